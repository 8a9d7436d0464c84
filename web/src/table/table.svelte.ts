import { Refused } from "../engine/engine";
import type { Action, Hint, JsonObject, Position, Refusal, SeatName } from "../engine/protocol";
import { settings } from "../settings.svelte";
import { Playback } from "../frame/playback.svelte";
import { isSecret } from "../games/all_games";
import { Drafts } from "./drafts";
import type { Company, LobbyNews, TableNews, TableSource, LoggedMove } from "./source";
import { recentOf, standingOf } from "./story";

/** One line of the log. */
export interface LogLine {
  readonly key: string;
  readonly words: string;
  readonly rule: string;
  /** The name of whoever took it back, if somebody did. */
  readonly takenBackBy: string;
}

export function linesOf(moves: readonly LoggedMove[], nameOf: (seat: SeatName) => string): LogLine[] {
  return moves.flatMap(({ number, seat, events, takenBackBy: by, isTakingBack }) => {
    if (isTakingBack)
      return [{ key: String(number), words: settings.m.table.tookBack(nameOf(seat)), rule: "", takenBackBy: "" }];
    const takenBackBy = by === undefined ? "" : nameOf(by);
    return events.map(({ words, rule }, i) => ({ key: `${number}-${i}`, words, rule, takenBackBy }));
  });
}

/** What trying an action out has shown. */
export interface Trial {
  readonly refusal?: Refusal;
  readonly preview?: JsonObject | undefined;
}

/** A table as the page shows it: the source's news made reactive. */
export class TableModel {
  position = $state.raw<Position>();
  ruleset = $state.raw<JsonObject>();
  /** What is known of everything that happened, also what was taken back. */
  moves = $state.raw<readonly LoggedMove[]>([]);
  hasEarlier = $state(false);
  refusal = $state.raw<Refusal>();
  hint = $state.raw<Hint>();
  company = $state.raw<Company>();
  /** How people find their seats; nothing once the game has begun. */
  lobby = $state.raw<LobbyNews>();
  isBusy = $state(false);
  /** Whether the game is played in another tab. */
  isElsewhere = $state(false);
  /** Why the table cannot go on here. */
  problem = $state("");
  /** Who is to be handed the screen before it shows what is theirs alone. */
  handOver = $state.raw<number>();
  readonly drafts: Drafts;
  /** What the board shows of it. */
  readonly playback = new Playback();
  readonly log = $derived(this.linesOf(this.moves));
  /** What was not taken back. */
  readonly standing = $derived(standingOf(this.moves));
  /** What happened since the seat's last decision; people who share a screen each have one of their own. */
  readonly recent = $derived(recentOf(this.moves, this.position?.seat));
  readonly hasSeveralPeople = $derived((this.position?.players.filter((player) => player === "human").length ?? 0) > 1);
  readonly isSeated = $derived(typeof this.position?.seat === "number");
  readonly isMine = $derived(
    this.position !== undefined && !this.isElsewhere && this.position.to_act.includes(this.position.seat),
  );
  readonly isOffline = $derived(this.company !== undefined && !this.company.isConnected);
  #isTelling = false;

  constructor(readonly source: TableSource) {
    this.drafts = new Drafts(source.id);
  }

  /** Whether only bots play here, so that nothing happens unless they are asked to go on. */
  get isUnattended(): boolean {
    const { position } = this;
    const isQuiet = this.source.kind === "local" && !this.isElsewhere && !this.isBusy;
    return isQuiet && position !== undefined && !position.over && position.waits_for.length === 0;
  }

  /** What is over or closed on the server stays as it is. */
  get canUndo(): boolean {
    const isSettled =
      this.source.kind === "remote" && (this.position?.over === true || this.company?.closed !== undefined);
    return !this.isBusy && !this.isOffline && !isSettled;
  }

  /** At a table with others a hint would be unfair, unless nobody else is a person or the host allows it to all. */
  get offersHints(): boolean {
    const isAllowed = this.source.kind === "local" || !this.hasSeveralPeople || this.company?.allowsHints === true;
    return this.isSeated && isAllowed;
  }

  /** What the position is worth is for whoever plays alone, in this browser: to others' eyes it would be unfair. */
  get showsValue(): boolean {
    return this.source.kind === "local" && !this.hasSeveralPeople;
  }

  async open(): Promise<void> {
    await this.source.open({
      news: (news) => this.#hear(news),
      company: (company) => this.#meet(company),
      lobby: (lobby) => this.#gather(lobby),
      elsewhere: (isElsewhere) => (this.isElsewhere = isElsewhere),
      fail: ({ message }) => (this.problem = message),
    });
    await this.#learnRules();
  }

  /**
   * Plays and tells whether it was allowed; what was refused stands in `refusal`. Whoever decides has seen enough of
   * what went before, unless this only continues what was begun.
   */
  async play(action: Action, isContinuing = false): Promise<boolean> {
    if (!isContinuing) this.playback.skip();
    return this.#attempt(() => this.source.play(action));
  }
  async undo(): Promise<boolean> {
    return this.#attempt(() => this.source.undo());
  }
  async askHint(bot: string): Promise<boolean> {
    return this.#attempt(async () => {
      this.hint = await this.source.hint(bot);
    });
  }
  /** Does something that concerns the others; what they or the server refuse stands in `refusal`. */
  async arrange(what: (source: TableSource) => Promise<void> | undefined): Promise<boolean> {
    return this.#attempt(async () => {
      await what(this.source);
    });
  }
  /** Why an action is not allowed, or what it would bring. */
  async tryOut(action: Action): Promise<Trial> {
    try {
      return { preview: await this.source.check(action) };
    } catch (failure) {
      if (failure instanceof Refused) return { refusal: failure.refusal };
      throw failure;
    }
  }
  /** Says everything again, in the language of now. */
  async retell(): Promise<void> {
    [this.hint, this.refusal] = [undefined, undefined];
    await this.source.retell();
  }
  /** Looks further back into what happened. */
  async tellEarlier(): Promise<void> {
    if (!this.hasEarlier || this.#isTelling) return;
    this.#isTelling = true;
    try {
      await this.source.tellEarlier?.();
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
    } finally {
      this.#isTelling = false;
    }
  }

  linesOf(moves: readonly LoggedMove[]): LogLine[] {
    return linesOf(moves, (seat) => this.nameOf(seat));
  }

  nameOf(seat: SeatName): string {
    if (typeof seat !== "number") return seat;
    const inLobby = this.lobby?.seats[seat - 1]?.name;
    return this.position?.names[seat - 1] ?? inLobby ?? String(seat);
  }

  /** There are none to learn before the game begins. */
  async #learnRules(): Promise<void> {
    if (this.position && !this.lobby) this.ruleset = await this.source.ruleset();
  }
  #gather(lobby: LobbyNews | undefined): void {
    const begins = this.lobby !== undefined && lobby === undefined;
    this.lobby = lobby;
    if (begins) void this.#learnRules();
  }
  #meet(company: Company): void {
    this.company = company;
    if (!this.offersHints) this.hint = undefined;
  }
  #hear({ position, moves, hasEarlier, positions }: TableNews): void {
    const [before, last] = [this.position, this.moves.at(-1)?.number ?? 0];
    [this.moves, this.hasEarlier] = [moves, hasEarlier];
    if (position === before) return;
    this.position = position;
    this.#askForScreen(before, position);
    const fresh = moves.filter(({ number }) => number > last);
    const isPlain = before !== undefined && !fresh.some(({ isTakingBack }) => isTakingBack);
    if (!isPlain || last === 0) return this.playback.jump(position, moves.at(-1)?.number ?? 0);
    this.playback.add(
      fresh.map(({ number, seat, events }) => ({ number, seat, events, position: positions?.get(number) })),
      position,
    );
  }
  /** People who share a screen see their secrets only when it was handed to them. */
  #askForScreen(before: Position | undefined, position: Position): void {
    const { seat, over, to_act } = position;
    const isShared = this.source.kind === "local" && this.hasSeveralPeople;
    const isDeciding = isShared && !over && typeof seat === "number" && to_act.includes(seat);
    if (!isDeciding || !isSecret(position)) this.handOver = undefined;
    else if (before?.seat !== seat || !isSecret(before)) this.handOver = seat;
  }

  async #attempt(what: () => Promise<void>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.refusal = undefined;
    this.hint = undefined;
    try {
      await what();
      return true;
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
      this.refusal = failure.refusal;
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}

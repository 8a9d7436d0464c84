import { Engine } from "../engine/engine";
import type { Action, GameRecord, Hint, Json, JsonObject, Position, SeatName, Setup } from "../engine/protocol";
import { settings } from "../settings.svelte";
import { Claim } from "./claim";
import type { Listener, TableSource, Told } from "./source";
import { newId, newSeed, store, type KeptGame } from "./store";
import { retold, tellMore, tellUndo } from "./story";

/** Who looks at a game of this browser first: the first person, or a spectator where only bots play. */
export function firstSeat(seats: readonly { readonly player: string }[]): SeatName {
  const first = seats.findIndex(({ player }) => player === "human") + 1;
  return first > 0 ? first : "spectator";
}

/**
 * A table in this browser: the rules run in a worker, the record is kept after every move. Several tabs may show it, but
 * only one plays.
 */
export class LocalTable implements TableSource {
  readonly kind = "local";
  readonly #engine = takeEngine();
  readonly #claim: Claim;
  #listener: Listener | undefined;
  #told: readonly Told[] = [];
  /** Whoever sits before the screen: people who share it take turns. */
  #seat: SeatName;
  /** What changes the game happens one after the other. */
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(private readonly kept: KeptGame) {
    this.#seat = firstSeat(kept.record.seats);
    this.#claim = new Claim(kept.id, { gain: () => this.#goOn(), lose: () => this.#letGo() });
  }

  /** A new game, kept at once. */
  static async begin(setup: Setup, guided = false): Promise<LocalTable> {
    const engine = sharedEngine();
    const seat = firstSeat(setup.seats);
    const [id, seed] = [newId(), newSeed()];
    await engine.ask("begin", { setup, seed, seat });
    const { record } = await engine.ask("record", {});
    const kept = { id, game: setup.game, seed, seat, guided, record, updated: Date.now(), over: false };
    await store.keepGame(kept);
    return new LocalTable(kept);
  }

  static async resume(id: string): Promise<LocalTable | undefined> {
    const kept = await store.game(id);
    return kept && new LocalTable(kept);
  }

  get id(): string {
    return this.kept.id;
  }
  get guided(): boolean {
    return this.kept.guided;
  }

  async open(listener: Listener): Promise<void> {
    this.#listener = listener;
    if (await this.#claim.take()) return this.#goOn();
    listener.elsewhere(true);
    await this.#change(async () => {
      await this.#load();
      this.#tell(await this.#position());
    });
  }
  async takeOver(): Promise<void> {
    await this.#claim.takeOver();
  }
  play(action: Action): Promise<void> {
    return this.#change(async () => {
      const { moves } = await this.#engine.ask("play", { seat: this.#seat, action });
      this.#told = tellMore(this.#told, moves);
      await this.#advance();
    });
  }
  async check(action: Action): Promise<JsonObject | undefined> {
    return (await this.#engine.ask("check", { seat: this.#seat, action })).preview;
  }
  undo(): Promise<void> {
    return this.#change(async () => {
      const { step = 0, players = [] } = await this.#engine.ask("undo", { seat: this.#seat });
      this.#told = tellUndo(this.#told, step, (seat) => typeof seat === "number" && players[seat - 1] === "human");
      // Whoever took something back decides again.
      this.#seat = this.#told.at(-1)?.seat ?? this.#seat;
      await this.#settle();
    });
  }
  hint(bot: string): Promise<Hint> {
    return this.#engine.ask("hint", { seat: this.#seat, bot, seed: newSeed(), milliseconds: 1000 });
  }
  async ask(question: string, what: Json): Promise<Json> {
    const { answer } = await this.#engine.ask("ask", { question, seat: this.#seat, with: what });
    return answer;
  }
  async ruleset(): Promise<JsonObject> {
    return (await this.#engine.ask("ruleset", {})).ruleset;
  }
  retell(): Promise<void> {
    return this.#change(async () => {
      this.#told = retold(this.#told, (await this.#engine.ask("history", {})).moves);
      this.#tell(await this.#position());
    });
  }
  async record(): Promise<GameRecord> {
    return (await this.#engine.ask("record", {})).record;
  }
  /** What was begun is finished and kept first. */
  close(): void {
    void this.#queue.then(() => {
      this.#claim.close();
      this.#engine.close();
    });
  }

  #change(what: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(what);
    this.#queue = done.catch(() => {});
    return done;
  }
  /** Takes the game up where it was kept last, here or in another tab. */
  async #load(): Promise<void> {
    const { record, seed, seat } = (await store.game(this.id)) ?? this.kept;
    await this.#engine.ask("open", { record, seed, seat });
    this.#told = tellMore([], (await this.#engine.ask("history", {})).moves);
  }
  #goOn(): Promise<void> {
    return this.#change(async () => {
      await this.#load();
      await this.#advance();
      this.#listener?.elsewhere(false);
    });
  }
  /** Another tab plays on: what was begun here is finished and kept first. */
  async #letGo(): Promise<void> {
    this.#listener?.elsewhere(true);
    await this.#queue;
  }

  #position(): Promise<Position> {
    return this.#engine.ask("position", { seat: this.#seat });
  }
  #tell(position: Position): void {
    this.#listener?.news({ position, moves: this.#told, hasEarlier: false });
  }
  /** Lets bots and chance act, then tells what happened. */
  async #advance(): Promise<void> {
    const { moves } = await this.#engine.ask("run", {});
    this.#told = tellMore(this.#told, moves);
    await this.#settle();
  }
  /** Tells and keeps how things stand, as whoever is to decide sees them. */
  async #settle(): Promise<void> {
    let position = await this.#position();
    const next = position.waits_for?.find((seat) => typeof seat === "number");
    if (typeof next === "number" && !position.waits_for?.includes(this.#seat)) {
      this.#seat = next;
      position = await this.#position();
    }
    this.#tell(position);
    const record = await this.record();
    if (this.#claim.isMine) await store.keepGame({ ...this.kept, record, updated: Date.now(), over: position.over });
  }
}

let ready: Engine | undefined;

/** Starts the rules before they are needed, so that the first click finds them running. */
export function warmUp(): void {
  ready ??= new Engine(() => settings.lang);
  void ready.ask("catalogue", {}).catch(() => {});
}
function takeEngine(): Engine {
  const engine = ready ?? new Engine(() => settings.lang);
  ready = undefined;
  return engine;
}
/** A desk for questions that belong to no table. */
export function sharedEngine(): Engine {
  ready ??= new Engine(() => settings.lang);
  return ready;
}

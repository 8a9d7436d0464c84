import { Engine } from "../engine/engine";
import {
  shown,
  type Action,
  type GameRecord,
  type Hint,
  type Json,
  type JsonObject,
  type Move,
  type Position,
  type PositionValue,
  type Progress,
  type SeatName,
  type Setup,
  type Show,
  type Skill,
} from "../engine/protocol";
import { settings } from "../settings.svelte";
import { Claim } from "./claim";
import { checked, unlessRefused, type Listener, type TableSource, type LoggedMove } from "./source";
import { newId, newSeed, store, type KeptGame } from "./store";
import { retold, tellMore, tellUndo } from "./story";

/** Who looks at a game of this browser first: the first person, or a spectator where only bots play. */
export function firstSeat(seats: readonly { readonly player: string }[]): SeatName {
  const first = seats.findIndex(({ player }) => player === "human") + 1;
  return first > 0 ? first : "spectator";
}

/**
 * A table in this browser: the rules run in a worker, the record is kept after every move. Several tabs may show it,
 * but only one plays.
 */
export class LocalTable implements TableSource {
  readonly kind = "local";
  readonly #engine = takeEngine();
  readonly #claim: Claim;
  #listener: Listener | undefined;
  #told: readonly LoggedMove[] = [];
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
    const { record } = await engine.ask("new", { setup, seed, show: { seat, record: true } });
    if (!record) throw new Error("no record was shown");
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
      this.#tell(await this.#load());
    });
  }
  async takeOver(): Promise<void> {
    await this.#claim.takeOver();
  }
  play(action: Action): Promise<void> {
    return this.#change(async () => {
      await this.#settle(await this.#engine.ask("play", { seat: this.#seat, action, run: true, show: this.#show }));
    });
  }
  async check(action: Action): Promise<JsonObject | undefined> {
    return checked(await this.#engine.ask("check", { seat: this.#seat, action }));
  }
  undo(): Promise<void> {
    return this.#change(async () => {
      const show = this.#show;
      const undone = await this.#engine.ask("undo", { show });
      const { players } = shown(undone);
      this.#told = tellUndo(
        this.#told,
        undone.step,
        (seat) => typeof seat === "number" && players[seat - 1] === "human",
      );
      // Whoever took something back decides again.
      const by = this.#told.at(-1)?.seat ?? this.#seat;
      await this.#settle(
        by === shown(undone).seat ? undone : await this.#engine.ask("position", { show: { ...show, seat: by } }),
      );
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
  value(skill: Skill): Promise<PositionValue | undefined> {
    return unlessRefused(this.#engine.ask("value", { seat: this.#seat, skill }));
  }
  goOn(): Promise<void> {
    return this.#change(() => this.#run());
  }
  retell(): Promise<void> {
    return this.#change(async () => {
      this.#told = retold(this.#told, (await this.#engine.ask("moves", {})).moves);
      this.#tell(await this.#engine.ask("position", { show: { seat: this.#seat } }));
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
  async #load(): Promise<Progress> {
    const { record, seed } = (await store.game(this.id)) ?? this.kept;
    const progress = await this.#engine.ask("load", { record, seed, show: { seat: this.#seat } });
    this.#told = tellMore([], (await this.#engine.ask("moves", {})).moves);
    return progress;
  }
  #goOn(): Promise<void> {
    return this.#change(async () => {
      await this.#load();
      await this.#run();
      this.#listener?.elsewhere(false);
    });
  }
  /** Another tab plays on: what was begun here is finished and kept first. */
  async #letGo(): Promise<void> {
    this.#listener?.elsewhere(true);
    await this.#queue;
  }

  /** What an answer shows: how things stand and stood on the way, if that is to be seen, and the record to keep. */
  get #show(): Show {
    return { seat: this.#seat, hand_on: true, record: true, each: settings.moves };
  }
  /** Bots among themselves move one at a time, for whoever watches. */
  async #run(): Promise<void> {
    const isWatched = this.#seat === "spectator" && settings.moves;
    await this.#settle(await this.#engine.ask("run", { show: this.#show, ...(isWatched ? { steps: 1 } : {}) }));
  }

  #tell(progress: Progress, positions?: ReadonlyMap<number, Position>): void {
    const news = { position: shown(progress), moves: this.#told, hasEarlier: false };
    this.#listener?.news(positions ? { ...news, positions } : news);
  }
  /** Tells what happened and how things stand, as whoever is to decide sees them, and keeps it. */
  async #settle(progress: Progress): Promise<void> {
    const { moves = [], record, over } = progress;
    const before = this.#told.length;
    this.#told = tellMore(this.#told, moves);
    this.#seat = shown(progress).seat;
    this.#tell(progress, positionsOf(this.#told.slice(before), moves));
    if (record && this.#claim.isMine) await store.keepGame({ ...this.kept, record, updated: Date.now(), over });
  }
}

/** How things stood after each move, by the number the story gives it. */
function positionsOf(told: readonly LoggedMove[], moves: readonly Move[]): ReadonlyMap<number, Position> {
  const known = told.flatMap(({ number }, i): [number, Position][] => {
    const position = moves[i]?.position;
    return position ? [[number, position]] : [];
  });
  return new Map(known);
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
/** For questions that belong to no table. */
export function sharedEngine(): Engine {
  ready ??= new Engine(() => settings.lang);
  return ready;
}

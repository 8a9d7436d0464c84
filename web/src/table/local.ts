import { Engine } from "../engine/engine";
import type { Action, GameRecord, Hint, Json, JsonObject, Move, Position, Setup } from "../engine/protocol";
import { settings } from "../settings.svelte";
import type { TableNews, TableSource } from "./source";
import { newId, newSeed, store, type KeptGame } from "./store";

/** A table in this browser: the rules run in a worker, the record is kept after every move. */
export class LocalTable implements TableSource {
  readonly kind = "local";
  readonly id: string;
  readonly #engine: Engine;
  #tell: (news: TableNews) => void = () => {};
  /** Whoever sits before the screen: people who share it take turns. */
  #seat: number;

  private constructor(
    private readonly kept: Omit<KeptGame, "record" | "updated" | "over">,
    engine: Engine,
  ) {
    this.id = kept.id;
    this.#seat = kept.seat;
    this.#engine = engine;
  }

  /** A new game, kept at once. */
  static async begin(setup: Setup, guided = false): Promise<LocalTable> {
    const seat = Math.max(1, setup.seats.findIndex(({ player }) => player === "human") + 1);
    const engine = takeEngine();
    const kept = { id: newId(), game: setup.game, seed: newSeed(), seat, guided };
    await engine.ask("begin", { setup, seed: kept.seed, seat });
    const table = new LocalTable(kept, engine);
    await table.#keep();
    return table;
  }

  static async resume(id: string): Promise<LocalTable | undefined> {
    const kept = await store.game(id);
    if (!kept) return undefined;
    const engine = takeEngine();
    const { record, seed, seat } = kept;
    await engine.ask("open", { record, seed, seat });
    return new LocalTable(kept, engine);
  }

  get guided(): boolean {
    return this.kept.guided;
  }

  async open(listener: (news: TableNews) => void): Promise<void> {
    this.#tell = listener;
    const { moves } = await this.#engine.ask("history", {});
    await this.#advance(moves);
  }
  async play(action: Action): Promise<void> {
    const { moves } = await this.#engine.ask("play", { seat: this.#seat, action });
    await this.#advance(moves);
  }
  async check(action: Action): Promise<void> {
    await this.#engine.ask("check", { seat: this.#seat, action });
  }
  async undo(): Promise<void> {
    const position = await this.#engine.ask("undo", { seat: this.#seat });
    await this.#keep();
    this.#tell({ position, moves: [] });
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
  async history(): Promise<readonly Move[]> {
    return (await this.#engine.ask("history", {})).moves;
  }
  position(): Promise<Position> {
    return this.#engine.ask("position", { seat: this.#seat });
  }
  async record(): Promise<GameRecord> {
    return (await this.#engine.ask("record", {})).record;
  }
  close(): void {
    this.#engine.close();
  }

  /** Lets bots and chance act, then tells what happened. */
  async #advance(before: readonly Move[]): Promise<void> {
    const { moves } = await this.#engine.ask("run", {});
    let position = await this.position();
    const next = position.waits_for?.find((seat) => typeof seat === "number");
    if (typeof next === "number" && !position.waits_for?.includes(this.#seat)) {
      this.#seat = next;
      position = await this.position();
    }
    this.#tell({ position, moves: [...before, ...moves] });
    await this.#keep();
  }
  async #keep(): Promise<void> {
    const [record, position] = [await this.record(), await this.position()];
    await store.keepGame({ ...this.kept, record, updated: Date.now(), over: position.over });
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

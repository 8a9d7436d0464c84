import { Refused } from "../engine/engine";
import type { Action, GameEvent, Hint, JsonObject, Move, Position, Refusal, SeatName } from "../engine/protocol";
import type { Company, TableSource } from "./source";

/** One line of the log. */
export interface LogLine {
  readonly move: number;
  readonly seat: SeatName;
  readonly event: GameEvent;
}

export function linesOf(moves: readonly Move[], from = 0): LogLine[] {
  return moves.flatMap((move, i) => move.events.map((event) => ({ move: from + i, seat: move.seat, event })));
}

/** A table as the page shows it: the source's news made reactive. */
export class Table {
  position = $state.raw<Position>();
  ruleset = $state.raw<JsonObject>();
  moves = $state.raw<readonly Move[]>([]);
  refusal = $state.raw<Refusal>();
  hint = $state.raw<Hint>();
  company = $state.raw<Company>();
  isBusy = $state(false);
  readonly log = $derived(linesOf(this.moves));
  /** Index of the seat's last decision; people who share a screen each have one of their own. */
  readonly fresh = $derived(Math.max(0, this.moves.findLastIndex(({ seat }) => seat === this.position?.seat)));
  readonly isMine = $derived(this.position !== undefined && this.position.to_act.includes(this.position.seat));

  constructor(readonly source: TableSource) {}

  async open(): Promise<void> {
    await this.source.open(
      ({ position, moves }) => {
        this.moves = [...this.moves, ...moves];
        this.position = position;
      },
      (company) => {
        this.company = company;
      },
    );
    this.ruleset = await this.source.ruleset();
  }

  /** Plays and tells whether it was allowed; what was refused stands in `refusal`. */
  async play(action: Action): Promise<boolean> {
    return this.#attempt(() => this.source.play(action));
  }
  async undo(): Promise<boolean> {
    return this.#attempt(async () => {
      await this.source.undo();
      this.moves = await this.source.history();
    });
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
  /** The reason why an action is not allowed, if there is one. */
  async whyNot(action: Action): Promise<Refusal | undefined> {
    try {
      await this.source.check(action);
      return undefined;
    } catch (failure) {
      if (failure instanceof Refused) return failure.refusal;
      throw failure;
    }
  }
  /** Says everything again, in the language of now. */
  async retell(): Promise<void> {
    this.moves = await this.source.history();
    this.position = await this.source.position();
    this.hint = undefined;
    this.refusal = undefined;
  }

  nameOf(seat: SeatName): string {
    return typeof seat === "number" ? (this.position?.names[seat - 1] ?? String(seat)) : seat;
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

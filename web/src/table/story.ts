import type { GameEvent, Move, SeatName } from "../engine/protocol";
import type { Happening } from "./messages";
import type { ChatLine, Told } from "./source";

type Row = Pick<Happening, "row" | "what" | "seat" | "text" | "step" | "to"> & {
  readonly events: readonly GameEvent[];
};

/** Events are made once, so that they stay the same objects however often the story is told. */
const rowOf = ({ row, what, seat, text, step, to, events }: Happening): Row => ({
  row,
  what,
  seat,
  text,
  step,
  to,
  events,
});

/** The rows of a table of the server, without a gap, from wherever this page begins to know them. */
export class Story {
  #from = 1;
  #rows: readonly Row[] = [];

  /** The number of the first row; earlier ones were not told yet. */
  get from(): number {
    return this.#from;
  }
  get last(): number {
    return this.#from + this.#rows.length - 1;
  }

  /** Forgets everything and begins with these rows. */
  begin(from: number, rows: readonly Happening[]): void {
    this.#from = from;
    this.#rows = rows.map(rowOf);
  }
  /** Adds what happened next; rows that are known already are left out. */
  add(rows: readonly Happening[]): void {
    this.#rows = [...this.#rows, ...rows.filter(({ row }) => row > this.last).map(rowOf)];
  }
  /** Adds a page of what happened before. A page that does not reach up to the first row was asked for too long ago. */
  addEarlier(from: number, rows: readonly Happening[]): void {
    if (from + rows.length !== this.#from) return;
    this.#from = from;
    this.#rows = [...rows.map(rowOf), ...this.#rows];
  }

  moves(): Told[] {
    return movesOf(this.#rows);
  }
  chat(): ChatLine[] {
    return this.#rows.filter(({ what }) => what === "say").map(({ seat, text }) => ({ seat, text }));
  }
  /** Who refused the last wish of a seat to take something back, as long as nothing else was played. */
  refusedUndo(of: SeatName): SeatName | undefined {
    const last = this.#rows.findLast(
      ({ what }) => what === "undo_declined" || what === "undo_asked" || what === "undo" || what === "play",
    );
    const asked = this.#rows.findLast(({ what }) => what === "undo_asked");
    return last?.what === "undo_declined" && asked?.seat === of ? last.seat : undefined;
  }
}

/** The moves that rows tell, with those marked that were taken back. */
export function movesOf(rows: readonly Row[]): Told[] {
  const told: Told[] = [];
  /** Moves that stand: where they are told, and how many steps the game had after each. */
  let standing: { at: number; step: number }[] = [];
  /** The row of an undo that needed consent is by whoever agreed last; it was taken back by whoever asked. */
  let asked: SeatName | undefined;
  const takeBack = (number: number, by: SeatName, gone: readonly { at: number }[]): void => {
    for (const { at } of gone) told[at] = { ...(told[at] as Told), takenBackBy: by };
    told.push({ number, seat: by, events: [], isTakingBack: true });
  };
  for (const { row, what, seat, events, step, to } of rows) {
    if (what === "play") {
      standing.push({ at: told.length, step });
      told.push({ number: row, seat, events });
    } else if (what === "undo") {
      takeBack(
        row,
        asked ?? seat,
        standing.filter((one) => one.step > to),
      );
      standing = standing.filter((one) => one.step <= to);
    } else if (what === "take_back") {
      const which = standing.findLastIndex(({ at }) => told[at]?.seat === seat);
      takeBack(row, seat, standing.slice(which, which + 1));
      // A sealed choice is one step; what was chosen after it moves up. One that is not known lies before all of this.
      standing = standing.flatMap((one, i) =>
        i < which ? [one] : i === which ? [] : [{ ...one, step: one.step - 1 }],
      );
    }
    if (what === "undo_asked") asked = seat;
    else if (what === "play" || what === "undo" || what === "take_back" || what === "undo_declined") asked = undefined;
  }
  return told;
}

/** Moves of a game in this browser, told after those that were. */
export function tellMore(told: readonly Told[], moves: readonly Move[]): Told[] {
  const first = (told.at(-1)?.number ?? 0) + 1;
  return [...told, ...moves.map(({ seat, events }, i) => ({ number: first + i, seat, events }))];
}

/**
 * A person of a game in this browser took their last move back; `steps` moves are left. If it was a sealed choice, only
 * that is gone, else everything from there on.
 */
export function tellUndo(told: readonly Told[], steps: number, isPerson: (seat: SeatName) => boolean): Told[] {
  const standing = standingOf(told).filter(({ isTakingBack }) => !isTakingBack);
  const last = standing.findLast(({ seat }) => isPerson(seat));
  if (!last) return [...told];
  const gone = new Set(standing.length - steps === 1 ? [last] : standing.slice(steps));
  const marked = told.map((one) => (gone.has(one) ? { ...one, takenBackBy: last.seat } : one));
  return [...marked, { number: (told.at(-1)?.number ?? 0) + 1, seat: last.seat, events: [], isTakingBack: true }];
}

/** The same moves told again, in another language. Those that were taken back are in no record and keep their words. */
export function retold(told: readonly Told[], moves: readonly Move[]): Told[] {
  let next = 0;
  return told.map((one) =>
    one.takenBackBy !== undefined || one.isTakingBack ? one : { ...one, events: moves[next++]?.events ?? one.events },
  );
}

/** What still stands, and who took something back. */
export const standingOf = (told: readonly Told[]): Told[] =>
  told.filter(({ takenBackBy }) => takenBackBy === undefined);

/** What happened since the last decision of a seat that still stands, with that decision. */
export function recentOf(told: readonly Told[], seat: SeatName | undefined): Told[] {
  const standing = standingOf(told);
  return standing.slice(
    Math.max(
      0,
      standing.findLastIndex((one) => one.seat === seat && !one.isTakingBack),
    ),
  );
}

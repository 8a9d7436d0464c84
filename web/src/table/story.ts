import type { GameEvent, Move, SeatName } from "../engine/protocol";
import type { ChatLine, LoggedMove } from "./source";
import type { News } from "./wire";

/** What of a row is kept: not how things stood then. */
interface Row {
  readonly row: number;
  readonly what: string;
  readonly seat: SeatName;
  /** How many steps the game has after it. */
  readonly step: number;
  /** Of an undo: how many steps are left. */
  readonly to: number;
  readonly text: string;
  /** Of a removal: the row whose words are gone. */
  readonly line: number;
  readonly isRemoved: boolean;
  readonly events: readonly GameEvent[];
}

/** Events are made once, so that they stay the same objects however often the story is told. */
const rowOf = (news: News): Row => ({
  row: news.row,
  what: news.what,
  seat: news.seat,
  step: news.step ?? 0,
  to: news.what === "undo" ? news.to : 0,
  text: news.what === "say" ? news.text : "",
  line: news.what === "remove_line" ? news.line : 0,
  isRemoved: news.what === "say" && (news.removed ?? false),
  events: news.what === "play" || news.what === "begin" ? news.events : [],
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
  begin(from: number, rows: readonly News[]): void {
    this.#from = from;
    this.#rows = rows.map(rowOf);
  }
  /** Adds what happened next; rows that are known already are left out. */
  add(rows: readonly News[]): void {
    this.#rows = [...this.#rows, ...rows.filter(({ row }) => row > this.last).map(rowOf)];
  }
  /** Adds a page of what happened before. A page that does not reach up to the first row was asked for too long ago. */
  addEarlier(from: number, rows: readonly News[]): void {
    if (from + rows.length !== this.#from) return;
    this.#from = from;
    this.#rows = [...rows.map(rowOf), ...this.#rows];
  }

  moves(): LoggedMove[] {
    return movesOf(this.#rows);
  }
  chat(): ChatLine[] {
    const gone = new Set(this.#rows.filter(({ what }) => what === "remove_line").map(({ line }) => line));
    return this.#rows
      .filter(({ what }) => what === "say")
      .map(({ row, seat, text, isRemoved }) => {
        const isGone = isRemoved || gone.has(row);
        return { row, seat, text: isGone ? "" : text, isRemoved: isGone };
      });
  }
  /** Who asked to play once more. */
  rematchBy(): SeatName | undefined {
    return this.#rows.findLast(({ what }) => what === "rematch")?.seat;
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
export function movesOf(rows: readonly Row[]): LoggedMove[] {
  const told: LoggedMove[] = [];
  /** Moves that stand: where they are told, and how many steps the game had after each. */
  let standing: { at: number; step: number }[] = [];
  /** The row of an undo that needed consent is by whoever agreed last; it was taken back by whoever asked. */
  let asked: SeatName | undefined;
  const takeBack = (number: number, by: SeatName, gone: readonly { at: number }[]): void => {
    for (const { at } of gone) told[at] = { ...(told[at] as LoggedMove), takenBackBy: by };
    told.push({ number, seat: by, events: [], isTakingBack: true });
  };
  for (const { row, what, seat, events, step, to } of rows) {
    if (what === "play" || what === "begin") {
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
export function tellMore(told: readonly LoggedMove[], moves: readonly Move[]): LoggedMove[] {
  const first = (told.at(-1)?.number ?? 0) + 1;
  return [...told, ...moves.map(({ seat, events }, i) => ({ number: first + i, seat, events }))];
}

/**
 * A person of a game in this browser took their last move back; `steps` moves are left. If it was a sealed choice, only
 * that is gone, else everything from there on.
 */
export function tellUndo(
  told: readonly LoggedMove[],
  steps: number,
  isPerson: (seat: SeatName) => boolean,
): LoggedMove[] {
  const standing = standingOf(told).filter(({ isTakingBack }) => !isTakingBack);
  const last = standing.findLast(({ seat }) => isPerson(seat));
  if (!last) return [...told];
  const gone = new Set(standing.length - steps === 1 ? [last] : standing.slice(steps));
  const marked = told.map((one) => (gone.has(one) ? { ...one, takenBackBy: last.seat } : one));
  return [...marked, { number: (told.at(-1)?.number ?? 0) + 1, seat: last.seat, events: [], isTakingBack: true }];
}

/** The same moves told again, in another language. Those that were taken back are in no record and keep their words. */
export function retold(told: readonly LoggedMove[], moves: readonly Move[]): LoggedMove[] {
  let next = 0;
  return told.map((one) =>
    one.takenBackBy !== undefined || one.isTakingBack ? one : { ...one, events: moves[next++]?.events ?? one.events },
  );
}

/** What still stands, and who took something back. */
export const standingOf = (told: readonly LoggedMove[]): LoggedMove[] =>
  told.filter(({ takenBackBy }) => takenBackBy === undefined);

/** What happened since the last decision of a seat that still stands, with that decision. */
export function recentOf(told: readonly LoggedMove[], seat: SeatName | undefined): LoggedMove[] {
  const standing = standingOf(told);
  return standing.slice(
    Math.max(
      0,
      standing.findLastIndex((one) => one.seat === seat && !one.isTakingBack),
    ),
  );
}

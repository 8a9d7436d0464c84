/// What a finished game tells of itself, and what can be read from it without knowing the game.
import type { Standing } from "../engine/protocol";

/** Points of one seat by where they came from. */
export interface SeatParts {
  readonly seat: number;
  readonly parts: readonly { readonly label: string; readonly value: number; readonly colour?: string | undefined }[];
}
/** How everyone stood at one time: a score for each seat, in their order. */
export interface CoursePoint {
  readonly label: string;
  /** The same as part of a sentence: "after round 3". */
  readonly when?: string;
  readonly scores: readonly number[];
}

/** Who won: several if they share the first place. */
export const winnersOf = (standings: readonly Standing[]): number[] =>
  standings.filter(({ place }) => place === 1).map(({ seat }) => seat);

/** By how many points the best of the others is behind; nothing where the first place is shared or nobody else sits. */
export function leadOf(standings: readonly Standing[]): number | undefined {
  const [winner, ...more] = standings.filter(({ place }) => place === 1);
  const rest = standings.filter(({ place }) => place > 1).map(({ score }) => score);
  return winner && more.length === 0 && rest.length > 0 ? winner.score - Math.max(...rest) : undefined;
}

/** Since when a seat has been ahead of everyone else up to the end: an index of the course. Undefined if it is not. */
export function turningPoint(course: readonly CoursePoint[], seat: number): number | undefined {
  const isAhead = ({ scores }: CoursePoint): boolean =>
    scores.every((score, i) => i === seat - 1 || score < (scores[seat - 1] ?? -Infinity));
  const behind = course.findLastIndex((point) => !isAhead(point));
  return behind + 1 < course.length ? behind + 1 : undefined;
}

/** Whether nobody else was ever ahead: everyone may have begun with the same points. */
export function isAlwaysAhead(course: readonly CoursePoint[], turn: number): boolean {
  const start = course[0]?.scores ?? [];
  return turn === 0 || (turn === 1 && start.every((score) => score === start[0]));
}

/** Where most of a seat's points came from. */
export function mainPart(parts: readonly SeatParts[], seat: number): { label: string; value: number } | undefined {
  const own = parts.find((one) => one.seat === seat)?.parts ?? [];
  return own.reduce<{ label: string; value: number } | undefined>(
    (best, part) => (part.value > (best?.value ?? 0) ? part : best),
    undefined,
  );
}

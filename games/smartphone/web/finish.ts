import type { CoursePoint, SeatParts } from "$web/frame/finish";
import { sourcesOf, type Sources } from "./breakdown";
import type { Look } from "./context.svelte";
import type { Names } from "./names";

/** Everyone's points by where they came from, and how they grew from round to round. */
export function finishOf(look: Look, n: Names): { parts: readonly SeatParts[]; course: readonly CoursePoint[] } {
  const isOver = look.board.phase === "over";
  const sources = look.board.players.flatMap((player, i) => {
    const seat = look.preview.seats[i];
    return seat ? [sourcesOf(player, seat, isOver)] : [];
  });
  const sum = (source: Sources, what: "sales" | "majorities"): number =>
    source.rounds.reduce((total, round) => total + round[what], 0);
  const parts = sources.map((source, i) => ({
    seat: i + 1,
    parts: [
      { label: n.breakdown.start, value: source.start },
      { label: n.breakdown.sales, value: sum(source, "sales") },
      { label: n.breakdown.majorities, value: sum(source, "majorities") },
      { label: n.breakdown.patents, value: source.patents },
      { label: n.breakdown.tiles, value: source.tiles },
    ],
  }));
  const rounds = Math.max(0, ...sources.map((source) => source.rounds.length));
  const after = (source: Sources, round: number): number =>
    source.rounds.slice(0, round).reduce((total, { sales, majorities }) => total + sales + majorities, source.start);
  const course = Array.from({ length: rounds + 1 }, (_, round) => ({
    label: round === 0 ? n.breakdown.start : n.breakdown.round(round),
    when: n.breakdown.after(round),
    scores: sources.map((source) => after(source, round)),
  }));
  const end = { label: n.phases.over, when: n.breakdown.atTheEnd, scores: sources.map(({ total }) => total) };
  return { parts, course: isOver ? [...course, end] : course };
}

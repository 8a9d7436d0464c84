/// What a position or a move is worth, rounded as it is told: nobody knows it more exactly.
import { Skill } from "../engine/requests";
import type { Messages } from "../messages/en";

/** What somebody has to expect, as far as that is known: hundredths of a point, and of a percent. */
export interface Outlook {
  readonly score?: number | undefined;
  readonly chance?: number | undefined;
}

/**
 * How well everyone at a table is taken to play on: like the strongest of its bots; one of a kind the networks have
 * not met counts as the best they have. People, and automatons who are to be a match for them, like apprentices.
 */
export function skillAt(players: readonly string[], bots: readonly string[]): Skill {
  const known: readonly string[] = Skill;
  const met = players.filter((player) => bots.includes(player) || known.includes(player));
  const levels = met.map((bot) => (known.includes(bot) ? known.indexOf(bot) : known.length - 1));
  return Skill[Math.max(Skill.indexOf("apprentice"), ...levels)] ?? "apprentice";
}

export const pointsOf = (hundredths: number): number => Math.round(hundredths / 100) || 0;
/** Whole percent; nothing and everything only where it is certain. */
export function percentOf(hundredths: number): number {
  if (hundredths <= 0 || hundredths >= 10_000) return hundredths <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(hundredths / 100)));
}

/** What a move leaves: points in the end and the chance to win; "" where neither is known. */
export function outlookWords({ outlook }: Messages["worth"], { score, chance }: Outlook, unit: string): string {
  if (score !== undefined && chance !== undefined) return outlook.both(pointsOf(score), unit, percentOf(chance));
  if (score !== undefined) return outlook.points(pointsOf(score), unit);
  return chance === undefined ? "" : outlook.chance(percentOf(chance));
}

/** How much less another move leaves than the best one; nothing where that is not known. */
export function lessWords(
  { less }: Messages["worth"],
  best: Outlook | undefined,
  other: Outlook,
  unit: string,
): string | undefined {
  const apart = (one: number | undefined, two: number | undefined): number | undefined =>
    one === undefined || two === undefined ? undefined : Math.max(0, pointsOf(one - two));
  const [points, percent] = [apart(best?.score, other.score), apart(best?.chance, other.chance)];
  if (points === undefined && percent === undefined) return undefined;
  if (points && percent) return less.both(points, unit, percent);
  if (points) return less.points(points, unit);
  return percent ? less.chance(percent) : less.equal;
}

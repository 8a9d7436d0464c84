/// How somebody did: kept in this browser and nowhere else.
import * as v from "valibot";
import type { Plan } from "./model";
import { planShape } from "./planner.svelte";
import { dayBefore } from "./puzzle";

export interface Attempt {
  readonly seconds: number;
  readonly moves: number;
  readonly isSolved: boolean;
  /** As it lies, to go on from. */
  readonly plan?: Plan | undefined;
}
export type Attempts = Readonly<Record<string, Attempt>>;

const key = "oligopoly.puzzle.smartphone";
const most = 400;
const attempt: v.GenericSchema<unknown, Attempt> = v.object({
  seconds: v.number(),
  moves: v.number(),
  isSolved: v.boolean(),
  plan: v.optional(planShape),
});
const shape = v.record(v.string(), attempt);

export function readAttempts(): Attempts {
  try {
    return v.parse(shape, JSON.parse(localStorage.getItem(key) ?? "{}"));
  } catch {
    return {};
  }
}
export function keepAttempt(day: string, attempt: Attempt): Attempts {
  const days = Object.entries({ ...readAttempts(), [day]: attempt }).sort(([a], [b]) => a.localeCompare(b));
  const attempts = Object.fromEntries(days.slice(-most));
  try {
    localStorage.setItem(key, JSON.stringify(attempts));
  } catch {
    // A browser that keeps nothing still has a puzzle.
  }
  return attempts;
}

/** On how many days in a row it was solved; today still has time. */
export function streakOf(attempts: Attempts, today: string): number {
  let day = attempts[today]?.isSolved ? today : dayBefore(today);
  let streak = 0;
  for (; attempts[day]?.isSolved; day = dayBefore(day)) ++streak;
  return streak;
}

/** 75 seconds are "1:15". */
export function clock(seconds: number): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

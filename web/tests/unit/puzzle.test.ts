import { expect, test } from "vitest";
import type { Plan, PlanPreview } from "../../../games/smartphone/web/model";
import { firstPlan } from "../../../games/smartphone/web/plan";
import { planAction } from "../../../games/smartphone/web/planner.svelte";
import {
  dayBefore,
  dayOf,
  demandsFor,
  isMet,
  isSolved,
  puzzleOf,
  randomOf,
  type Ask,
} from "../../../games/smartphone/web/puzzle";
import { clock, streakOf } from "../../../games/smartphone/web/puzzle_score";
import { demandWords, puzzleWords } from "../../../games/smartphone/web/puzzle_words";
import { startRules } from "./engine";

const rules = startRules();
const ask: Ask = (name, body) => Promise.resolve(rules.ask(name, body));
const days = Array.from({ length: 14 }, (_, i) => dayOf(new Date(2026, 1, i + 1, 12)));

test("every day has a puzzle of its own that few results solve; its solution does, the plan one begins with does not", async () => {
  const told = new Set<string>();
  for (const day of days) {
    const { demands, results, solutions, solution, owned } = await puzzleOf(ask, day);
    expect(demands.length, day).toBe(3);
    expect(solutions, day).toBeGreaterThanOrEqual(2);
    expect(solutions / results, day).toBeLessThan(0.03);
    expect(owned.length, day).toBe([0, 6].includes(new Date(`${day}T12:00:00`).getDay()) ? 3 : 2);
    const judge = (plan: Plan) => rules.ask("check", { seat: 1, action: planAction(plan) });
    const brings = (plan: Plan) => judge(plan).preview as unknown as PlanPreview;
    expect(judge(solution).allowed, day).toBe(true);
    expect(isSolved(demands, brings(solution)), day).toBe(true);
    expect(isSolved(demands, brings(firstPlan(owned.length))), day).toBe(false);
    told.add(JSON.stringify(demands));
  }
  expect(told.size).toBeGreaterThan(days.length / 2);
}, 30_000);

test("the same day has the same puzzle everywhere", async () => {
  const other = startRules();
  const first = await puzzleOf(ask, "2026-03-04");
  const again = await puzzleOf((name, body) => Promise.resolve(other.ask(name, body)), "2026-03-04");
  expect(again.demands).toEqual(first.demands);
  expect(again.owned).toEqual(first.owned);
  expect(again.solution).toEqual(first.solution);
});

test("chance that a date decides is spread, and the same for the same words", () => {
  const [a, b] = [randomOf("x"), randomOf("x")];
  const drawn = Array.from({ length: 1000 }, () => a(10));
  expect(drawn).toEqual(Array.from({ length: 1000 }, () => b(10)));
  for (let value = 0; value < 10; ++value) expect(drawn.filter((one) => one === value).length).toBeGreaterThan(60);
});

test("a demand is met from its number on, or up to it", () => {
  const plan = { price: 5, goods: 4, research: 1, trucks: 0 } as PlanPreview;
  expect(isMet({ id: "price", most: 5 }, plan)).toBe(true);
  expect(isMet({ id: "price", most: 4 }, plan)).toBe(false);
  expect(isMet({ id: "goods", least: 4 }, plan)).toBe(true);
  expect(isMet({ id: "goods", least: 5 }, plan)).toBe(false);
  expect(isSolved([], undefined)).toBe(false);
});

test("nothing can be asked of no results", () => {
  expect(demandsFor(randomOf("x"), [], 5)).toEqual([]);
});

test("days follow each other over months, years and changes of clocks", () => {
  expect(dayBefore("2026-03-01")).toBe("2026-02-28");
  expect(dayBefore("2026-01-01")).toBe("2025-12-31");
  expect(dayBefore("2026-03-30")).toBe("2026-03-29");
  expect(dayOf(new Date(2026, 10, 7, 23, 59))).toBe("2026-11-07");
});

test("a streak counts days in a row; today may still come, a day that was missed ends it", () => {
  const solved = { seconds: 1, moves: 1, isSolved: true };
  const attempts = { "2026-11-13": solved, "2026-11-15": solved, "2026-11-16": solved };
  expect(streakOf(attempts, "2026-11-17")).toBe(2);
  expect(streakOf({ ...attempts, "2026-11-17": solved }, "2026-11-17")).toBe(3);
  expect(streakOf({ ...attempts, "2026-11-17": { ...solved, isSolved: false } }, "2026-11-17")).toBe(2);
  expect(streakOf(attempts, "2026-11-18")).toBe(0);
});

test("a time is read as on a clock", () => {
  expect([5, 75, 3600, 3725].map(clock)).toEqual(["0:05", "1:15", "1:00:00", "1:02:05"]);
});

test("what is asked is said in three languages, with its number", () => {
  for (const words of Object.values(puzzleWords))
    for (const id of ["price", "goods", "research", "trucks"] as const) {
      expect(demandWords(words, { id, least: 41 })).toContain("41");
      expect(demandWords(words, { id, most: 42 })).toContain("42");
      expect(demandWords(words, { id, most: 42 })).not.toBe(demandWords(words, { id, least: 42 }));
    }
  const said = JSON.stringify(Object.values(puzzleWords["zh-Hant"]).map((one) => (typeof one === "string" ? one : "")));
  expect(said).not.toMatch(/[们这个说处东与价专业乐习书买产从会传]/);
});

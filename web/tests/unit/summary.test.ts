import { describe, expect, test } from "vitest";
import { beatOf, type BeatLook } from "../../../games/smartphone/web/beats";
import type { View } from "../../../games/smartphone/web/model";
import { lastRoundOf, summariesOf, summaryTitle } from "../../../games/smartphone/web/summary";
import { steveSetup } from "../../../games/smartphone/web/setups";
import type { GameEvent, Move } from "../../src/engine/protocol";
import { isAlwaysAhead, leadOf, mainPart, turningPoint, winnersOf } from "../../src/frame/finish";
import { startRules } from "./engine";

const { ask, look } = startRules();
const event = (kind: string, more: object): GameEvent => ({ kind, rule: "", words: "", ...more });

const round: readonly GameEvent[] = [
  event("round_started", { round: 2 }),
  event("improvement_taken", { seat: 1, slot: 1, improvement: { first: "truck", second: "goods" } }),
  event("technology_finished", { seat: 1, technology: "gps", markers: 3, by_discount: false }),
  event("technology_finished", { seat: 2, technology: "wifi", markers: 3, by_discount: false }),
  event("patent_taken", { seat: 2, technology: "wifi", vp: 6 }),
  event("office_opened", { seat: 1, region: "india", space: 1, is_second: false }),
  event("office_opened", { seat: 1, region: "rsa", space: 1, is_second: false }),
  event("office_opened", { seat: 2, region: "usa", space: 1, is_second: false }),
  event("majority_won", { seat: 1, region: "europe", rank: 1, sold: 3, vp: 4 }),
  event("majority_won", { seat: 1, region: "cis", rank: 2, sold: 1, vp: 2 }),
  event("vp_gained", { seat: 1, round: 2, sold: 5, price: 6, sales: 30, majorities: 6, vp: 60 }),
  event("vp_gained", { seat: 2, round: 2, sold: 0, price: 9, sales: 0, majorities: 0, vp: 20 }),
  event("goods_lost", { seat: 2, goods: 1 }),
  event("retailer_left", { region: "india", tile: 7, seat: 1, discarded: false }),
];
const before: readonly GameEvent[] = [
  event("round_started", { round: 1 }),
  event("office_opened", { seat: 2, region: "canada", space: 1, is_second: false }),
  event("vp_gained", { seat: 1, round: 1, sold: 1, price: 6, sales: 6, majorities: 0, vp: 6 }),
];

describe("the summary of a round", () => {
  const game = [{ events: before }, { events: round }, { events: [event("round_started", { round: 3 })] }];
  test("tells what each seat gained and why, the most first, and nothing of other rounds", () => {
    const played = lastRoundOf(game)!;
    expect(summaryTitle(played, "en")).toBe("After round 2");
    expect(summariesOf(played, "en")).toEqual([
      {
        seat: 1,
        gained: 36,
        lines: [
          "Sold 5 goods at 6: +30",
          "Most sold in Europe +4; second in CIS +2",
          "Took the retailer tile in India: 7 VP at the end",
          "Opened offices in India and RSA",
          "Finished GPS",
          "Took an improvement",
        ],
      },
      {
        seat: 2,
        gained: 0,
        lines: [
          "Sold nothing at 9",
          "Took the patent on WiFi: 6 VP at the end",
          "Opened an office in USA",
          "1 good went unsold",
        ],
      },
    ]);
  });
  test("speaks three languages", () => {
    const played = lastRoundOf(game)!;
    const lines = (lang: "zh-Hans" | "zh-Hant") => summariesOf(played, lang)[0]?.lines.slice(0, 4);
    expect(lines("zh-Hans")).toEqual([
      "定价 6，卖出 5 个货物：+30",
      "销量领先：欧洲 +4；第二：独联体 +2",
      "获得印度的零售商板块：终局得 7 分",
      "在印度和南非开设办公室",
    ]);
    expect(lines("zh-Hant")?.[1]).toBe("銷量領先：歐洲 +4；第二：獨立國協 +2");
  });
  test("there is none before points were given", () => {
    expect(lastRoundOf([])).toBeUndefined();
    expect(lastRoundOf([{ events: [event("round_started", { round: 1 })] }])).toBeUndefined();
  });
});

/** Every move of a whole game against Steve. */
function playedGame(seed: number): readonly Move[] {
  ask("new", { setup: steveSetup(), seed });
  for (let i = 0; i < 300; ++i) {
    ask("run", {});
    if (look(1).over) break;
    ask("play", { seat: 1, action: ask("sample", { seat: 1 }).action });
  }
  return ask("moves", {}).moves;
}

describe.each([1, 2, 3])("a game against Steve (seed %i)", (seed) => {
  const moves = playedGame(seed);
  const { board } = look(1).view as unknown as View;
  test("the gains of all rounds are those of the board", () => {
    const ends = moves.flatMap(({ events }, i) => (events.some(({ kind }) => kind === "vp_gained") ? [i + 1] : []));
    const played = ends.map((end) => lastRoundOf(moves.slice(0, end))!);
    expect(played.map(({ round: number }) => number)).toEqual([1, 2, 3, 4, 5]);
    for (const [i, one] of played.entries())
      for (const { seat, gained, lines } of summariesOf(one, "en")) {
        const { sales, majorities } = board.players[seat - 1]!.vp_by_round[i]!;
        expect(gained).toBe(sales + majorities);
        expect(new Set(lines).size).toBe(lines.length);
        expect(lines.length).toBeGreaterThan(0);
      }
  });
  test("every event has its pace, and Steve's sales never take longer than four seconds", () => {
    const seen: BeatLook = { colourOf: () => "red", board: { steve: { seat: 2 } } };
    const msOf = (one: GameEvent): number => beatOf(one, seen).ms;
    for (const { events } of moves) {
      for (const one of events) expect(msOf(one) === 0 || (msOf(one) >= 150 && msOf(one) <= 400), one.kind).toBe(true);
      const sales = events.filter((one) => one["seat"] === 2 && ["good_sold", "steve_sells"].includes(one.kind));
      expect(sales.reduce((sum, one) => sum + msOf(one), 0)).toBeLessThanOrEqual(4000);
    }
  });
});

describe("the finish", () => {
  const place = (seat: number, score: number, at: number) => ({ seat, score, place: at });
  test("says who won and by how much; a shared first place has no lead", () => {
    expect(leadOf([place(1, 50, 1), place(2, 38, 2), place(3, 12, 3)])).toBe(12);
    expect(leadOf([place(1, 50, 2), place(2, 50, 1)])).toBe(0);
    expect(leadOf([place(1, 50, 1), place(2, 50, 1)])).toBeUndefined();
    expect(winnersOf([place(1, 50, 1), place(2, 50, 1)])).toEqual([1, 2]);
  });
  test("finds since when the winner was ahead for good", () => {
    const course = (...scores: [number, number][]) => scores.map((one, i) => ({ label: String(i), scores: one }));
    expect(turningPoint(course([0, 0], [5, 3], [6, 9], [12, 11], [20, 15]), 1)).toBe(3);
    expect(turningPoint(course([1, 0], [5, 3]), 1)).toBe(0);
    expect(turningPoint(course([0, 0], [5, 5]), 1)).toBeUndefined();
    expect(turningPoint([], 1)).toBeUndefined();
    expect(isAlwaysAhead(course([0, 0], [5, 3]), 1)).toBe(true);
    expect(isAlwaysAhead(course([0, 1], [5, 3]), 1)).toBe(false);
  });
  test("names where most points came from", () => {
    const parts = [
      {
        seat: 2,
        parts: [
          { label: "Sales", value: 80 },
          { label: "Patents", value: 9 },
        ],
      },
    ];
    expect(mainPart(parts, 2)?.label).toBe("Sales");
    expect(mainPart(parts, 1)).toBeUndefined();
  });
});

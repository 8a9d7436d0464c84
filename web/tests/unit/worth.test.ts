import { expect, test } from "vitest";
import { steveSetup } from "../../../games/smartphone/web/setups";
import { lessWords, outlookWords, percentOf, pointsOf, skillAt } from "../../src/frame/worth";
import { en } from "../../src/messages/en";
import { zhHans } from "../../src/messages/zh-Hans";
import { zhHant } from "../../src/messages/zh-Hant";
import { startRules } from "./engine";

const { ask } = startRules();

test("points and percent are told whole, and only what is certain is called so", () => {
  expect([18_230, 18_250, -149, -20].map(pointsOf)).toEqual([182, 183, -1, 0]);
  expect([0, 3, 49, 5_440, 9_999, 10_000].map(percentOf)).toEqual([0, 1, 1, 54, 99, 100]);
});

test("everyone is taken to play on like the strongest bot at the table", () => {
  const bots = ["random", "apprentice", "manager", "tycoon", "somebody"];
  expect(skillAt(["human", "manager", "apprentice"], bots)).toBe("manager");
  expect(skillAt(["human", "somebody"], bots)).toBe("tycoon");
  expect(skillAt(["human", "random"], bots)).toBe("apprentice");
  expect(skillAt(["human", "automaton"], bots)).toBe("apprentice");
});

test("what a move leaves is said as far as it is known, in every language", () => {
  const known = { score: 18_230, chance: 5_400 };
  expect(outlookWords(en.worth, known, "")).toBe("about 182 points, wins 54 %");
  expect(outlookWords(en.worth, known, "VP")).toBe("about 182 VP, wins 54 %");
  expect(outlookWords(en.worth, { score: 100 }, "")).toBe("about 1 point");
  expect(outlookWords(en.worth, { chance: 5_400 }, "")).toBe("wins 54 %");
  expect(outlookWords(en.worth, {}, "")).toBe("");
  expect(outlookWords(zhHans.worth, known, "分")).toBe("终局约 182 分，胜算 54 %");
  expect(outlookWords(zhHant.worth, known, "分")).toBe("終局約 182 分，勝算 54 %");
});

test("how much less another move leaves: points, percent, both, or about nothing", () => {
  const best = { score: 18_230, chance: 5_400 };
  const less = (score?: number, chance?: number): string | undefined =>
    lessWords(en.worth, best, { score, chance }, "");
  expect(less(17_600, 5_000)).toBe("about 6 points and 4 % less");
  expect(less(18_130, 5_000)).toBe("about 1 point and 4 % less");
  expect(less(17_600, 5_500)).toBe("about 6 points less");
  expect(less(18_300, 5_000)).toBe("wins 4 % less often");
  expect(less(18_300, 5_380)).toBe("about as good");
  expect(less(17_600)).toBe("about 6 points less");
  expect(less()).toBeUndefined();
  expect(lessWords(en.worth, undefined, best, "")).toBeUndefined();
  expect(lessWords(zhHans.worth, best, { score: 17_600, chance: 5_000 }, "")).toBe("约少 6 分，胜算低 4 %");
  expect(lessWords(zhHant.worth, best, { score: 17_600, chance: 5_000 }, "")).toBe("約少 6 分，勝算低 4 %");
});

test("the rules say what a position is worth, and what each move of a hint leaves", () => {
  ask("new", { setup: steveSetup(), seed: 3 });
  ask("run", {});
  const { seats } = ask("value", { seat: 1 });
  expect(seats.map(({ seat }) => seat)).toEqual([1, 2]);
  const firsts = seats.reduce((sum, { places }) => sum + (places[0] ?? 0), 0);
  expect(Math.abs(firsts - 10_000)).toBeLessThanOrEqual(2);
  const hint = ask("hint", { seat: 1, bot: "tycoon", iterations: 200 });
  expect(hint.options.length).toBeGreaterThan(1);
  for (const option of hint.options) {
    expect(outlookWords(en.worth, option, "VP")).toMatch(/^about \d+ VP, wins \d+ %$/);
    expect(lessWords(en.worth, hint.options[0], option, "VP")).toMatch(/less|as good/);
  }
});

import { expect, test } from "vitest";
import type { Position } from "../../src/engine/protocol";
import type { TableModel } from "../../src/table/table.svelte";
import { lessonsOf, type Seen } from "../../../games/lake/web/lessons";
import type { Preview, Ruleset, View } from "../../../games/lake/web/model";
import { lakeNames } from "../../../games/lake/web/names";
import { firstLakeSetup } from "../../../games/lake/web/setups";
import { startRules } from "./engine";

const { ask, look } = startRules();
const langs = ["en", "zh-Hans", "zh-Hant"] as const;
const noTable = undefined as unknown as TableModel;
function seen(): Seen {
  const { view, preview, names } = look(1);
  return {
    state: (view as unknown as View).table,
    rules: ask("ruleset", {}).ruleset as unknown as Ruleset,
    preview: preview as unknown as Preview,
    seat: 1,
    nameOf: (seat) => names[Number(seat) - 1] ?? String(seat),
  };
}
const begin = (): void => {
  ask("new", { setup: firstLakeSetup(), seed: 4 });
  ask("run", {});
};

test.each(langs)("%s: every lesson has a title and words of its own, with nothing left out", (lang) => {
  begin();
  const lessons = lessonsOf(seen(), lakeNames[lang]);
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  expect(new Set(lessons.map(({ text }) => text)).size).toBe(lessons.length);
  for (const { id, title, text, spots } of lessons) {
    for (const words of [title, text]) {
      expect(words, id).not.toMatch(/undefined|NaN|\[object|_| {2}|^\s*$/);
      expect(/[\u4e00-\u9fff]/.test(words), words).toBe(lang !== "en");
      if (lang === "zh-Hant") expect(words, id).not.toMatch(/[们这个说处东与价专业乐习书买产从会传伤税币资块级轮]/);
    }
    // What is read in a bubble is short.
    expect(text.length, id).toBeLessThan(lang === "en" ? 290 : 130);
    expect(spots?.length, id).toBeGreaterThan(0);
  }
  expect(lessons[0]?.id).toBe("goal");
  expect(lessons[0]?.text).toContain("15");
});

test("the first game is the short one", () => {
  begin();
  expect(seen().rules.rounds).toBe(15);
});

test("a whole round is taught by one move at a time, each lesson over when its move is made", () => {
  begin();
  const taught: string[] = [];
  const moves: Readonly<Record<string, () => object>> = {
    council: () => ({
      kind: "propose",
      bills: seen()
        .preview!.bills.slice(0, 3)
        .map(({ bill }) => bill),
    }),
    vote: () => ({ kind: "vote", bill: seen().state.proposed[0] }),
    income: () => ({ kind: "income", ...seen().preview!.income }),
    build: () => ({ kind: "build", industry: "tourism" }),
    run: () => ({ kind: "run_all" }),
    done: () => ({ kind: "done" }),
  };
  const position = (): Position => look(1);
  let next = "goal";
  for (let i = 0; i < 60 && next !== ""; ++i) {
    const lessons = lessonsOf(seen(), lakeNames.en);
    const at = lessons.findIndex(({ id }) => id === next);
    const lesson = lessons[at]!;
    const goOn = (): void => void (next = lessons[at + 1]?.id ?? "");
    if (lesson.until?.(position(), noTable)) {
      goOn();
      continue;
    }
    if (lesson.when && !lesson.when(position(), noTable)) {
      // The coach is silent: the rest of a round is played somehow.
      const { action } = ask("hint", { seat: 1, bot: "apprentice", seed: i });
      ask("play", { seat: 1, action, run: true });
      continue;
    }
    taught.push(lesson.id);
    if (lesson.asks) ask("play", { seat: 1, action: moves[lesson.id]!() as never, run: true });
    else goOn();
  }
  expect(taught).toEqual([
    ...["goal", "civ", "rivals", "council", "vote", "income", "build", "run", "done"],
    ...["buy", "upgrade", "trade", "alone", "era"],
  ]);
});

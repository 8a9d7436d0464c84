import { expect, test } from "vitest";
import { swapAsked } from "../../../games/lake/web/hint_asked";
import type { Answers, Facts } from "../../../games/lake/web/hint_facts";
import { reasons } from "../../../games/lake/web/hint_reasons";
import { actionWords } from "../../../games/lake/web/hint_words";
import type {
  Action as LakeAction,
  IncomeCost,
  OfferPreview,
  Preview,
  Ruleset,
  View,
} from "../../../games/lake/web/model";
import { lakeNames } from "../../../games/lake/web/names";
import type { Action, JsonObject } from "../../src/engine/protocol";
import { startRules } from "./engine";

const { ask, look } = startRules();
const langs = ["en", "zh-Hans", "zh-Hant"] as const;
const allCivs = ["uk", "france", "germany", "usa", "russia", "arabia", "china", "japan"];

let rules: Ruleset;
function begin(civs: readonly string[], seed: number, options: JsonObject = {}): void {
  const seats = civs.map((civ) => ({ player: "human", civ }));
  ask("new", { setup: { game: "lake", ruleset: "handbook", options, seats }, seed });
  rules = ask("ruleset", {}).ruleset as unknown as Ruleset;
}
/** The table as the seat that decides sees it. */
function factsOf(seat: number): Facts {
  const { view, preview, names } = look(seat);
  return {
    view: view as unknown as View,
    state: (view as unknown as View).table,
    rules,
    preview: preview as unknown as Preview,
    seat,
    nameOf: (one) => names[Number(one) - 1] ?? String(one),
  };
}
/** What the page asks the rules about a move before it says why. */
function answersTo(facts: Facts, action: Action): Answers {
  const swap = swapAsked(facts, action as unknown as LakeAction);
  const told = swap && ask("ask", { question: "offer", seat: facts.seat, with: swap }).answer;
  const cost = action.kind.startsWith("income") ? ask("check", { seat: facts.seat, action }).preview : undefined;
  return { cost: cost as unknown as IncomeCost, swap: (told as unknown as OfferPreview | undefined)?.ours };
}
const kinds = new Set<string>();
function expectSaid(facts: Facts, action: Action): void {
  kinds.add(action.kind);
  const answers = answersTo(facts, action);
  for (const lang of langs) {
    const n = lakeNames[lang];
    const said = [actionWords(n, facts, action), ...reasons(n, facts, action, answers)];
    expect(said.length, action.kind).toBeGreaterThanOrEqual(2);
    expect(said.length).toBeLessThanOrEqual(3);
    expect(new Set(said).size).toBe(said.length);
    for (const words of said) {
      expect(words, action.kind).not.toMatch(/undefined|NaN|\[object|_|^\s*$|: [.,]|：[。、]| {2}/);
      expect(/[\u4e00-\u9fff]/.test(words), words).toBe(lang !== "en");
      if (lang !== "en") expect(words).not.toMatch(/[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9][\u4e00-\u9fff]/);
      if (lang === "zh-Hant") expect(words).not.toMatch(/[们这个说处东与价专业乐习书买产从会传伤税币资场压]/);
    }
  }
}
/** Plays on by one bot for all; `visit` sees every decision it wants to. */
function playOn(
  bot: string,
  decisions: number,
  visit: (facts: Facts, usual: Action) => void,
  wants: (usual: Action) => boolean = () => true,
): void {
  for (let i = 0; i < decisions; ++i) {
    ask("run", {});
    const { to_act, over } = look(1);
    const seat = to_act[0];
    if (over || typeof seat !== "number") return;
    const { action } = ask("hint", { seat, bot, seed: i });
    if (wants(action)) visit(factsOf(seat), action);
    ask("play", { seat, action });
  }
}

test(
  "every kind of move is said in words and has a reason, in three languages, without notation",
  { timeout: 60_000 },
  () => {
    // Random players do everything there is to do; apprentices come further.
    for (const [bot, seed, decisions] of [
      ["random", 1, 900],
      ["random", 2, 900],
      ["apprentice", 3, 500],
    ] as const) {
      begin(allCivs, seed, { swaps: seed === 2 ? "all" : "natural" });
      const said = new Map<string, number>();
      const isNews = ({ kind }: Action): boolean => {
        const count = (said.get(kind) ?? 0) + 1;
        said.set(kind, count);
        return count <= 25;
      };
      const visit = (facts: Facts, usual: Action): void => {
        expectSaid(facts, usual);
        // What could be done instead is said too, though not at every decision.
        if ((said.get(usual.kind) ?? 0) % 8 === 1)
          for (const { action } of look(facts.seat).actions.slice(0, 20)) expectSaid(facts, action);
      };
      playOn(bot, decisions, visit, isNews);
    }
    const expected = [
      ...["propose", "vote", "meiji", "westward", "stay", "income", "exchange", "buy_point", "buy_plot", "build"],
      ...["run", "upgrade", "offer_route", "accept", "decline", "trade", "forbid", "strike", "conquer", "desalinate"],
      ...["donate", "next", "done"],
    ];
    expect(expected.filter((kind) => !kinds.has(kind))).toEqual([]);
  },
);

test("what can be said of everything at once has words too", () => {
  begin(["china", "uk"], 1);
  playOn("apprentice", 20, (facts) => {
    if (facts.state.phase !== "turn") return;
    expectSaid(facts, { kind: "income_all" });
    expectSaid(facts, { kind: "run_all" });
  });
});

test("a hint says what a move costs, what it brings and what it lacks", () => {
  begin(["china", "uk"], 1);
  let seen = 0;
  playOn("apprentice", 12, (facts) => {
    if (facts.state.phase !== "turn" || facts.seat !== 1 || facts.state.turn.step !== "buy") return;
    const { build, worths } = facts.preview!;
    const said = actionWords(lakeNames.en, facts, { kind: "build", industry: "tourism" });
    expect(said).toBe(`Build Tourism for ${build.tourism.coins} coins and ${build.tourism.tax} tax`);
    const why = reasons(lakeNames.en, facts, { kind: "build", industry: "tourism" }).join(" ");
    expect(why).toContain(`in ${worths.builds.tourism.pays_back} rounds`);
    expect(why).toContain(String(worths.builds.tourism.by_end));
    ++seen;
  });
  expect(seen).toBeGreaterThan(0);
});

test("of a bill it is said whose runs it changes, and by how much", { timeout: 30_000 }, () => {
  begin(["germany", "uk", "france"], 5);
  let seen = 0;
  playOn("apprentice", 900, (facts) => {
    if (facts.state.phase !== "vote") return;
    for (const bill of facts.state.proposed) {
      const { change = [], subsidy = [] } = facts.preview!.bills.find((one) => one.bill === bill) ?? {};
      const why = reasons(lakeNames.en, facts, { kind: "vote", bill }).join(" ");
      const mine = (change[facts.seat - 1] ?? 0) + (subsidy[facts.seat - 1] ?? 0);
      if (mine < 0) expect(why).toMatch(new RegExp(`costs you ${-mine} in all`));
      if (mine > 0) expect(why).toMatch(new RegExp(`brings you ${mine} more`));
      if (mine !== 0) ++seen;
    }
  });
  expect(seen).toBeGreaterThan(5);
});

import { expect, test } from "vitest";
import { bestOf, chronicleOf, worstOf } from "../../../games/lake/web/chronicle";
import { courseOf, decisionsOf, momentsOf, partsOf, pointsOf } from "../../../games/lake/web/finish";
import { dated, standOf, type History } from "../../../games/lake/web/rounds";
import { localName, type Law, type Preview, type Ruleset, type View } from "../../../games/lake/web/model";
import { lakeNames } from "../../../games/lake/web/names";
import { shown } from "../../src/engine/protocol";
import { startRules } from "./engine";

const { ask, look } = startRules();
const langs = ["en", "zh-Hans", "zh-Hant"] as const;

/** A whole game of bots, and its history read as the page reads it. */
function played(bot: string, seed: number): { history: History; rules: Ruleset; preview: Preview } {
  const seats = ["china", "japan", "germany"].map((civ) => ({ player: bot, civ }));
  ask("new", { setup: { game: "lake", ruleset: "handbook", options: {}, seats }, seed });
  ask("run", {});
  const { moves } = ask("moves", {});
  const begins = moves.flatMap((move, i) => (move.events.some(({ kind }) => kind === "round_began") ? [i + 1] : []));
  const rounds = [...new Set([0, ...begins, moves.length])].map((step) => {
    const { view, preview } = shown(ask("position", { step, show: { seat: "spectator" } }));
    return standOf(view as unknown as View, preview as unknown as Preview);
  });
  return {
    history: { rounds, events: dated(moves) },
    rules: ask("ruleset", {}).ruleset as unknown as Ruleset,
    preview: look("spectator").preview as unknown as Preview,
  };
}
const { history, rules, preview } = played("apprentice", 7);
const chronicle = chronicleOf(history.events, history.rounds, (industry) => {
  const { levy } = rules.industries[industry];
  return levy === "none" ? undefined : (levy satisfies Law);
});
const seen = { preview, rules, nameOf: (seat: unknown) => ["China", "Japan", "Germany"][Number(seat) - 1] ?? "" };

test("the parts of a score add up to what the rules say, at the end and in every round", () => {
  expect(history.rounds.length).toBe(rules.rounds + 1);
  for (const { score } of preview.seats) {
    const { coins, charity, achievements } = pointsOf(score);
    expect(coins + charity + achievements).toBe(score.total);
  }
  const totals = look("spectator").standings.map(({ score }) => score);
  expect(history.rounds.at(-1)?.scores).toEqual(totals);
  for (const { seat, parts } of partsOf(seen, lakeNames.en))
    expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(totals[seat - 1]);
  expect(courseOf(history.rounds, lakeNames.en).map(({ label }) => label)).toEqual([
    "Start",
    ...Array.from({ length: rules.rounds }, (_, i) => `Round ${i + 1}`),
  ]);
});

test("an industry is told with what it cost and earned, as the log has it", () => {
  const ran = history.events.filter(({ event }) => event.kind === "ran").map(({ event }) => event);
  const earned = ran.reduce((sum, event) => sum + (event["payoff"] as { total: number }).total, 0);
  expect(chronicle.ventures.reduce((sum, venture) => sum + venture.earned, 0)).toBe(earned);
  for (const seat of [1, 2, 3]) {
    const best = bestOf(chronicle, seat);
    // Whoever has none built nothing that paid for itself.
    const most = best ? best.earned - best.cost : 0;
    for (const other of chronicle.ventures.filter((one) => one.seat === seat))
      expect(other.earned - other.cost).toBeLessThanOrEqual(most);
    const worst = worstOf(chronicle, seat);
    if (worst) expect(worst.earned).toBeLessThan(worst.cost);
  }
});

test("the lead goes from seat to seat, and the last who has it won", () => {
  const { leads } = chronicle;
  for (const [i, lead] of leads.entries()) {
    expect(lead.seat).not.toBe(leads[i - 1]?.seat);
    const scores = history.rounds[lead.round]?.scores ?? [];
    expect(Math.max(...scores)).toBe(scores[lead.seat - 1]);
  }
  const [first] = look("spectator").standings.toSorted((a, b) => a.place - b.place);
  expect(leads.at(-1)?.seat).toBe(first?.seat);
});

test.each(langs)("%s: the story of a game is told in sentences", (lang) => {
  const n = lakeNames[lang];
  const told = [
    ...momentsOf(chronicle, seen, n, (name) => localName(name, lang)),
    ...[1, 2, 3].flatMap((seat) => decisionsOf(chronicle, seat, n)),
  ];
  expect(told.length).toBeGreaterThanOrEqual(6);
  for (const words of told) {
    expect(words).not.toMatch(/undefined|NaN|\[object|_/);
    expect(/[\u4e00-\u9fff]/.test(words), words).toBe(lang !== "en");
    if (lang !== "en") expect(words).not.toMatch(/[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9][\u4e00-\u9fff]/);
  }
});

test("a game that has hardly begun has no story, and says so without failing", () => {
  const start = history.rounds.slice(0, 1);
  const nothing = chronicleOf([], start, () => undefined);
  expect(momentsOf(nothing, seen, lakeNames.en, (name) => name.en)).toEqual([]);
  expect(decisionsOf(nothing, 1, lakeNames.en)).toEqual([lakeNames.en.ending.none]);
});

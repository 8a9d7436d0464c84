import { expect, test } from "vitest";
import type { Look } from "../../../games/smartphone/web/context.svelte";
import { actionWords, reasons, reasonsApart } from "../../../games/smartphone/web/hint_words";
import type { PlanPreview, Preview, Ruleset, View } from "../../../games/smartphone/web/model";
import { smartphoneNames } from "../../../games/smartphone/web/names";
import { steveSetup } from "../../../games/smartphone/web/setups";
import { plainWishes } from "../../../games/smartphone/web/wishes";
import type { Action, Json } from "../../src/engine/protocol";
import { spaced } from "../../src/messages/spaced";
import type { TableSource } from "../../src/table/source";
import { startRules } from "./engine";

const { ask, look: positionOf } = startRules();
const langs = ["en", "zh-Hans", "zh-Hant"] as const;
const n = smartphoneNames.en;

/** A look at the table as it stands, by seat 1. */
function look(): Look {
  const { view, preview, names, seat } = positionOf(1);
  const { board } = view as unknown as View;
  return {
    view: view as unknown as View,
    board,
    rules: ask("ruleset", {}).ruleset as unknown as Ruleset,
    preview: preview as unknown as Preview,
    plan: undefined,
    names,
    seat: Number(seat),
    nameOf: (one) => names[Number(one) - 1] ?? String(one),
    colourOf: (one) => board.players[Number(one) - 1]?.colour ?? "black",
  };
}
function begin(seed: number): void {
  ask("new", { setup: steveSetup(), seed });
  ask("run", {});
}
const previewOf = (action: Action): PlanPreview | undefined =>
  ask("check", { seat: 1, action }).preview as unknown as PlanPreview | undefined;
const source = {
  ask: (question: string, what: Json) => Promise.resolve(ask("ask", { question, seat: 1, with: what }).answer),
} as unknown as TableSource;

/** Plays whole games by random moves and shows every legal action of every decision. */
function everyDecision(visit: (action: Action, preview: PlanPreview | undefined) => void): void {
  for (let seed = 1; seed <= 3; ++seed) {
    begin(seed);
    for (let step = 1; !positionOf(1).over; ++step) {
      const { actions, listable } = positionOf(1);
      for (const { action } of actions) visit(action, undefined);
      const { action } = ask("hint", { seat: 1, bot: "random", seed: step });
      if (!listable) visit(action, previewOf(action));
      ask("play", { seat: 1, action, run: true });
    }
  }
}

test(
  "every move of whole games is said in words and has a reason, in three languages, without notation",
  { timeout: 30_000 },
  () => {
    const kinds = new Set<string>();
    everyDecision((action, preview) => {
      kinds.add(action.kind);
      for (const lang of langs) {
        const names = smartphoneNames[lang];
        const said = [actionWords(names, look(), action, preview), ...reasons(names, look(), action, preview)];
        expect(said.length, action.kind).toBeGreaterThanOrEqual(2);
        expect(said.length).toBeLessThanOrEqual(3);
        for (const words of said) {
          expect(words, action.kind).not.toMatch(/undefined|NaN|\[object|_|\b[AB][fb]\b/);
          if (lang !== "en") expect(words).not.toMatch(/[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9][\u4e00-\u9fff]/);
          if (lang === "zh-Hant") expect(words).not.toMatch(/[们这个说处东与价专业买产从会传]/);
        }
      }
    });
    for (const kind of ["lay_plan", "take_improvement", "take_token", "study", "ship", "sell", "done"])
      expect([...kinds]).toContain(kind);
  },
);

test("a plan is said by what it brings", () => {
  begin(1);
  const preview = { price: 6, goods: 5, research: 1, trucks: 2, improve: false } as PlanPreview;
  const action = { kind: "lay_plan" };
  expect(actionWords(n, look(), action, preview)).toBe("Lay the pads for price 6: 5 goods, 1 research, 2 trucks");
  expect(actionWords(smartphoneNames["zh-Hans"], look(), action, preview)).toBe(
    "摆放平板，定价 6：5 个货物、1 个研发、2 辆卡车",
  );
  expect(actionWords(n, look(), { kind: "ship", region: "india" })).toBe("Place a progress marker in India");
  expect(actionWords(n, look(), { kind: "study", technology: "wifi" })).toBe("Research WiFi");
});

test("reasons tell plans apart: not one sentence for all of them", async () => {
  begin(4);
  const now = look();
  const said = new Set<string>();
  const { plans } = (await source.ask("outcomes", {})) as unknown as { plans: { preview: PlanPreview }[] };
  for (const { preview } of plans) said.add(reasons(n, now, { kind: "lay_plan" }, preview).join(" "));
  expect(said.size).toBeGreaterThan(20);
});

test("of several plans each is given a reason of its own, where they differ", async () => {
  begin(4);
  const now = look();
  const [sell, research, reach] = await plainWishes(n, now, source);
  const plans = [sell, research, reach].flatMap((wish) => wish?.found.slice(0, 1) ?? []);
  const moves = plans.map(({ preview }) => ({ action: { kind: "lay_plan" }, preview }));
  const told = reasonsApart(n, now, moves);
  expect(new Set(told.map((reasons) => reasons[0])).size).toBe(3);
  // Two facts at most, and none that all of them share.
  for (const reasons of told) expect(reasons.length).toBe(2);
  for (const reason of told.flat()) expect(told.every((reasons) => reasons.includes(reason))).toBe(false);
  expect(reasonsApart(n, now, [])).toEqual([]);
});

test("what a reason says of a plan is what the rules say of it", async () => {
  begin(4);
  const now = look();
  const { plans } = (await source.ask("outcomes", {})) as unknown as { plans: { preview: PlanPreview }[] };
  for (const { preview } of plans) {
    const said = reasons(n, now, { kind: "lay_plan" }, preview).join(" ");
    if (said.includes("sure to sell")) expect(preview.sales.least).toBe(preview.goods);
    if (said.includes("You act before"))
      expect(now.preview.seats[1]?.price).toBeGreaterThan(preview.first_up_to[1] ?? 99);
    if (said.includes("open")) expect(preview.offices.length).toBeGreaterThan(0);
    if (said.includes("finish")) expect(preview.technologies.length).toBeGreaterThan(0);
  }
});

test("the plain wishes of a position are few, and each has plans that do it", async () => {
  for (const seed of [1, 2, 3]) {
    begin(seed);
    const wishes = await plainWishes(n, look(), source);
    expect(wishes.map(({ id }) => id)).toEqual(["sell", "research", "reach", "first"]);
    for (const { id, label, found, wishes: exact } of wishes) {
      expect(found.length).toBeGreaterThan(0);
      expect(label).not.toBe("");
      for (const { preview } of found)
        for (const wish of exact) {
          const value = Number(preview[wish.id]);
          expect(value, `${id} ${wish.id}`).toBeGreaterThanOrEqual(wish.least);
        }
    }
    const [sell, , reach, first] = wishes;
    expect(reach?.label).toMatch(/^Reach /);
    expect(reach?.found[0]?.preview.offices.length).toBeGreaterThan(0);
    const steve = look().preview.seats[1]?.price ?? 0;
    expect(steve).toBeGreaterThan(first?.found[0]?.preview.first_up_to[1] ?? 99);
    const sales = (i: number): number => {
      const range = wishes[i]?.found[0]?.preview.sales;
      return (range?.least ?? 0) + (range?.most ?? 0);
    };
    expect(sell?.found[0]).toBeDefined();
    for (const other of [1, 2, 3]) expect(sales(0)).toBeGreaterThanOrEqual(sales(other));
  }
});

test("a Latin name in a Chinese sentence has room around it", () => {
  expect(spaced("研发WiFi，得6分")).toBe("研发 WiFi，得 6 分");
});

import { describe, expect, test } from "vitest";
import type { Action, GameEvent, JsonObject, Move } from "../../src/engine/protocol";
import { ballotOf, lastBallot } from "../../../games/lake/web/council";
import { adviceFor, type Advice } from "../../../games/lake/web/guide";
import {
  achievements,
  coveredBy,
  goods,
  industries,
  kindsIn,
  resources,
  roman,
  signed,
  type Basket,
  type Good,
  type OfferPreview,
  type Preview,
  type Ruleset,
  type View,
} from "../../../games/lake/web/model";
import { lakeNames } from "../../../games/lake/web/names";
import { concerns } from "../../../games/lake/web/notices";
import type { Stories } from "../../../games/lake/web/stories";
import { added, Draft, removed } from "../../../games/lake/web/trade.svelte";
import { shown } from "../../src/engine/protocol";
import { startRules } from "./engine";

const { ask, look } = startRules();
const setup = (seats = 2) => ({
  game: "lake",
  ruleset: "handbook",
  options: {},
  seats: Array.from({ length: seats }, () => ({ player: "human" })),
});
const event = (kind: string, rest: object): GameEvent => ({ kind, rule: "L1", words: kind, ...rest }) as GameEvent;
const seatToAct = (): number => (look(1).to_act[0] as number) ?? 0;
const viewOf = (seat: number): View => look(seat).view as unknown as View;
const previewOf = (seat: number): Preview => look(seat).preview as unknown as Preview;

/** Random play of both seats; `look` sees every decision before it is made. */
function playOn(decisions: number, look: (seat: number, view: View) => Action | undefined): void {
  for (let i = 0; i < decisions; ++i) {
    ask("run", {});
    if (ask("position", {}).over) return;
    const seat = seatToAct();
    const action = look(seat, viewOf(seat)) ?? ask("hint", { seat, bot: "random", seed: i }).action;
    ask("play", { seat, action });
  }
}

describe("income", () => {
  test("what is suggested is always allowed, and runs what pays", () => {
    ask("new", { setup: setup(3), seed: 4 });
    let suggested = 0;
    playOn(400, (seat, view) => {
      const { phase, turn, offer } = view.table;
      if (phase !== "turn" || turn.step !== "income" || offer.kind !== "none") return undefined;
      const action = { kind: "income", ...previewOf(seat).income };
      const { allowed: ok, preview } = ask("check", { seat, action });
      expect(ok).toBe(true);
      const { goods, coins } = view.table.players[seat - 1]!;
      expect(preview?.["water"]).toBeLessThanOrEqual(goods.water);
      expect(preview?.["coins"]).toBeLessThanOrEqual(coins);
      ++suggested;
      return action;
    });
    expect(suggested).toBeGreaterThan(10);
  });
});

describe("the preview", () => {
  test("agrees with the view, also of a step long past", () => {
    ask("new", { setup: setup(4), seed: 9 });
    playOn(150, () => undefined);
    const view = viewOf(1);
    const now = previewOf(1);
    view.table.players.forEach((player, i) => {
      expect(now.seats[i]?.score.total).toBe(view.outlook[i]?.score);
      for (const one of industries)
        if (player.levels[one] > 0) expect(now.seats[i]?.runs[one].total).toBe(view.outlook[i]?.runs[one]);
    });
    const earlier = shown(ask("position", { step: 20, show: { seat: 1 } }));
    const past = earlier.view as unknown as View;
    const then = earlier.preview as unknown as Preview;
    expect(then.seats.map(({ score }) => score.total)).toEqual(past.outlook.map(({ score }) => score));
  });
  test("every bill it names can be proposed", () => {
    ask("new", { setup: setup(), seed: 1 });
    const { bills, bills_to_name } = previewOf(1);
    expect(bills.length).toBeGreaterThanOrEqual(bills_to_name);
    expect(
      ask("check", {
        seat: 1,
        action: { kind: "propose", bills: bills.slice(0, bills_to_name).map(({ bill }) => bill) },
      }).allowed,
    ).toBe(true);
  });
});

describe("the council", () => {
  const moves: Move[] = [
    { seat: 1, events: [event("bills_proposed", { seat: 1, bills: ["tax_up", "tariff_up", "subsidy_up"] })] },
    { seat: 1, events: [event("vote_cast", { seat: 1, bill: "tariff_up", votes: 2 })] },
    {
      seat: 2,
      events: [
        event("vote_cast", { seat: 2, bill: "tax_up", votes: 1 }),
        event("bill_passed", { bill: "tariff_up", votes: [1, 2, 0] }),
      ],
    },
  ];
  test("the last vote is read from the log", () => {
    expect(lastBallot(moves)).toEqual({
      bills: [
        { bill: "tax_up", votes: 1 },
        { bill: "tariff_up", votes: 2 },
        { bill: "subsidy_up", votes: 0 },
      ],
      leading: undefined,
      isTie: false,
      votes: [
        { seat: 1, bill: "tariff_up", weight: 2 },
        { seat: 2, bill: "tax_up", weight: 1 },
      ],
      passed: "tariff_up",
    });
    expect(lastBallot(moves.slice(0, 2))).toBeUndefined();
  });
  test("votes fall from the chair clockwise, the chair's counting more", () => {
    ask("new", { setup: setup(3), seed: 1 });
    expect(ballotOf(previewOf(1).ballot)).toBeUndefined();
    const bills = previewOf(1)
      .bills.slice(0, 3)
      .map(({ bill }) => bill);
    ask("play", { seat: 1, action: { kind: "propose", bills } });
    expect(ballotOf(previewOf(1).ballot)?.leading).toBeUndefined();
    ask("play", { seat: 1, action: { kind: "vote", bill: bills[1]! } });
    ask("play", { seat: 2, action: { kind: "vote", bill: bills[0]! } });
    const ballot = ballotOf(previewOf(3).ballot);
    expect(ballot?.votes.map(({ seat, weight }) => [seat, weight])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(ballot?.bills.map(({ votes }) => votes)).toEqual([1, 2, 0]);
    expect(ballot?.leading).toBe(bills[1]);
  });
});

test("news is what concerns a seat", () => {
  expect(concerns(event("offer_declined", { seat: 2 }), 2)).toBe(true);
  expect(concerns(event("offer_declined", { seat: 1 }), 2)).toBe(false);
  expect(concerns(event("route_founded", { route: { founder: 1, partner: 2 } }), 2)).toBe(true);
  expect(concerns(event("struck", { seat: 3, target: 2 }), 2)).toBe(true);
  expect(concerns(event("turn_began", { seat: 2 }), 2)).toBe(false);
  expect(concerns(event("achievement_won", { seat: 2 }), 0)).toBe(false);
});

test("numbers carry their sign", () => {
  expect([signed(2), signed(-3), signed(0)]).toEqual(["+2", "−3", "0"]);
});

describe("advice for a first game", () => {
  test("there is a word for every decision, only for whoever decides, and what it names can be done", () => {
    ask("new", { setup: setup(3), seed: 9 });
    const heard = new Set<Advice>();
    playOn(1500, (seat, { table }) => {
      const { allowed } = previewOf(seat);
      const advice = adviceFor(table, seat, allowed, true);
      expect(advice, `${table.phase} ${table.turn.step}`).toBeDefined();
      expect(adviceFor(table, seat, allowed, false)).toBeUndefined();
      if (advice) heard.add(advice);
      if (advice === "run") expect(allowed.run_all).toBe(true);
      if (advice === "buy") expect(allowed.buy.length).toBeGreaterThan(0);
      if (advice === "upgrade") expect(allowed.upgrade.length).toBeGreaterThan(0);
      if (advice === "charity") expect(allowed.donate).toBe(true);
      return undefined;
    });
    for (const advice of ["propose", "vote", "income", "build", "buy", "run", "routes", "offer"] as const)
      expect(heard, advice).toContain(advice);
  });
});

describe("a basket", () => {
  const empty = Object.fromEntries(goods.map((good) => [good, 0])) as Basket;
  type Kind = Draft["kind"];
  /** A table at which everybody has one of each good they make, and coins. */
  const begin = (options: JsonObject = {}): void =>
    void ask("new", { setup: { ...setup(), options: { start_stock: "points", ...options } }, seed: 1 });
  const limits = (kind: Kind, give: Basket, take = empty): OfferPreview =>
    ask("ask", { question: "offer", seat: 1, with: { kind, to: 2, give, take } }).answer as unknown as OfferPreview;
  /** What taps on these goods put into the side of seat 1, as far as the rules let them. */
  const tap = (side: Basket, what: string, kind: Kind = "exchange", take = empty): Basket =>
    what
      .split(" ")
      .reduce(
        (now, good) => added(now, good as Good, limits(kind, now, take).give.more.includes(good as Good), kind),
        side,
      );
  const coins = (count: number): string => Array.from({ length: count }, () => "coins").join(" ");

  test("holds up to three kinds, and no more than there is", () => {
    begin();
    const side = tap(empty, "coins coins steel water");
    expect(kindsIn(side)).toEqual([
      { good: "steel", units: 1 },
      { good: "water", units: 1 },
      { good: "coins", units: 2 },
    ]);
    expect(tap(side, "crops")).toBe(side);
    expect(tap(empty, "steel steel steel").steel).toBe(1);
    expect(tap(empty, coins(12)).coins).toBe(10);
    expect(limits("exchange", empty).give).toMatchObject({ most_kinds: 3, most_units: 20 });
  });
  test("takes no kind that the other side gives", () => {
    begin();
    expect(tap(empty, "coins", "exchange", { ...empty, coins: 1 })).toBe(empty);
  });
  test("gives back one or all of a kind", () => {
    begin();
    const side = tap(empty, "coins coins water");
    expect(removed(side, "coins", 1).coins).toBe(1);
    expect(kindsIn(removed(side, "coins"))).toEqual([{ good: "water", units: 1 }]);
  });
  test("of a route has one kind: another replaces it, and the most stays", () => {
    begin({ swaps: "natural_and_coins" });
    expect(kindsIn(tap(empty, "coins coins steel", "route"))).toEqual([{ good: "steel", units: 1 }]);
    expect(tap(empty, coins(5), "route").coins).toBe(5);
    expect(tap(empty, coins(6), "route").coins).toBe(5);
  });
  test("is offered as the rules read it, with the Silk Road only where there is one", () => {
    const draft = new Draft();
    draft.partner = 2;
    [draft.give, draft.take] = [
      { ...empty, crops: 2 },
      { ...empty, steel: 1 },
    ];
    const plain = { kind: "offer_route", to: 2, give: "crops", gives: 2, take: "steel", takes: 1 };
    expect(draft.action()).toEqual(plain);
    expect(draft.action(true)).toEqual({ ...plain, free: true });
    draft.free = false;
    expect(draft.action(true)).toEqual(plain);
    draft.kind = "exchange";
    expect(draft.action()).toEqual({
      kind: "exchange",
      to: 2,
      give: { ...empty, crops: 2 },
      take: { ...empty, steel: 1 },
    });
    expect(new Draft(draft.kept as never).action()).toEqual(draft.action());
  });
  test("takes the kinds of the table's option; the Expo always coins too", () => {
    const offered = (kind: Kind, swaps: Ruleset["swaps"]): readonly Good[] => {
      begin({ swaps });
      return limits(kind, empty).give.goods;
    };
    expect(offered("route", "natural")).toEqual(resources);
    expect(offered("exchange", "natural")).toEqual([...resources, "coins"]);
    expect(offered("route", "natural_and_coins")).toEqual([...resources, "coins"]);
    expect(offered("route", "all")).toEqual(goods);
    expect(offered("exchange", "all")).toEqual(goods);
  });
});

test("every card and achievement has a story in three languages", () => {
  ask("new", { setup: setup(), seed: 1 });
  const rules = ask("ruleset", {}).ruleset as unknown as Ruleset;
  const stories = ask("ask", { question: "stories", seat: 1, with: {} }).answer as unknown as Stories;
  const all = [
    ...rules.cards.map(({ id }) => stories.cards[id]),
    ...achievements.map((one) => stories.achievements[one]),
    stories.rise,
  ];
  expect(all.length).toBe(27 + 15 + 1);
  for (const story of all) {
    expect(new Set([story?.en, story?.zh_hans, story?.zh_hant]).size).toBe(3);
    expect(story?.zh_hant).not.toMatch(/[们这个说处东与价专业乐习书买产从会传伤经济国]/);
  }
});

describe("texts", () => {
  const rulesWith = (options: JsonObject): Ruleset => {
    ask("new", { setup: { ...setup(), options }, seed: 1 });
    return ask("ruleset", {}).ruleset as unknown as Ruleset;
  };
  const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

  test("tell the numbers of the table's own ruleset", () => {
    const usual = rulesWith({});
    const rules: Ruleset = {
      ...usual,
      chair_votes: 31,
      upgrade_times: 32,
      monopoly_lead: 33,
      monopoly_bonus: 34,
      runs_a_turn: 35,
      point_prices: [36, 37],
      trade: { ...usual.trade, exchanges: 38, route_rounds: 39 },
      traits: {
        trade_gives: 41,
        strike_pays: 42,
        conquest_pays: 43,
        desalination_coins: 44,
        desalination_water: 45,
      },
      score: { ...usual.score, coin_points: 46 },
    };
    for (const names of Object.values(lakeNames)) {
      const texts = [
        ...Object.values(names.traitTexts).map((text) => text(rules)),
        ...Object.values(names.guide).map((text) => text({ rules, bills: 47, supplied: "" })),
      ];
      const told = new Set(texts.flatMap(numbersIn));
      // A level, a coin and a unit are said as what they are.
      told.delete(1);
      expect([...told].sort((a, b) => a - b)).toEqual([31, 32, 33, 34, 35, 36, 37, 38, 39, 41, 42, 43, 44, 45, 46, 47]);
      for (const text of texts) expect(text).not.toMatch(/\b(two|three|twice|double|eight)\b|[两兩三八]/);
    }
  });
  test("name the industries that a law covers at this table", () => {
    expect(coveredBy(rulesWith({}), "tariff")).toEqual(["food", "manufacturing", "heavy"]);
    expect(coveredBy(rulesWith({}), "finance_tax")).toEqual(["finance"]);
    expect(coveredBy(rulesWith({ tariff_scope: ["services"] }), "tariff")).toEqual(["services"]);
    expect(coveredBy(rulesWith({ tariff_scope: [] }), "tariff")).toEqual([]);
    const { tariff } = lakeNames.en.lawEffects;
    expect(tariff(2, "Services")).toBe("runs of Services pay 2 less");
    expect(tariff(2, "")).toBe("covers no industry");
  });
  test("speak of what the options of the table allow", () => {
    const { desalination } = lakeNames.en.traitTexts;
    expect(desalination(rulesWith({}))).toContain("and the tax");
    expect(desalination(rulesWith({ tax_scope: ["point"] }))).not.toContain("tax");
    const { buy, run } = lakeNames.en.guide;
    expect(run({ rules: rulesWith({}), bills: 3, supplied: "" })).toContain("once per turn");
    expect(run({ rules: rulesWith({ runs_a_turn: 3 }), bills: 3, supplied: "" })).toContain("up to 3 times per turn");
    expect(buy({ rules: rulesWith({ plots_for_sale: false }), bills: 3, supplied: "" })).not.toContain("plot");
  });
});

test("laws are counted in Roman numerals; 0 is not in force", () => {
  expect([0, 1, 2, 3, 4].map(roman)).toEqual(["0", "I", "II", "III", "IV"]);
});

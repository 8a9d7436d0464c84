/// What a move is and why one would make it, in words. The facts are the rules' own: previews, prices, what lies where.
import type { Action as AnyAction, JsonObject } from "$web/engine/protocol";
import type { Look } from "./context";
import { chosen } from "./income";
import {
  coveredBy,
  goods,
  industries,
  lawOf,
  resources,
  roman,
  signed,
  type Action,
  type Bill,
  type Good,
  type IncomeCost,
  type Industry,
  type Player,
  type Preview,
  type Resource,
  type ScoreTerms,
  type SeatPreview,
} from "./model";
import type { Names } from "./names";

/** What a hint is told from: a look at the table by the seat that decides. */
export type Facts = Pick<Look, "view" | "state" | "rules" | "preview" | "seat" | "nameOf">;
/** A fact that speaks for a move, and how loud. */
interface Fact {
  readonly weight: number;
  readonly words: string;
}
type Of<K extends Action["kind"]> = Extract<Action, { kind: K }>;
type Units = Readonly<Partial<Record<Good, number>>> | undefined;

/** A space between Latin and Chinese, which a name put into a sentence does not bring along. */
export const spaced = (text: string): string =>
  text.replaceAll(/([\u4e00-\u9fff])([A-Za-z0-9])/g, "$1 $2").replaceAll(/([A-Za-z0-9])([\u4e00-\u9fff])/g, "$1 $2");

const list = (n: Names, words: readonly string[]): string => words.join(n.hints.comma);
/** "2 Crops, 3 coins". */
function unitsOf(n: Names, units: Units, coins = 0): string {
  const told = goods.flatMap((good) => {
    const count = units?.[good] ?? 0;
    if (count === 0) return [];
    return [good === "coins" ? n.hints.coins(count) : n.hints.amount(count, n.goods[good])];
  });
  return list(n, [...told, ...(coins > 0 ? [n.hints.coins(coins)] : [])]);
}
const kindsOf = (units: Units): Good[] => goods.filter((good) => (units?.[good] ?? 0) > 0);
const goodsOf = (n: Names, kinds: readonly Good[]): string =>
  list(
    n,
    kinds.map((good) => n.goods[good]),
  );
const industriesOf = (n: Names, some: readonly Industry[]): string =>
  list(
    n,
    some.map((industry) => n.industries[industry]),
  );

// ---- what a seat has -----------------------------------------------------------------------------------------------

const player = ({ state, seat }: Facts, of = seat): Player | undefined => state.players[of - 1];
const seatOf = ({ preview, seat }: Facts, of = seat): SeatPreview | undefined => preview?.seats[of - 1];
const levelOf = (f: Facts, industry: Industry, of = f.seat): number => player(f, of)?.levels[industry] ?? 0;
const idlePlots = ({ view, seat }: Facts, of = seat): number => view.outlook[of - 1]?.idle_plots ?? 0;
const rivals = (f: Facts): number[] => f.state.players.map((_, i) => i + 1).filter((seat) => seat !== f.seat);
const own = (f: Facts): Industry[] => industries.filter((industry) => levelOf(f, industry) > 0);
/** One's industries whose runs take one of these goods. */
const usersOf = (f: Facts, kinds: readonly Good[]): Industry[] =>
  own(f).filter((industry) =>
    resources.some((resource) => f.rules.industries[industry].inputs[resource] > 0 && kinds.includes(resource)),
  );
/** What so many coins count in the score as it stands (L9.1). */
const worthOf = (terms: ScoreTerms | undefined, coins: number): number =>
  terms ? terms.wealth * terms.coin_points * coins : 0;
const bestRival = (f: Facts, industry: Industry): { seat: number; level: number } =>
  rivals(f)
    .map((seat) => ({ seat, level: levelOf(f, industry, seat) }))
    .reduce((best, one) => (one.level > best.level ? one : best), { seat: 0, level: 0 });

// ---- what a move is ------------------------------------------------------------------------------------------------

/** What a move is, in a sentence. */
export function actionWords(n: Names, f: Facts, wanted: AnyAction): string {
  const action = wanted as unknown as Action;
  return spaced(turnWords(n, f, action) ?? traitWords(n, f, action) ?? councilWords(n, f, action));
}

function turnWords(n: Names, f: Facts, action: Action): string | undefined {
  const { move } = n.hints;
  const price = ({ coins, tax }: { coins: number; tax: number } = { coins: 0, tax: 0 }): string =>
    n.hints.price(coins, tax);
  switch (action.kind) {
    case "income": {
      const points = unitsOf(n, { crops: action.crops, steel: action.steel, metals: action.metals });
      return points === "" ? move.noPoints : move.points(points);
    }
    case "income_all":
      return move.allPoints;
    case "buy_point":
      return move.buyPoint(n.goods[action.resource], price(f.preview?.point));
    case "buy_plot":
      return move.buyPlot(price(f.preview?.plot));
    case "build":
      return move.build(n.industries[action.industry], price(f.preview?.build[action.industry]));
    case "run":
      return move.run(n.industries[action.industry], n.hints.coins(seatOf(f)?.runs[action.industry].total ?? 0));
    case "run_all":
      return move.runAll(n.hints.coins(f.preview?.allowed.run_all_pays ?? 0));
    case "upgrade": {
      const { level = 0 } = seatOf(f)?.raised[action.industry] ?? {};
      return move.upgrade(n.industries[action.industry], level, upgradePrice(n, f, action.industry));
    }
    case "next":
      return n.turn.next(n.steps[f.state.turn.step]);
    case "done":
      return n.turn.done;
    default:
      return offerWords(n, f, action);
  }
}
function upgradePrice(n: Names, f: Facts, industry: Industry): string {
  const price = f.preview?.upgrade[industry];
  if (!price) return "";
  return price.coins > 0 ? n.hints.price(price.coins, price.tax) : unitsOf(n, price.goods);
}
function offerWords(n: Names, f: Facts, action: Action): string | undefined {
  const { move } = n.hints;
  switch (action.kind) {
    case "offer_route":
      return move.route(
        f.nameOf(action.to),
        unitsOf(n, { [action.give]: action.gives }),
        unitsOf(n, { [action.take]: action.takes }),
      );
    case "exchange":
      return move.exchange(f.nameOf(action.to), unitsOf(n, action.give), unitsOf(n, action.take));
    case "accept": {
      const { give, take } = f.state.offer;
      const said = action.free === true ? move.acceptFree : move.accept;
      return said(f.nameOf(f.state.active), unitsOf(n, give), unitsOf(n, take));
    }
    case "decline":
      return f.state.offer.kind === "none" ? move.raiseNone : move.decline(f.nameOf(f.state.active));
    default:
      return undefined;
  }
}
function traitWords(n: Names, f: Facts, action: Action): string | undefined {
  const { move } = n.hints;
  const { traits } = n;
  switch (action.kind) {
    case "trade":
      return move.trade(
        traits.global_trade,
        f.nameOf(action.to),
        unitsOf(n, action.give),
        unitsOf(n, { [action.take]: 1 }),
      );
    case "forbid":
      return move.forbid(traits.enlightenment, n.industries[action.industry]);
    case "strike":
      return move.strike(traits.blood_and_iron, f.nameOf(action.target), n.industries[action.industry]);
    case "conquer":
      return move.conquer(traits.conquest, f.nameOf(action.target));
    case "desalinate": {
      const { coins = 0, tax = 0 } = f.preview?.desalination ?? {};
      const water = unitsOf(n, { water: f.rules.traits.desalination_water });
      return move.desalinate(traits.desalination, water, n.hints.price(coins, tax));
    }
    case "donate": {
      const donation = donationOf(f);
      return move.donate(unitsOf(n, donation?.goods, donation?.coins), donation?.points ?? 0);
    }
    default:
      return undefined;
  }
}
const donationOf = (f: Facts) => f.rules.cards[f.preview?.era.card[0] ?? -1]?.donation;

function councilWords(n: Names, f: Facts, action: Action): string {
  const { move } = n.hints;
  switch (action.kind) {
    case "propose":
      return move.propose(
        list(
          n,
          action.bills.map((bill) => n.bills[bill]),
        ),
      );
    case "vote":
      return move.vote(n.bills[action.bill]);
    case "meiji": {
      const level = seatOf(f, Number(action.target))?.raised[action.industry].level ?? 0;
      const industry = n.industries[action.industry];
      return action.target === f.seat
        ? move.raiseOwn(industry, level)
        : move.raise(f.nameOf(action.target), industry, level);
    }
    case "westward":
      return move.westward;
    case "stay":
      return move.stay;
    default:
      return move.draw;
  }
}

// ---- why -----------------------------------------------------------------------------------------------------------

/** Why: the one or two facts that tell this move from others. `cost` is what the rules say of an income. */
export function reasons(n: Names, f: Facts, wanted: AnyAction, cost?: JsonObject): string[] {
  return factsOf(n, f, wanted as unknown as Action, cost as unknown as IncomeCost | undefined)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 2)
    .map(({ words }) => spaced(words));
}

function factsOf(n: Names, f: Facts, action: Action, cost: IncomeCost | undefined): Fact[] {
  if (!f.preview) return [];
  switch (action.kind) {
    case "income":
    case "income_all":
      return incomeFacts(n, f, action, cost);
    case "buy_point":
      return pointFacts(n, f, action.resource);
    case "buy_plot":
      return plotFacts(n, f);
    case "build":
      return buildFacts(n, f, action.industry, f.preview);
    case "run":
      return runFacts(n, f, action.industry);
    case "run_all":
      return [{ weight: 1, words: n.hints.why.worth(worthOf(seatOf(f)?.score, f.preview.allowed.run_all_pays)) }];
    case "upgrade":
      return upgradeFacts(n, f, action.industry);
    case "next":
    case "done":
      return endFacts(n, f, action.kind);
    default:
      return offerFacts(n, f, action) ?? traitFacts(n, f, action) ?? councilFacts(n, f, action);
  }
}

function incomeFacts(
  n: Names,
  f: Facts,
  action: Of<"income"> | Of<"income_all">,
  cost: IncomeCost | undefined,
): Fact[] {
  const { why } = n.hints;
  const run = chosen.filter((good) => action.kind === "income_all" || action[good] > 0);
  const left = chosen.filter((good) => !run.includes(good) && (player(f)?.points[good] ?? 0) > 0);
  const facts = needFacts(n, f, run, 4);
  if (run.length === 0 && left.length > 0 && usersOf(f, left).length === 0)
    facts.push({ weight: 4, words: why.noneNeeds(goodsOf(n, left)) });
  if (cost) {
    const { water, coins, tax } = cost;
    const takes = unitsOf(n, { water }, coins + tax);
    facts.push({ weight: 3, words: takes === "" ? why.takesNothing : why.takes(takes) });
  }
  facts.push({ weight: 1, words: why.waterStays((player(f)?.goods.water ?? 0) - (cost?.water ?? 0)) });
  return facts;
}
/** For which of one's industries goods are wanted. */
function needFacts(n: Names, f: Facts, kinds: readonly Good[], weight: number): Fact[] {
  const users = usersOf(f, kinds);
  if (kinds.length === 0 || users.length === 0) return [];
  const used = kinds.filter((good) => usersOf(f, [good]).length > 0);
  return [{ weight, words: n.hints.why.needs(industriesOf(n, users), goodsOf(n, used)) }];
}

function pointFacts(n: Names, f: Facts, resource: Resource): Fact[] {
  const { why } = n.hints;
  const row = f.rules.resources[resource];
  const rounds = f.rules.rounds - f.state.round;
  const cost = unitsOf(n, { water: row.water }, row.coins);
  const name = n.goods[resource];
  const facts: Fact[] = [
    { weight: 3, words: cost === "" ? why.gives(name, rounds) : why.givesFor(name, cost, rounds) },
    ...needFacts(n, f, [resource], 4),
  ];
  if ((player(f)?.points[resource] ?? 0) === 0) facts.push({ weight: 2, words: why.firstPoint(name) });
  return facts;
}
function plotFacts(n: Names, f: Facts): Fact[] {
  const { why } = n.hints;
  const idle = idlePlots(f);
  return [
    { weight: 2, words: idle === 0 ? why.noIdlePlot : why.idlePlots(idle) },
    { weight: 1, words: why.bankPlots(f.state.bank_plots) },
  ];
}

function buildFacts(n: Names, f: Facts, industry: Industry, preview: Preview): Fact[] {
  const { why } = n.hints;
  const pays = seatOf(f)?.runs[industry].total ?? 0;
  const { coins, tax } = preview.build[industry];
  const needed = resources.filter((resource) => f.rules.industries[industry].inputs[resource] > 0);
  const lacking = needed.filter((resource) => (player(f)?.points[resource] ?? 0) === 0);
  const facts: Fact[] = [{ weight: 3, words: why.pays(pays) }];
  if (pays > 0) facts.push({ weight: 4, words: why.paidBack(Math.ceil((coins + tax) / pays)) });
  if (needed.length === 0) facts.push({ weight: 3.5, words: why.noInputs });
  else if (lacking.length > 0) facts.push({ weight: 5, words: why.lacks(goodsOf(n, lacking)) });
  else facts.push({ weight: 3.5, words: why.supplied });
  return [...facts, ...monopolyFacts(n, f, industry)];
}
function monopolyFacts(n: Names, f: Facts, industry: Industry): Fact[] {
  const { why } = n.hints;
  const { monopoly_lead: lead, monopoly_bonus: bonus } = f.rules;
  if (f.view.monopolies[industry] === f.seat) return [{ weight: 2, words: why.holdsOwn(bonus) }];
  const rival = bestRival(f, industry);
  if (rival.level > 0) return [{ weight: 1, words: why.rivalAt(f.nameOf(rival.seat), rival.level) }];
  return f.state.forbidden.includes(industry) ? [] : [{ weight: 2.5, words: why.aloneAt(lead, bonus) }];
}

/** "base 3, level +2, era +1": what a run is made of, without what is nothing. */
function sumOf(n: Names, f: Facts, industry: Industry): string {
  const run = seatOf(f)?.runs[industry];
  if (!run) return "";
  const terms = [
    [n.sum.level, run.level],
    [n.era.title, run.era],
    [n.sum.monopoly, run.monopoly],
    [n.sum.leader, run.leader],
    [n.sum.levies[f.rules.industries[industry].levy], -run.levy],
  ] as const;
  const told = terms.flatMap(([name, value]) => (value === 0 ? [] : [`${name} ${signed(value)}`]));
  return list(n, [`${n.sum.base} ${run.base}`, ...told]);
}
function runFacts(n: Names, f: Facts, industry: Industry): Fact[] {
  const { why } = n.hints;
  const uses = unitsOf(n, f.rules.industries[industry].inputs);
  return [
    { weight: 3, words: why.worth(worthOf(seatOf(f)?.score, seatOf(f)?.runs[industry].total ?? 0)) },
    { weight: 2, words: why.sum(sumOf(n, f, industry)) },
    { weight: 1, words: uses === "" ? why.noInputs : why.uses(uses) },
  ];
}
function upgradeFacts(n: Names, f: Facts, industry: Industry): Fact[] {
  const { why } = n.hints;
  const then = seatOf(f)?.raised[industry];
  if (!then) return [];
  const rounds = f.rules.rounds - f.state.round;
  const rival = bestRival(f, industry);
  const facts: Fact[] = [
    { weight: 4, words: why.payThen(then.pays, seatOf(f)?.runs[industry].total ?? 0) },
    { weight: 1, words: why.stillRuns(rounds) },
  ];
  if (then.level > rival.level) facts.push({ weight: 2, words: why.above(then.level - rival.level) });
  else facts.push({ weight: 2, words: why.rivalAt(f.nameOf(rival.seat), rival.level) });
  return facts;
}
function endFacts(n: Names, f: Facts, kind: "next" | "done"): Fact[] {
  const { why } = n.hints;
  const coins = player(f)?.coins ?? 0;
  const { steps = [], ran = [] } = f.preview ?? {};
  const after = steps[steps.indexOf(f.state.turn.step) + 1];
  const facts: Fact[] = [{ weight: 2, words: why.keeps(coins, worthOf(seatOf(f)?.score, coins)) }];
  if (kind === "next" && after) facts.push({ weight: 1, words: why.stepOver(n.steps[after]) });
  if (own(f).length > 0 && own(f).every((industry) => ran.includes(industry)))
    facts.push({ weight: kind === "done" ? 3 : 0.5, words: why.allRan });
  else if (kind === "done") facts.push({ weight: 1, words: why.nothingLeft });
  return facts;
}

function offerFacts(n: Names, f: Facts, action: Action): Fact[] | undefined {
  const { why } = n.hints;
  switch (action.kind) {
    case "offer_route": {
      const { coins, tax } = f.preview?.route ?? { coins: 0, tax: 0 };
      const fee = n.hints.price(coins, tax);
      return [
        ...swapFacts(n, f, action.take, action.takes),
        { weight: 2, words: action.free === true ? why.noFee : why.fee(fee, f.nameOf(action.to)) },
      ];
    }
    case "exchange":
      return [...needFacts(n, f, kindsOf(action.take), 4), { weight: 2, words: why.freeOfCharge }];
    case "accept":
      return acceptFacts(n, f);
    case "decline":
      return f.state.offer.kind === "none" ? [{ weight: 1, words: why.noCost }] : declineFacts(n, f);
    default:
      return undefined;
  }
}
/** What a route brings of a good until it ends. */
function swapFacts(n: Names, f: Facts, good: Good, units: number): Fact[] {
  const { why } = n.hints;
  const again = f.preview?.deliveries_after_founding ?? 0;
  const facts: Fact[] = [
    { weight: 3, words: why.swapsAgain(again, unitsOf(n, { [good]: units * (again + 1) })) },
    ...needFacts(n, f, [good], 4),
  ];
  const isMade = (resources as readonly Good[]).includes(good) && (player(f)?.points[good as Resource] ?? 0) > 0;
  return isMade ? facts : [...facts, { weight: 2.5, words: why.noPointOf(n.goods[good]) }];
}
function acceptFacts(n: Names, f: Facts): Fact[] {
  const { kind, give } = f.state.offer;
  const [good] = kindsOf(give);
  const { why } = n.hints;
  if (kind === "route" && good) return [...swapFacts(n, f, good, give[good]), { weight: 2.8, words: why.founderPays }];
  return [...needFacts(n, f, kindsOf(give), 4), { weight: 2, words: why.freeOfCharge }];
}
function declineFacts(n: Names, f: Facts): Fact[] {
  const { why } = n.hints;
  const { give, take } = f.state.offer;
  const [got, lost] = [kindsOf(give), kindsOf(take)];
  const facts: Fact[] = [{ weight: 1, words: why.declineFree }];
  if (usersOf(f, lost).length > 0)
    facts.push({ weight: 3, words: why.needed(industriesOf(n, usersOf(f, lost)), goodsOf(n, lost)) });
  if (usersOf(f, got).length === 0 && !got.includes("coins"))
    facts.push({ weight: 2, words: why.noUse(goodsOf(n, got)) });
  return facts;
}

function traitFacts(n: Names, f: Facts, action: Action): Fact[] | undefined {
  const { why } = n.hints;
  switch (action.kind) {
    case "trade":
      return [...needFacts(n, f, [action.take], 3), { weight: 2, words: why.cannotRefuse(f.nameOf(action.to)) }];
    case "forbid":
      return [...heldFacts(n, f, action.industry), { weight: 1, words: why.onceAGame }];
    case "strike": {
      const target = Number(action.target);
      const pays = seatOf(f, target)?.runs[action.industry].total ?? 0;
      return [
        ...heldFacts(n, f, action.industry),
        { weight: 2, words: why.rivalPays(f.nameOf(target), pays) },
        { weight: 1, words: why.takes(unitsOf(n, action.pay)) },
      ];
    }
    case "conquer": {
      const idle = idlePlots(f);
      return [
        { weight: 3, words: idle === 0 ? why.noIdlePlot : why.idlePlots(idle) },
        { weight: 2, words: why.rivalIdle(f.nameOf(action.target), idlePlots(f, Number(action.target))) },
        { weight: 1, words: why.takes(unitsOf(n, action.pay)) },
      ];
    }
    case "desalinate": {
      const dry = chosen.filter((good) => (player(f)?.points[good] ?? 0) > 0);
      const water = player(f)?.goods.water ?? 0;
      return [{ weight: 1, words: dry.length > 0 ? why.waterRuns(water, goodsOf(n, dry)) : why.waterStays(water) }];
    }
    case "donate": {
      const coins = Math.floor((donationOf(f)?.points ?? 0) / f.rules.score.coin_points);
      return [
        { weight: 2, words: why.asCoins(coins) },
        { weight: 1, words: why.onlyNow },
      ];
    }
    default:
      return undefined;
  }
}
/** Who has most of an industry, if it is somebody else. */
function heldFacts(n: Names, f: Facts, industry: Industry): Fact[] {
  const { why } = n.hints;
  const holder = f.view.monopolies[industry];
  if (typeof holder === "number" && holder !== f.seat)
    return [{ weight: 4, words: why.rivalHolds(f.nameOf(holder), f.rules.monopoly_bonus) }];
  const rival = bestRival(f, industry);
  return rival.level > 0 ? [{ weight: 1.5, words: why.rivalAt(f.nameOf(rival.seat), rival.level) }] : [];
}

function councilFacts(n: Names, f: Facts, action: Action): Fact[] {
  const { why } = n.hints;
  switch (action.kind) {
    case "propose":
      return proposalFacts(n, f, action.bills);
    case "vote":
      return voteFacts(n, f, action.bill);
    case "meiji": {
      const target = seatOf(f, Number(action.target));
      const [then, now] = [target?.raised[action.industry].pays ?? 0, target?.runs[action.industry].total ?? 0];
      return [
        { weight: 2, words: why.payThen(then, now) },
        { weight: 1, words: why.noCost },
      ];
    }
    case "westward": {
      const idle = idlePlots(f);
      return [
        { weight: 2, words: idle === 0 ? why.noIdlePlot : why.idlePlots(idle) },
        { weight: 1, words: why.skips },
      ];
    }
    case "stay": {
      const pay = own(f).reduce((sum, industry) => sum + (seatOf(f)?.runs[industry].total ?? 0), 0);
      return [{ weight: 1, words: pay > 0 ? why.runsPay(pay) : why.turnBrings }];
    }
    default:
      return [{ weight: 1, words: why.chance }];
  }
}
const changeOf = (f: Facts, bill: Bill, seat = f.seat): number =>
  f.preview?.bills.find((one) => one.bill === bill)?.change[seat - 1] ?? 0;

/** Whom a bill hurts or helps most of the others. */
function rivalFacts(n: Names, f: Facts, bill: Bill, weight: number): Fact[] {
  const { why } = n.hints;
  const most = rivals(f)
    .map((seat) => ({ seat, change: changeOf(f, bill, seat) }))
    .reduce((best, one) => (Math.abs(one.change) > Math.abs(best.change) ? one : best), { seat: 0, change: 0 });
  if (most.change === 0) return [];
  const said = most.change < 0 ? why.rivalLoses : why.rivalGains;
  return [{ weight, words: said(f.nameOf(most.seat), Math.abs(most.change)) }];
}
/** What a bill makes of its law. */
function lawFacts(n: Names, f: Facts, bill: Bill, weight: number): Fact[] {
  const { why } = n.hints;
  const then = f.preview?.bills.find((one) => one.bill === bill)?.laws;
  const law = lawOf(bill);
  if (law === "expo") return [{ weight, words: why.expo(n.expoOn) }];
  if (!then) return [];
  const effect = n.lawEffects[law](then[law], industriesOf(n, coveredBy(f.rules, law)));
  return [{ weight, words: why.law(n.laws[law], roman(then[law]), effect) }];
}
function voteFacts(n: Names, f: Facts, bill: Bill): Fact[] {
  const { why } = n.hints;
  const mine = changeOf(f, bill);
  const facts: Fact[] = [
    mine > 0
      ? { weight: 5, words: why.gains(mine) }
      : mine < 0
        ? { weight: 4, words: why.loses(-mine) }
        : { weight: 2, words: why.unchanged },
    ...rivalFacts(n, f, bill, 4.5),
    ...lawFacts(n, f, bill, 1.5),
  ];
  const { bills = [], counts = [], leading, votes = [] } = f.preview?.ballot ?? {};
  if (votes.length > 0 && leading === bill)
    facts.push({ weight: 1, words: why.leads(counts[bills.indexOf(bill)] ?? 0) });
  const worst = bills
    .filter((one) => one !== bill && changeOf(f, one) < mine)
    .toSorted((a, b) => changeOf(f, a) - changeOf(f, b))[0];
  if (worst && changeOf(f, worst) < 0)
    facts.push({ weight: 3, words: why.otherCosts(n.bills[worst], -changeOf(f, worst)) });
  return facts;
}
function proposalFacts(n: Names, f: Facts, bills: readonly Bill[]): Fact[] {
  const { why } = n.hints;
  const worst = bills.toSorted((a, b) => changeOf(f, a) - changeOf(f, b))[0];
  const least = worst ? changeOf(f, worst) : 0;
  const [first] = bills;
  return [
    worst && least < 0
      ? { weight: 3, words: why.worstOf(n.bills[worst], -least) }
      : { weight: 3, words: why.noneChange },
    ...(first ? rivalFacts(n, f, first, 2) : []),
    ...(first ? lawFacts(n, f, first, 1) : []),
  ];
}

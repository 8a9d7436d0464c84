/// Why one would trade, or use a trait.
import {
  bestRival,
  goodsOf,
  idlePlots,
  industriesOf,
  kindsOf,
  needFacts,
  player,
  seatOf,
  unitsOf,
  usersOf,
  type Fact,
  type Facts,
} from "./hint_facts";
import { chosen } from "./income";
import { industries, resources, type Action, type Good, type Industry, type Resource, type SwapEffect } from "./model";
import type { Names } from "./names";

export function offerFacts(n: Names, f: Facts, action: Action, swap: SwapEffect | undefined): Fact[] | undefined {
  const { why } = n.hints;
  const effect = swap ? effectFacts(n, swap) : [];
  switch (action.kind) {
    case "offer_route": {
      const { coins, tax } = f.preview?.route ?? { coins: 0, tax: 0 };
      const fee = n.hints.price(coins, tax);
      return [
        ...effect,
        ...swapFacts(n, f, action.take, action.takes),
        { weight: 2, words: action.free === true ? why.noFee : why.fee(fee, f.nameOf(action.to)) },
      ];
    }
    case "exchange":
      return [...effect, ...needFacts(n, f, kindsOf(action.take), 4), { weight: 2, words: why.freeOfCharge }];
    case "accept":
      return [...effect, ...acceptFacts(n, f)];
    case "decline":
      return f.state.offer.kind === "none" ? [{ weight: 1, words: why.noCost }] : [...effect, ...declineFacts(n, f)];
    default:
      return undefined;
  }
}
/** What a swap brings a seat by the end, and which runs come or fall away by it, as things stand. */
function effectFacts(n: Names, { by_end, runs }: SwapEffect): Fact[] {
  const { why } = n.hints;
  const most = industries.toSorted((a, b) => Math.abs(runs[b]) - Math.abs(runs[a]))[0];
  const changed = most ? runs[most] : 0;
  const coins = by_end === 0 ? why.swapEven : by_end > 0 ? why.swapBrings(by_end) : why.swapCosts(-by_end);
  const facts: Fact[] = [{ weight: 6, words: coins }];
  if (most && changed > 0) facts.push({ weight: 5, words: why.moreRuns(n.industries[most], changed) });
  if (most && changed < 0) facts.push({ weight: 5, words: why.fewerRuns(n.industries[most], -changed) });
  return facts;
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

export function traitFacts(n: Names, f: Facts, action: Action): Fact[] | undefined {
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
      const coins = f.preview?.era.donation_coins ?? 0;
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

/// Why one would name a bill or vote for it, and what to do when asked between turns.
import { idlePlots, industriesOf, own, rivals, seatOf, type Fact, type Facts } from "./hint_facts";
import { coveredBy, lawOf, roman, type Action, type Bill } from "./model";
import type { Names } from "./names";

export function councilFacts(n: Names, f: Facts, action: Action): Fact[] {
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
/** What a bill changes for a seat each round: its runs, and the subsidy of its routes. */
function changeOf(f: Facts, bill: Bill, seat = f.seat): number {
  const change = f.preview?.bills.find((one) => one.bill === bill);
  return (change?.change[seat - 1] ?? 0) + (change?.subsidy[seat - 1] ?? 0);
}

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

/// Why one would make a move: the one or two facts that tell it from others.
import type { Action as AnyAction } from "$web/engine/protocol";
import { spaced } from "$web/messages/spaced";
import { councilFacts } from "./hint_council";
import {
  bestRival,
  goodsOf,
  idlePlots,
  list,
  needFacts,
  own,
  player,
  seatOf,
  unitsOf,
  usersOf,
  worthOf,
  type Answers,
  type Fact,
  type Facts,
  type Of,
} from "./hint_facts";
import { offerFacts, traitFacts } from "./hint_trade";
import { chosen } from "./income";
import {
  resources,
  signed,
  type Action,
  type IncomeCost,
  type Industry,
  type Preview,
  type Resource,
  type Worth,
} from "./model";
import type { Names } from "./names";

/** Why: the one or two facts that tell this move from others. */
export function reasons(n: Names, f: Facts, wanted: AnyAction, answers: Answers = {}): string[] {
  return factsOf(n, f, wanted as unknown as Action, answers)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 2)
    .map(({ words }) => spaced(words));
}

function factsOf(n: Names, f: Facts, action: Action, { cost, swap }: Answers): Fact[] {
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
      return [{ weight: 1, words: n.hints.why.worth(worthOf(f, f.preview.allowed.run_all_pays)) }];
    case "upgrade":
      return upgradeFacts(n, f, action.industry);
    case "next":
    case "done":
      return endFacts(n, f, action.kind);
    default:
      return offerFacts(n, f, action, swap) ?? traitFacts(n, f, action) ?? councilFacts(n, f, action);
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
function pointFacts(n: Names, f: Facts, resource: Resource): Fact[] {
  const { why } = n.hints;
  const row = f.rules.resources[resource];
  const rounds = f.rules.rounds - f.state.round;
  const cost = unitsOf(n, { water: row.water }, row.coins);
  const name = n.goods[resource];
  const facts: Fact[] = [
    { weight: 3, words: cost === "" ? why.gives(name, rounds) : why.givesFor(name, cost, rounds) },
    ...needFacts(n, f, [resource], 5),
    ...(f.preview ? worthFacts(n, f.preview.worths.points[resource]) : []),
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
  const needed = resources.filter((resource) => f.rules.industries[industry].inputs[resource] > 0);
  const lacking = needed.filter((resource) => (player(f)?.points[resource] ?? 0) === 0);
  const facts: Fact[] = [{ weight: 3, words: why.pays(pays) }, ...worthFacts(n, preview.worths.builds[industry])];
  if (needed.length === 0) facts.push({ weight: 3.5, words: why.noInputs });
  else if (lacking.length > 0) facts.push({ weight: 5, words: why.lacks(goodsOf(n, lacking)) });
  else facts.push({ weight: 3.5, words: why.supplied });
  return [...facts, ...monopolyFacts(n, f, industry)];
}
/** When a purchase has paid for itself, and what it brings in all, as things stand. */
function worthFacts(n: Names, { pays_back, by_end }: Worth): Fact[] {
  const { why } = n.hints;
  if (pays_back < 0) return [{ weight: 2.2, words: why.neverBack }];
  const inAll: Fact[] = by_end > 0 ? [{ weight: 3.8, words: why.byEnd(by_end) }] : [];
  return [{ weight: 4, words: pays_back === 0 ? why.backAtOnce : why.paidBack(pays_back) }, ...inAll];
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
    { weight: 3, words: why.worth(worthOf(f, seatOf(f)?.runs[industry].total ?? 0)) },
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
    { weight: 5, words: why.payThen(then.pays, seatOf(f)?.runs[industry].total ?? 0) },
    { weight: 1, words: why.stillRuns(rounds) },
    ...(f.preview ? worthFacts(n, f.preview.worths.upgrades[industry]) : []),
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
  const facts: Fact[] = [{ weight: 2, words: why.keeps(coins, worthOf(f, coins)) }];
  if (kind === "next" && after) facts.push({ weight: 1, words: why.stepOver(n.steps[after]) });
  if (own(f).length > 0 && own(f).every((industry) => ran.includes(industry)))
    facts.push({ weight: kind === "done" ? 3 : 0.5, words: why.allRan });
  else if (kind === "done") facts.push({ weight: 1, words: why.nothingLeft });
  return facts;
}

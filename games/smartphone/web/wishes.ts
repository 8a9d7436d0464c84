/// The plan finder for people who do not think in sliders: a few plain wishes that suit the position.
import type { TableSource } from "$web/table/source";
import type { Look } from "./context.svelte";
import { findPlans, usualWishes, type FoundPlan, type Wish, type WishId } from "./finder";
import { spaced } from "$web/messages/spaced";
import { promiseOf } from "./hint_words";
import { regions, technologies, type PlanPreview, type Region } from "./model";
import type { Names } from "./names";

export type PlainId = "sell" | "research" | "reach" | "first";

/** A wish that some plan fulfils. */
export interface PlainWish {
  readonly id: PlainId;
  readonly label: string;
  /** The same for the exact sliders. */
  readonly wishes: readonly Wish[];
  /** The best plans for it, the best first. */
  readonly found: readonly FoundPlan[];
}

type Demands = Partial<Record<WishId, { readonly least?: number; readonly weight: number }>>;
interface Draft {
  readonly id: PlainId;
  readonly label: string;
  readonly demands: Demands;
  /** What tells among plans that the finder likes: the higher the better, one after the other. */
  readonly order: (plan: PlanPreview) => readonly number[];
}
const asked = 60;
const kept = 3;

/** The wishes that can be fulfilled now, each with its plans. A demand that no plan meets gives way to a milder one. */
export async function plainWishes(n: Names, look: Look, source: TableSource): Promise<PlainWish[]> {
  const found: PlainWish[] = [];
  for (const drafts of [selling(n), research(n, look), reaching(n, look), beingFirst(n, look)]) {
    const wish = await firstOf(look, source, drafts);
    if (wish) found.push(wish);
  }
  return found;
}
async function firstOf(look: Look, source: TableSource, drafts: readonly Draft[]): Promise<PlainWish | undefined> {
  for (const { id, label, demands, order } of drafts) {
    const wishes = wishesFor(look, demands);
    const plans = await findPlans(source, wishes, asked);
    if (plans.length === 0) continue;
    return { id, label: spaced(label), wishes, found: plans.toSorted(by(order)).slice(0, kept) };
  }
  return undefined;
}
function wishesFor(look: Look, demands: Demands): Wish[] {
  return usualWishes(look.rules).map((wish) => {
    const { least = wish.floor, weight = 0 } = demands[wish.id] ?? {};
    return { ...wish, least, weight };
  });
}
const by =
  (order: Draft["order"]) =>
  (a: FoundPlan, b: FoundPlan): number => {
    const [ofA, ofB] = [order(a.preview), order(b.preview)];
    const differs = ofA.findIndex((value, i) => value !== ofB[i]);
    return differs < 0 ? 0 : (ofB[differs] ?? 0) - (ofA[differs] ?? 0);
  };
const worth = ({ vp }: PlanPreview): number => vp.least + vp.most;

function selling(n: Names): Draft[] {
  const demands: Demands = { goods: { weight: 3 }, price: { weight: 1 } };
  const order = (plan: PlanPreview): number[] => [plan.sales.least + plan.sales.most, worth(plan)];
  return [{ id: "sell", label: n.hints.wishes.sell, demands, order }];
}

/** Enough to finish something if a plan can, else as much as there is. */
function research(n: Names, look: Look): Draft[] {
  const me = look.board.players[look.seat - 1];
  const lacking = technologies.filter((technology) => !me?.technologies.includes(technology));
  if (lacking.length === 0) return [];
  const nearest = Math.min(...lacking.map((technology) => look.preview.technologies[technology].left));
  const order = (plan: PlanPreview): number[] => [plan.technologies.length, plan.research, worth(plan)];
  return [nearest, nearest - 1, 1]
    .filter((least, i, all) => least > 0 && all.indexOf(least) === i)
    .map((least) => ({
      id: "research",
      label: n.hints.wishes.research,
      demands: { research: { least, weight: 3 }, goods: { weight: 1 }, price: { weight: 1 } },
      order,
    }));
}

/** The region that promises most of those that some plan's trucks can open. */
function reaching(n: Names, look: Look): Draft[] {
  const { regions: places } = look.preview;
  return regions
    .filter((region) => places[region].in_reach && places[region].trucks > 0)
    .toSorted((a, b) => promise(look, b) - promise(look, a))
    .map((region) => ({
      id: "reach",
      label: n.hints.wishes.reach(n.regions[region]),
      demands: { trucks: { least: places[region].trucks, weight: 1 }, goods: { weight: 2 }, price: { weight: 1 } },
      order: (plan) => [Number(plan.offices.includes(region)), worth(plan), plan.trucks],
    }));
}
const promise = (look: Look, region: Region): number =>
  promiseOf(look, region) - look.preview.regions[region].trucks * 2;

/** Before as many as possible of those whose price is known, and cheap enough for the rest. */
function beingFirst(n: Names, look: Look): Draft[] {
  const { least } = look.rules.price;
  const passed = ({ first_up_to }: PlanPreview, i: number): number => {
    const upTo = first_up_to[i] ?? least;
    const price = look.preview.seats[i]?.price;
    if (upTo < least || (price !== undefined && price > upTo)) return 1;
    return price === undefined ? -upTo / 100 : -1;
  };
  const order = (plan: PlanPreview): number[] => [
    look.board.players.reduce((sum, _, i) => (i + 1 === look.seat ? sum : sum + passed(plan, i)), 0),
    worth(plan),
  ];
  const demands: Demands = {
    price: { weight: -3 },
    goods: { weight: 1 },
    trucks: { weight: 1 },
    research: { weight: 1 },
  };
  return [{ id: "first", label: n.hints.wishes.first, demands, order }];
}

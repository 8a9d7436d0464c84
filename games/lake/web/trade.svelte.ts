import * as v from "valibot";
import type { Action, JsonObject } from "$web/engine/protocol";
import { goods, kindsIn, resources, type Basket, type Good, type Offer, type Ruleset, type View } from "./model";

const basket = v.record(v.picklist(goods), v.number());
/** An offer as a browser keeps it that was left half-made. */
export const draftShape = v.object({
  kind: v.picklist(["route", "exchange"]),
  partner: v.number(),
  give: basket,
  take: basket,
  free: v.boolean(),
  answers: v.string(),
});

const nothing: Basket = { livestock: 0, crops: 0, timber: 0, steel: 0, metals: 0, water: 0, coins: 0, plots: 0 };
export const unitsIn = (side: Basket): number => kindsIn(side).reduce((sum, { units }) => sum + units, 0);

/** An offer being put together: with whom, what is given, what is taken. A tap on a good takes one more of it. */
export class Draft {
  kind = $state<"route" | "exchange">("route");
  partner = $state(0);
  give = $state.raw<Basket>(nothing);
  take = $state.raw<Basket>(nothing);
  /** Whether one's own Silk Road frees the route, if it can (L6). */
  free = $state(true);
  /** The offer it answers, if it does. */
  answers = $state("");

  constructor(kept?: v.InferOutput<typeof draftShape>) {
    if (kept) Object.assign(this, kept, { give: { ...nothing, ...kept.give }, take: { ...nothing, ...kept.take } });
  }

  /** Undefined where there is nothing worth keeping. */
  get kept(): JsonObject | undefined {
    const { kind, partner, give, take, free, answers } = this;
    if (partner === 0 && unitsIn(give) === 0 && unitsIn(take) === 0) return undefined;
    return { kind, partner, give, take, free, answers };
  }
  get isCounter(): boolean {
    return this.answers !== "";
  }
  get isWhole(): boolean {
    return this.partner > 0 && unitsIn(this.give) > 0 && unitsIn(this.take) > 0;
  }
  clear(): void {
    [this.give, this.take, this.answers] = [nothing, nothing, ""];
  }
  /** Begins as the mirror of an offer made to this seat. */
  mirror(offer: Offer, from: number): void {
    this.kind = offer.kind === "exchange" ? "exchange" : "route";
    this.partner = from;
    [this.give, this.take] = [offer.take, offer.give];
    this.answers = nameOf(offer);
  }
  /** What is offered; `canFree` says whether there is a Silk Road to free it with. */
  action(canFree = false): Action | undefined {
    const { partner: to, give, take } = this;
    if (!this.isWhole) return undefined;
    if (this.kind === "exchange") return { kind: "exchange", to, give, take };
    const [given, taken] = [kindsIn(give)[0], kindsIn(take)[0]];
    if (!given || !taken) return undefined;
    const free = this.free && canFree ? { free: true } : {};
    return {
      kind: "offer_route",
      to,
      give: given.good,
      gives: given.units,
      take: taken.good,
      takes: taken.units,
      ...free,
    };
  }
}

export const nameOf = (offer: Offer): string => JSON.stringify(offer);

/** How much and how many kinds a side may hold. */
export interface Limits {
  readonly kinds: number;
  readonly units: number;
}
export const limitsOf = (rules: Ruleset, kind: Draft["kind"]): Limits =>
  kind === "route"
    ? { kinds: 1, units: rules.trade.route_units }
    : { kinds: rules.trade.exchange_kinds, units: rules.trade.exchange_units };

/** Whether one more of a good could go into a side of which a player has `stock`. */
export function canAdd(side: Basket, good: Good, stock: number, { kinds, units }: Limits): boolean {
  if (side[good] >= stock) return false;
  const isNew = side[good] === 0;
  // The one kind of a route gives way to another.
  if (kinds === 1) return isNew || side[good] < units;
  return unitsIn(side) < units && (!isNew || kindsIn(side).length < kinds);
}
/** One more of a good; what there cannot be more of stays. The one kind of a route goes from the most back to none. */
export function added(side: Basket, good: Good, stock: number, limits: Limits): Basket {
  if (!canAdd(side, good, stock, limits)) return limits.kinds === 1 && side[good] > 0 ? nothing : side;
  const before = limits.kinds === 1 && side[good] === 0 ? nothing : side;
  return { ...before, [good]: before[good] + 1 };
}
export const removed = (side: Basket, good: Good, units = side[good]): Basket => ({
  ...side,
  [good]: Math.max(0, side[good] - units),
});

/** The kinds that may change hands by a route or Global Trade, and at the Expo (R-L34, R-L10). */
export const swapped = (rules: Ruleset): readonly Good[] =>
  rules.swaps === "all" ? goods : rules.swaps === "natural_and_coins" ? [...resources, "coins"] : resources;
export const exchanged = (rules: Ruleset): readonly Good[] => (rules.swaps === "all" ? goods : [...resources, "coins"]);

/** What a seat has of a good to give away; of plots, the idle ones. */
export function stockOf(view: View, seat: number, good: Good): number {
  const player = view.table.players[seat - 1];
  if (!player) return 0;
  return good === "plots"
    ? (view.outlook[seat - 1]?.idle_plots ?? 0)
    : good === "coins"
      ? player.coins
      : player.goods[good];
}

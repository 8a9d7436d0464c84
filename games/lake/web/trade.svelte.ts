import * as v from "valibot";
import type { Action, JsonObject } from "$web/engine/protocol";
import { goods, kindsIn, type Basket, type Good, type Offer, type OfferPreview } from "./model";
import type { Asked } from "./trade_reasons";

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
  /** What the rules say of it as it is. */
  sides = $state.raw<OfferPreview>();
  /** The last offer that was made, with what spoke for it and against it then. */
  asked = $state.raw<Asked>();

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
  /** What the rules are asked about, to learn what could be added. */
  get question(): JsonObject {
    return { kind: this.kind, to: this.partner, give: this.give, take: this.take };
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

/** One more of a good, if `canAdd`; what there cannot be more of stays. A route has one kind: the last one tapped. */
export function added(side: Basket, good: Good, canAdd: boolean, kind: Draft["kind"]): Basket {
  if (!canAdd) return side;
  const before = kind === "route" && side[good] === 0 ? nothing : side;
  return { ...before, [good]: before[good] + 1 };
}
export const removed = (side: Basket, good: Good, units = side[good]): Basket => ({
  ...side,
  [good]: Math.max(0, side[good] - units),
});

import * as v from "valibot";
import type { Action, JsonObject } from "../../engine/protocol";
import { goods, resources, type Good, type Offer, type Player, type Resource } from "./model";

const good = v.optional(v.picklist(goods));
/** An offer as a browser keeps it that was left half-made. */
export const draftShape = v.object({
  kind: v.picklist(["route", "exchange"]),
  partner: v.number(),
  give: good,
  gives: v.number(),
  take: good,
  takes: v.number(),
  answers: v.string(),
});

/** An offer being put together: with whom, what is given, what is taken. A tap on a good takes one more of it. */
export class Draft {
  kind = $state<"route" | "exchange">("route");
  partner = $state(0);
  give = $state<Good>();
  gives = $state(0);
  take = $state<Good>();
  takes = $state(0);
  /** The offer it answers, if it does. */
  answers = $state("");

  constructor(kept?: v.InferOutput<typeof draftShape>) {
    if (kept) Object.assign(this, kept);
  }

  /** Undefined where there is nothing worth keeping. */
  get kept(): JsonObject | undefined {
    const { kind, partner, give, gives, take, takes, answers } = this;
    if (partner === 0 && gives === 0 && takes === 0) return undefined;
    return { kind, partner, gives, takes, answers, ...(give ? { give } : {}), ...(take ? { take } : {}) };
  }
  get isCounter(): boolean {
    return this.answers !== "";
  }
  get kinds(): readonly Good[] {
    return this.kind === "route" ? resources : goods;
  }
  get isWhole(): boolean {
    return this.partner > 0 && this.gives > 0 && this.takes > 0;
  }
  tapGive(good: Good, most: number): void {
    [this.give, this.gives] = next(this.give, this.gives, good, most);
  }
  tapTake(good: Good, most: number): void {
    [this.take, this.takes] = next(this.take, this.takes, good, most);
  }
  clear(): void {
    [this.give, this.gives, this.take, this.takes, this.answers] = [undefined, 0, undefined, 0, ""];
  }
  /** Begins as the mirror of an offer made to this seat. */
  mirror(offer: Offer, from: number): void {
    this.kind = offer.kind === "exchange" ? "exchange" : "route";
    this.partner = from;
    [this.give, this.gives, this.take, this.takes] = [offer.take, offer.takes, offer.give, offer.gives];
    this.answers = nameOf(offer);
  }
  action(): Action | undefined {
    if (!this.isWhole || !this.give || !this.take) return undefined;
    const { partner: to, give, gives, take, takes } = this;
    return { kind: this.kind === "route" ? "offer_route" : "exchange", to, give, gives, take, takes };
  }
}

export const nameOf = (offer: Offer): string => JSON.stringify(offer);

/** One more of the same kind, from the most back to none; another kind begins at one. */
function next(kind: Good | undefined, units: number, tapped: Good, most: number): [Good | undefined, number] {
  if (most < 1) return [kind, units];
  if (kind !== tapped) return [tapped, 1];
  return units < most ? [tapped, units + 1] : [undefined, 0];
}

export const stockOf = (player: Player | undefined, good: Good): number =>
  player ? (good === "coins" ? player.coins : player.goods[good as Resource]) : 0;

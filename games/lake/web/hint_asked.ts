/// What hints ask the rules about a move, beyond the position.
import type { JsonObject } from "$web/engine/protocol";
import type { Facts } from "./hint_facts";
import { goods, type Action, type Basket, type Good } from "./model";

const side = (units: Readonly<Partial<Record<Good, number>>> = {}): Basket =>
  Object.fromEntries(goods.map((good) => [good, units[good] ?? 0])) as Basket;

/** The swap a move is about, as the seat would offer it; an offer made to it is turned round. */
export function swapAsked(f: Facts, action: Action): JsonObject | undefined {
  switch (action.kind) {
    case "offer_route":
      return {
        kind: "route",
        to: action.to,
        give: side({ [action.give]: action.gives }),
        take: side({ [action.take]: action.takes }),
      };
    case "exchange":
      return { kind: "exchange", to: action.to, give: side(action.give), take: side(action.take) };
    case "accept":
    case "decline": {
      const { kind, give, take } = f.state.offer;
      return kind === "none" ? undefined : { kind, to: f.state.active, give: take, take: give };
    }
    default:
      return undefined;
  }
}

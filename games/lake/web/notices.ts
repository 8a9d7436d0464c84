import type { GameEvent, JsonObject } from "$web/engine/protocol";

const member = (event: GameEvent, name: string): JsonObject => (event[name] ?? {}) as JsonObject;

/** Whether an event is news for a seat: something others answered, did to it or with it, or an honour. */
export function concerns(event: GameEvent, seat: number): boolean {
  if (seat === 0) return false;
  switch (event.kind) {
    case "offer_declined":
    case "exchanged":
      return event["seat"] === seat;
    case "route_founded":
    case "route_failed":
    case "route_expired": {
      const { founder, partner } = member(event, "route");
      return founder === seat || partner === seat;
    }
    case "traded":
      return event["to"] === seat;
    case "struck":
    case "conquered":
      return event["target"] === seat;
    case "industry_raised":
      return event["target"] === seat && event["seat"] !== seat;
    case "fine_paid":
    case "achievement_won":
    case "monopoly_won":
    case "monopoly_lost":
      return event["seat"] === seat;
    default:
      return false;
  }
}

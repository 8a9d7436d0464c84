import type { GameEvent } from "$web/engine/protocol";
import type { Beat } from "$web/frame/frame";
import { seatColour } from "$web/frame/seat_colour";
import type { Event } from "./types";

/** How what happens is played back: bids turn over, and the prize travels to whoever won it. */
export function beatOf(event: GameEvent): Beat {
  const told = event as unknown as Event;
  switch (told.kind) {
    case "prize_turned":
      return { ms: 300, sound: "card" };
    case "bid_sealed":
      return { ms: 150, sound: "seal" };
    case "bids_revealed":
      return { ms: 400, sound: "reveal" };
    case "prize_won": {
      const [seat, colour] = [told.seat, seatColour(Number(told.seat))];
      return {
        ms: 400,
        flights: [
          { from: "prize", to: `place-${seat}`, kind: "card", colour, text: String(told.prize) },
          { from: `place-${seat}`, to: `seat-${seat}`, kind: "points", colour, text: `+${told.prize}` },
        ],
        sound: "points",
      };
    }
    case "prize_discarded":
      return { ms: 400, sound: "vote" };
  }
  return { ms: 0 };
}

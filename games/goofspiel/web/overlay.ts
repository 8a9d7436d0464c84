import type { GameEvent } from "$web/engine/protocol";
import type { SeatName } from "$web/engine/values";
import type { Event, View } from "./types";

/** The table as it is shown: what events of the move in progress say is laid over the view. */
export interface Shown extends View {
  /** Bids that lie open, by seat. */
  readonly bids?: readonly number[] | undefined;
  /** Who has just won the prize. */
  readonly winner?: SeatName | undefined;
}

function after(shown: Shown, event: GameEvent): Shown {
  const told = event as unknown as Event;
  switch (told.kind) {
    case "prize_turned":
      return {
        ...shown,
        ...{ prize: told.prize, sealed: [], own_bid: 0, bids: undefined, winner: undefined },
        prizes: shown.prizes.filter((prize) => prize !== told.prize),
      };
    case "bid_sealed":
      return { ...shown, sealed: [...shown.sealed, told.seat] };
    case "bids_revealed":
      return {
        ...shown,
        bids: told.bids,
        players: shown.players.map((player, i) => ({
          ...player,
          hand: player.hand.filter((card) => card !== told.bids[i]),
        })),
      };
    case "prize_won":
      return {
        ...shown,
        ...{ prize: 0, winner: told.seat },
        players: shown.players.map((player, i) =>
          i + 1 === told.seat ? { ...player, points: player.points + told.prize } : player,
        ),
      };
    case "prize_discarded":
      return { ...shown, prize: 0 };
  }
  return shown;
}

export const shownAfter = (view: View, events: readonly GameEvent[]): Shown => events.reduce(after, view as Shown);

/** The bids that were turned over last, by seat. */
export function lastBids(moves: readonly { readonly events: readonly GameEvent[] }[]): readonly number[] | undefined {
  const told = moves.flatMap(({ events }) => events).findLast(({ kind }) => kind === "bids_revealed");
  return (told as unknown as Extract<Event, { kind: "bids_revealed" }> | undefined)?.bids;
}

/** Everyone's points after each prize. */
export function courseOf(moves: readonly { readonly events: readonly GameEvent[] }[], seats: number): number[][] {
  const course = [Array.from({ length: seats }, () => 0)];
  for (const event of moves.flatMap(({ events }) => events as unknown as readonly Event[])) {
    const last = course.at(-1) ?? [];
    if (event.kind === "prize_won")
      course.push(last.map((points, i) => (i + 1 === event.seat ? points + event.prize : points)));
    else if (event.kind === "prize_discarded") course.push(last);
  }
  return course;
}

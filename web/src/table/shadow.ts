import type { JsonObject, SeatSetup, Setup } from "../engine/protocol";
import type { Joined } from "./messages";

interface Coloured {
  readonly board?: { readonly players?: readonly { readonly colour?: string }[] };
}

/** The setup of a table as someone can tell it who has only joined: the colours stand in the view. */
export function shadowSetup({ game, ruleset, setup, seats, view }: Joined): Setup {
  const players = (view as Coloured).board?.players ?? [];
  const all = seats.map(({ player }, i): SeatSetup => {
    const colour = players[i]?.colour;
    return colour === undefined ? { player } : { player, colour };
  });
  return { game, ruleset, options: setup as JsonObject, seats: all };
}

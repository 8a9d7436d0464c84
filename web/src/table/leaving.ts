import { Refused } from "../engine/engine";
import { settings } from "../settings.svelte";
import { forgetDrafts } from "./drafts";
import { giveUp } from "./service";
import { store, type KeptSeat } from "./store";

/** Refusals after which there is no seat to leave any more. */
const gone = ["stood_in", "game_over", "not_seated", "no_such_table", "wrong_token", "unusable_table"];

/** What leaving means, to be agreed to. */
export function leavingWords({ host }: Pick<KeptSeat, "host">, isBegun = true): string {
  const { leaveSure, leaveLobbySure, leaveSureHost } = settings.m.games;
  return settings.said([isBegun ? leaveSure : leaveLobbySure, host ? leaveSureHost : ""]);
}

/** A bot plays the seat from now on (in a lobby it is free again), and this browser forgets it. If the server cannot be
 *  told, nothing happens. */
export async function leave(seat: KeptSeat): Promise<void> {
  try {
    await giveUp(seat);
  } catch (failure) {
    if (!(failure instanceof Refused && gone.includes(failure.refusal.name))) throw failure;
  }
  await store.removeSeat(seat.id);
  forgetDrafts(seat.id);
}

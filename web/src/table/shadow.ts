import type { JsonObject, SeatSetup, Setup } from "../engine/protocol";
import type { Joined } from "./messages";

const isSetup = (setup: JsonObject): setup is Setup => Array.isArray(setup["seats"]) && typeof setup["options"] === "object";

/** The setup of a table as the service tells it to whoever joins: sides, numbers and packs included. */
export function shadowSetup({ game, ruleset, setup, seats }: Joined): Setup {
  if (isSetup(setup)) return setup;
  // A service that tells only the options leaves everything else to the ruleset.
  return { game, ruleset, options: setup, seats: seats.map(({ player }): SeatSetup => ({ player })) };
}

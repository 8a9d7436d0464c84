import type { Setup } from "$web/engine/protocol";

/** One person and Steve, as the rulebook would have it. */
export function steveSetup(): Setup {
  return {
    game: "smartphone",
    ruleset: "standard",
    options: {},
    seats: [
      { player: "human", colour: "green" },
      { player: "steve", colour: "red" },
    ],
  };
}

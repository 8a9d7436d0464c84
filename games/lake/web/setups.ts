import type { Setup } from "$web/engine/protocol";

/** A first game of Under the Lake: China has a point of every good, so that whatever it builds can be run. */
export function firstLakeSetup(): Setup {
  return {
    game: "lake",
    ruleset: "handbook",
    options: {},
    seats: [
      { player: "human", civ: "china" },
      { player: "apprentice", civ: "uk" },
      { player: "apprentice", civ: "germany" },
    ],
  };
}

import type { JsonObject, Setup } from "$web/engine/protocol";
import shortGame from "../packs/short_game.json";

/** A first game of Under the Lake: the short one, as China, which has a point of every good, so that whatever it builds
 *  can be run. */
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
    packs: [shortGame as JsonObject],
  };
}

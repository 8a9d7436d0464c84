import type { GameRecord, JsonObject, Setup } from "../engine/protocol";

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

/** The table a record was made at, to play it once more. */
export function setupOf(record: GameRecord): Setup {
  const { game, ruleset, options, seats } = record;
  return { game, ruleset: ruleset as Setup["ruleset"], options: options as JsonObject, seats };
}

import type { GameRecord, JsonObject, Setup } from "../engine/protocol";

/** The table a record was made at, to play it once more. */
export function setupOf(record: GameRecord): Setup {
  const { game, ruleset, options, seats } = record;
  return { game, ruleset: ruleset as Setup["ruleset"], options: options as JsonObject, seats };
}

import { Refused } from "../engine/engine";
import type { GameInfo, JsonObject, Setup } from "../engine/protocol";
import { sharedEngine } from "./local";

/** The numbers and options of rules as a table would begin with them; undefined where they do not go together. */
export async function rulesOf(game: GameInfo, ruleset: string, packs: readonly JsonObject[]): Promise<{ ruleset: JsonObject; options: JsonObject } | undefined> {
  const engine = sharedEngine();
  const seats = Array.from({ length: game.least_seats }, () => ({ player: "human" }));
  const setup: Setup = { game: game.game, ruleset, options: {}, seats, ...(packs.length > 0 ? { packs } : {}) };
  try {
    await engine.ask("begin", { setup, seed: 1, seat: 1 });
    return await engine.ask("ruleset", {});
  } catch (failure) {
    if (failure instanceof Refused) return undefined;
    throw failure;
  }
}

import { Refused } from "../engine/engine";
import type { GameInfo, Json, JsonObject, Setup } from "../engine/protocol";
import { known } from "./catalogue.svelte";
import { sharedEngine } from "./local";

/** The numbers and options of rules as a table would begin with them; undefined where they do not go together. */
export async function rulesOf(
  game: GameInfo,
  ruleset: string,
  packs: readonly JsonObject[],
): Promise<{ ruleset: JsonObject; options: JsonObject } | undefined> {
  const engine = sharedEngine();
  const seats = Array.from({ length: game.least_seats }, () => ({ player: "human" }));
  const setup: Setup = { game: game.game, ruleset, options: {}, seats, ...(packs.length > 0 ? { packs } : {}) };
  try {
    await engine.ask("new", { setup });
    return await engine.ask("ruleset", {});
  } catch (failure) {
    if (failure instanceof Refused) return undefined;
    throw failure;
  }
}

/** What the rules of a game as they are offered first answer to a question, and their numbers. */
export async function questionOf(
  id: string,
  question: string,
): Promise<{ ruleset: JsonObject; answer: Json } | undefined> {
  const game = (await known.load()).games.find((one) => one.game === id);
  const rules = game && (await rulesOf(game, game.rulesets[0]?.id ?? "", []));
  return (
    rules && {
      ruleset: rules.ruleset,
      answer: (await sharedEngine().ask("ask", { question, seat: 1, with: {} })).answer,
    }
  );
}

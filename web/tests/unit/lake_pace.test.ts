/// How long a game takes a newcomer: decisions as a beginner makes them, and what is played back between them.
import { expect, test } from "vitest";
import type { GameEvent, JsonObject } from "../../src/engine/protocol";
import { beatOf } from "../../../games/lake/web/beats";
import type { Ruleset } from "../../../games/lake/web/model";
import shortGame from "../../../games/lake/packs/short_game.json";
import { startRules } from "./engine";

/** What somebody needs for a decision in the mean, seconds: turns have several, most of them one look and a tap. */
const secondsToDecide = 8;
/** The frame shows a long row of moves quicker, so that it takes no longer than this, milliseconds. */
const longest = 12_000;

interface Pace {
  readonly decisions: number;
  readonly rounds: number;
  /** What is played back after each of one's moves, in seconds. */
  readonly shown: readonly number[];
}

function paceOf(packs: readonly JsonObject[], seed: number): Pace {
  const { ask, look } = startRules();
  const seats = ["human", "apprentice", "apprentice", "apprentice"].map((player) => ({ player }));
  ask("new", { setup: { game: "lake", ruleset: "handbook", options: {}, seats, packs: [...packs] }, seed });
  const rules = ask("ruleset", {}).ruleset as unknown as Ruleset;
  const lasts = (events: readonly GameEvent[]): number =>
    Math.min(
      longest,
      events.reduce((sum, event) => sum + beatOf(event, { rules }).ms, 0),
    ) / 1000;
  const shown: number[] = [];
  let [decisions, last] = [0, ""];
  ask("run", {});
  for (let i = 0; i < 3000 && !look(1).over; ++i) {
    const { action } = ask("hint", { seat: 1, bot: "apprentice", seed: i });
    const { moves = [] } = ask("play", { seat: 1, action, run: true });
    // The page has no steps to leave by hand, and one button for all runs.
    if (action.kind !== "next" && (action.kind !== "run" || last !== "run")) ++decisions;
    if (action.kind !== "next") last = action.kind;
    shown.push(lasts(moves.flatMap(({ events }) => events)));
  }
  return { decisions, rounds: rules.rounds, shown };
}

test.each([
  ["the short game", [shortGame as JsonObject], 1],
  ["the handbook's game", [], 2],
] as const)("%s against three bots takes a newcomer less than 40 minutes", (name, packs, seed) => {
  const { decisions, rounds, shown } = paceOf(packs, seed);
  const playback = shown.reduce((sum, seconds) => sum + seconds, 0);
  const minutes = (decisions * secondsToDecide + playback) / 60;
  console.log(
    `${name}: ${rounds} rounds, ${decisions} decisions, ${playback.toFixed(0)} s played back ` +
      `(${(playback / rounds).toFixed(1)} a round, longest ${Math.max(...shown).toFixed(1)}), ${minutes.toFixed(0)} minutes`,
  );
  expect(playback / rounds).toBeLessThan(12);
  expect(minutes).toBeLessThan(40);
});

import { expect } from "vitest";
import type { Page } from "playwright-core";
import type { Action, GameRecord } from "../../src/engine/protocol";
import type { Preview, View } from "../../../games/lake/web/model";
import { startRules } from "../unit/engine";
import { ready } from "./lake";

/** A decision on the way to a situation. */
export interface Moment {
  readonly seat: number;
  readonly state: View["table"];
  readonly preview: Preview;
  /** What a beginner would do here. */
  readonly usual: () => Action;
}
/** What a seat does there; "stop" leaves the rest to the page, nothing is a quiet move. */
export type Way = (moment: Moment) => Action | "stop" | undefined;

const { ask, look } = startRules();

/** Moves the subsidy, which touches no run, takes all income and does nothing else. */
function quietMove({ state, preview }: Moment): Action {
  if (state.offer.kind !== "none") return { kind: "decline" };
  if (state.phase === "propose")
    return {
      kind: "propose",
      bills: preview.bills
        .map(({ bill }) => bill)
        .toReversed()
        .slice(0, preview.bills_to_name),
    };
  if (state.phase === "vote") return { kind: "vote", bill: state.proposed[0] ?? "" };
  if (state.phase === "westward") return { kind: "stay" };
  if (state.phase === "meiji") return { kind: "decline" };
  return { kind: state.turn.step === "income" ? "income_all" : "done" };
}

/** A game of people played by the rules themselves up to where the way stops; undefined if it never does. */
function recordOf(civs: readonly string[], way: Way, seed: number): GameRecord | undefined {
  const setup = {
    game: "lake",
    ruleset: "handbook",
    options: {},
    seats: civs.map((civ) => ({ player: "human", civ })),
  };
  ask("new", { setup, seed });
  for (let i = 0; i < 2000; ++i) {
    ask("run", {});
    const { over, to_act } = look(1);
    const seat = to_act[0];
    if (over || typeof seat !== "number") return undefined;
    const { table: state } = look(seat).view as unknown as View;
    const preview = ask("ask", { question: "preview", seat, with: {} }).answer as unknown as Preview;
    const moment = { seat, state, preview, usual: () => ask("hint", { seat, bot: "apprentice", seed: i }).action };
    const action = way(moment);
    if (action === "stop") return ask("record", {}).record;
    ask("play", { seat, action: action ?? quietMove(moment) });
  }
  return undefined;
}

/** The record of a game that stops where the way does. */
export function situation(civs: readonly string[], way: Way): GameRecord {
  // Chance may have to be asked more than once, say for a disaster early on.
  for (let seed = 1; seed <= 60; ++seed) {
    const record = recordOf(civs, way, seed);
    if (record) return record;
  }
  return expect.fail("the situation never came");
}

/** The record of a game of one person among seven bots, where that person's turn of a round ends next. */
export function amongBots(round: number): GameRecord {
  const seats = ["human", ...Array.from({ length: 7 }, () => "apprentice")].map((player) => ({ player }));
  ask("new", { setup: { game: "lake", ruleset: "handbook", options: {}, seats }, seed: 1 });
  ask("run", {});
  for (let i = 0; i < 1000; ++i) {
    const { table: state } = look(1).view as unknown as View;
    const { action } = ask("hint", { seat: 1, bot: "apprentice", seed: i });
    if (state.round === round && action.kind === "done") break;
    ask("play", { seat: 1, action, run: true });
  }
  return ask("record", {}).record;
}

/** Brings the page to a situation as a person would who was sent the record of a game: all seats share the screen. */
export async function openSituation(page: Page, url: string, civs: readonly string[], way: Way): Promise<void> {
  await openRecord(page, url, situation(civs, way));
}
export async function openRecord(page: Page, url: string, record: GameRecord): Promise<void> {
  await page.goto(`${url}#/games`);
  await page.getByTestId("import").setInputFiles({
    name: "game.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.locator("li.card a").first().click();
  await ready(page);
}

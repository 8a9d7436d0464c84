import { Engine } from "$web/engine/engine";
import { shown, type GameRecord } from "$web/engine/protocol";
import { settings } from "$web/settings.svelte";
import type { Preview, View } from "./model";
import { dated, standOf, type History, type RoundEnd } from "./rounds";

/** Read from the record by the rules themselves. */
export async function historyOf(record: GameRecord): Promise<History> {
  const engine = new Engine(() => settings.lang);
  try {
    await engine.ask("load", { record });
    const { moves } = await engine.ask("moves", {});
    const begins = moves.flatMap((move, i) => (move.events.some(({ kind }) => kind === "round_began") ? [i + 1] : []));
    const rounds: RoundEnd[] = [];
    for (const step of [...new Set([0, ...begins, moves.length])]) {
      const { view, preview } = shown(await engine.ask("position", { step, show: { seat: "spectator" } }));
      rounds.push(standOf(view as unknown as View, preview as unknown as Preview));
    }
    return { rounds, events: dated(moves) };
  } finally {
    engine.close();
  }
}

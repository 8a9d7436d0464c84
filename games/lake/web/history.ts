import { Engine } from "$web/engine/engine";
import { shown, type GameRecord } from "$web/engine/protocol";
import { settings } from "$web/settings.svelte";
import { industries, laws, type Law, type Of, type View } from "./model";

/** The table at the end of a round. */
export interface RoundEnd {
  readonly coins: readonly number[];
  readonly levels: readonly number[];
  readonly laws: Of<Law, number>;
}

/** How the table stood when each round began, and at the end: read from the record by the rules themselves. */
export async function roundsOf(record: GameRecord): Promise<RoundEnd[]> {
  const engine = new Engine(() => settings.lang);
  try {
    await engine.ask("load", { record });
    const { moves } = await engine.ask("moves", {});
    const begins = moves.flatMap((move, i) => (move.events.some(({ kind }) => kind === "round_began") ? [i + 1] : []));
    const rounds: RoundEnd[] = [];
    for (const step of [...new Set([0, ...begins, moves.length])]) {
      const past = shown(await engine.ask("position", { step, show: { seat: "spectator" } }));
      const { table } = past.view as unknown as View;
      rounds.push({
        coins: table.players.map(({ coins }) => coins),
        levels: table.players.map(({ levels }) => industries.reduce((sum, industry) => sum + levels[industry], 0)),
        laws: Object.fromEntries(laws.map((law) => [law, table.laws[law]])) as Of<Law, number>,
      });
    }
    return rounds;
  } finally {
    engine.close();
  }
}

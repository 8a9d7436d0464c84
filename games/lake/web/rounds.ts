/// A game round by round: what charts show and what its story is told from.
import type { GameEvent } from "$web/engine/protocol";
import { industries, laws, type Law, type Of, type Preview, type View } from "./model";

/** The table at the end of a round. */
export interface RoundEnd {
  readonly coins: readonly number[];
  readonly levels: readonly number[];
  readonly scores: readonly number[];
  readonly laws: Of<Law, number>;
}
/** An event and the round it happened in. */
export interface Dated {
  readonly round: number;
  readonly event: GameEvent;
}
/** A game from its record: how everyone stood at the beginning and after each round, and all that happened. */
export interface History {
  readonly rounds: readonly RoundEnd[];
  readonly events: readonly Dated[];
}

/** Every event with its round. */
export function dated(moves: readonly { readonly events: readonly GameEvent[] }[]): Dated[] {
  let round = 1;
  return moves
    .flatMap(({ events }) => events)
    .map((event) => {
      if (event.kind === "round_began") round = Number(event["round"]);
      return { round, event };
    });
}

/** How the table stands, in the numbers that charts show. */
export function standOf(view: View, preview: Preview | undefined): RoundEnd {
  const { players, laws: now } = view.table;
  return {
    coins: players.map(({ coins }) => coins),
    levels: players.map(({ levels }) => industries.reduce((sum, industry) => sum + levels[industry], 0)),
    scores: players.map((_, i) => preview?.seats[i]?.score.total ?? 0),
    laws: Object.fromEntries(laws.map((law) => [law, now[law]])) as Of<Law, number>,
  };
}

import type { Component } from "svelte";
import type { GameRecord, Json, JsonObject, Position } from "../engine/protocol";
import type { Table } from "../table/table.svelte";

/** What every game's board is given. Without a table there is nothing to decide: a replay, or someone who looks on. */
export interface BoardProps {
  position: Position;
  ruleset: JsonObject;
  table?: Table | undefined;
  /** Asks the rules about this very position, where there is no table to ask. */
  ask?: ((question: string, what: Json) => Promise<Json>) | undefined;
  /** The whole game that is shown step by step. */
  record?: GameRecord | undefined;
}
export type Board = Component<BoardProps>;

const boards: Readonly<Record<string, () => Promise<{ default: Board }>>> = {
  goofspiel: () => import("./goofspiel/Board.svelte"),
  lake: () => import("./lake/Board.svelte"),
  smartphone: () => import("./smartphone/Board.svelte"),
};

/** The board of a game; games without one of their own are played by their list of moves. */
export async function boardOf(game: string): Promise<Board> {
  const load = boards[game] ?? (() => import("./generic/Board.svelte"));
  return (await load()).default;
}

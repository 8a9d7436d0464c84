import { technologies, type Board, type Player, type Ruleset } from "./model";

/** Where the VP of a seat came from. */
export interface Sources {
  readonly start: number;
  readonly rounds: readonly { readonly sales: number; readonly majorities: number }[];
  readonly patents: number;
  readonly tiles: number;
  readonly total: number;
}

export function sourcesOf(rules: Ruleset, board: Board, player: Player, seat: number, isOver: boolean): Sources {
  const patents = technologies.reduce(
    (sum, technology) => sum + (board.patents[technology] === seat ? rules.technologies[technology].patent_vp : 0),
    0,
  );
  const tiles = player.tiles.reduce((sum, tile) => sum + tile, 0);
  const rounds = player.vp_by_round;
  const start = rules.colours[player.colour].start_vp;
  const earned = rounds.reduce((sum, { sales, majorities }) => sum + sales + majorities, 0);
  const total = start + earned + (isOver ? patents + tiles : 0);
  return { start, rounds, patents: isOver ? patents : 0, tiles: isOver ? tiles : 0, total };
}

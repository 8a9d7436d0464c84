import type { Player, RoundVp, SeatPreview } from "./model";

/** Where the VP of a seat came from. */
export interface Sources {
  readonly start: number;
  readonly rounds: readonly RoundVp[];
  /** What patents and tiles have brought: nothing before the game is over. */
  readonly patents: number;
  readonly tiles: number;
  readonly total: number;
}

export function sourcesOf({ vp, vp_by_round }: Player, seat: SeatPreview, isOver: boolean): Sources {
  return {
    start: seat.start_vp,
    rounds: vp_by_round,
    patents: isOver ? seat.patent_vp : 0,
    tiles: isOver ? seat.tile_vp : 0,
    total: vp,
  };
}

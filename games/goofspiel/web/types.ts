// Made from the fields of the C++ types; not to be edited (CONTRIBUTING.md says how).
import type { SeatName } from "$web/engine/values";

export interface Player {
  readonly hand: readonly number[];
  readonly points: number;
}

export interface View {
  readonly viewer: SeatName;
  readonly players: readonly Player[];
  readonly prizes: readonly number[];
  readonly prize: number;
  readonly sealed: readonly SeatName[];
  readonly own_bid: number;
}

export interface Ruleset {
  readonly cards: number;
}

export type Action = 
  | {
      readonly kind: "turn_prize";
      readonly prize: number;
    }
  | {
      readonly kind: "bid";
      readonly card: number;
    };

export type Event = 
  | {
      readonly kind: "prize_turned";
      readonly rule: string;
      readonly prize: number;
    }
  | {
      readonly kind: "bid_sealed";
      readonly rule: string;
      readonly seat: SeatName;
    }
  | {
      readonly kind: "bids_revealed";
      readonly rule: string;
      readonly bids: readonly number[];
    }
  | {
      readonly kind: "prize_won";
      readonly rule: string;
      readonly seat: SeatName;
      readonly prize: number;
    }
  | {
      readonly kind: "prize_discarded";
      readonly rule: string;
      readonly prize: number;
    };


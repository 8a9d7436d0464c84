// Made from the fields of the C++ types; not to be edited (CONTRIBUTING.md says how).
import type { SeatName } from "$web/engine/values";

export const Phase = ["deal_retailers", "deal_market", "planning", "improve", "research", "logistics", "selling", "over"] as const;
export type Phase = (typeof Phase)[number];

export const Region = ["australia", "canada", "caribbean", "china", "cis", "emirates", "europe", "india", "north_africa", "rsa", "south_america", "usa"] as const;
export type Region = (typeof Region)[number];

export const Icon = ["blank", "truck", "goods", "goods_cut", "price_up", "improve", "research"] as const;
export type Icon = (typeof Icon)[number];

export interface Domino {
  readonly first: Icon;
  readonly second: Icon;
}

export const Technology = ["gps", "wifi", "gaming", "battery", "nfc", "4g"] as const;
export type Technology = (typeof Technology)[number];

export interface RegionState {
  readonly offices: readonly SeatName[];
  readonly sold: readonly SeatName[];
  readonly retailer: number;
}

export const Colour = ["green", "blue", "black", "yellow", "red"] as const;
export type Colour = (typeof Colour)[number];

export const PadId = ["a", "b"] as const;
export type PadId = (typeof PadId)[number];

export const Side = ["front", "back"] as const;
export type Side = (typeof Side)[number];

export interface Placement {
  readonly face_down: boolean;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface Plan {
  readonly lower: PadId;
  readonly lower_side: Side;
  readonly upper_side: Side;
  readonly turn: number;
  readonly dx: number;
  readonly dy: number;
  readonly improvements: readonly Placement[];
}

export interface Outcome {
  readonly visible: Readonly<Record<Icon, number>>;
  readonly covered: number;
  readonly face_down: number;
}

export interface RoundVp {
  readonly sales: number;
  readonly majorities: number;
}

export interface Player {
  readonly colour: Colour;
  readonly price: number;
  readonly goods: number;
  readonly sold_by_nfc: number;
  readonly tokens: number;
  readonly markers: number;
  readonly offices: number;
  readonly vp: number;
  readonly improvements: readonly Domino[];
  readonly technologies: readonly Technology[];
  readonly tiles: readonly number[];
  readonly research: Readonly<Record<Technology, number>>;
  readonly logistics: Readonly<Record<Region, number>>;
  readonly plan: Plan;
  readonly outcome: Outcome;
  readonly vp_by_round: readonly RoundVp[];
}

export interface Steve {
  readonly seat: SeatName;
  readonly marker: readonly Region[];
  readonly delayed: readonly Domino[];
}

export interface Board {
  readonly phase: Phase;
  readonly round: number;
  readonly order: readonly SeatName[];
  readonly turn: number;
  readonly markers_in_hand: number;
  readonly wifi_region: readonly Region[];
  readonly tokens: number;
  readonly market: readonly Domino[];
  readonly box: readonly number[];
  readonly patents: Readonly<Record<Technology, SeatName>>;
  readonly regions: Readonly<Record<Region, RegionState>>;
  readonly players: readonly Player[];
  readonly steve: Steve;
}

export interface View {
  readonly viewer: SeatName;
  readonly board: Board;
  readonly sealed: readonly SeatName[];
  readonly own_plan: readonly Plan[];
}

export const Difficulty = ["easy", "normal", "hard", "own"] as const;
export type Difficulty = (typeof Difficulty)[number];

export const SteveImprovement = ["colour", "pad"] as const;
export type SteveImprovement = (typeof SteveImprovement)[number];

export interface PriceScale {
  readonly start: number;
  readonly least: number;
  readonly most: number;
}

export interface PlanLimits {
  readonly least_covered: number;
  readonly most_covered: number;
}

export interface Supplies {
  readonly markers: number;
  readonly offices: number;
  readonly goods: number;
  readonly tokens: number;
}

export interface Powers {
  readonly patent_discount: number;
  readonly gaming_discount: number;
  readonly least_cost: number;
  readonly nfc_goods: number;
}

export interface Pads {
  readonly faces: readonly (readonly (readonly Icon[])[])[];
}

export interface ColourSpec {
  readonly home: Region;
  readonly start_vp: number;
  readonly improvement: Domino;
}

export interface DominoSpec {
  readonly domino: Domino;
  readonly copies: number;
}

export interface TechnologySpec {
  readonly cost: number;
  readonly patent_vp: number;
}

export const Size = ["small", "medium", "large"] as const;
export type Size = (typeof Size)[number];

export interface SizeSpec {
  readonly cost: number;
  readonly first: readonly number[];
  readonly second: readonly number[];
}

export const Buyer = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "gps", "wifi", "gaming", "battery", "nfc", "4g"] as const;
export type Buyer = (typeof Buyer)[number];

export interface RegionSpec {
  readonly size: Size;
  readonly buyers: readonly Buyer[];
  readonly links: readonly Region[];
}

export interface RetailerSpec {
  readonly tiles: readonly number[];
  readonly regions_by_seats: readonly number[];
}

export interface StevePad {
  readonly icons: Readonly<Record<Icon, number>>;
  readonly improvement: Domino;
}

export interface Ruleset {
  readonly colour: readonly Colour[];
  readonly steve: readonly SeatName[];
  readonly retailers: boolean;
  readonly steve_difficulty: Difficulty;
  readonly steve_improvement: SteveImprovement;
  readonly rounds: number;
  readonly improve_rounds: number;
  readonly market_size: number;
  readonly technology_spaces: number;
  readonly price: PriceScale;
  readonly plan: PlanLimits;
  readonly supplies: Supplies;
  readonly powers: Powers;
  readonly pads: Pads;
  readonly colours: Readonly<Record<Colour, ColourSpec>>;
  readonly dominoes: readonly DominoSpec[];
  readonly technologies: Readonly<Record<Technology, TechnologySpec>>;
  readonly sizes: Readonly<Record<Size, SizeSpec>>;
  readonly regions: Readonly<Record<Region, RegionSpec>>;
  readonly retailer: RetailerSpec;
  readonly steve_pads: Readonly<Record<Difficulty, StevePad>>;
}

export type Action = 
  | {
      readonly kind: "deal_retailers";
      readonly tiles: Readonly<Record<Region, number>>;
    }
  | {
      readonly kind: "deal_market";
      readonly improvements: readonly Domino[];
    }
  | {
      readonly kind: "lay_plan";
      readonly plan: Plan;
    }
  | {
      readonly kind: "take_improvement";
      readonly slot: number;
    }
  | {
      readonly kind: "take_token";
    }
  | {
      readonly kind: "study";
      readonly technology: Technology;
    }
  | {
      readonly kind: "ship";
      readonly region: Region;
    }
  | {
      readonly kind: "sell";
      readonly region: Region;
    }
  | {
      readonly kind: "sell_nfc";
    }
  | {
      readonly kind: "done";
    };

export const Step = ["none", "a", "b", "c"] as const;
export type Step = (typeof Step)[number];

export interface TechnologyCandidate {
  readonly technology: Technology;
  readonly cost: number;
  readonly progress: number;
}

export const MarkerCause = ["off_board", "office_opened", "region_filled"] as const;
export type MarkerCause = (typeof MarkerCause)[number];

export interface RegionCandidate {
  readonly region: Region;
  readonly size: Size;
  readonly offices: number;
}

export interface SellingCandidate {
  readonly region: Region;
  readonly buyers: number;
}

export type Event = 
  | {
      readonly kind: "retailers_dealt";
      readonly rule: string;
      readonly tiles: Readonly<Record<Region, number>>;
    }
  | {
      readonly kind: "market_dealt";
      readonly rule: string;
      readonly improvements: readonly Domino[];
    }
  | {
      readonly kind: "round_started";
      readonly rule: string;
      readonly round: number;
    }
  | {
      readonly kind: "plan_sealed";
      readonly rule: string;
      readonly seat: SeatName;
    }
  | {
      readonly kind: "plan_revealed";
      readonly rule: string;
      readonly seat: SeatName;
      readonly plan: Plan;
      readonly outcome: Outcome;
    }
  | {
      readonly kind: "price_set";
      readonly rule: string;
      readonly seat: SeatName;
      readonly is_steve: boolean;
      readonly start: number;
      readonly ups: number;
      readonly cuts: number;
      readonly price: number;
    }
  | {
      readonly kind: "order_set";
      readonly rule: string;
      readonly order: readonly SeatName[];
    }
  | {
      readonly kind: "produced";
      readonly rule: string;
      readonly seat: SeatName;
      readonly is_steve: boolean;
      readonly icons: number;
      readonly cuts: number;
      readonly covered: number;
      readonly face_down: number;
      readonly tokens: number;
      readonly gps: number;
      readonly goods: number;
    }
  | {
      readonly kind: "improvement_taken";
      readonly rule: string;
      readonly seat: SeatName;
      readonly slot: number;
      readonly improvement: Domino;
    }
  | {
      readonly kind: "token_taken";
      readonly rule: string;
      readonly seat: SeatName;
      readonly chosen: boolean;
      readonly tokens: number;
    }
  | {
      readonly kind: "nothing_taken";
      readonly rule: string;
      readonly seat: SeatName;
    }
  | {
      readonly kind: "markers_taken";
      readonly rule: string;
      readonly seat: SeatName;
      readonly icons: number;
      readonly taken: number;
    }
  | {
      readonly kind: "markers_lost";
      readonly rule: string;
      readonly seat: SeatName;
      readonly in_research: boolean;
      readonly markers: number;
    }
  | {
      readonly kind: "studied";
      readonly rule: string;
      readonly seat: SeatName;
      readonly technology: Technology;
      readonly progress: number;
      readonly cost: number;
    }
  | {
      readonly kind: "technology_finished";
      readonly rule: string;
      readonly seat: SeatName;
      readonly technology: Technology;
      readonly markers: number;
      readonly by_discount: boolean;
    }
  | {
      readonly kind: "patent_taken";
      readonly rule: string;
      readonly seat: SeatName;
      readonly technology: Technology;
      readonly vp: number;
    }
  | {
      readonly kind: "shipped";
      readonly rule: string;
      readonly seat: SeatName;
      readonly region: Region;
      readonly progress: number;
      readonly cost: number;
      readonly by_wifi: boolean;
    }
  | {
      readonly kind: "office_opened";
      readonly rule: string;
      readonly seat: SeatName;
      readonly region: Region;
      readonly space: number;
      readonly is_second: boolean;
    }
  | {
      readonly kind: "region_filled";
      readonly rule: string;
      readonly region: Region;
      readonly returned: readonly number[];
    }
  | {
      readonly kind: "good_sold";
      readonly rule: string;
      readonly seat: SeatName;
      readonly region: Region;
      readonly place: number;
      readonly buyer: Buyer;
    }
  | {
      readonly kind: "good_sold_by_nfc";
      readonly rule: string;
      readonly seat: SeatName;
      readonly sold: number;
    }
  | {
      readonly kind: "majority_won";
      readonly rule: string;
      readonly seat: SeatName;
      readonly region: Region;
      readonly rank: number;
      readonly sold: number;
      readonly vp: number;
    }
  | {
      readonly kind: "vp_gained";
      readonly rule: string;
      readonly seat: SeatName;
      readonly round: number;
      readonly sold: number;
      readonly price: number;
      readonly sales: number;
      readonly majorities: number;
      readonly vp: number;
    }
  | {
      readonly kind: "goods_lost";
      readonly rule: string;
      readonly seat: SeatName;
      readonly goods: number;
    }
  | {
      readonly kind: "retailer_left";
      readonly rule: string;
      readonly region: Region;
      readonly tile: number;
      readonly seat: SeatName;
      readonly discarded: boolean;
    }
  | {
      readonly kind: "market_cleared";
      readonly rule: string;
      readonly improvements: number;
    }
  | {
      readonly kind: "final_score";
      readonly rule: string;
      readonly seat: SeatName;
      readonly before: number;
      readonly patents: number;
      readonly tiles: number;
      readonly vp: number;
    }
  | {
      readonly kind: "steve_took_token";
      readonly rule: string;
      readonly seat: SeatName;
      readonly taken: number;
      readonly tokens: number;
    }
  | {
      readonly kind: "steve_improved";
      readonly rule: string;
      readonly seat: SeatName;
      readonly space: number;
      readonly improvement: readonly Domino[];
      readonly icons: Readonly<Record<Icon, number>>;
    }
  | {
      readonly kind: "steve_took_improvement";
      readonly rule: string;
      readonly seat: SeatName;
      readonly slot: number;
      readonly improvement: readonly Domino[];
    }
  | {
      readonly kind: "steve_chose_technology";
      readonly rule: string;
      readonly seat: SeatName;
      readonly step: Step;
      readonly candidates: readonly TechnologyCandidate[];
      readonly chosen: readonly Technology[];
    }
  | {
      readonly kind: "steve_moved_marker";
      readonly rule: string;
      readonly seat: SeatName;
      readonly cause: MarkerCause;
      readonly step: Step;
      readonly candidates: readonly RegionCandidate[];
      readonly chosen: readonly Region[];
    }
  | {
      readonly kind: "steve_sells";
      readonly rule: string;
      readonly seat: SeatName;
      readonly step: Step;
      readonly pass: number;
      readonly goods: number;
      readonly candidates: readonly SellingCandidate[];
    };

export interface TechnologyPreview {
  readonly cost: number;
  readonly left: number;
  readonly patent_vp: number;
}

export interface RegionPreview {
  readonly first: SeatName;
  readonly second: SeatName;
  readonly first_vp: number;
  readonly second_vp: number;
  readonly space: number;
  readonly in_reach: boolean;
  readonly trucks: number;
  readonly tile: number;
  readonly next_vp: number;
  readonly buyers: number;
}

export interface SeatPreview {
  readonly price?: number;
  readonly start_vp: number;
  readonly patent_vp: number;
  readonly tile_vp: number;
  readonly has_plan: boolean;
}

export interface Preview {
  readonly technologies: Readonly<Record<Technology, TechnologyPreview>>;
  readonly regions: Readonly<Record<Region, RegionPreview>>;
  readonly seats: readonly SeatPreview[];
  readonly order: readonly SeatName[];
  readonly sellable: number;
}

export interface Range {
  readonly least: number;
  readonly most: number;
}

export interface PlanPreview {
  readonly outcome: Outcome;
  readonly price: number;
  readonly goods: number;
  readonly research: number;
  readonly trucks: number;
  readonly improve: boolean;
  readonly first_up_to: readonly number[];
  readonly buyers: Readonly<Record<Region, readonly number[]>>;
  readonly sales: Range;
  readonly vp: Range;
  readonly technologies: readonly Technology[];
  readonly offices: readonly Region[];
}


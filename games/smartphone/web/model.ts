/// Views and numbers of Smartphone Inc. as the rules send them (games/smartphone/rules: model.hpp, ruleset.hpp, preview.hpp).
export const technologies = ["gps", "wifi", "gaming", "battery", "nfc", "4g"] as const;
export type Technology = (typeof technologies)[number];

export const regions = [
  "australia",
  "canada",
  "caribbean",
  "china",
  "cis",
  "emirates",
  "europe",
  "india",
  "north_africa",
  "rsa",
  "south_america",
  "usa",
] as const;
export type Region = (typeof regions)[number];

export const icons = ["blank", "truck", "goods", "goods_cut", "price_up", "improve", "research"] as const;
export type IconId = (typeof icons)[number];
export type Colour = "green" | "blue" | "black" | "yellow" | "red";
export type Size = "small" | "medium" | "large";
export type Phase = "deal_retailers" | "deal_market" | "planning" | "improve" | "research" | "logistics" | "selling" | "over";
export type Owner = number | "nobody";

export interface Domino {
  readonly first: IconId;
  readonly second: IconId;
}
export interface Placement {
  readonly face_down: boolean;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}
export interface Plan {
  readonly lower: "a" | "b";
  readonly lower_side: "front" | "back";
  readonly upper_side: "front" | "back";
  readonly turn: number;
  readonly dx: number;
  readonly dy: number;
  readonly improvements: readonly Placement[];
}
export interface Outcome {
  readonly visible: Readonly<Record<IconId, number>>;
  readonly covered: number;
  readonly face_down: number;
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
  readonly vp_by_round: readonly { sales: number; majorities: number }[];
}
export interface RegionState {
  readonly offices: readonly number[];
  readonly sold: readonly Owner[];
  readonly retailer: number;
}
export interface Board {
  readonly phase: Phase;
  readonly round: number;
  readonly order: readonly number[];
  readonly turn: number;
  readonly markers_in_hand: number;
  readonly wifi_region: readonly Region[];
  readonly tokens: number;
  readonly market: readonly Domino[];
  readonly patents: Readonly<Record<Technology, Owner>>;
  readonly regions: Readonly<Record<Region, RegionState>>;
  readonly players: readonly Player[];
  readonly steve: { readonly seat: Owner; readonly marker: readonly Region[]; readonly delayed: readonly Domino[] };
}
export interface View {
  readonly viewer: number | "spectator";
  readonly board: Board;
  readonly sealed: readonly number[];
  readonly own_plan: readonly Plan[];
}

/** How strong Steve's pad is; `own` is the pad in somebody's own box (S9.0). */
export const difficulties = ["easy", "normal", "hard", "own"] as const;
export type Difficulty = (typeof difficulties)[number];
export type IconCounts = Readonly<Record<IconId, number>>;

export type PadFace = readonly IconId[];
export interface Ruleset {
  readonly rounds: number;
  readonly price: { readonly start: number; readonly least: number; readonly most: number };
  readonly supplies: { readonly goods: number; readonly markers: number };
  readonly powers: {
    readonly patent_discount: number;
    readonly gaming_discount: number;
    readonly least_cost: number;
    readonly nfc_goods: number;
  };
  readonly pads: { readonly faces: readonly (readonly PadFace[])[] };
  readonly colours: Readonly<Record<Colour, { home: Region; start_vp: number; improvement: Domino }>>;
  readonly technologies: Readonly<Record<Technology, { cost: number; patent_vp: number }>>;
  readonly sizes: Readonly<Record<Size, { cost: number; first: readonly number[]; second: readonly number[] }>>;
  readonly regions: Readonly<Record<Region, { size: Size; buyers: readonly string[]; links: readonly Region[] }>>;
  readonly steve_difficulty: Difficulty;
  readonly steve_pads: Readonly<Record<Difficulty, { readonly icons: IconCounts }>>;
}

/** What the rules make of a position, and of a plan in the making. */
export interface Preview {
  readonly technologies: Readonly<Record<Technology, number>>;
}
export interface PlanPreview {
  readonly outcome: Outcome;
  readonly price: number;
  readonly goods: number;
  readonly research: number;
  readonly trucks: number;
  readonly improve: boolean;
  readonly buyers: Readonly<Record<Region, number>>;
  readonly sales: number;
}

/// Views, numbers and reckonings of Under the Lake as the rules send them (games/lake/rules: state.hpp, ruleset.hpp, reckoning.hpp).
import type { Action, Lang } from "$web/engine/protocol";

export const resources = ["livestock", "crops", "timber", "steel", "metals", "water"] as const;
export type Resource = (typeof resources)[number];
export const goods = [...resources, "coins", "plots"] as const;
export type Good = (typeof goods)[number];
export const industries = ["food", "manufacturing", "heavy", "tourism", "services", "finance"] as const;
export type Industry = (typeof industries)[number];
export const achievements = [
  "smith",
  "malthus",
  "marx",
  "marginal_revolution",
  "keynes",
  "mill",
  "marshall",
  "friedman",
  "lucas",
  "neoclassical",
  "hayek",
  "ricardo",
  "robinson",
  "samuelson",
  "schumpeter",
] as const;
export type Achievement = (typeof achievements)[number];
export const steps = ["income", "expo", "buy", "build", "run", "upgrade", "routes"] as const;
export type Step = (typeof steps)[number];
export const bills = ["tax_up", "finance_up", "finance_down", "tariff_up", "tariff_down", "subsidy_up", "subsidy_down", "expo"] as const;
export type Bill = (typeof bills)[number];
export const laws = ["tax", "finance_tax", "tariff", "subsidy"] as const;
export type Law = (typeof laws)[number];
export type Trait =
  | "global_trade"
  | "enlightenment"
  | "blood_and_iron"
  | "westward"
  | "conquest"
  | "desalination"
  | "silk_road"
  | "meiji";
export type Phase = "draw_chair" | "draw_card" | "meiji" | "propose" | "vote" | "westward" | "turn" | "over";
export type Owner = number | "nobody";
export type Of<K extends string, T> = Readonly<Record<K, T>>;
export type Mix = Of<Resource, number>;
/** One side of a swap. */
export type Basket = Of<Good, number>;

export interface Player {
  readonly goods: Mix;
  readonly coins: number;
  readonly points: Mix;
  readonly levels: Of<Industry, number>;
  readonly plots: number;
  readonly bought: number;
  readonly trait_used: boolean;
  readonly donated: boolean;
  readonly charity: number;
}
export type Laws = Of<Law, number> & { readonly expo: boolean };
export interface Route {
  readonly founder: number;
  readonly partner: number;
  readonly give: Good;
  readonly gives: number;
  readonly take: Good;
  readonly takes: number;
  readonly last_round: number;
}
export interface Offer {
  readonly kind: "none" | "route" | "exchange";
  readonly to: Owner;
  /** For a route, of one kind each. */
  readonly give: Basket;
  readonly take: Basket;
  /** Whether the founder's Silk Road frees the route (L6). */
  readonly free: boolean;
}
export interface State {
  readonly players: readonly Player[];
  readonly round: number;
  readonly phase: Phase;
  readonly chair: number;
  readonly active: number;
  readonly asked: Owner;
  readonly drawn: readonly number[];
  readonly era: Of<Industry, number>;
  readonly leader_bonus: number;
  readonly laws: Laws;
  readonly proposed: readonly Bill[];
  readonly votes: readonly Bill[];
  readonly bank_plots: number;
  readonly routes: readonly Route[];
  readonly achievers: Of<Achievement, Owner>;
  readonly forbidden: readonly Industry[];
  readonly turn: {
    readonly step: Step;
    readonly exchanges: number;
    readonly proposals: number;
    readonly built: readonly Industry[];
    /** How often each industry has run. */
    readonly runs: Of<Industry, number>;
    readonly upgraded: readonly Industry[];
    readonly earned: number;
  };
  readonly offer: Offer;
}
export interface Outlook {
  readonly runs: Of<Industry, number>;
  readonly idle_plots: number;
  readonly price: number;
  readonly score: number;
}
export interface View {
  readonly viewer: number | "spectator";
  readonly table: State;
  readonly outlook: readonly Outlook[];
  readonly monopolies: Of<Industry, Owner>;
  readonly route_fee: number;
}

export interface LocalName {
  readonly en: string;
  readonly zh_hans: string;
  readonly zh_hant: string;
}
export interface Civilisation {
  readonly id: string;
  readonly name: LocalName;
  readonly points: Mix;
  readonly plots: number;
  readonly trait: Trait;
}
export interface Donation {
  readonly goods: Mix;
  readonly coins: number;
  readonly points: number;
}
export interface EraCard {
  readonly id: string;
  readonly name: LocalName;
  readonly effect: Of<Industry, number>;
  readonly disaster: boolean;
  readonly leader_bonus: number;
  readonly leader_fine: number;
  readonly donation: Donation;
}
export interface Ruleset {
  readonly rounds: number;
  readonly quiet_rounds: number;
  readonly highest_law: number;
  readonly expo_from: number;
  readonly chair_votes: number;
  readonly level_cap: number;
  readonly seat_civs: readonly number[];
  /** Which kinds routes and Global Trade may swap (R-L34). */
  readonly swaps: "natural" | "natural_and_coins" | "all";
  readonly runs_a_turn: number;
  readonly trade: Of<"route_units" | "route_rounds" | "proposals" | "exchange_units" | "exchange_kinds" | "exchanges", number>;
  readonly traits: Of<"trade_gives" | "strike_pays" | "conquest_pays" | "desalination_coins" | "desalination_water", number>;
  readonly resources: Of<Resource, { readonly water: number; readonly coins: number; readonly for_sale: boolean }>;
  readonly industries: Of<
    Industry,
    { readonly inputs: Mix; readonly coins: number; readonly cost: number; readonly second_plot: number; readonly levy: "none" | "finance_tax" | "tariff" }
  >;
  readonly achievements: Of<Achievement, { readonly points: number; readonly need: number; readonly also: number }>;
  readonly civs: readonly Civilisation[];
  readonly cards: readonly EraCard[];
}

export type Payoff = Of<"base" | "level" | "era" | "monopoly" | "leader" | "levy" | "total", number>;
export type Price = Of<"coins" | "tax", number>;
export type ScoreTerms = Of<"wealth" | "charity" | "coin_points" | "coins" | "merit" | "achievements" | "total", number>;
export interface BillPreview {
  readonly bill: Bill;
  readonly laws: Laws;
  readonly change: readonly number[];
}
export interface Allowed {
  readonly income: boolean;
  readonly exchange: boolean;
  readonly buy_plot: boolean;
  readonly run_all: boolean;
  readonly route: boolean;
  readonly trait: boolean;
  readonly desalinate: boolean;
  readonly donate: boolean;
  readonly next: boolean;
  readonly done: boolean;
  readonly buy: readonly Resource[];
  readonly build: readonly Industry[];
  readonly run: readonly Industry[];
  readonly upgrade: readonly Industry[];
  readonly forbid: readonly Industry[];
  readonly run_all_pays: number;
}
/** What a seat reckons with: the answer to the question "reckoning". */
export interface Reckoning {
  readonly seats: readonly {
    readonly runs: Of<Industry, Payoff>;
    readonly raised: Of<Industry, number>;
    readonly progress: Of<Achievement, number>;
    readonly score: ScoreTerms;
  }[];
  readonly point: Price;
  readonly plot: Price;
  readonly desalination: Price;
  readonly build: Of<Industry, Price>;
  readonly upgrade: Of<Industry, Price & { readonly goods: Mix }>;
  readonly route: Price;
  /** Whether the seat's Silk Road could free a route it proposes, or the one it is offered (L6). */
  readonly can_free_own: boolean;
  readonly can_free_offered: boolean;
  /** What a Metals point pays in tax when it runs (R-L8). */
  readonly metals_tax: number;
  /** An income to begin with. */
  readonly income: Of<"crops" | "steel" | "metals", number>;
  readonly bills_to_name: number;
  readonly bills: readonly BillPreview[];
  readonly allowed: Allowed;
}

const nameKeys: Readonly<Record<Lang, keyof LocalName>> = { en: "en", "zh-Hans": "zh_hans", "zh-Hant": "zh_hant" };
/** A name that comes with the ruleset or a pack. */
export const localName = (name: LocalName, lang: Lang): string => name[nameKeys[lang]];

/** The kinds of a mix of which there is something. */
export const parts = (mix: Mix): { good: Resource; units: number }[] =>
  resources.flatMap((good) => (mix[good] > 0 ? [{ good, units: mix[good] }] : []));

/** The kinds of a basket of which there is something. */
export const kindsIn = (basket: Basket): { good: Good; units: number }[] =>
  goods.flatMap((good) => (basket[good] > 0 ? [{ good, units: basket[good] }] : []));

/** The card drawn this round, if one was (L3.1). */
export function cardOfRound(rules: Ruleset, state: State): EraCard | undefined {
  const isFresh = state.drawn.length > 0 && state.drawn.length + rules.quiet_rounds === state.round;
  return isFresh ? rules.cards[state.drawn.at(-1) ?? -1] : undefined;
}
/** The law a bill is about, and which way. */
export function lawOf(bill: Bill): Law | "expo" {
  if (bill === "expo") return "expo";
  const law = bill.replace(/_(up|down)$/, "");
  return law === "finance" ? "finance_tax" : (law as Law);
}
export const roman = (level: number): string => ["0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"][level] ?? String(level);
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

export type Play = (action: Action) => void;

// Made from the fields of the C++ types; not to be edited (CONTRIBUTING.md says how).
import type { SeatName } from "$web/engine/values";

export const Resource = ["livestock", "crops", "timber", "steel", "metals", "water"] as const;
export type Resource = (typeof Resource)[number];

export const Industry = ["food", "manufacturing", "heavy", "tourism", "services", "finance"] as const;
export type Industry = (typeof Industry)[number];

export interface Player {
  readonly goods: Readonly<Record<Resource, number>>;
  readonly coins: number;
  readonly points: Readonly<Record<Resource, number>>;
  readonly levels: Readonly<Record<Industry, number>>;
  readonly plots: number;
  readonly bought: number;
  readonly dearest_point: number;
  readonly trait_used: boolean;
  readonly donated: boolean;
  readonly charity: number;
  readonly overruled: number;
  readonly streak: number;
  readonly foreign_goods: number;
  readonly slumps: readonly Industry[];
}

export const Phase = ["draw_chair", "draw_card", "meiji", "propose", "vote", "westward", "turn", "over", "round_begins", "council_opens", "turn_begins", "turn_ends"] as const;
export type Phase = (typeof Phase)[number];

export interface Laws {
  readonly tax: number;
  readonly finance_tax: number;
  readonly tariff: number;
  readonly subsidy: number;
  readonly expo: boolean;
}

export const Bill = ["tax_up", "finance_up", "finance_down", "tariff_up", "tariff_down", "subsidy_up", "subsidy_down", "expo"] as const;
export type Bill = (typeof Bill)[number];

export const Good = ["livestock", "crops", "timber", "steel", "metals", "water", "coins", "plots"] as const;
export type Good = (typeof Good)[number];

export interface Route {
  readonly founder: SeatName;
  readonly partner: SeatName;
  readonly give: Good;
  readonly gives: number;
  readonly take: Good;
  readonly takes: number;
  readonly last_round: number;
}

export const Achievement = ["smith", "malthus", "marx", "marginal_revolution", "keynes", "mill", "marshall", "friedman", "lucas", "neoclassical", "hayek", "ricardo", "robinson", "samuelson", "schumpeter"] as const;
export type Achievement = (typeof Achievement)[number];

export const TurnStep = ["income", "expo", "buy", "build", "run", "upgrade", "routes"] as const;
export type TurnStep = (typeof TurnStep)[number];

export interface Turn {
  readonly step: TurnStep;
  readonly exchanges: number;
  readonly proposals: number;
  readonly built: readonly Industry[];
  readonly upgraded: readonly Industry[];
  readonly runs: Readonly<Record<Industry, number>>;
  readonly earned: number;
}

export const OfferKind = ["none", "route", "exchange"] as const;
export type OfferKind = (typeof OfferKind)[number];

export interface Offer {
  readonly kind: OfferKind;
  readonly to: SeatName;
  readonly give: Readonly<Record<Good, number>>;
  readonly take: Readonly<Record<Good, number>>;
  readonly free: boolean;
}

export interface State {
  readonly players: readonly Player[];
  readonly round: number;
  readonly phase: Phase;
  readonly chair: SeatName;
  readonly active: SeatName;
  readonly asked: SeatName;
  readonly drawn: readonly number[];
  readonly era: Readonly<Record<Industry, number>>;
  readonly leader_bonus: number;
  readonly laws: Laws;
  readonly proposed: readonly Bill[];
  readonly votes: readonly Bill[];
  readonly bank_plots: number;
  readonly routes: readonly Route[];
  readonly achievers: Readonly<Record<Achievement, SeatName>>;
  readonly forbidden: readonly Industry[];
  readonly turn: Turn;
  readonly offer: Offer;
}

export interface Outlook {
  readonly runs: Readonly<Record<Industry, number>>;
  readonly idle_plots: number;
  readonly price: number;
  readonly score: number;
}

export interface View {
  readonly viewer: SeatName;
  readonly table: State;
  readonly outlook: readonly Outlook[];
  readonly monopolies: Readonly<Record<Industry, SeatName>>;
  readonly route_fee: number;
}

export const FirstChair = ["seat1", "drawn"] as const;
export type FirstChair = (typeof FirstChair)[number];

export const FinanceUpgrade = ["flat", "rising"] as const;
export type FinanceUpgrade = (typeof FinanceUpgrade)[number];

export const Dealing = ["point", "plot", "build", "upgrade", "route", "desalination", "metals"] as const;
export type Dealing = (typeof Dealing)[number];

export const Swaps = ["natural", "natural_and_coins", "all"] as const;
export type Swaps = (typeof Swaps)[number];

export const StartStock = ["none", "points"] as const;
export type StartStock = (typeof StartStock)[number];

export const Sherman = ["once", "every_round"] as const;
export type Sherman = (typeof Sherman)[number];

export const PointPriceBy = ["player", "table"] as const;
export type PointPriceBy = (typeof PointPriceBy)[number];

export interface TradeLimits {
  readonly route_units: number;
  readonly route_rounds: number;
  readonly proposals: number;
  readonly exchange_units: number;
  readonly exchange_kinds: number;
  readonly exchanges: number;
}

export interface TraitNumbers {
  readonly trade_gives: number;
  readonly strike_pays: number;
  readonly conquest_pays: number;
  readonly desalination_coins: number;
  readonly desalination_water: number;
}

export interface ScoreNumbers {
  readonly coin_points: number;
  readonly seats_divisor: number;
  readonly seats_offset: number;
}

export interface ResourceRow {
  readonly water: number;
  readonly coins: number;
  readonly for_sale: boolean;
}

export const Levy = ["none", "finance_tax", "tariff"] as const;
export type Levy = (typeof Levy)[number];

export interface IndustryRow {
  readonly inputs: Readonly<Record<Resource, number>>;
  readonly coins: number;
  readonly cost: number;
  readonly second_plot: number;
  readonly upgrade_coins: number;
  readonly levy: Levy;
}

export interface AchievementRow {
  readonly points: number;
  readonly need: number;
  readonly also: number;
}

export interface LocalName {
  readonly en: string;
  readonly zh_hans: string;
  readonly zh_hant: string;
}

export const Trait = ["global_trade", "enlightenment", "blood_and_iron", "westward", "conquest", "desalination", "silk_road", "meiji"] as const;
export type Trait = (typeof Trait)[number];

export interface Civilisation {
  readonly id: string;
  readonly name: LocalName;
  readonly points: Readonly<Record<Resource, number>>;
  readonly plots: number;
  readonly trait: Trait;
}

export interface Donation {
  readonly goods: Readonly<Record<Resource, number>>;
  readonly coins: number;
  readonly points: number;
}

export interface EraCard {
  readonly id: string;
  readonly name: LocalName;
  readonly effect: Readonly<Record<Industry, number>>;
  readonly disaster: boolean;
  readonly leader_bonus: number;
  readonly leader_fine: number;
  readonly donation: Donation;
}

export interface Ruleset {
  readonly rules_version: number;
  readonly rounds: number;
  readonly quiet_rounds: number;
  readonly start_coins: number;
  readonly spare_plots: number;
  readonly start_tax: number;
  readonly highest_law: number;
  readonly expo_from: number;
  readonly chair_votes: number;
  readonly monopoly_lead: number;
  readonly monopoly_bonus: number;
  readonly upgrade_times: number;
  readonly seat_civs: readonly number[];
  readonly first_chair: FirstChair;
  readonly bills_reversible: boolean;
  readonly plots_for_sale: boolean;
  readonly finance_upgrade: FinanceUpgrade;
  readonly tax_scope: readonly Dealing[];
  readonly swaps: Swaps;
  readonly start_stock: StartStock;
  readonly sherman: Sherman;
  readonly point_price_by: PointPriceBy;
  readonly runs_a_turn: number;
  readonly blood_and_iron_razes: boolean;
  readonly level_cap: number;
  readonly point_prices: readonly number[];
  readonly route_fees: readonly number[];
  readonly trade: TradeLimits;
  readonly traits: TraitNumbers;
  readonly score: ScoreNumbers;
  readonly resources: Readonly<Record<Resource, ResourceRow>>;
  readonly industries: Readonly<Record<Industry, IndustryRow>>;
  readonly achievements: Readonly<Record<Achievement, AchievementRow>>;
  readonly civs: readonly Civilisation[];
  readonly cards: readonly EraCard[];
}

export type Action = 
  | {
      readonly kind: "draw_chair";
      readonly seat: SeatName;
    }
  | {
      readonly kind: "draw_card";
      readonly card: number;
    }
  | {
      readonly kind: "meiji";
      readonly target: SeatName;
      readonly industry: Industry;
    }
  | {
      readonly kind: "propose";
      readonly bills: readonly Bill[];
    }
  | {
      readonly kind: "vote";
      readonly bill: Bill;
    }
  | {
      readonly kind: "westward";
    }
  | {
      readonly kind: "stay";
    }
  | {
      readonly kind: "income";
      readonly crops: number;
      readonly steel: number;
      readonly metals: number;
    }
  | {
      readonly kind: "income_all";
    }
  | {
      readonly kind: "exchange";
      readonly to: SeatName;
      readonly give?: Readonly<Record<Good, number>>;
      readonly take?: Readonly<Record<Good, number>>;
    }
  | {
      readonly kind: "buy_point";
      readonly resource: Resource;
    }
  | {
      readonly kind: "buy_plot";
    }
  | {
      readonly kind: "build";
      readonly industry: Industry;
    }
  | {
      readonly kind: "run";
      readonly industry: Industry;
    }
  | {
      readonly kind: "run_all";
    }
  | {
      readonly kind: "upgrade";
      readonly industry: Industry;
    }
  | {
      readonly kind: "offer_route";
      readonly to: SeatName;
      readonly give: Good;
      readonly gives: number;
      readonly take: Good;
      readonly takes: number;
      readonly free?: boolean;
    }
  | {
      readonly kind: "accept";
      readonly free?: boolean;
    }
  | {
      readonly kind: "decline";
    }
  | {
      readonly kind: "trade";
      readonly to: SeatName;
      readonly give?: Readonly<Record<Good, number>>;
      readonly take: Good;
    }
  | {
      readonly kind: "forbid";
      readonly industry: Industry;
    }
  | {
      readonly kind: "strike";
      readonly target: SeatName;
      readonly industry: Industry;
      readonly pay: Readonly<Record<Resource, number>>;
    }
  | {
      readonly kind: "conquer";
      readonly target: SeatName;
      readonly pay: Readonly<Record<Resource, number>>;
    }
  | {
      readonly kind: "desalinate";
    }
  | {
      readonly kind: "donate";
    }
  | {
      readonly kind: "next";
    }
  | {
      readonly kind: "done";
    };

export interface Payoff {
  readonly base: number;
  readonly level: number;
  readonly era: number;
  readonly monopoly: number;
  readonly leader: number;
  readonly levy: number;
  readonly total: number;
}

export interface CardShare {
  readonly card: number;
  readonly coins: number;
}

export type Event = 
  | {
      readonly kind: "chair_drawn";
      readonly rule: string;
      readonly seat: SeatName;
    }
  | {
      readonly kind: "round_began";
      readonly rule: string;
      readonly round: number;
      readonly chair: SeatName;
    }
  | {
      readonly kind: "card_drawn";
      readonly rule: string;
      readonly card: number;
    }
  | {
      readonly kind: "fine_paid";
      readonly rule: string;
      readonly seat: SeatName;
      readonly industry: Industry;
      readonly coins: number;
    }
  | {
      readonly kind: "industry_raised";
      readonly rule: string;
      readonly seat: SeatName;
      readonly target: SeatName;
      readonly industry: Industry;
      readonly level: number;
    }
  | {
      readonly kind: "meiji_declined";
      readonly rule: string;
      readonly seat: SeatName;
    }
  | {
      readonly kind: "bills_proposed";
      readonly rule: string;
      readonly seat: SeatName;
      readonly bills: readonly Bill[];
    }
  | {
      readonly kind: "vote_cast";
      readonly rule: string;
      readonly seat: SeatName;
      readonly bill: Bill;
      readonly votes: number;
    }
  | {
      readonly kind: "bill_passed";
      readonly rule: string;
      readonly bill: Bill;
      readonly votes: readonly number[];
      readonly level: number;
    }
  | {
      readonly kind: "turn_began";
      readonly rule: string;
      readonly seat: SeatName;
    }
  | {
      readonly kind: "turn_skipped";
      readonly rule: string;
      readonly seat: SeatName;
    }
  | {
      readonly kind: "route_delivered";
      readonly rule: string;
      readonly route: Route;
    }
  | {
      readonly kind: "route_failed";
      readonly rule: string;
      readonly route: Route;
    }
  | {
      readonly kind: "subsidy_paid";
      readonly rule: string;
      readonly seat: SeatName;
      readonly coins: number;
    }
  | {
      readonly kind: "points_gave";
      readonly rule: string;
      readonly seat: SeatName;
      readonly goods: Readonly<Record<Resource, number>>;
    }
  | {
      readonly kind: "points_run";
      readonly rule: string;
      readonly seat: SeatName;
      readonly goods: Readonly<Record<Resource, number>>;
      readonly water: number;
      readonly coins: number;
      readonly tax: number;
    }
  | {
      readonly kind: "exchange_offered";
      readonly rule: string;
      readonly seat: SeatName;
      readonly offer: Offer;
    }
  | {
      readonly kind: "exchanged";
      readonly rule: string;
      readonly seat: SeatName;
      readonly offer: Offer;
    }
  | {
      readonly kind: "offer_declined";
      readonly rule: string;
      readonly seat: SeatName;
      readonly offer: Offer;
    }
  | {
      readonly kind: "point_bought";
      readonly rule: string;
      readonly seat: SeatName;
      readonly resource: Resource;
      readonly price: number;
      readonly tax: number;
    }
  | {
      readonly kind: "plot_bought";
      readonly rule: string;
      readonly seat: SeatName;
      readonly price: number;
      readonly tax: number;
    }
  | {
      readonly kind: "built";
      readonly rule: string;
      readonly seat: SeatName;
      readonly industry: Industry;
      readonly price: number;
      readonly tax: number;
    }
  | {
      readonly kind: "ran";
      readonly rule: string;
      readonly seat: SeatName;
      readonly industry: Industry;
      readonly inputs: Readonly<Record<Resource, number>>;
      readonly payoff: Payoff;
      readonly cards: readonly CardShare[];
    }
  | {
      readonly kind: "upgraded";
      readonly rule: string;
      readonly seat: SeatName;
      readonly industry: Industry;
      readonly level: number;
      readonly goods: Readonly<Record<Resource, number>>;
      readonly coins: number;
      readonly tax: number;
    }
  | {
      readonly kind: "monopoly_won";
      readonly rule: string;
      readonly seat: SeatName;
      readonly industry: Industry;
    }
  | {
      readonly kind: "monopoly_lost";
      readonly rule: string;
      readonly seat: SeatName;
      readonly industry: Industry;
    }
  | {
      readonly kind: "route_offered";
      readonly rule: string;
      readonly seat: SeatName;
      readonly offer: Offer;
    }
  | {
      readonly kind: "route_founded";
      readonly rule: string;
      readonly route: Route;
      readonly fee: number;
      readonly tax: number;
      readonly free_by: SeatName;
    }
  | {
      readonly kind: "route_expired";
      readonly rule: string;
      readonly route: Route;
    }
  | {
      readonly kind: "traded";
      readonly rule: string;
      readonly seat: SeatName;
      readonly to: SeatName;
      readonly give: Readonly<Record<Good, number>>;
      readonly take: Good;
    }
  | {
      readonly kind: "monopoly_forbidden";
      readonly rule: string;
      readonly seat: SeatName;
      readonly industry: Industry;
    }
  | {
      readonly kind: "struck";
      readonly rule: string;
      readonly seat: SeatName;
      readonly target: SeatName;
      readonly industry: Industry;
      readonly level: number;
      readonly pay: Readonly<Record<Resource, number>>;
    }
  | {
      readonly kind: "conquered";
      readonly rule: string;
      readonly seat: SeatName;
      readonly target: SeatName;
      readonly pay: Readonly<Record<Resource, number>>;
    }
  | {
      readonly kind: "desalinated";
      readonly rule: string;
      readonly seat: SeatName;
      readonly price: number;
      readonly tax: number;
      readonly water: number;
    }
  | {
      readonly kind: "donated";
      readonly rule: string;
      readonly seat: SeatName;
      readonly card: number;
      readonly donation: Donation;
    }
  | {
      readonly kind: "achievement_won";
      readonly rule: string;
      readonly seat: SeatName;
      readonly achievement: Achievement;
      readonly points: number;
    }
  | {
      readonly kind: "turn_ended";
      readonly rule: string;
      readonly seat: SeatName;
    }
  | {
      readonly kind: "game_ended";
      readonly rule: string;
    };

export interface RunPreview {
  readonly base: number;
  readonly level: number;
  readonly era: number;
  readonly monopoly: number;
  readonly leader: number;
  readonly levy: number;
  readonly total: number;
  readonly floor: number;
}

export interface RaisedPreview {
  readonly level: number;
  readonly pays: number;
}

export interface ScoreTerms {
  readonly wealth: number;
  readonly charity: number;
  readonly coin_points: number;
  readonly coins: number;
  readonly merit: number;
  readonly achievements: number;
  readonly total: number;
  readonly from_coins: number;
  readonly from_charity: number;
  readonly from_achievements: number;
}

export interface SeatPreview {
  readonly runs: Readonly<Record<Industry, RunPreview>>;
  readonly raised: Readonly<Record<Industry, RaisedPreview>>;
  readonly progress: Readonly<Record<Achievement, number>>;
  readonly score: ScoreTerms;
  readonly stock: Readonly<Record<Good, number>>;
  readonly can_free: boolean;
  readonly needs: Readonly<Record<Resource, number>>;
  readonly lacks: Readonly<Record<Industry, readonly Resource[]>>;
}

export interface Price {
  readonly coins: number;
  readonly tax: number;
}

export interface UpgradePrice {
  readonly goods: Readonly<Record<Resource, number>>;
  readonly coins: number;
  readonly tax: number;
}

export interface Worth {
  readonly next_turn: number;
  readonly by_end: number;
  readonly pays_back: number;
}

export interface Worths {
  readonly points: Readonly<Record<Resource, Worth>>;
  readonly builds: Readonly<Record<Industry, Worth>>;
  readonly upgrades: Readonly<Record<Industry, Worth>>;
}

export interface Income {
  readonly crops: number;
  readonly steel: number;
  readonly metals: number;
}

export interface BillPreview {
  readonly bill: Bill;
  readonly laws: Laws;
  readonly change: readonly number[];
  readonly subsidy: readonly number[];
}

export interface VotePreview {
  readonly seat: SeatName;
  readonly bill: Bill;
  readonly votes: number;
}

export interface BallotPreview {
  readonly bills: readonly Bill[];
  readonly counts: readonly number[];
  readonly votes: readonly VotePreview[];
  readonly leading: Bill;
  readonly is_tie: boolean;
}

export interface EraPreview {
  readonly card: readonly number[];
  readonly rounds: readonly number[];
  readonly cards_left: number;
  readonly charity: boolean;
  readonly donation_coins: number;
}

export interface TraitTarget {
  readonly seat: SeatName;
  readonly industries: readonly Industry[];
  readonly goods: readonly Good[];
}

export interface TraitPreview {
  readonly kinds: readonly Good[];
  readonly units: number;
  readonly targets: readonly TraitTarget[];
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
  readonly supplied: readonly Industry[];
  readonly run_all_pays: number;
  readonly upgrade_after_runs: readonly Industry[];
  readonly route_ends_runs: boolean;
}

export interface Preview {
  readonly seats: readonly SeatPreview[];
  readonly point: Price;
  readonly plot: Price;
  readonly desalination: Price;
  readonly build: Readonly<Record<Industry, Price>>;
  readonly upgrade: Readonly<Record<Industry, UpgradePrice>>;
  readonly worths: Worths;
  readonly points_a_coin: number;
  readonly route: Price;
  readonly deliveries_after_founding: number;
  readonly deliveries_left: readonly number[];
  readonly next_delivery: readonly number[];
  readonly routes_left: number;
  readonly exchanges_left: number;
  readonly can_free_offered: boolean;
  readonly income: Income;
  readonly bills_to_name: number;
  readonly bills: readonly BillPreview[];
  readonly advised_bills: readonly Bill[];
  readonly ballot: BallotPreview;
  readonly era: EraPreview;
  readonly steps: readonly TurnStep[];
  readonly ran: readonly Industry[];
  readonly needed: Readonly<Record<Achievement, number>>;
  readonly trait: TraitPreview;
  readonly allowed: Allowed;
}

export interface IncomeCost {
  readonly water: number;
  readonly coins: number;
  readonly tax: number;
}

export interface SidePreview {
  readonly goods: readonly Good[];
  readonly more: readonly Good[];
  readonly most_units: number;
  readonly most_kinds: number;
}

export interface SwapEffect {
  readonly by_end: number;
  readonly runs: Readonly<Record<Industry, number>>;
}

export interface OfferPreview {
  readonly give: SidePreview;
  readonly take: SidePreview;
  readonly ours: SwapEffect;
  readonly theirs: SwapEffect;
}


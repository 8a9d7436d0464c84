// Made from the fields of the C++ types; not to be edited (CONTRIBUTING.md says how).
import type { Action, GameEvent, GameRecord, Json, JsonObject, SeatName, Setup, Words } from "./values";

export type Help = Readonly<Record<never, never>>;

export interface RequestHelp {
  readonly do: string;
  readonly fields: readonly string[];
  readonly help: string;
}

export interface HelpPage {
  readonly protocol: number;
  readonly requests: readonly RequestHelp[];
}

export type Catalogue = Readonly<Record<never, never>>;

export interface RulesetCard {
  readonly id: string;
  readonly version: number;
  readonly title: Words;
  readonly seats: readonly number[];
}

export const OptionKind = ["switch", "number", "choice", "set"] as const;
export type OptionKind = (typeof OptionKind)[number];

export interface OptionCard {
  readonly name: string;
  readonly kind: OptionKind;
  readonly per_seat: boolean;
  readonly least?: number;
  readonly most?: number;
  readonly choices?: readonly string[];
  readonly names?: readonly Words[];
  readonly default?: Json;
  readonly title: Words;
  readonly ruling?: string;
}

export interface GameCard {
  readonly game: string;
  readonly title: Words;
  readonly summary: Words;
  readonly rules_version: number;
  readonly least_seats: number;
  readonly most_seats: number;
  readonly rulesets: readonly RulesetCard[];
  readonly options: readonly OptionCard[];
}

export interface BotCard {
  readonly id: string;
  readonly title: Words;
  readonly summary: Words;
  readonly games: readonly string[];
}

export interface CatalogueOfGames {
  readonly games: readonly GameCard[];
  readonly bots: readonly BotCard[];
}

export interface FinishedSeat {
  readonly person: string;
  readonly side?: string;
  readonly place: number;
}

export interface FinishedGame {
  readonly seats: readonly FinishedSeat[];
}

export interface Rate {
  readonly games: readonly FinishedGame[];
}

export interface RatedName {
  readonly name: string;
  readonly games: number;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

export interface RatingTable {
  readonly people: readonly RatedName[];
  readonly sides: readonly RatedName[];
}

export interface Show {
  readonly seat: SeatName;
  readonly hand_on?: boolean;
  readonly record?: boolean;
  readonly each?: boolean;
}

export interface New {
  readonly setup: Setup;
  readonly seed?: number;
  readonly show?: Show;
}

export interface SeatStanding {
  readonly seat: number;
  readonly score: number;
  readonly place: number;
}

export interface WrittenAction {
  readonly action: Action;
  readonly notation: string;
}

export interface MovePosition {
  readonly game: string;
  readonly seat: SeatName;
  readonly seats: number;
  readonly names: readonly string[];
  readonly players: readonly string[];
  readonly standings: readonly SeatStanding[];
  readonly view: JsonObject;
  readonly listable: boolean;
  readonly actions: readonly WrittenAction[];
  readonly preview?: JsonObject;
  readonly waits_for: readonly SeatName[];
  readonly boundary: number;
  readonly step: number;
  readonly to_act: readonly SeatName[];
  readonly over: boolean;
}

export interface ToldMove {
  readonly seat: SeatName;
  readonly events: readonly GameEvent[];
  readonly position?: MovePosition;
}

export interface Position {
  readonly game: string;
  readonly seat: SeatName;
  readonly seats: number;
  readonly names: readonly string[];
  readonly players: readonly string[];
  readonly standings: readonly SeatStanding[];
  readonly view: JsonObject;
  readonly listable: boolean;
  readonly actions: readonly WrittenAction[];
  readonly preview?: JsonObject;
  readonly waits_for: readonly SeatName[];
  readonly boundary: number;
}

export interface Progress {
  readonly step: number;
  readonly to_act: readonly SeatName[];
  readonly over: boolean;
  readonly hash: string;
  readonly moves?: readonly ToldMove[];
  readonly position?: Position;
  readonly record?: GameRecord;
}

export interface Load {
  readonly record?: GameRecord;
  readonly to?: number;
  readonly state?: JsonObject;
  readonly view?: JsonObject;
  readonly setup?: Setup;
  readonly seed?: number;
  readonly show?: Show;
}

export interface AskPosition {
  readonly step?: number;
  readonly show?: Show;
}

export interface Actions {
  readonly seat: SeatName;
}

export interface ActionList {
  readonly listable: boolean;
  readonly actions: readonly WrittenAction[];
}

export interface Sample {
  readonly seat: SeatName;
}

export interface Check {
  readonly seat: SeatName;
  readonly action: Action | string;
}

export interface Refusal {
  readonly name: string;
  readonly rule?: string;
  readonly path?: string;
  readonly message: string;
}

export interface Judgement {
  readonly allowed: boolean;
  readonly reason?: Refusal;
  readonly preview?: JsonObject;
}

export interface Notation {
  readonly action: Action | string;
}

export interface SeatAction {
  readonly seat: SeatName;
  readonly action: Action | string;
}

export interface Play {
  readonly seat?: SeatName;
  readonly action?: Action | string;
  readonly actions?: readonly SeatAction[];
  readonly run?: boolean;
  readonly steps?: number;
  readonly show?: Show;
}

export interface Roll {
  readonly show?: Show;
}

export interface Run {
  readonly steps?: number;
  readonly show?: Show;
}

export interface Undo {
  readonly to?: number;
  readonly show?: Show;
}

export interface TakeBack {
  readonly seat: SeatName;
  readonly show?: Show;
}

export interface AskView {
  readonly seat?: SeatName;
}

export interface SeatView {
  readonly view: JsonObject;
}

export interface Draw {
  readonly seat?: SeatName;
}

export interface Drawing {
  readonly text: string;
}

export interface Determinize {
  readonly seat?: SeatName;
}

export interface WholeState {
  readonly state: JsonObject;
  readonly hash: string;
}

export type AskStandings = Readonly<Record<never, never>>;

export interface TableStandings {
  readonly over: boolean;
  readonly standings: readonly SeatStanding[];
}

export const Skill = ["random", "apprentice", "manager", "tycoon"] as const;
export type Skill = (typeof Skill)[number];

export interface AskValue {
  readonly seat?: SeatName;
  readonly skill?: Skill;
  readonly step?: number;
}

export interface SeatValue {
  readonly seat: number;
  readonly score: number;
  readonly spread: number;
  readonly places: readonly number[];
}

export interface PositionValue {
  readonly skill: Skill;
  readonly seats: readonly SeatValue[];
}

export type AskRules = Readonly<Record<never, never>>;

export interface TableRules {
  readonly ruleset: JsonObject;
  readonly options: JsonObject;
}

export type AskState = Readonly<Record<never, never>>;

export type AskRecord = Readonly<Record<never, never>>;

export interface TableRecord {
  readonly record: GameRecord;
}

export type AskMoves = Readonly<Record<never, never>>;

export interface TableMoves {
  readonly moves: readonly ToldMove[];
}

export interface Ask {
  readonly question: string;
  readonly seat?: SeatName;
  readonly with?: Json;
  readonly step?: number;
}

export interface GameAnswer {
  readonly answer: Json;
}

export interface Hint {
  readonly seat: SeatName;
  readonly bot: string;
  readonly seed?: number;
  readonly iterations?: number;
  readonly milliseconds?: number;
  readonly options?: number;
}

export const WorthUnit = ["percent", "points"] as const;
export type WorthUnit = (typeof WorthUnit)[number];

export interface AdviceOption {
  readonly action: Action;
  readonly notation: string;
  readonly worse: number;
  readonly score?: number;
  readonly chance?: number;
  readonly preview?: JsonObject;
}

export interface Advice {
  readonly action: Action;
  readonly notation: string;
  readonly words: string;
  readonly unit: WorthUnit;
  readonly options: readonly AdviceOption[];
}

export interface AskLuck {
  readonly record: GameRecord;
}

export interface LuckPart {
  readonly seat: number;
  readonly commitment?: string;
  readonly part?: string;
}

export interface Luck {
  readonly version: number;
  readonly table: string;
  readonly commitment: string;
  readonly seed: string;
  readonly since?: number;
  readonly parts: readonly LuckPart[];
}

export interface RecordLuck {
  readonly luck?: Luck;
  readonly seats: number;
  readonly draws: number;
  readonly brought: number;
}

export interface Verify {
  readonly record: GameRecord;
  readonly seeds: readonly string[];
}

export interface OtherDraw {
  readonly step: number;
  readonly drawn: string;
  readonly expected: string;
}

export interface DrawsProven {
  readonly proven: number;
  readonly altered?: OtherDraw;
  readonly over: boolean;
}

export type Quit = Readonly<Record<never, never>>;

export interface Closed {
  readonly closed: boolean;
}

/** What each request takes, and what it is answered with. */
export interface Requests {
  help: [Help, HelpPage];
  catalogue: [Catalogue, CatalogueOfGames];
  rate: [Rate, RatingTable];
  new: [New, Progress];
  load: [Load, Progress];
  position: [AskPosition, Progress];
  actions: [Actions, ActionList];
  sample: [Sample, WrittenAction];
  check: [Check, Judgement];
  notation: [Notation, WrittenAction];
  play: [Play, Progress];
  roll: [Roll, Progress];
  run: [Run, Progress];
  undo: [Undo, Progress];
  take_back: [TakeBack, Progress];
  view: [AskView, SeatView];
  draw: [Draw, Drawing];
  determinize: [Determinize, WholeState];
  standings: [AskStandings, TableStandings];
  value: [AskValue, PositionValue];
  ruleset: [AskRules, TableRules];
  state: [AskState, WholeState];
  record: [AskRecord, TableRecord];
  moves: [AskMoves, TableMoves];
  ask: [Ask, GameAnswer];
  hint: [Hint, Advice];
  luck: [AskLuck, RecordLuck];
  verify: [Verify, DrawsProven];
  quit: [Quit, Closed];
}

/// The messages of the rules module (wasm/desk.cpp), as TypeScript sees them.
export type Lang = "en" | "zh-Hans" | "zh-Hant";
export type Words = Readonly<Record<Lang, string>>;

/** A seat number from 1, or one of the seats nobody sits in. */
export type SeatName = number | "chance" | "spectator" | "nobody";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export interface Action extends JsonObject {
  readonly kind: string;
}
export interface GameEvent extends JsonObject {
  readonly kind: string;
  readonly rule: string;
  readonly words: string;
}
export interface Move {
  readonly seat: SeatName;
  readonly events: readonly GameEvent[];
}
export interface LegalAction {
  readonly action: Action;
  readonly notation: string;
}
export interface Standing {
  readonly seat: number;
  readonly score: number;
  readonly place: number;
}

/** All that a seat may know of a table now. */
export interface Position {
  readonly game: string;
  readonly seat: SeatName;
  readonly seats: number;
  readonly names: readonly string[];
  readonly to_act: readonly SeatName[];
  readonly over: boolean;
  readonly standings: readonly Standing[];
  readonly view: JsonObject;
  /** What the rules make of it, by games that have something to say: costs, sums, what could be done. */
  readonly preview?: JsonObject;
  readonly legal: { readonly listable: boolean; readonly actions: readonly LegalAction[] };
  readonly step?: number;
  readonly boundary?: number;
  readonly waits_for?: readonly SeatName[];
  readonly players?: readonly string[];
}

export interface OptionInfo {
  readonly name: string;
  readonly kind: "switch" | "number" | "choice" | "set";
  readonly per_seat: boolean;
  readonly least?: number;
  readonly most?: number;
  readonly choices?: readonly string[];
  readonly default?: Json;
  readonly title: Words;
  readonly ruling?: string;
}
export interface GameInfo {
  readonly game: string;
  readonly title: Words;
  readonly summary: Words;
  readonly rules_version: number;
  readonly least_seats: number;
  readonly most_seats: number;
  readonly rulesets: readonly { id: string; version: number; title: Words; seats: readonly number[] }[];
  readonly options: readonly OptionInfo[];
}
export interface BotInfo {
  readonly id: string;
  readonly title: Words;
  readonly summary: Words;
  readonly games: readonly string[];
}
export interface Catalogue {
  readonly games: readonly GameInfo[];
  readonly bots: readonly BotInfo[];
}

export interface SeatSetup extends JsonObject {
  readonly player: string;
}
export interface Setup extends JsonObject {
  readonly game: string;
  /** The name of one, or its numbers: {"custom": {"base": …}}. */
  readonly ruleset: string | JsonObject;
  readonly options: JsonObject;
  readonly seats: readonly SeatSetup[];
}
export interface GameRecord extends JsonObject {
  readonly format: string;
  readonly game: string;
  readonly seats: readonly SeatSetup[];
  readonly steps: readonly Json[];
}

/** Why something was refused, in the words of the reader's language. */
export interface Refusal {
  readonly name: string;
  readonly rule?: string;
  readonly path?: string;
  readonly message: string;
}
export interface Hint {
  readonly action: Action;
  readonly notation: string;
  readonly words: string;
}

/** What each request takes and gives. */
export interface Requests {
  catalogue: [Record<never, never>, Catalogue];
  begin: [{ setup: Setup; seed: number; seat: SeatName }, Position];
  open: [{ record: GameRecord; seed: number; seat: SeatName; to?: number }, Position];
  shadow: [{ setup: Setup; view: JsonObject; seat: SeatName }, Position];
  position: [{ seat: SeatName }, Position];
  ruleset: [Record<never, never>, { ruleset: JsonObject; options: JsonObject }];
  run: [Record<never, never>, { moves: readonly Move[] }];
  play: [{ seat: SeatName; action: Action }, { moves: readonly Move[] }];
  check: [{ seat: SeatName; action: Action }, { ok: true; notation: string; preview?: JsonObject }];
  undo: [{ seat: SeatName }, Position];
  record: [Record<never, never>, { record: GameRecord }];
  history: [Record<never, never>, { moves: readonly Move[] }];
  at: [{ step: number; seat: SeatName }, Position];
  ask: [{ question: string; seat: SeatName; with: Json; step?: number }, { answer: Json }];
  hint: [{ seat: SeatName; bot: string; seed: number; iterations?: number; milliseconds?: number }, Hint];
  signatures: [Record<never, never>, { signatures: readonly string[] }];
}
export type RequestName = keyof Requests;
export type Answer<N extends RequestName> = Requests[N][1];

/// What requests and answers hold that is the same for every game; see docs/protocol.md.
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

import { getContext, setContext } from "svelte";
import type * as v from "valibot";
import type { Json, JsonObject, SeatName } from "$web/engine/protocol";
import { settings } from "$web/settings.svelte";
import { lakeNames, type Names } from "./names";
import type { Stories } from "./stories";
import {
  coveredBy,
  kindsIn,
  localName,
  type Basket,
  type Good,
  type Law,
  type LocalName,
  type Mix,
  type Player,
  parts,
  type Preview,
  type Ruleset,
  type State,
  type View,
} from "./model";

export type DraftName = "bills" | "income" | "trait";
/** What is decided when one of these is played. */
export const draftNames: Readonly<Record<string, DraftName>> = {
  propose: "bills",
  income: "income",
  income_all: "income",
  trade: "trait",
  strike: "trait",
  conquer: "trait",
};

/** What every part of the board looks at. Getters, so that reading them in a template stays reactive. */
export interface Look {
  readonly view: View;
  readonly state: State;
  readonly rules: Ruleset;
  /** Undefined until the rules have answered once. */
  readonly preview: Preview | undefined;
  /** What a seat has of these goods to hand over. */
  stockOf(seat: number, goods: readonly Good[]): Readonly<Partial<Record<Good, number>>>;
  /** Asks the rules about this position; undefined where there is nobody to ask. */
  ask(question: string, what: JsonObject): Promise<Json> | undefined;
  /** Undefined until somebody wanted to read them. */
  readonly stories: Stories | undefined;
  loadStories(): void;
  /** The seat of the viewer; 0 for someone who looks on. */
  readonly seat: number;
  readonly me: Player | undefined;
  nameOf(seat: SeatName): string;
  /** What this seat has half decided in this round, and how more of it is kept. */
  draftOf<T>(
    name: DraftName,
    shape: v.GenericSchema<unknown, T>,
  ): { readonly kept: T | undefined; keep(draft: Json): void };
}
const key = Symbol("lake");
export const setLook = (look: Look): Look => setContext(key, look);
export const useLook = (): Look => getContext<Look>(key);

/** The words of the game in the language of now. */
export const words = (): Names => lakeNames[settings.lang];
/** A name of the ruleset in the language of now. */
export const named = (name: LocalName): string => localName(name, settings.lang);

/** What a law of this level does; which runs it covers depends on the table. */
export function effectOf(n: Names, rules: Ruleset, law: Law, level: number): string {
  return n.lawEffects[law](level, settings.listed(coveredBy(rules, law).map((industry) => n.industries[industry])));
}

/** "2 Crops". */
export const amount = (n: Names, units: number, good: Good): string => `${units} ${n.goods[good]}`;
/** "2 Crops, 1 Steel, 3 Coins". */
export function listed(n: Names, mix: Mix, coins = 0): string {
  const told = parts(mix).map(({ good, units }) => amount(n, units, good));
  return settings.listed([...told, ...(coins > 0 ? [amount(n, coins, "coins")] : [])]);
}
/** The same of one side of a swap. */
export const told = (n: Names, side: Basket): string =>
  kindsIn(side)
    .map(({ good, units }) => amount(n, units, good))
    .join(settings.lang === "en" ? ", " : "、");

/// What the rules of Under the Lake send, and the page's own names for it. `types.ts` is made from the C++ types.
import type { Action, Lang, SeatName } from "$web/engine/protocol";
import { Achievement, Bill, Good, Industry, Resource, TurnStep } from "./types";
import type { Laws, LocalName, Phase, Ruleset } from "./types";

export * from "./types";
export type Owner = SeatName;
export const resources = Resource;
export const goods = Good;
export const industries = Industry;
export const achievements = Achievement;
export const steps = TurnStep;
export const bills = Bill;
export type Law = Exclude<keyof Laws, "expo">;
export const laws = ["tax", "finance_tax", "tariff", "subsidy"] as const satisfies readonly Law[];
/** The phases in which somebody decides; the rules pass through the others. */
export type Resting = Exclude<Phase, "round_begins" | "council_opens" | "turn_begins" | "turn_ends">;
export type Of<K extends string, T> = Readonly<Record<K, T>>;
export type Mix = Of<Resource, number>;
/** One side of a swap. */
export type Basket = Of<Good, number>;

const nameKeys: Readonly<Record<Lang, keyof LocalName>> = { en: "en", "zh-Hans": "zh_hans", "zh-Hant": "zh_hant" };
/** A name that comes with the ruleset or a pack. */
export const localName = (name: LocalName, lang: Lang): string => name[nameKeys[lang]];

/** The kinds of a mix of which there is something. */
export const parts = (mix: Mix): { good: Resource; units: number }[] =>
  resources.flatMap((good) => (mix[good] > 0 ? [{ good, units: mix[good] }] : []));

/** The kinds of a basket of which there is something. */
export const kindsIn = (basket: Basket): { good: Good; units: number }[] =>
  goods.flatMap((good) => (basket[good] > 0 ? [{ good, units: basket[good] }] : []));

/** The law a bill is about, and which way. */
export function lawOf(bill: Bill): Law | "expo" {
  if (bill === "expo") return "expo";
  const law = bill.replace(/_(up|down)$/, "");
  return law === "finance" ? "finance_tax" : (law as Law);
}
/** The industries whose runs a law takes from. */
export const coveredBy = (rules: Ruleset, law: Law): readonly Industry[] =>
  industries.filter((industry) => rules.industries[industry].levy === law);
export const roman = (level: number): string =>
  ["0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"][level] ?? String(level);
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

export type Play = (action: Action) => void;

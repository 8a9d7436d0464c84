import type { Of } from "./model";

/** Points that run by choice, in the order of the rules (L5.1). */
export const chosen = ["crops", "steel", "metals"] as const;
export type Chosen = (typeof chosen)[number];
export type Choice = Of<Chosen, number>;
/** What a choice takes, as the rules say. */
export interface IncomeCost {
  readonly water: number;
  readonly coins: number;
  readonly tax: number;
}

import type { Of } from "./model";

/** Points that run by choice, in the order of the rules (L5.1). */
export const chosen = ["crops", "steel", "metals"] as const;
export type Chosen = (typeof chosen)[number];
export type Choice = Of<Chosen, number>;

import type { Action } from "$web/engine/protocol";
import { industries, type Industry } from "./model";

/** What a hint speaks of, as a place on the lake. */
export type Ghost =
  | { readonly place: "island" }
  | { readonly place: "civ"; readonly seat: number; readonly industry: Industry | undefined };

/** Where a hinted action happens: at the council, with another civilisation, or at home. */
export function ghostOf(action: Action | undefined, seat: number): Ghost | undefined {
  if (!action) return undefined;
  if (action.kind === "propose" || action.kind === "vote") return { place: "island" };
  const other = action["target"] ?? action["to"];
  const named = industries.find((industry) => industry === action["industry"]);
  return { place: "civ", seat: typeof other === "number" ? other : seat, industry: named };
}

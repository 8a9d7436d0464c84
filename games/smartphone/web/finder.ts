import type { JsonObject } from "$web/engine/protocol";
import type { TableSource } from "$web/table/source";
import type { Plan, PlanPreview, Ruleset } from "./model";

export type WishId = "price" | "goods" | "research" | "trucks" | "improve";

/** What someone wants of a plan: at least so much, and how much each further point is worth. */
export interface Wish {
  readonly id: WishId;
  readonly floor: number;
  readonly ceiling: number;
  least: number;
  weight: number;
}
export interface FoundPlan {
  readonly plan: Plan;
  readonly preview: PlanPreview;
}

export function usualWishes(rules: Ruleset): Wish[] {
  const { least, most } = rules.price;
  return [
    { id: "price", floor: least, ceiling: most, least, weight: 1 },
    { id: "goods", floor: 0, ceiling: 12, least: 2, weight: 1 },
    { id: "research", floor: 0, ceiling: 6, least: 0, weight: 1 },
    { id: "trucks", floor: 0, ceiling: 6, least: 0, weight: 1 },
    { id: "improve", floor: 0, ceiling: 1, least: 0, weight: 1 },
  ];
}

/** The best plans of all legal ones for these wishes. */
export async function findPlans(
  source: TableSource,
  wishes: readonly Wish[],
  count = 5,
): Promise<readonly FoundPlan[]> {
  const asked = Object.fromEntries(wishes.map(({ id, least, weight }) => [id, { least, weight }])) as JsonObject;
  const answer = await source.ask("find_plan", { wishes: asked, count });
  return (answer as unknown as { plans: readonly FoundPlan[] }).plans;
}

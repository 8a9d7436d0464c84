import * as v from "valibot";
import type { Action, JsonObject, Refusal } from "$web/engine/protocol";
import type { Trial } from "$web/table/table.svelte";
import type { Domino, Placement, Plan, PlanPreview, Ruleset } from "./model";
import { faceDown, firstPlan, liesOnUpper, lowerCells, turnedOnce, upperCells } from "./plan";

export type Piece = "lower" | "upper" | number;

const pad = v.picklist(["a", "b"]);
const side = v.picklist(["front", "back"]);
const placement = v.object({ face_down: v.boolean(), x: v.number(), y: v.number(), turn: v.number() });
/** A plan as a browser keeps it that was left half-made. */
export const planShape: v.GenericSchema<unknown, Plan> = v.object({
  lower: pad,
  lower_side: side,
  upper_side: side,
  turn: v.number(),
  dx: v.number(),
  dy: v.number(),
  improvements: v.array(placement),
});

export const planAction = (plan: Plan): Action => ({ kind: "lay_plan", plan: plan as unknown as JsonObject });

/**
 * A plan in the making. Every change is judged by the rules before it counts, so that what lies there is always legal;
 * what was tried in vain stands in `refusal`.
 */
export class Planner {
  plan: Plan = $state.raw(firstPlan(0));
  /** What the plan would bring, once the rules have said so. */
  preview = $state.raw<PlanPreview>();
  refusal = $state.raw<Refusal>();
  chosen = $state.raw<Piece>("upper");
  /** Questions the rules have yet to answer. */
  pending = $state(0);
  #tries = 0;

  constructor(
    readonly rules: Ruleset,
    readonly owned: readonly Domino[],
    private readonly ask: (action: Action) => Promise<Trial>,
    begin?: Plan,
  ) {
    const fits = begin && begin.improvements.length <= owned.length;
    const kept = fits ? [...begin.improvements] : [];
    while (kept.length < owned.length) kept.push(faceDown);
    this.plan = fits ? { ...begin, improvements: kept } : firstPlan(owned.length);
    void this.attempt(this.plan);
  }

  async #tryOut(plan: Plan): Promise<Trial> {
    ++this.pending;
    try {
      return await this.ask(planAction(plan));
    } finally {
      --this.pending;
    }
  }
  #take(plan: Plan, { preview }: Trial): void {
    this.plan = plan;
    this.preview = preview as unknown as PlanPreview;
  }

  /** Takes a plan if the rules allow it. A later attempt overtakes an earlier one. */
  async attempt(plan: Plan): Promise<boolean> {
    const number = ++this.#tries;
    const trial = await this.#tryOut(plan);
    if (number !== this.#tries) return false;
    this.refusal = trial.refusal;
    if (!trial.refusal) this.#take(plan, trial);
    return !trial.refusal;
  }
  /** The first of these that is allowed. */
  async #attemptAny(plans: readonly Plan[]): Promise<boolean> {
    for (const plan of plans) if (await this.attempt(plan)) return true;
    return false;
  }

  /** Changes how the pads lie. Improvements on the upper pad move with it; what no longer fits is turned face down. */
  async movePads(change: Partial<Omit<Plan, "improvements">>): Promise<boolean> {
    const before = this.plan;
    const number = ++this.#tries;
    const bare: Plan = { ...before, ...change, improvements: before.improvements.map(() => faceDown) };
    let trial = await this.#tryOut(bare);
    if (number !== this.#tries) return false;
    this.refusal = trial.refusal;
    if (trial.refusal) return false;
    const [dx, dy] = [bare.dx - before.dx, bare.dy - before.dy];
    const isMoved = bare.turn === before.turn;
    let plan = bare;
    for (const [i, placement] of before.improvements.entries()) {
      if (placement.face_down) continue;
      const moved =
        isMoved && liesOnUpper(before, placement)
          ? { ...placement, x: placement.x + dx, y: placement.y + dy }
          : placement;
      const next = withImprovement(plan, i, moved);
      const tried = await this.#tryOut(next);
      if (number !== this.#tries) return false;
      if (!tried.refusal) [plan, trial] = [next, tried];
    }
    this.#take(plan, trial);
    return true;
  }

  placeImprovement(index: number, placement: Placement): Promise<boolean> {
    return this.attempt(withImprovement(this.plan, index, placement));
  }
  putBack(index: number): Promise<boolean> {
    return this.placeImprovement(index, faceDown);
  }
  /** Lays an improvement on the first place where it fits. */
  lay(index: number): Promise<boolean> {
    const cells = [...upperCells(this.rules, this.plan), ...lowerCells(this.rules, this.plan)];
    const plans = cells.flatMap(({ x, y }) =>
      [0, 1, 2, 3].map((turn) => withImprovement(this.plan, index, { face_down: false, x, y, turn })),
    );
    return this.#attemptAny(plans);
  }

  /** Moves the chosen piece by one cell, or for an improvement to the next place that way where it fits. */
  async nudge(x: number, y: number): Promise<boolean> {
    const { plan, chosen } = this;
    if (chosen === "lower") return false;
    if (chosen === "upper") return this.movePads({ dx: plan.dx + x, dy: plan.dy + y });
    const placement = plan.improvements[chosen];
    if (!placement) return false;
    if (placement.face_down) return this.lay(chosen);
    const further = [1, 2, 3].map((step) =>
      withImprovement(plan, chosen, { ...placement, x: placement.x + x * step, y: placement.y + y * step }),
    );
    return this.#attemptAny(further);
  }
  async turn(): Promise<boolean> {
    const { plan, chosen } = this;
    if (typeof chosen !== "number") return this.#turnPad();
    const placement = plan.improvements[chosen];
    if (!placement) return false;
    if (placement.face_down) return this.lay(chosen);
    const plans: Plan[] = [];
    for (let next = turnedOnce(placement), i = 0; i < 3; next = turnedOnce(next), ++i)
      for (const [x, y] of [
        [0, 0],
        [-1, 0],
        [0, -1],
        [1, 0],
        [0, 1],
      ] as const)
        plans.push(withImprovement(plan, chosen, { ...next, x: next.x + x, y: next.y + y }));
    return this.#attemptAny(plans);
  }
  async #turnPad(): Promise<boolean> {
    const { plan } = this;
    const turn = (plan.turn + 1) % 4;
    for (const [x, y] of [
      [0, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 1],
      [1, -1],
    ] as const)
      if (await this.movePads({ turn, dx: plan.dx + x, dy: plan.dy + y })) return true;
    return false;
  }
  flip(): Promise<boolean> {
    const { plan, chosen } = this;
    if (typeof chosen === "number")
      return plan.improvements[chosen]?.face_down === false ? this.putBack(chosen) : this.lay(chosen);
    if (chosen === "lower") return this.movePads({ lower_side: other(plan.lower_side) });
    return this.movePads({ upper_side: other(plan.upper_side) });
  }
  swap(): Promise<boolean> {
    const { lower, lower_side, upper_side } = this.plan;
    return this.movePads({ lower: lower === "a" ? "b" : "a", lower_side: upper_side, upper_side: lower_side });
  }
}

const other = (side: "front" | "back"): "front" | "back" => (side === "front" ? "back" : "front");

function withImprovement(plan: Plan, index: number, placement: Placement): Plan {
  return { ...plan, improvements: plan.improvements.map((one, i) => (i === index ? placement : one)) };
}

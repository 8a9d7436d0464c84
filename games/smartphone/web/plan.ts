/// The geometry of a plan, for drawing it. Whether a plan is legal and what it brings is asked of the rules.
import type { Domino, IconId, PadFace, Placement, Plan, Ruleset } from "./model";

export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly icon: IconId;
}
const columns = 2;
const rows = 3;

export function faceOf(rules: Ruleset, pad: "a" | "b", side: "front" | "back"): PadFace {
  return rules.pads.faces[pad === "a" ? 0 : 1]?.[side === "front" ? 0 : 1] ?? [];
}
export const upperOf = (plan: Plan): "a" | "b" => (plan.lower === "a" ? "b" : "a");
export const upperSize = (turn: number): { width: number; height: number } =>
  turn % 2 === 0 ? { width: columns, height: rows } : { width: rows, height: columns };

/** Where a cell of a pad comes to lie after clockwise quarter turns. */
export function turned(column: number, row: number, turn: number): { x: number; y: number } {
  switch (turn % 4) {
    case 1:
      return { x: rows - 1 - row, y: column };
    case 2:
      return { x: columns - 1 - column, y: rows - 1 - row };
    case 3:
      return { x: row, y: columns - 1 - column };
    default:
      return { x: column, y: row };
  }
}

export function lowerCells(rules: Ruleset, plan: Plan): Cell[] {
  return faceOf(rules, plan.lower, plan.lower_side).map((icon, i) => ({
    x: i % columns,
    y: Math.floor(i / columns),
    icon,
  }));
}
export function upperCells(rules: Ruleset, plan: Plan): Cell[] {
  return faceOf(rules, upperOf(plan), plan.upper_side).map((icon, i) => {
    const at = turned(i % columns, Math.floor(i / columns), plan.turn);
    return { x: at.x + plan.dx, y: at.y + plan.dy, icon };
  });
}

const directions = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

/** The two cells of an improvement that is laid. */
export function halvesOf(domino: Domino, placement: Placement): [Cell, Cell] {
  const { x, y } = directions[placement.turn % 4] ?? directions[0];
  return [
    { x: placement.x, y: placement.y, icon: domino.first },
    { x: placement.x + x, y: placement.y + y, icon: domino.second },
  ];
}

export const faceDown: Placement = { face_down: true, x: 0, y: 0, turn: 0 };

/** Something sensible to begin with: B on A, two cells covered, improvements face down. */
export function firstPlan(count: number): Plan {
  return {
    lower: "a",
    lower_side: "front",
    upper_side: "front",
    turn: 0,
    dx: 1,
    dy: 1,
    improvements: Array.from({ length: count }, () => faceDown),
  };
}

/** Whether an improvement lies on the upper pad with both halves, and so moves with it. */
export function liesOnUpper(plan: Plan, placement: Placement): boolean {
  const { width, height } = upperSize(plan.turn);
  const isInside = ({ x, y }: { x: number; y: number }): boolean =>
    x >= plan.dx && x < plan.dx + width && y >= plan.dy && y < plan.dy + height;
  return !placement.face_down && halvesOf({ first: "blank", second: "blank" }, placement).every(isInside);
}

/** The same improvement turned around the middle of its first half. */
export const turnedOnce = (placement: Placement): Placement => ({ ...placement, turn: (placement.turn + 1) % 4 });

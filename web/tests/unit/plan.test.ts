import { expect, test } from "vitest";
import type { PlanPreview, Ruleset, View } from "../../../games/smartphone/web/model";
import { firstPlan, halvesOf, turned, upperCells } from "../../../games/smartphone/web/plan";
import { planAction } from "../../../games/smartphone/web/planner.svelte";
import { steveSetup } from "../../../games/smartphone/web/setups";
import { startRules } from "./engine";

const { ask, look } = startRules();
function begin(seed: number): { rules: Ruleset; view: View } {
  ask("new", { setup: steveSetup(), seed });
  ask("run", {});
  const { ruleset } = ask("ruleset", {});
  return { rules: ruleset as unknown as Ruleset, view: look(1).view as unknown as View };
}

test("four quarter turns bring every cell back, and each turn is a permutation", () => {
  for (let turn = 0; turn < 4; ++turn) {
    const cells = new Set<string>();
    for (let i = 0; i < 6; ++i) {
      const { x, y } = turned(i % 2, Math.floor(i / 2), turn);
      cells.add(`${x},${y}`);
      expect(x).toBeLessThan(turn % 2 === 0 ? 2 : 3);
      expect(y).toBeLessThan(turn % 2 === 0 ? 3 : 2);
    }
    expect(cells.size).toBe(6);
  }
});

test("the plan a table begins with is legal", () => {
  const { view } = begin(1);
  const owned = view.board.players[0]?.improvements ?? [];
  expect(ask("check", { seat: 1, action: planAction(firstPlan(owned.length)) }).allowed).toBe(true);
});

test("S1.4: what a draft is said to bring is what the round brings, for random plans", () => {
  begin(2);
  for (let seed = 1; seed <= 200; ++seed) {
    const { action } = ask("hint", { seat: 1, bot: "random", seed });
    const said = ask("check", { seat: 1, action }).preview as unknown as PlanPreview;
    ask("play", { seat: 1, action });
    const after = (look(1).view as unknown as View).board.players[0];
    expect(after?.outcome).toEqual(said.outcome);
    expect(after?.price).toBe(said.price);
    // Goods may already be sold when the table comes to rest.
    expect(after?.goods).toBeLessThanOrEqual(said.goods);
    begin(2);
  }
});

test("what a refused plan would bring is not told", () => {
  begin(1);
  expect(ask("check", { seat: 1, action: planAction({ ...firstPlan(1), dx: 3, dy: 3 }) }).allowed).toBe(false);
});

test("an improvement has two neighbouring halves in each turn", () => {
  for (let turn = 0; turn < 4; ++turn) {
    const [a, b] = halvesOf({ first: "truck", second: "goods" }, { face_down: false, x: 3, y: 4, turn });
    expect(Math.abs(a.x - b.x) + Math.abs(a.y - b.y)).toBe(1);
  }
});

test("the upper pad lies where its offset says", () => {
  const { rules } = begin(3);
  const cells = upperCells(rules, { ...firstPlan(0), turn: 1, dx: -1, dy: 2 });
  expect(Math.min(...cells.map(({ x }) => x))).toBe(-1);
  expect(Math.min(...cells.map(({ y }) => y))).toBe(2);
});

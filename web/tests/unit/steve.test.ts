import { expect, test } from "vitest";
import type { Setup } from "../../src/engine/protocol";
import type { Ruleset, View } from "../../../games/smartphone/web/model";
import { mostOfAnIcon, printable, readPad } from "../../../games/smartphone/web/own_pad";
import { startRules } from "./engine";

const { ask, look } = startRules();
const setup = (icons: object): Setup => ({
  game: "smartphone",
  ruleset: { custom: { base: "standard", steve_pads: { own: { icons: icons as never } } } },
  options: { steve_difficulty: "own" },
  seats: [
    { player: "human", colour: "green" },
    { player: "steve", colour: "red" },
  ],
});
const own = { goods: 3, truck: 1, research: 0, price_up: 2, goods_cut: 0, improve: 0 };

test("a pad of one's own is what Steve plays with, and the record keeps it", () => {
  ask("new", { setup: setup(own), seed: 1 });
  const rules = ask("ruleset", {}).ruleset as unknown as Ruleset;
  expect(rules.steve_difficulty).toBe("own");
  expect(rules.steve_pads.own.icons).toMatchObject(own);
  ask("run", {});
  const { board } = look(1).view as unknown as View;
  const steve = board.players[1]!;
  // His colour's starting improvement has moved to the first space, and all icons add up.
  expect(steve.improvements).toEqual([rules.colours.red.improvement]);
  expect(steve.outcome.visible).toMatchObject({ goods: 4, truck: 2, price_up: 2 });
  const { record } = ask("record", {});
  ask("load", { record, seed: 1 });
  expect((ask("ruleset", {}).ruleset as unknown as Ruleset).steve_pads.own.icons).toMatchObject(own);
});
test("the rules take as many of an icon as the editor offers, and no more", () => {
  expect(mostOfAnIcon).toBe(6);
  ask("new", { setup: setup({ goods: mostOfAnIcon }), seed: 1 });
  expect(() => ask("new", { setup: setup({ goods: mostOfAnIcon + 1 }), seed: 1 })).toThrow();
});
test("a pad kept in the browser is read back; anything else is not trusted", () => {
  const usual = Object.fromEntries([...printable, "blank"].map((icon) => [icon, 1])) as never;
  expect(readPad(JSON.stringify(own), usual)).toEqual({ ...own, blank: 0 });
  for (const bad of [
    null,
    "",
    "[]",
    "{}",
    JSON.stringify({ ...own, goods: 7 }),
    JSON.stringify({ ...own, goods: 1.5 }),
  ])
    expect(readPad(bad, usual)).toBe(usual);
});

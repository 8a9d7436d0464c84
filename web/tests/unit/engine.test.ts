import { describe, expect, test } from "vitest";
import { steveSetup } from "../../../games/smartphone/web/setups";
import { shown } from "../../src/engine/protocol";
import { startRules } from "./engine";

const { ask, look } = startRules();

describe("the engine", () => {
  test("knows its games and bots in three languages", () => {
    const { games, bots } = ask("catalogue", {});
    expect(games.map(({ game }) => game)).toEqual(expect.arrayContaining(["goofspiel", "smartphone"]));
    for (const { title } of [...games, ...bots]) expect(Object.values(title).every((word) => word !== "")).toBe(true);
  });
  test("refuses nonsense by name and changes nothing", () => {
    ask("new", { setup: steveSetup(), seed: 1 });
    const before = ask("record", {});
    expect(() => ask("play", { seat: 1, action: { kind: "fly" } })).toThrow();
    expect(() => ask("play", { seat: 2, action: { kind: "done" } })).toThrow();
    expect(() => ask("hint", { seat: 1, bot: "nobody", seed: 1 })).toThrow();
    expect(ask("record", {})).toEqual(before);
  });
  test("plays, keeps and opens a record again at the same state", () => {
    ask("new", { setup: steveSetup(), seed: 5 });
    for (let i = 0; i < 30; ++i) {
      ask("run", {});
      if (look(1).over) break;
      ask("play", { seat: 1, action: ask("hint", { seat: 1, bot: "random", seed: i }).action });
    }
    const { record } = ask("record", {});
    const position = look(1);
    ask("load", { record, seed: 5 });
    expect(look(1).view).toEqual(position.view);
    expect(shown(ask("position", { step: 3, show: { seat: 1 } })).step).toBe(3);
  });
  test("a table made from a view gives that view back, and judges like the table", () => {
    const setup = steveSetup();
    ask("new", { setup, seed: 7 });
    ask("run", {});
    const { view } = look(1);
    ask("load", { setup, view });
    expect(look(1).view).toEqual(view);
    const { action } = ask("hint", { seat: 1, bot: "random", seed: 1 });
    expect(ask("check", { seat: 1, action }).allowed).toBe(true);
    expect(() => ask("load", { setup, view: { ...view, board: 1 } })).toThrow();
  });
});

import { describe, expect, test } from "vitest";
import { steveSetup } from "../../../games/smartphone/web/setups";
import { desk } from "./engine";

const ask = desk();

describe("the desk", () => {
  test("knows its games and bots in three languages", () => {
    const { games, bots } = ask("catalogue", {});
    expect(games.map(({ game }) => game)).toEqual(expect.arrayContaining(["goofspiel", "smartphone"]));
    for (const { title } of [...games, ...bots]) expect(Object.values(title).every((word) => word !== "")).toBe(true);
  });
  test("refuses nonsense by name and changes nothing", () => {
    ask("begin", { setup: steveSetup(), seed: 1, seat: 1 });
    const before = ask("record", {});
    expect(() => ask("play", { seat: 1, action: { kind: "fly" } })).toThrow();
    expect(() => ask("play", { seat: 2, action: { kind: "done" } })).toThrow();
    expect(() => ask("hint", { seat: 1, bot: "nobody", seed: 1 })).toThrow();
    expect(ask("record", {})).toEqual(before);
  });
  test("plays, keeps and opens a record again at the same state", () => {
    ask("begin", { setup: steveSetup(), seed: 5, seat: 1 });
    for (let i = 0; i < 30; ++i) {
      ask("run", {});
      if (ask("position", { seat: 1 }).over) break;
      ask("play", { seat: 1, action: ask("hint", { seat: 1, bot: "random", seed: i }).action });
    }
    const { record } = ask("record", {});
    const position = ask("position", { seat: 1 });
    expect(ask("open", { record, seed: 5, seat: 1 }).view).toEqual(position.view);
    expect(ask("at", { step: 3, seat: 1 }).step).toBe(3);
  });
  test("a shadow made from a view gives that view back, and judges like the table", () => {
    const setup = steveSetup();
    ask("begin", { setup, seed: 7, seat: 1 });
    ask("run", {});
    const { view } = ask("position", { seat: 1 });
    const shadow = ask("shadow", { setup, view, seat: 1 });
    expect(shadow.view).toEqual(view);
    const { action } = ask("hint", { seat: 1, bot: "random", seed: 1 });
    expect(ask("check", { seat: 1, action }).ok).toBe(true);
    expect(() => ask("shadow", { setup, view: { ...view, board: 1 }, seat: 1 })).toThrow();
  });
});

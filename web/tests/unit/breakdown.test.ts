import { expect, test } from "vitest";
import { sourcesOf } from "../../../games/smartphone/web/breakdown";
import type { Preview, View } from "../../../games/smartphone/web/model";
import { steveSetup } from "../../../games/smartphone/web/setups";
import { startRules } from "./engine";

const { ask, look } = startRules();

test("S8.4: where the VP of a seat came from adds up to what it has, during the game and at its end", () => {
  ask("new", { setup: steveSetup(), seed: 11 });
  let seen = 0;
  for (let over = false; !over; ++seen) {
    ask("run", {});
    const position = look(1);
    over = position.over;
    const { board } = position.view as unknown as View;
    const { seats } = position.preview as unknown as Preview;
    for (const [i, player] of board.players.entries()) {
      const { start, rounds, patents, tiles, total } = sourcesOf(player, seats[i]!, over);
      const earned = rounds.reduce((sum, { sales, majorities }) => sum + sales + majorities, 0);
      expect(start + earned + patents + tiles).toBe(total);
      expect(total).toBe(player.vp);
    }
    if (!over) ask("play", { seat: 1, action: ask("hint", { seat: 1, bot: "random", seed: seen }).action });
  }
  expect(seen).toBeGreaterThan(10);
});

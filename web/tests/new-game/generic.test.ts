// A game without a board of its own, from the form to the ranking: see tools/test-new-game.
import { expect, test } from "vitest";
import { expectAccessible, newPage } from "../browser/browser";
import { browser, site } from "../browser/stage";

const game = process.env["NEW_GAME"] ?? "";

test("it is offered, played on the generic board against a bot, ranked, and its rulebook is there", async () => {
  const page = await newPage(browser);
  await page.goto(`${site.url}#/new`);
  await page.getByTestId("game").selectOption(game);
  await page.getByTestId("start").click();
  const board = page.getByTestId("generic");
  await board.waitFor();
  await expectAccessible(page);
  const moves = board.getByRole("button");
  for (let left = await moves.count(); left > 0; --left) {
    await expect.poll(() => moves.count()).toBe(left);
    await moves.first().click();
  }
  await page.getByTestId("final").waitFor();
  await page.goto(`${site.url}#/rules/${game}`);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  expect(await page.locator("[id^=p-]").count()).toBeGreaterThan(5);
  await page.context().close();
});

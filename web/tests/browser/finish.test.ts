/// How games end, and the tables of goofspiel: who won by what, what to do next, and everyone's place on one screen.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectAccessible, expectFullWidth, expectGoodLooks, newPage, shoot, speak, type Look } from "./browser";
import { browser, site } from "./stage";

const sizes = {
  laptop: { width: 1366, height: 768 },
  low: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};

async function newTable(
  look: Look,
  game: string,
  players: readonly string[],
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await newPage(browser, look);
  try {
    await page.goto(`${site.url}#/new`);
    await page.getByTestId("game").selectOption(game);
    await page.getByTestId("seats").selectOption(String(players.length));
    for (const [i, player] of players.entries()) await page.getByTestId(`player-${i + 1}`).selectOption(player);
    if (game === "goofspiel") {
      await page.locator("input[type=number]").fill("4");
      await page.locator("input[type=number]").blur();
    }
    await page.getByTestId("start").click();
    await use(page);
  } finally {
    await page.context().close();
  }
}
async function bidAll(page: Page, cards: readonly number[]): Promise<void> {
  for (const card of cards) {
    await page.getByTestId(`bid-${card}`).click();
    await page.getByTestId(`bid-${card}`).waitFor({ state: "detached" });
  }
}

describe("the end of a game of Smartphone Inc.", () => {
  test("says who won and by what; the bars add up; the board can be looked at", () =>
    newTable({ theme: "auto" }, "smartphone", ["random", "steve"], async (page) => {
      const final = page.getByTestId("final");
      await final.waitFor();
      const scores = (await final.locator("li strong").allTextContents()).map((text) => Number.parseInt(text, 10));
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(await final.locator("h2").textContent()).toContain(String(scores[0]! - scores[1]!));
      for (const [i, parts] of (await final.locator("li .sr").allTextContents()).entries()) {
        const values = parts.match(/\d+/g)?.map(Number) ?? [];
        expect(values.reduce((sum, value) => sum + value)).toBe(scores[i]);
      }
      await final.getByTestId("course").waitFor();
      await final.getByTestId("course-numbers").click();
      expect(await final.locator("tbody tr").last().locator("td").allTextContents()).toEqual(
        expect.arrayContaining(scores.map(String)),
      );
      // Every row of the numbers is in sight, without scrolling.
      for (const viewport of [sizes.low, sizes.phone]) {
        await page.setViewportSize(viewport);
        const body = await final.locator(".body").boundingBox();
        const last = await final.locator("tbody tr").last().boundingBox();
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((body?.y ?? 0) + (body?.height ?? 0) + 1);
      }
      await page.setViewportSize(sizes.laptop);
      await expectGoodLooks(page, "finish", false);
      await speak(page, "zh-Hant");
      await expectFullWidth(page);
      await speak(page, "en");
      // What to do next: once more, watch it, tell others.
      for (const id of ["again", "share-result", "go-home"]) expect(await final.getByTestId(id).isVisible()).toBe(true);
      await final.getByTestId("share-result").click();
      await expect.poll(() => final.getByTestId("share-result").textContent()).toBe("Copied");
      await page.getByTestId("final-aside").click();
      await expect.poll(() => final.count()).toBe(0);
      // The focus follows, so Enter brings it back; Escape puts it aside again.
      await page.keyboard.press("Enter");
      await final.waitFor();
      await page.keyboard.press("Escape");
      await page.getByTestId("final-back").click();
      await final.getByTestId("go-home").click();
      await page.getByTestId("play-steve").waitFor();
    }));
});

test("whoever wins here is celebrated for a moment, and not where nothing is to move", async () => {
  const fallingScraps = (page: Page): Promise<number> =>
    page
      .locator(".confetti i")
      .evaluateAll((all) => all.filter((one) => Number(getComputedStyle(one).opacity) > 0.05).length);
  for (const motion of ["on", "off"] as const)
    // Both are people of this screen: whoever wins, it is one of them.
    await newTable({ motion }, "goofspiel", ["human", "human"], async (page) => {
      // Whoever bids last is the first to bid again.
      for (const [i, seat] of [1, 2, 2, 1, 1, 2, 2, 1].entries()) {
        if (i % 2 === 1 || i === 0) await page.getByTestId("curtain-show").click();
        const card = Math.floor(i / 2) + 1;
        await page.getByTestId(`bid-${seat === 1 ? card : (card % 4) + 1}`).click();
      }
      await page.getByTestId("final").waitFor();
      if (motion === "on") await expect.poll(() => fallingScraps(page)).toBeGreaterThan(0);
      if (motion === "on") await page.waitForTimeout(2000);
      expect(await fallingScraps(page)).toBe(0);
    });
});

describe("goofspiel", () => {
  test.each(Object.entries(sizes))(
    "eight seats have their places beside the prize, on one screen: %s",
    (name, viewport) =>
      newTable({ options: { viewport } }, "goofspiel", ["human", ...Array<string>(7).fill("random")], async (page) => {
        await page.getByTestId("bid-2").click();
        await page.getByTestId("bid-2").waitFor({ state: "detached" });
        const found = await page.evaluate(() => {
          const box = (name: string): DOMRect | undefined =>
            document.querySelector(`[data-testid="${name}"]`)?.getBoundingClientRect();
          const boxes = ["prize", ...Array.from({ length: 8 }, (_, i) => `place-${i + 1}`)].map((name) => ({
            name,
            box: box(name),
          }));
          const board = box("board");
          if (!board) return ["no board"];
          const outside = boxes.filter(
            ({ box: one }) =>
              !one ||
              one.left < board.left ||
              one.right > board.right ||
              one.top < board.top ||
              one.bottom > board.bottom,
          );
          const over = boxes.flatMap(({ name, box: a }, i) =>
            boxes
              .slice(i + 1)
              .filter(
                ({ box: b }) => a && b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
              )
              .map((other) => `${name} over ${other.name}`),
          );
          return [...outside.map(({ name }) => `${name} outside`), ...over];
        });
        expect(found).toEqual([]);
        await shoot(page, `goofspiel-eight-${name}`, false);
        await expectAccessible(page);
      }),
  );
  test("bids turn over and the prize goes to the winner, move by move", () =>
    newTable({ motion: "on" }, "goofspiel", ["human", "random"], async (page) => {
      await page.getByTestId("bid-3").click();
      await page.getByTestId("playback").getByText("The bids, by seat").waitFor();
      await page.getByTestId("place-1").locator(".up").waitFor();
      await shoot(page, "goofspiel-bids", false);
      await expect
        .poll(() => page.getByTestId("table").getAttribute("data-playing"), { timeout: 10_000 })
        .toBe("false");
      expect(await page.getByTestId("place-1").locator(".card").count()).toBe(0);
      await bidAll(page, [1]);
    }));
});

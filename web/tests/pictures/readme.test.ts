/// Takes the README's pictures: `tools/pictures` runs this.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { launch, newPage } from "../browser/browser";
import { amongBots, openRecord } from "../browser/lake-situations";
import { serve } from "../browser/serve";
import { decide, phaseOf } from "../browser/smartphone";

const images = fileURLToPath(new URL("../../../docs/images/", import.meta.url));
const frames = fileURLToPath(new URL("../../../build/pictures/", import.meta.url));
const laptop = { viewport: { width: 1366, height: 768 } };
let browser: Awaited<ReturnType<typeof launch>>;
let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  [browser, site] = [await launch(), await serve()];
  mkdirSync(frames, { recursive: true });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function playing(look: Parameters<typeof newPage>[1]): Promise<Page> {
  const page = await newPage(browser, look);
  await page.goto(site.url);
  await page.getByTestId("play-steve").click();
  await page.getByTestId("seal").waitFor();
  return page;
}
const roundOf = (page: Page): Promise<string | null> => page.getByTestId("smartphone").getAttribute("data-round");
const useBest = async (page: Page): Promise<void> => {
  await page.getByTestId("open-best").click();
  await page.locator('[data-testid^="best-use-"]').first().click();
};

test("the table, in light and in dark, and a phone", async () => {
  for (const theme of ["light", "dark"] as const) {
    const page = await playing({ theme, options: laptop });
    while ((await roundOf(page)) !== "3") await decide(page, () => useBest(page));
    if (await page.getByTestId("close-summary").count()) await page.getByTestId("close-summary").click();
    // Nothing is pointed at, so that nothing explains itself over the board.
    await page.mouse.move(700, 5);
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${images}${theme === "light" ? "table" : "table-dark"}.png` });
    await page.context().close();
  }
  const phone = await playing({
    lang: "zh-Hant",
    theme: "dark",
    options: { viewport: { width: 390, height: 844 }, hasTouch: true },
  });
  while ((await phaseOf(phone)) !== "logistics") await decide(phone, async () => {});
  await phone.waitForTimeout(400);
  await phone.screenshot({ path: `${images}phone.png` });
  await phone.context().close();
});

test("Under the Lake with eight civilisations, far into a game", async () => {
  const page = await newPage(browser, { lang: "zh-Hans", theme: "dark", options: laptop });
  await openRecord(page, site.url, amongBots(14));
  if (await page.getByTestId("close-since").count()) await page.getByTestId("close-since").click();
  await page.screenshot({ path: `${images}lake.png` });
  await page.context().close();
});

test("a round, as it is played back", { timeout: 120_000 }, async () => {
  const page = await playing({ motion: "on", options: { viewport: { width: 1280, height: 720 } } });
  let count = 0;
  const shoot = async (times: number): Promise<void> => {
    for (let i = 0; i < times; ++i) {
      await page.screenshot({ path: `${frames}${String(++count).padStart(4, "0")}.png` });
      await page.waitForTimeout(60);
    }
  };
  await shoot(4);
  await useBest(page);
  await page.waitForTimeout(300);
  await shoot(5);
  await page.getByTestId("seal").click();
  await shoot(14);
  for (let i = 0; i < 30 && (await roundOf(page)) === "1"; ++i) {
    await decide(page, async () => {});
    await shoot(6);
  }
  await page.getByTestId("round-summary").waitFor();
  await shoot(10);
  await page.context().close();
});

/// Everyone's chances to win in the strip: a quiet bar for whoever plays alone and asked for it.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, expectFits, expectGoodLooks, newPage, shoot, type Look } from "./browser";
import { openTable, startService, type RunningService } from "./service";
import { decide, phaseOf } from "./smartphone";
import { browser, site } from "./stage";

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** A page that counts how often its rules are asked what a position is worth. */
async function open(look: Look, url = site.url): Promise<Page> {
  const page = await newPage(browser, look);
  await page.addInitScript(() => {
    const counted = window as unknown as { asked: number };
    counted.asked = 0;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { request?: string }) {
      if (message.request?.startsWith('{"do":"value"')) counted.asked += 1;
      post.call(this, message);
    };
  });
  await page.goto(url);
  return page;
}
const asked = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { asked: number }).asked);
const bar = (page: Page) => page.getByTestId("value-bar");
async function switchOn(page: Page): Promise<void> {
  await page.getByTestId("table-menu").click();
  await page.getByTestId("show-value").check();
  await page.keyboard.press("Escape");
}
/** Likes the bar before any table is opened. */
async function likesIt(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/settings`);
  await page.getByTestId("show-value").check();
}
async function planning(page: Page): Promise<void> {
  await page.getByTestId("play-steve").click();
  await page.getByTestId("seal").waitFor();
}
/** Where the parts of the table are. */
const places = (page: Page): Promise<(object | null)[]> =>
  Promise.all(["frame-strip", "board", "dock", "chip-1"].map((part) => page.getByTestId(part).boundingBox()));

test("off until asked for; then everyone's chances, which hover, keys and a screen reader explain", async () => {
  const page = await open({});
  await planning(page);
  expect(await bar(page).count()).toBe(0);
  expect(await asked(page)).toBe(0);
  const before = await places(page);
  await switchOn(page);
  await bar(page).waitFor();
  // Nothing moves for it.
  expect(await places(page)).toEqual(before);
  expect(await bar(page).locator("i").count()).toBe(2);
  const said = /^Chances to win: .+: \d+ %, about \d+ VP, Steve \(Red\): \d+ %, about \d+ VP$/;
  expect(await bar(page).getAttribute("aria-label")).toMatch(said);
  await bar(page).hover();
  const told = page.getByTestId("explanation");
  await expect
    .poll(() => told.innerText())
    .toMatch(/Chances to win\n+.+ \d+ %, about \d+ VP\nSteve \(Red\): \d+ %.+\n.+: Apprentice$/);
  await shoot(page, "value-desktop", false);
  await expectAccessible(page);
  await page.mouse.move(400, 400);
  await told.waitFor({ state: "detached" });
  await bar(page).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await told.waitFor();
  await page.keyboard.press("Escape");
  // Remembered, and asked once for every position: now, and after a move.
  await page.reload();
  await bar(page).waitFor();
  expect(await asked(page)).toBe(1);
  const then = await bar(page).getAttribute("aria-label");
  await decide(page, async () => {});
  await expect.poll(() => bar(page).getAttribute("aria-label")).not.toBe(then);
  expect(await asked(page)).toBe(2);
  await page.context().close();
});

test("on a phone a tap explains it, and it looks well in every language, by day and by night", async () => {
  const page = await open({ size: "phone", theme: "auto" });
  await planning(page);
  await switchOn(page);
  await bar(page).waitFor();
  await bar(page).tap();
  await page.getByTestId("explanation").waitFor();
  await expectFits(page);
  await shoot(page, "value-phone-explained", false);
  await page.keyboard.press("Escape");
  await expectGoodLooks(page, "value-phone", false);
  await page.context().close();
});

test("never where others play, whatever was set: at a shared screen, at a table of the server", async () => {
  const page = await open({});
  await likesIt(page, site.url);
  await page.goto(`${site.url}#/new`);
  await page.getByTestId("player-2").selectOption("human");
  await page.getByTestId("start").click();
  await page.getByTestId("table-menu").click();
  expect(await page.getByTestId("show-value").count()).toBe(0);
  expect(await bar(page).count()).toBe(0);
  expect(await asked(page)).toBe(0);
  await page.context().close();
  for (const rival of ["human", "manager"]) {
    const game = { game: "goofspiel", seats: [{ player: "human" }, { player: rival }] };
    const [link = ""] = await openTable(service.url, game);
    const there = await open({}, service.url);
    await likesIt(there, service.url);
    await there.goto(link);
    await there.getByTestId("bid-1").waitFor();
    await there.getByTestId("table-menu").click();
    expect(await there.getByTestId("show-value").count()).toBe(0);
    expect(await bar(there).count()).toBe(0);
    expect(await asked(there)).toBe(0);
    await there.context().close();
  }
});

test("a replay shows how the chances went, and at the end who won", async () => {
  const page = await open({});
  await likesIt(page, site.url);
  await page.goto(`${site.url}#/new`);
  await page.getByTestId("game").selectOption("goofspiel");
  await page.getByTestId("start").click();
  await bar(page).waitFor();
  for (let card = 1; card <= 13; ++card) await page.getByTestId(`bid-${card}`).click();
  await page.getByTestId("final").waitFor();
  const result = (await bar(page).getAttribute("aria-label")) ?? "";
  expect(result).toMatch(/100 %|50 %/);
  await page.goto(page.url().replace("#/table/", "#/replay/"));
  await page.getByTestId("replay").waitFor();
  const told = new Set<string>();
  await expect
    .poll(async () => told.add((await bar(page).getAttribute("aria-label")) ?? "").size, { timeout: 60_000 })
    .toBeGreaterThan(4);
  await expect.poll(() => bar(page).getAttribute("aria-label"), { timeout: 60_000 }).toBe(result);
  await page.context().close();
});

test("the bar waits for what is played back, and follows it", async () => {
  const page = await open({ motion: "on" });
  await planning(page);
  await switchOn(page);
  await bar(page).waitFor();
  const then = await bar(page).getAttribute("aria-label");
  await page.getByTestId("seal").click();
  await page.waitForFunction(() => document.querySelector('[data-playing="true"]') !== null);
  expect(await bar(page).getAttribute("aria-label")).toBe(then);
  await page.waitForFunction(() => document.querySelector('[data-playing="false"]') !== null);
  await expect.poll(() => bar(page).getAttribute("aria-label")).not.toBe(then);
  expect(await phaseOf(page)).not.toBe("planning");
  await page.context().close();
});

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { changeLanguage, expectAccessible, expectFits, fromMenu, newPage, shoot, type Look } from "./browser";
import { decide, phaseOf } from "./smartphone";
import { browser, site } from "./stage";

async function at(path: string, look: Look, use: (page: Page) => Promise<void>): Promise<void> {
  const page = await newPage(browser, look);
  try {
    await page.goto(`${site.url}${path}`);
    await use(page);
  } finally {
    await page.context().close();
  }
}
const planning = async (page: Page): Promise<void> => {
  await page.getByTestId("play-steve").click();
  await page.getByTestId("seal").waitFor();
};

test("the plan finder: wishes are met, and a found plan can be used", () =>
  at("", {}, async (page) => {
    await planning(page);
    await page.getByTestId("open-finder").click();
    await page.getByTestId("finder-more").click();
    await page.getByTestId("least-goods").fill("5");
    await page.getByTestId("least-trucks").fill("2");
    await page.getByTestId("find").click();
    await page.getByTestId("use-1").click();
    const outcome = page.getByTestId("planner");
    await expect
      .poll(async () => Number(await outcome.getByTestId("outcome-goods").textContent()))
      .toBeGreaterThanOrEqual(5);
    expect(Number(await outcome.getByTestId("outcome-trucks").textContent())).toBeGreaterThanOrEqual(2);
    await page.getByTestId("open-finder").click();
    await page.locator('[data-testid^="wish-"]').first().click();
    await page.getByTestId("use-1").waitFor();
    await shoot(page, "smartphone-finder");
    await expectAccessible(page);
    await page.getByTestId("finder-more").click();
    await page.getByTestId("least-goods").fill("12");
    await page.getByTestId("find").click();
    await page.getByText("No legal plan does that.").waitFor();
  }));

test("a hint names a move and why, and can be played", () =>
  at("", {}, async (page) => {
    await planning(page);
    await page.getByTestId("hint").click();
    const hint = page.getByTestId("hint-words");
    await hint.waitFor();
    await expect.poll(() => hint.textContent()).toMatch(/[Pp]rice \d/);
    // Words and a drawing, never notation; what it leaves to expect, what else was considered, and how much less that
    // leaves.
    expect(await hint.textContent()).not.toMatch(/plan [AB][fb]/);
    expect(await hint.getByTestId("hint-outlook").textContent()).toMatch(/about \d+ VP, wins \d+ %/);
    await page
      .getByTestId("hint-others")
      .getByText(/(about \d+ VP( and \d+ %)?|wins \d+ %) less|about as good/)
      .first()
      .waitFor();
    await shoot(page, "smartphone-hint");
    await expectAccessible(page);
    await page.getByTestId("hint-play").click();
    await expect.poll(() => phaseOf(page)).not.toBe("planning");
  }));

test("the language changes in the middle of a game, the log with it", () =>
  at("", {}, async (page) => {
    await planning(page);
    await page.getByTestId("meanwhile").getByText("Round 1 begins.").waitFor();
    await changeLanguage(page, "zh-Hans");
    await page.getByTestId("meanwhile").getByText("第 1 轮").first().waitFor();
    await page.getByTestId("seal").getByText("封存规划").waitFor();
  }));

test("what the signs mean, what choices are worth and why Steve acts is on the screen", () =>
  at("", {}, async (page) => {
    await planning(page);
    const key = page.getByTestId("map-key");
    for (const words of ["office / finished", "progress", "buyer up to price", "closed"])
      expect(await key.textContent()).toContain(words);
    expect(await page.getByTestId("ladder").textContent()).toContain("Price");
    // Steve plans nothing in secret.
    expect(await page.getByTestId("status").textContent()).toContain("Steve's price is open");
    const [told, story] = [new Set<string>(), new Set<string>()];
    for (let i = 0; (await phaseOf(page)) !== "selling" && i < 40; ++i) {
      if ((await phaseOf(page)) === "research")
        for (const tile of await page.locator('[data-testid^="choose-study-"]').allTextContents()) {
          expect(tile).toMatch(/(costs \d|\d more of \d).*Gives:.*buyers? \(\d yours\).*Has it:/s);
          told.add(tile);
        }
      await decide(page, async () => {});
      for (const line of await page.getByTestId("meanwhile").locator("li").allTextContents()) story.add(line);
    }
    expect(told.size).toBeGreaterThan(4);
    const { goods, sellable } = await page.getByTestId("decision").evaluate((decision) => {
      const [, has, can] = /(\d+) goods? at price \d; (\d+) can still sell/.exec(decision.textContent ?? "") ?? [];
      return { goods: Number(has), sellable: Number(can) };
    });
    expect(sellable).toBeGreaterThan(0);
    expect(sellable).toBeLessThanOrEqual(goods);
    const reasons = [...story].join("\n");
    expect(reasons).toMatch(/Steve researches .*: of the technologies whose patent is free it costs him least/);
    expect(reasons).not.toMatch(/step \(/i);
    const why = page.getByTestId("steve-why");
    await why.locator("summary").click();
    await why.locator(".candidate").first().waitFor();
    expect(await why.locator(".candidate.chosen").count()).toBeGreaterThan(0);
    await expectAccessible(page);
  }));

test("a phone: the key opens over the map, and a list that goes on below says so", () =>
  at("", { size: "phone" }, async (page) => {
    await planning(page);
    expect(await page.getByTestId("map-key").isVisible()).toBe(false);
    await page.getByTestId("ask-key").click();
    await page.getByTestId("map-key").waitFor();
    await expectFits(page);
    await page.getByTestId("ask-key").click();
    while ((await phaseOf(page)) !== "research") await decide(page, async () => {});
    const dock = page.getByTestId("dock");
    await page.getByText("More below").waitFor();
    await dock.evaluate((leaf) => leaf.scrollTo(0, leaf.scrollHeight));
    await expect.poll(() => page.getByText("More below").isVisible()).toBe(false);
    // Neither the round nor the phase is cut.
    const cut = await page.getByTestId("phase").evaluate((phase) => phase.scrollWidth > phase.clientWidth + 1);
    expect(cut).toBe(false);
  }));

test("a game is exported, imported and continued; its replay steps back and forth", () =>
  at("", {}, async (page) => {
    await planning(page);
    await decide(page, async () => {});
    const [download] = await Promise.all([page.waitForEvent("download"), fromMenu(page, "Export record")]);
    const record = JSON.parse(readFileSync(await download.path(), "utf8"));
    expect(record.format).toBe("oligopoly-record");
    await page.goto(`${site.url}#/games`);
    await page
      .getByTestId("import")
      .setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(record)) });
    await expect.poll(() => page.locator("li.card").count()).toBe(2);
    await expectFits(page);
    await page
      .getByTestId("import")
      .setInputFiles({ name: "bad.json", mimeType: "application/json", buffer: Buffer.from("{}") });
    await page.getByRole("alert").waitFor();
    await page.locator("li.card a").nth(1).click();
    await page.getByTestId("replay").waitFor();
    await page.getByTestId("previous").click();
    await page.getByTestId("previous").click();
    await expect.poll(() => page.getByTestId("smartphone").getAttribute("data-phase")).toMatch(/planning|deal_/);
    await page.getByTestId("next").click();
    await shoot(page, "smartphone-replay");
    await expectAccessible(page);
    await expectFits(page);
  }));

test("four at one screen: two people take turns, a bot and Steve play along", () =>
  at("#/new", {}, async (page) => {
    await page.getByTestId("seats").selectOption("4");
    await page.getByTestId("player-3").selectOption("human");
    await page.getByTestId("start").click();
    await page.getByTestId("curtain-show").click();
    await page.getByTestId("seal").click();
    await page.getByTestId("curtain-show").click();
    await expect.poll(() => page.getByTestId("seat-3").textContent()).toContain("(you)");
    await page.getByTestId("seal").click();
    await expect.poll(() => phaseOf(page)).not.toBe("planning");
    await shoot(page, "smartphone-four");
    await expectFits(page);
    await expectAccessible(page);
  }));

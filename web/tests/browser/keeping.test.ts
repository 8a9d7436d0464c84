import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { changeLanguage, expectAccessible, expectGoodLooks, newPage, shoot, type Look } from "./browser";
import { openLake, openTrade, playTo, ready } from "./lake";
import { decide, dragPiece, phaseOf, settled } from "./smartphone";
import { browser, site } from "./stage";

async function withPage(look: Look, use: (page: Page) => Promise<void>): Promise<void> {
  const page = await newPage(browser, look);
  try {
    await use(page);
  } finally {
    await page.context().close();
  }
}
/** How many steps of the only game this browser keeps. */
const stepsKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        indexedDB.open("oligopoly").onsuccess = ({ target }) => {
          const all = (target as IDBOpenDBRequest).result.transaction("games").objectStore("games").getAll();
          all.onsuccess = () => resolve((all.result[0] as { record: { steps: unknown[] } }).record.steps.length);
        };
      }),
  );

describe.each(["locks", "messages"] as const)("two tabs of one game, by %s", (way) => {
  test("one plays, the other shows it and may go on; nothing is lost", () =>
    withPage({}, async (first) => {
      // A page that came over plain http from another machine has no locks.
      if (way === "messages")
        await first
          .context()
          .addInitScript(() => Object.defineProperty(Navigator.prototype, "locks", { value: undefined }));
      await first.goto(site.url);
      await first.getByTestId("play-steve").click();
      await first.getByTestId("seal").waitFor();
      const second = await first.context().newPage();
      await second.goto(first.url());
      await second.getByTestId("elsewhere").waitFor();
      expect(await second.getByTestId("seal").count()).toBe(0);
      expect(await second.getByTestId("undo").count()).toBe(0);
      await expectAccessible(second);

      await first.getByTestId("seal").click();
      await expect.poll(() => phaseOf(first)).not.toBe("planning");
      const phase = await phaseOf(first);
      const steps = await stepsKept(first);
      await second.getByTestId("go-on-here").click();
      await second.getByTestId("elsewhere").waitFor({ state: "detached" });
      expect(await phaseOf(second)).toBe(phase);
      await first.getByTestId("elsewhere").waitFor();
      expect(await first.getByTestId("decision").count()).toBe(0);

      await decide(second, async () => {});
      await expect.poll(() => stepsKept(second)).toBeGreaterThan(steps);
      const [later, now] = [await stepsKept(second), await phaseOf(second)];
      // The second is left: the first goes on where it was.
      await second.goto("about:blank");
      await first.getByTestId("elsewhere").waitFor({ state: "detached" });
      expect(await phaseOf(first)).toBe(now);
      expect(await stepsKept(first)).toBe(later);
      await first.reload();
      await expect.poll(() => phaseOf(first)).toBe(now);
      expect(await first.getByTestId("elsewhere").count()).toBe(0);
    }));
});

test("a game that is open in another tab says so", () =>
  withPage({ size: "phone", theme: "auto" }, async (first) => {
    await first.goto(site.url);
    await first.getByTestId("play-steve").click();
    await first.getByTestId("seal").waitFor();
    const second = await first.context().newPage();
    await second.goto(first.url());
    await second.getByTestId("elsewhere").waitFor();
    await expectGoodLooks(second, "elsewhere", false);
    // What one likes is changed in both tabs at once.
    await changeLanguage(first, "zh-Hant");
    await expect.poll(() => second.getByTestId("elsewhere").textContent()).toMatch(/[\u4e00-\u9fff]/);
  }));

describe("half-made decisions are there again after a reload", () => {
  const drafts = (page: Page): Promise<string[]> =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("draft")));

  test("a plan, until all plans are revealed", () =>
    withPage({}, async (page) => {
      await page.goto(site.url);
      await page.getByTestId("play-steve").click();
      await page.getByTestId("seal").waitFor();
      await dragPiece(page, "upper", 0, -1);
      await page.getByTestId("piece-0").focus();
      await page.keyboard.press("f");
      await expect.poll(() => page.getByTestId("piece-0").getAttribute("aria-label")).toContain("laid");
      await settled(page);
      const arranged = await page.getByTestId("planner-board").innerHTML();
      await page.reload();
      await page.getByTestId("seal").waitFor();
      await page.getByTestId("piece-0").focus();
      expect(await page.getByTestId("piece-0").getAttribute("aria-label")).toContain("laid");
      await expect.poll(() => page.getByTestId("planner-board").innerHTML()).toBe(arranged);
      await page.getByTestId("seal").click();
      await expect.poll(() => phaseOf(page)).not.toBe("planning");
      expect(await drafts(page)).toEqual([]);
    }));

  test("bills, income and an offer of the Lake", () =>
    withPage({}, async (page) => {
      await openLake(page, site.url, { civs: ["china", "uk"] });
      await playTo(page, "propose");
      // Three are laid out to begin with.
      const chosen = page.locator('[data-testid^="bill-"][aria-pressed="true"]');
      while (await chosen.count()) await chosen.first().click();
      for (const bill of ["tariff_up", "subsidy_up"]) await page.getByTestId(`bill-${bill}`).click();
      await page.reload();
      await ready(page);
      expect(await page.getByTestId("propose").textContent()).toContain("2/3");
      expect(await page.getByTestId("bill-subsidy_up").textContent()).toContain("2");
      await page.getByTestId("bill-tax_up").click();
      await page.getByTestId("propose").click();
      await playTo(page, "turn");
      await page.getByTestId("less-crops").click();
      const income = await page.getByTestId("income-crops").textContent();
      await page.reload();
      await ready(page);
      expect(await page.getByTestId("income-crops").textContent()).toBe(income);
      await page.getByTestId("income").click();
      await ready(page);
      await openTrade(page);
      await page.getByTestId("partner-2").click();
      await page.locator('button[data-testid^="trade-give-"]:not([aria-disabled="true"])').first().click();
      const scale = page.getByTestId("scale");
      await expect.poll(() => scale.textContent()).toMatch(/\d/);
      const laid = await scale.textContent();
      await page.reload();
      await ready(page);
      await openTrade(page);
      expect(await scale.textContent()).toBe(laid);
    }));
});

test("what was taken back stays in the log as such, with who took it back", () =>
  withPage({}, async (page) => {
    await page.goto(`${site.url}#/new`);
    await page.getByTestId("game").selectOption("goofspiel");
    await page.getByTestId("player-2").selectOption("human");
    await page.getByTestId("start").click();
    const show = page.getByTestId("curtain-show");
    await show.click();
    await page.getByTestId("bid-5").click();
    await show.waitFor();
    await page.getByTestId("undo").click();
    await show.click();
    const log = page.getByTestId("log");
    await page.getByTestId("open-log").click();
    await log.getByText("Seat 1 took back the last move.").waitFor();
    expect(await log.locator("s").allTextContents()).toEqual(["Seat 1 has bid."]);
    expect(await log.locator("li", { has: page.locator("s") }).textContent()).toContain("taken back by Seat 1");
    // It is seat 1 who decides again, and nobody is told of a bid that is none.
    expect(await page.getByTestId("meanwhile").textContent()).not.toContain("has bid");
    expect(await page.getByTestId("meanwhile").textContent()).toContain("took back");
    await expect.poll(() => page.getByTestId("announcements").textContent()).toBe("Seat 1 took back the last move.");
    await page.getByTestId("bid-6").click();
    await show.click();
    await page.getByTestId("bid-7").click();
    await log.getByText("The bids, by seat: 6, 7.").waitFor();
    await changeLanguage(page, "zh-Hans");
    await log.getByText("撤销了上一步").waitFor();
    expect(await log.locator("s").count()).toBe(1);
    await shoot(page, "log-taken-back", false);
    await expectAccessible(page);
  }));

test("where only bots play nobody is “you”, and nothing is offered to those who watch", () =>
  withPage({}, async (page) => {
    for (const game of ["goofspiel", "smartphone"]) {
      await page.goto(`${site.url}#/new`);
      await page.getByTestId("game").selectOption(game);
      for (const seat of [1, 2]) await page.getByTestId(`player-${seat}`).selectOption("random");
      await page.getByTestId("start").click();
      await page.getByTestId("final").waitFor();
      expect(await page.getByTestId("table").textContent()).not.toContain("You)");
      await page.getByTestId("watching").waitFor();
      for (const control of ["undo", "hint", "seal"]) expect(await page.getByTestId(control).count()).toBe(0);
      await page.getByTestId("final").getByText("Replay").click();
      await page.getByTestId("replay").waitFor();
      expect(await page.getByTestId("replay").textContent()).not.toContain("You)");
    }
  }));

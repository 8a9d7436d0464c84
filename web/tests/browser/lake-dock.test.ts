/// The Lake's dock: what a purchase brings, runs before an upgrade, the scale and the reasons of an answer, all on one
/// screen.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { changeLanguage, expectAccessible, expectFits, newPage, shoot, type Look } from "./browser";
import { Clicks, openLake, openTrade, playTo, ready, takeTurn } from "./lake";
import { openSituation, type Way } from "./lake-situations";
import { expectOneScreen, expectReadable } from "./one_screen";
import { browser, site } from "./stage";

async function at(
  civs: readonly string[],
  way: Way,
  use: (page: Page, clicks: Clicks) => Promise<void>,
  look: Look = {},
): Promise<void> {
  const page = await newPage(browser, look);
  try {
    await openSituation(page, site.url, civs, way);
    await use(page, new Clicks(page));
  } finally {
    await page.context().close();
  }
}
const coins = async (page: Page): Promise<number> => Number(await page.getByTestId("coins-1").textContent());
const levelOf = async (page: Page, industry: string): Promise<string | null> =>
  page.getByTestId(`industry-${industry}`).locator(".level").textContent();

test("a purchase says when it has paid for itself, and why it pays", () =>
  at(
    ["japan", "uk"],
    ({ seat, state }) =>
      seat === 1 && state.phase === "turn" && state.round === 1 && state.turn.step === "income" ? "stop" : undefined,
    async (page, clicks) => {
      await clicks.on("income-all");
      const row = page.locator("li", { has: page.getByTestId("build-tourism") });
      const told = (await row.locator(".back").textContent()) ?? "";
      expect(told).toMatch(/^back in \d+ rounds?$/);
      await row.locator(".name").hover();
      const explanation = page.getByTestId("explanation");
      await explanation.getByText(told.replace("back", "paid for itself")).waitFor();
      await explanation.getByText("L5.3").waitFor();
      // What no point supplies brings nothing, and says so.
      expect(await page.locator("li", { has: page.getByTestId("build-food") }).textContent()).toContain("no gain yet");
      await shoot(page, "lake-dock-worth", false);
    },
  ));

test("an upgrade runs first what pays, where the goods suffice for both", () =>
  at(
    ["japan", "uk"],
    ({ seat, state, preview }) => {
      if (seat !== 1 || state.phase !== "turn") return undefined;
      if (state.turn.step === "income") return undefined;
      if (preview.allowed.build.includes("tourism")) return { kind: "build", industry: "tourism" };
      return preview.allowed.run_all && preview.allowed.upgrade_after_runs.includes("tourism") ? "stop" : undefined;
    },
    async (page, clicks) => {
      const before = await coins(page);
      const pays = Number((await page.getByTestId("run-all").textContent())?.match(/\d+/)?.[0]);
      expect(await levelOf(page, "tourism")).toBe("L1");
      expect(await page.getByTestId("upgrade-tourism").getAttribute("data-runs-first")).toBe("true");
      await clicks.on("upgrade-tourism");
      await expect.poll(() => levelOf(page, "tourism")).toBe("L2");
      expect(await coins(page)).toBe(before + pays);
      expect(await page.getByTestId("run-and-end").count()).toBe(0);
    },
  ));

test("one button runs everything that pays and ends the turn", () =>
  at(
    ["japan", "uk"],
    ({ seat, state, preview }) => {
      if (seat !== 1 || state.phase !== "turn" || state.turn.step === "income") return undefined;
      if (preview.allowed.build.includes("tourism")) return { kind: "build", industry: "tourism" };
      return preview.allowed.run_all ? "stop" : undefined;
    },
    async (page, clicks) => {
      const before = await coins(page);
      const pays = Number((await page.getByTestId("run-and-end").textContent())?.match(/\d+/)?.[0]);
      await clicks.on("run-and-end");
      // The screen is the other seat's now.
      await page.getByTestId("coins-2").waitFor();
      await page.getByTestId("undo").click();
      await page.getByTestId("run-all").waitFor({ state: "detached" });
      await expect.poll(() => coins(page)).toBe(before + pays);
    },
  ));

test("a bot answers an offer with a reason; goods lie on the scale between the two mats", async () => {
  const page = await newPage(browser);
  await openLake(page, site.url, { seats: 3, rival: "apprentice", civs: ["china", "uk", "japan"] });
  const clicks = new Clicks(page);
  for (let i = 0; i < 8; ++i) {
    await playTo(page, "turn", clicks);
    await clicks.on("income");
    await openTrade(page);
    await page.getByTestId("shore-3").click();
    expect(await page.getByTestId("partner-3").getAttribute("aria-pressed")).toBe("true");
    // What was laid in an earlier turn still lies there; a tap on it takes it back.
    for (const side of ["give", "take"])
      while (await page.getByTestId(`less-${side}`).count()) await page.getByTestId(`less-${side}`).first().click();
    await page.locator('button[data-testid^="trade-give-"]:not([aria-disabled="true"])').first().click();
    const take = page.locator('button[data-testid^="trade-take-"]:not([aria-disabled="true"])');
    if (await take.count()) {
      await take.last().click();
      await page.getByTestId("effect").first().waitFor();
      const offer = page.locator('[data-testid="offer"]:not([aria-disabled="true"])');
      await offer.waitFor({ timeout: 1000 }).catch(() => undefined);
      if (await offer.count()) {
        await shoot(page, "lake-scale", false);
        await expectFits(page);
        await expectAccessible(page);
        await clicks.on("offer");
        await page.getByTestId("reason").first().waitFor();
        const why = await page.getByTestId("reason").first().textContent();
        await shoot(page, "lake-reason", false);
        // Whoever comes back still learns it: it follows from how the table stood.
        await page.reload();
        await expect.poll(() => page.getByTestId("reason").first().textContent()).toBe(why);
        break;
      }
    }
    await page.getByTestId("close-desk").click();
    await takeTurn(page, clicks);
  }
  expect((await page.getByTestId("reason").first().textContent())?.length).toBeGreaterThan(8);
  await page.context().close();
});

test("eight seats: turn, trade and bills fit one screen of every size", { timeout: 120_000 }, () =>
  at(
    ["china", "uk", "japan", "germany", "usa", "france", "russia", "arabia"],
    ({ seat, state, usual }) =>
      seat === 4 && state.phase === "turn" && state.round === 21 && state.turn.step === "buy" ? "stop" : usual(),
    async (page, clicks) => {
      for (const [width, height, lang, theme] of [
        [1280, 720, "en", "light"],
        [1366, 768, "zh-Hans", "dark"],
        [2560, 1440, "en", "light"],
        [390, 844, "zh-Hant", "dark"],
      ] as const) {
        await page.setViewportSize({ width, height });
        await changeLanguage(page, lang);
        await page.evaluate((look) => document.documentElement.setAttribute("data-theme", look), theme);
        await ready(page);
        for (const name of ["turn", "trade"]) {
          if (name === "trade") await openTrade(page);
          if (name === "trade") await page.getByTestId("partner-2").click();
          await shoot(page, `lake-dock-${name}-${width}`, false);
          await expectFits(page);
          await expectOneScreen(page, name, ["offer", "run-and-end"]);
          await expectAccessible(page);
          if (width < 1024) continue;
          await expectReadable(page, name);
          // Nothing one decides by is below the fold of the dock.
          const below = await page.getByTestId("dock").evaluate((one) => one.scrollHeight - one.clientHeight);
          expect(below, `${name} at ${width}`).toBeLessThanOrEqual(1);
        }
        await page.getByTestId("close-desk").click();
      }
      await takeTurn(page, clicks);
    },
  ),
);

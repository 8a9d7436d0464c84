import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { changeLanguage, expectAccessible, expectFits, expectGoodLooks, newPage, shoot, type Look } from "./browser";
import { Clicks, decide, endTurn, lake, openLake, openTrade, phaseOf, playTo, ready, type LakeSetup } from "./lake";
import { expectOneScreen } from "./one_screen";
import { browser, site } from "./stage";

async function playing(look: Look, setup: LakeSetup, use: (page: Page) => Promise<void>): Promise<void> {
  const page = await newPage(browser, look);
  try {
    await openLake(page, site.url, setup);
    await use(page);
  } finally {
    await page.context().close();
  }
}
const numberIn = async (page: Page, id: string): Promise<number> =>
  Number(await page.getByTestId(id).first().textContent());

test(
  "a whole game against a bot by clicks, to the final scores, charts and replay",
  () =>
    playing({}, { rival: "apprentice", packs: ["short_game"] }, async (page) => {
      const seen = new Set<string>();
      const clicks = new Clicks(page);
      for (let i = 0; i < 400; ++i) {
        const next = await phaseOf(page);
        if (!seen.has(next)) await expectAccessible(page);
        const phase = await decide(page, clicks);
        seen.add(phase);
        if (phase === "over") break;
      }
      expect([...seen]).toEqual(expect.arrayContaining(["propose", "vote", "turn", "over"]));
      const totals = await page.getByTestId("scores").locator("tbody td strong").allTextContents();
      const ranking = await page.getByTestId("final").locator("ol li strong").allTextContents();
      expect(ranking.map((text) => Number.parseInt(text, 10))).toEqual(totals.map(Number));
      await page.getByTestId("charts").locator("polyline").first().waitFor();
      expect(await page.getByTestId("charts").locator("polyline").count()).toBe(2 + 2 + 4);
      await shoot(page, "lake-final");
      await expectFits(page);
      await expectAccessible(page);
      await page.getByTestId("final").getByText("Replay").click();
      await page.getByTestId("replay").waitFor();
      // The charts are here too, with a mark that goes along.
      await page.getByTestId("page-seats").click();
      await page.getByTestId("open-charts").click();
      await page.getByTestId("charts").locator("polyline").first().waitFor();
      expect(await page.getByTestId("charts").locator("polyline").count()).toBe(2 + 2 + 4);
      const markAt = (): Promise<string | null> => page.getByTestId("chart-now").first().getAttribute("d");
      const atEnd = await markAt();
      await page.getByTestId("scrubber").fill("20");
      await expect.poll(() => lake(page).getAttribute("data-round")).not.toBe("15");
      expect(await markAt()).not.toBe(atEnd);
      await shoot(page, "lake-replay");
      await expectFits(page);
      for (let i = 0; i < 3; ++i) await page.getByTestId("previous").click();
      await page.getByTestId("scores").locator("tbody tr").first().waitFor();
      await page.getByTestId("expand-1").click();
      await page.getByTestId("mat-dialog").locator('[data-testid^="why-"]').first().click();
      await page.getByTestId("mat-dialog").locator(".total").waitFor();
      await expectAccessible(page);
    }),
  400_000,
);

test.each([4, 8])("a whole game of %i seats by clicks, all of it on one screen", { timeout: 300_000 }, (seats) =>
  playing(
    { options: { viewport: { width: 1280, height: 720 } } },
    { seats, rival: "apprentice", packs: ["short_game"] },
    async (page) => {
      const clicks = new Clicks(page);
      let phase = "";
      for (let i = 0; i < 400 && phase !== "over"; ++i) {
        await expectOneScreen(page, phase);
        phase = await decide(page, clicks);
      }
      expect(phase).toBe("over");
      expect(await page.getByTestId("final").locator("ol > li").count()).toBe(seats);
    },
  ),
);

test("a typical round of a practised player takes at most 8 clicks", () =>
  playing({}, { seats: 3, civs: ["china"] }, async (page) => {
    const rounds: number[] = [];
    for (let round = 1; round <= 9; ++round) {
      const clicks = new Clicks(page);
      for (;;) {
        const phase = await decide(page, clicks);
        if (phase === "turn") break;
      }
      rounds.push(clicks.count);
    }
    const typical = rounds.toSorted((a, b) => a - b);
    console.log(`clicks a round: ${rounds.join(" ")}`);
    expect(typical[Math.floor(typical.length / 2)]).toBeLessThanOrEqual(6);
    expect(Math.max(...rounds)).toBeLessThanOrEqual(8);
  }));

test("the sum: base, level, cards by name, monopoly and taxes add up to what the run pays", () =>
  // China has a point of everything, so what it builds first can be run.
  playing({}, { civs: ["china", "uk"] }, async (page) => {
    const clicks = new Clicks(page);
    for (let i = 0; i < 18; ++i) await decide(page, clicks);
    const runnable = page.locator('li button[data-testid^="run-"]:not([aria-disabled="true"])').first();
    for (let i = 0; i < 12 && (await runnable.count()) === 0; ++i) {
      if (i > 0) await endTurn(clicks);
      await playTo(page, "turn", clicks);
      await clicks.on("income");
    }
    const industry = (await runnable.getAttribute("data-testid"))?.replace("run-", "") ?? "";
    await page.getByTestId("shore-1").click();
    await page.getByTestId(`why-${industry}`).click();
    const terms = await page.getByTestId(`sum-${industry}`).locator("dd").allTextContents();
    const numbers = terms.map((term) => Number(term.replace("−", "-")));
    expect(numbers.slice(0, -1).reduce((sum, term) => sum + term, 0)).toBe(numbers.at(-1));
    await shoot(page, "lake-sum");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    // The row in the dock says the same to whoever points at it.
    await page.getByTestId(`industry-${industry}`).locator(".name").hover();
    await page
      .getByTestId("explanation")
      .getByText(`in all ${numbers.at(-1)} coin`)
      .waitFor();
    const before = await numberIn(page, "coins-1");
    await page.getByTestId(`run-${industry}`).click();
    await expect.poll(() => numberIn(page, "coins-1")).toBe(before + (numbers.at(-1) ?? 0));
  }));

test("price and tax stand on the button and are what is paid; undo gives it back; why not is answered", () =>
  playing({}, {}, async (page) => {
    await playTo(page, "turn");
    await page.getByTestId("run-all").waitFor({ state: "detached" });
    await page.getByTestId("income").click();
    await ready(page);
    const coins = await numberIn(page, "coins-1");
    const label = (await page.getByTestId("build-tourism").locator(".sr").textContent()) ?? "";
    const [price = 0, tax = 0] = (label.match(/\d+/g) ?? []).map(Number);
    await page.getByTestId("build-tourism").click();
    await expect.poll(() => numberIn(page, "coins-1")).toBe(coins - price - tax);
    await page.getByTestId("build-heavy").click({ force: true });
    await page.getByTestId("refusal").locator(".cite").click();
    await page.getByTestId("rule-dialog").getByText("L5").first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByTestId("undo").click();
    await expect.poll(() => numberIn(page, "coins-1")).toBe(coins);
  }));

test("the trade desk: an offer shows fee and stocks, and its answer arrives as a notice", () =>
  playing({}, { seats: 3, civs: ["china", "uk", "japan"] }, async (page) => {
    const seen = new Set<string>();
    const clicks = new Clicks(page);
    for (let i = 0; i < 12 && seen.size < 2; ++i) {
      await playTo(page, "turn", clicks);
      await clicks.on("income");
      await openTrade(page);
      for (let offer = 0; offer < 3 && seen.size < 2; ++offer) {
        await page.getByTestId(`partner-${2 + (offer % 2)}`).click();
        await page.locator('button[data-testid^="trade-give-"]:not([aria-disabled="true"])').first().click();
        const take = page.locator('button[data-testid^="trade-take-"]:not([aria-disabled="true"])');
        if ((await take.count()) === 0) break;
        await take.last().click();
        if (await page.locator('[data-testid="offer"][aria-disabled="true"]').count()) await page.waitForTimeout(100);
        if (await page.locator('[data-testid="offer"][aria-disabled="true"]').count()) break;
        if (i === 0) {
          await shoot(page, "lake-trade");
          await expectAccessible(page);
        }
        await clicks.on("offer");
        await page
          .getByTestId("notices")
          .locator('[data-kind="offer_declined"], [data-kind="route_founded"]')
          .first()
          .waitFor();
        for (const kind of ["offer_declined", "route_founded"])
          if (await page.getByTestId("notices").locator(`[data-kind="${kind}"]`).count()) seen.add(kind);
      }
      await page.getByTestId("close-desk").click();
      await clicks.on("done");
    }
    expect([...seen].sort()).toEqual(["offer_declined", "route_founded"]);
    await shoot(page, "lake-routes");
    await expectFits(page);
  }));

test("a guided game says what each decision is about, also when the tutorial was left", async () => {
  const page = await newPage(browser, { size: "desktop" });
  await page.goto(site.url);
  await page.getByTestId("guided-lake").click();
  await page.getByTestId("coach-leave").click();
  await ready(page);
  const clicks = new Clicks(page);
  const heard: string[] = [];
  const listen = async (): Promise<void> => {
    await ready(page);
    heard.push((await page.getByTestId("status").locator(".tip").textContent()) ?? "");
  };
  await listen();
  await expectFits(page);
  await expectAccessible(page);
  await shoot(page, "lake-guide", false);
  for (let i = 0; i < 2; ++i) {
    await decide(page, clicks);
    await listen();
  }
  for (const id of ["income", "build-tourism", "run-all"]) {
    await clicks.on(id);
    await listen();
  }
  // Chair, vote, income, the first industry, its run, and what is left to do: six different words of advice.
  expect(new Set(heard).size).toBe(6);
  expect(heard[3]).toContain("Tourism");
  await changeLanguage(page, "zh-Hans");
  await page.getByTestId("status").getByText("贸易桌").waitFor();
  await page.context().close();
});

/** Finds something by Tab alone, as somebody without a mouse does, and presses Enter. */
async function tabTo(page: Page, id: string): Promise<void> {
  await ready(page);
  await page.getByTestId(id).first().waitFor();
  for (let i = 0; i < 150; ++i) {
    if ((await page.evaluate(() => document.activeElement?.getAttribute("data-testid"))) === id) {
      await page.keyboard.press("Enter");
      return ready(page);
    }
    await page.keyboard.press("Tab");
  }
  expect.fail(`Tab never reaches ${id}`);
}

test("a whole round by keyboard alone: bills, votes, a turn, an offer and its answer", () =>
  playing({}, { seats: 2, rival: "human", civs: ["china", "uk"] }, async (page) => {
    // Three are laid out: one goes, another comes.
    for (const bill of ["finance_up", "tax_up"]) await tabTo(page, `bill-${bill}`);
    await tabTo(page, "propose");
    await tabTo(page, "vote-tariff_up");
    await tabTo(page, "vote-subsidy_up");
    expect(await page.getByTestId("council").textContent()).toContain("2 votes · passed");
    await tabTo(page, "income");
    // The panel is found again although the button just pressed is gone.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-testid")))
      .toBe("turn-panel");
    await tabTo(page, "build-finance");
    await tabTo(page, "run-all");
    await tabTo(page, "done");
    // The other person offers Water for Livestock; the answer comes from the same keyboard.
    await tabTo(page, "income");
    await tabTo(page, "open-trade");
    await tabTo(page, "partner-1");
    await tabTo(page, "trade-give-water");
    await tabTo(page, "trade-take-livestock");
    await page.locator('[data-testid="offer"]:not([aria-disabled="true"])').waitFor();
    await tabTo(page, "offer");
    await tabTo(page, "accept");
    await page.getByTestId("notices").locator('[data-kind="route_founded"]').waitFor();
    expect(await page.getByTestId("routes").locator("li").count()).toBe(1);
    await tabTo(page, "done");
    await expect.poll(() => page.getByTestId("announcements").textContent()).not.toBe("");
  }));

describe("every screen of the game, light and dark", () => {
  test.each(["phone", "desktop"] as const)("%s: nothing is cut off, nobody is kept out", (size) =>
    playing({ size, theme: "auto" }, { seats: 4, civs: ["japan"] }, async (page) => {
      const seen = new Set<string>();
      const clicks = new Clicks(page);
      for (let i = 0; i < 60 && seen.size < 4; ++i) {
        const phase = await phaseOf(page);
        if (!seen.has(phase))
          await expectGoodLooks(page, `lake-${phase}-${size}`, true, seen.size > 0 ? "dock" : undefined);
        seen.add(phase);
        await decide(page, clicks);
      }
      await playTo(page, "turn", clicks);
      await clicks.on("income");
      await openTrade(page);
      await page.getByTestId("partner-2").click();
      await expectGoodLooks(page, `lake-open-${size}`);
      await page.getByTestId("page-seats").click();
      await page.getByTestId("about-keynes").click();
      await page.getByTestId("story-keynes").waitFor();
      await expectFits(page);
      await page.getByTestId("expand-2").click();
      await expectGoodLooks(page, `lake-mat-${size}`, false);
    }),
  );
});

test("both rulesets and packs: the house rules take them too, a civilisation taken is swapped", () =>
  playing({}, { ruleset: "house", packs: ["baltic", "short_game"], civs: ["france", "added_1"] }, async (page) => {
    expect(await page.getByTestId("seat-1").locator("h3").textContent()).toContain("France");
    expect(await page.getByTestId("seat-2").locator("h3").textContent()).toContain("Sweden");
    expect(await page.getByTestId("round").innerText()).toBe("Round 1 of 15");
    // A civilisation of a pack has its initial for an emblem.
    expect(await page.getByTestId("seat-2").locator("[data-emblem]").getAttribute("data-emblem")).toBe("initial");
    expect(await page.getByTestId("seat-1").locator("[data-emblem]").getAttribute("data-emblem")).toBe("france");
    await page.getByTestId("open-era").click();
    await page.getByTestId("era-table").getByText("Hanseatic League").click();
    await page.getByTestId("era-table").getByText("This card comes from an expansion pack.").waitFor();
    await page.keyboard.press("Escape");
    await changeLanguage(page, "zh-Hant");
    await page.getByTestId("open-era").click();
    await page.getByTestId("era-table").getByText("漢薩同盟").waitFor();
    await page.keyboard.press("Escape");
    await page.getByTestId("shore-2").getByText("瑞典").waitFor();
  }));

test("offline after the first load: the Lake starts and plays without a network", async () => {
  const page = await newPage(browser, { options: { serviceWorkers: "allow" } });
  await page.goto(site.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => (await caches.keys()).length > 0);
  await page.reload();
  await page.context().setOffline(true);
  await openLake(page, site.url, {});
  const clicks = new Clicks(page);
  for (let i = 0; i < 4; ++i) await decide(page, clicks);
  await page.context().close();
});

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectFits, newPage, shoot, type Look } from "./browser";
import { Clicks, lake, openTrade } from "./lake";
import { openSituation, type Way } from "./lake-situations";
import { expectOneScreen } from "./one_screen";
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
    await expectFits(page);
    await expectAccessible(page);
  } finally {
    await page.context().close();
  }
}
const numberIn = async (page: Page, selector: string): Promise<number> =>
  Number((await page.locator(selector).first().textContent())?.match(/\d+/)?.[0]);
/** Coins, and the stock of a good, on the mat before the person. */
const coins = (page: Page, seat = 1): Promise<number> => numberIn(page, `[data-testid="coins-${seat}"]`);
const stock = (page: Page, good: string): Promise<number> => numberIn(page, `[data-testid="good-${good}"] .stock`);
/** What the seat's card says of one of its industries: level and pay. */
const industryOf = async (page: Page, seat: number, industry: string): Promise<string> => {
  const text = await page
    .getByTestId(`seat-${seat}`)
    .locator("li", { has: page.getByLabel(industry) })
    .locator(".sr")
    .textContent();
  return text?.match(/\d+/g)?.join(" ") ?? "";
};
const plotsOf = async (page: Page, seat: number): Promise<string | undefined> =>
  (await page.getByTestId(`seat-${seat}`).locator(".money").innerText()).match(/\d+\/\d+/)?.[0];
const openTrait = (page: Page): Promise<void> => page.getByTestId("open-trait").click();
const payFirst = async (page: Page, units: number): Promise<void> => {
  for (let i = 0; i < units; ++i)
    await page
      .locator('[data-testid^="pay-"]:not([aria-disabled="true"])')
      .nth(i % 2)
      .click();
};
const isOwnTurn =
  (seat: number, round: number): Way =>
  ({ seat: now, state }) =>
    now === seat && state.round === round && state.phase === "turn" ? "stop" : undefined;

/** The other seat owns Finance at level 2, and with it the monopoly, when the turn of seat 1 begins in round 3. */
const rivalWithFinance: Way = ({ seat, state, preview }) => {
  if (state.phase !== "turn") return undefined;
  if (seat === 1) return state.round === 3 ? "stop" : undefined;
  if (state.turn.step !== "income" && preview.allowed.build.includes("finance"))
    return { kind: "build", industry: "finance" };
  return state.turn.step !== "income" &&
    preview.allowed.upgrade.includes("finance") &&
    state.players[1]?.levels.finance === 1
    ? { kind: "upgrade", industry: "finance" }
    : undefined;
};

test("Blood and Iron: three industry goods are paid and the rival's industry falls a level", () =>
  at(["germany", "uk"], rivalWithFinance, async (page, clicks) => {
    await clicks.on("income-all");
    expect(await industryOf(page, 2, "Finance")).toMatch(/^2 /);
    const before = (await stock(page, "timber")) + (await stock(page, "steel"));
    await openTrait(page);
    await page.getByTestId("target-2").click();
    await page.getByTestId("strike-finance").click();
    expect(await page.getByTestId("use-trait").getAttribute("aria-disabled")).toBe("true");
    await payFirst(page, 3);
    await page.locator('[data-testid="use-trait"]:not([aria-disabled="true"])').waitFor();
    await shoot(page, "lake-blood-and-iron", false);
    await clicks.on("use-trait");
    await expect.poll(() => industryOf(page, 2, "Finance")).toMatch(/^1 /);
    expect((await stock(page, "timber")) + (await stock(page, "steel"))).toBe(before - 3);
    await page.getByTestId("trait-panel").waitFor({ state: "detached" });
    // Whom it met is told when the screen passes on.
    await clicks.on("done");
    await page.getByTestId("notices").locator('[data-kind="struck"]').waitFor();
    await shoot(page, "lake-struck", false);
  }));

test("Conquest: five agriculture goods are paid and an idle plot changes hands", () =>
  at(
    ["russia", "usa"],
    ({ seat, state, preview }) => {
      if (seat !== 1 || state.phase !== "turn") return undefined;
      const { livestock = 0, crops = 0 } = state.players[0]?.goods ?? {};
      if (livestock + crops >= 5) return "stop";
      return state.turn.step !== "income" && preview.allowed.buy.includes("livestock")
        ? { kind: "buy_point", resource: "livestock" }
        : undefined;
    },
    async (page, clicks) => {
      expect([await plotsOf(page, 1), await plotsOf(page, 2)]).toEqual(["5/5", "5/5"]);
      const [livestock, crops] = [await stock(page, "livestock"), await stock(page, "crops")];
      const before = livestock + crops;
      await openTrait(page);
      await page.getByTestId("target-2").click();
      for (const [good, units] of Object.entries({ livestock, crops }))
        for (let i = 0; i < Math.min(5, units); ++i)
          if (await page.locator('[data-testid="use-trait"][aria-disabled="true"]').count())
            await page.getByTestId(`pay-${good}`).click();
      await page.locator('[data-testid="use-trait"]:not([aria-disabled="true"])').waitFor();
      await shoot(page, "lake-conquest", false);
      await clicks.on("use-trait");
      await expect.poll(async () => [await plotsOf(page, 1), await plotsOf(page, 2)]).toEqual(["6/6", "4/4"]);
      expect((await stock(page, "livestock")) + (await stock(page, "crops"))).toBe(before - 5);
    },
  ));

test("Desalination: the button has the price and the tax, and gives one Water once a round", () =>
  at(["arabia", "uk"], isOwnTurn(1, 1), async (page, clicks) => {
    const [coinsBefore, waterBefore] = [await coins(page), await stock(page, "water")];
    await openTrait(page);
    const [water = 0, price = 0, tax = 0] =
      ((await page.getByTestId("desalinate").textContent()) ?? "").match(/\d+/g)?.map(Number) ?? [];
    expect([water, price, tax]).toEqual([1, 2, 1]);
    await shoot(page, "lake-desalination", false);
    await clicks.on("desalinate");
    await expect.poll(() => coins(page)).toBe(coinsBefore - price - tax);
    expect(await stock(page, "water")).toBe(waterBefore + water);
    await page.getByTestId("desalinate").waitFor({ state: "detached" });
    // The Water is there for this turn's income: besides the Metals point a Steel point runs.
    await clicks.on("income-all");
    expect([await stock(page, "metals"), await stock(page, "steel")]).toEqual([1, 1]);
  }));

test("Enlightenment: the rival's monopoly is gone and its runs pay less", () =>
  at(["france", "uk"], rivalWithFinance, async (page, clicks) => {
    expect(await industryOf(page, 2, "Finance")).toBe("2 4");
    await openTrait(page);
    await shoot(page, "lake-enlightenment", false);
    await clicks.on("forbid-finance");
    await expect.poll(() => industryOf(page, 2, "Finance")).toBe("2 2");
    await page.getByTestId("trait-panel").waitFor({ state: "detached" });
    await page.getByTestId("shore-2").click();
    await page.getByTestId("mat-industry-finance").getByText("no monopoly").waitFor();
    await page.keyboard.press("Escape");
    await clicks.on("income-all");
    await clicks.on("done");
    await page.getByTestId("notices").locator('[data-kind="monopoly_lost"]').waitFor();
  }));

test("Westward: the plot is taken from the bank and the turn is skipped", () =>
  at(
    ["usa", "uk"],
    ({ state }) => (state.phase === "westward" ? "stop" : undefined),
    async (page, clicks) => {
      await page.getByTestId("island").getByText("3").first().waitFor();
      expect(await plotsOf(page, 1)).toBe("5/5");
      await shoot(page, "lake-westward", false);
      await clicks.on("westward");
      await expect.poll(() => plotsOf(page, 1)).toBe("6/6");
      await page.getByTestId("island").getByText("2").first().waitFor();
      // The screen is the other seat's now, and the skipped turn brought no income.
      await page.getByTestId("coins-2").waitFor();
      expect(await page.getByTestId("seat-1").locator(".stock strong").allTextContents()).toEqual([
        "0",
        "0",
        "0",
        "0",
        "0",
        "0",
      ]);
    },
  ));

test("Meiji: after a disaster an industry of anyone rises a level, before the council", () =>
  at(
    ["uk", "japan"],
    ({ seat, state, preview }) => {
      if (state.phase === "meiji") return "stop";
      return seat === 1 &&
        state.phase === "turn" &&
        state.turn.step !== "income" &&
        preview.allowed.build.includes("finance")
        ? { kind: "build", industry: "finance" }
        : undefined;
    },
    async (page, clicks) => {
      expect(await lake(page).getAttribute("data-phase")).toBe("meiji");
      expect(await industryOf(page, 1, "Finance")).toMatch(/^1 /);
      await shoot(page, "lake-meiji", false);
      await clicks.on("meiji-1-finance");
      await expect.poll(() => industryOf(page, 1, "Finance")).toMatch(/^2 /);
      expect(await lake(page).getAttribute("data-phase")).toBe("propose");
    },
  ));

/** Puts a route of Livestock for something of the partner's together on the trade desk. */
async function draftRoute(page: Page, partner: number, take: string): Promise<string> {
  await openTrade(page);
  await page.getByTestId(`partner-${partner}`).click();
  await page.getByTestId("trade-give-livestock").click();
  await page.getByTestId(`trade-take-${take}`).click();
  await page.locator('[data-testid="offer"]:not([aria-disabled="true"])').waitFor();
  return (await page.getByTestId("trade-words").textContent()) ?? "";
}

test("Silk Road: who has it frees a route of its own, or keeps it; the next one costs fee and tax", () =>
  at(["china", "uk"], isOwnTurn(1, 3), async (page, clicks) => {
    await clicks.on("income-all");
    const before = await coins(page);
    await page.getByTestId("page-seats").click();
    await page.getByTestId("about-smith").click();
    expect(await draftRoute(page, 2, "water")).toContain("Free by China's Silk Road");
    await page.getByTestId("free").uncheck();
    await page.getByTestId("trade-words").getByText("Fee 7 and 1 tax").waitFor();
    await page.getByTestId("free").check();
    await shoot(page, "lake-silk-road", false);
    await clicks.on("offer");
    await page.getByTestId("offer-panel").getByText("China offers you a route").waitFor();
    await page.getByTestId("offer-panel").getByText("Free by China's Silk Road").waitFor();
    expect(await page.getByTestId("accept-free").count()).toBe(0);
    await clicks.on("accept");
    await expect.poll(() => coins(page)).toBe(before);
    // It is used for this round.
    expect(await draftRoute(page, 2, "water")).toContain("Fee 5 and 1 tax");
    expect(await page.getByTestId("free").count()).toBe(0);
    await clicks.on("offer");
    await clicks.on("accept");
    await expect.poll(() => coins(page)).toBe(before - 6);
    expect(await page.getByTestId("routes").locator("li").count()).toBe(2);
    // What was opened stays open from move to move.
    await page.getByTestId("story-smith").waitFor();
  }));

test("Silk Road: a route offered to whoever has it is accepted as it is, or accepted and freed", () =>
  at(["uk", "china"], isOwnTurn(1, 3), async (page, clicks) => {
    await clicks.on("income-all");
    const before = await coins(page);
    expect(await draftRoute(page, 2, "timber")).toContain("Fee 7 and 1 tax");
    await page.getByTestId("trade-words").getByText("China may free it").waitFor();
    await clicks.on("offer");
    await page.getByTestId("offer-panel").getByText("UK pays the fee of 7 and 1 tax").waitFor();
    await shoot(page, "lake-silk-road-offer", false);
    await clicks.on("accept-free");
    await expect.poll(() => coins(page)).toBe(before);
    // Freed once, the next costs what it costs, and there is nothing to free it with.
    await draftRoute(page, 2, "timber");
    await clicks.on("offer");
    await page.getByTestId("accept").waitFor();
    expect(await page.getByTestId("accept-free").count()).toBe(0);
    await clicks.on("accept");
    await expect.poll(() => coins(page)).toBe(before - 6);
  }));

test("Global Trade: two goods go, one comes back, and the other has no say", () =>
  at(["uk", "japan"], isOwnTurn(1, 3), async (page, clicks) => {
    await clicks.on("income-all");
    const [livestock, timber] = [await stock(page, "livestock"), await stock(page, "timber")];
    await openTrait(page);
    await page.getByTestId("target-2").click();
    await page.getByTestId("take-back-timber").click();
    expect(await page.getByTestId("use-trait").getAttribute("aria-disabled")).toBe("true");
    for (let i = 0; i < 2; ++i) await page.getByTestId("pay-livestock").click();
    await page.locator('[data-testid="use-trait"]:not([aria-disabled="true"])').waitFor();
    await clicks.on("use-trait");
    await expect.poll(() => stock(page, "livestock")).toBe(livestock - 2);
    expect(await stock(page, "timber")).toBe(timber + 1);
    await clicks.on("done");
    await page.getByTestId("notices").locator('[data-kind="traded"]').waitFor();
  }));

test("the World Expo: its bill passes, an exchange is offered and accepted, and costs nothing else", () =>
  at(
    ["uk", "france"],
    ({ state }) => (state.phase === "propose" && state.round === 13 ? "stop" : undefined),
    async (page, clicks) => {
      // Twelve rounds have brought the other laws as far as they go: two bills are left to name.
      expect(await page.locator('[data-testid^="bill-"][aria-pressed="true"]').count()).toBe(2);
      await clicks.on("propose");
      await clicks.on("vote-expo");
      await clicks.on("vote-tax_up");
      await clicks.on("income-all");
      expect(await page.getByTestId("turn-panel").getAttribute("data-step")).toBe("expo");
      const [coinsBefore, timberBefore] = [await coins(page), await stock(page, "timber")];
      const steelBefore = await stock(page, "steel");
      await openTrade(page);
      await page.getByTestId("kind-exchange").click();
      await page.getByTestId("partner-2").click();
      // A basket of several kinds: one too many is taken out again, a kind that was not meant is removed.
      for (let i = 0; i < 4; ++i) await page.getByTestId("trade-give-coins").click();
      await page.getByTestId("trade-give-less-coins").click();
      await page.getByTestId("trade-give-steel").click();
      await page.getByTestId("trade-give-livestock").click();
      await page.getByTestId("trade-give-remove-livestock").click();
      expect(await page.getByTestId("trade-give-total").textContent()).toBe("4 of at most 20 units, 2 of 3 kinds");
      for (let i = 0; i < 2; ++i) await page.getByTestId("trade-take-timber").click();
      // What goes one way does not come back the other.
      expect(await page.getByTestId("trade-take-coins").getAttribute("aria-disabled")).toBe("true");
      await page.getByTestId("trade-words").getByText("Free of charges").waitFor();
      await page.locator('[data-testid="offer"]:not([aria-disabled="true"])').waitFor();
      await shoot(page, "lake-expo");
      await clicks.on("offer");
      await page.getByTestId("offer-panel").getByText("offers you an exchange").waitFor();
      expect(await page.getByTestId("offer-panel").locator("dd").count()).toBe(3);
      await expectOneScreen(page, "an exchange is offered", ["accept", "decline", "counter"]);
      await shoot(page, "lake-expo-offer", false);
      await clicks.on("accept");
      await expect.poll(() => coins(page)).toBe(coinsBefore - 3);
      expect(await stock(page, "timber")).toBe(timberBefore + 2);
      expect(await stock(page, "steel")).toBe(steelBefore - 1);
      await page.getByTestId("notices").locator('[data-kind="exchanged"]').waitFor();
      await openTrade(page);
      await page.getByTestId("trade-desk").getByText("2 offers left this turn").waitFor();
      // No route came of it, and the step is over once something is bought.
      expect(await page.getByTestId("routes").locator("li").count()).toBe(0);
      await page.getByTestId("close-desk").click();
      await clicks.on("buy-livestock");
      await openTrade(page);
      expect(await page.getByTestId("kind-exchange").count()).toBe(0);
    },
  ));

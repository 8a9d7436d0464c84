/// The scene of Under the Lake: everyone on one screen, saying what it is, and moving only to show something.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { changeLanguage, expectAccessible, expectFits, newPage, shoot } from "./browser";
import { Clicks, decide, lake, openLake, ready, takeTurn } from "./lake";
import { amongBots, openRecord, openSituation, type Way } from "./lake-situations";
import { expectOneScreen, expectReadable, shiftsOf, watchShifts } from "./one_screen";
import { browser, site } from "./stage";

const low = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };
const all = ["china", "uk", "japan", "germany", "usa", "france", "russia", "arabia"];

/** Every civilisation, every route and the island are wholly on the board, and no card lies on another. */
async function expectOnBoard(page: Page, seats: number, where: string): Promise<void> {
  const found = await page.evaluate(() => {
    const boxes = (selector: string): [string, DOMRect][] =>
      [...document.querySelectorAll(selector)].map((one) => [
        one.getAttribute("data-testid") ?? "",
        one.getBoundingClientRect(),
      ]);
    const cards = boxes('button[data-testid^="shore-"]');
    const room = document.querySelector('[data-testid="board"]')?.getBoundingClientRect();
    if (!room) return { seats: 0, wrong: ["there is no board"] };
    const wrong = [...cards, ...boxes('[data-testid^="lane-"], [data-testid="island"], [data-testid="era"]')]
      .filter(([, { left, top, right, bottom }]) => {
        const isInside = left >= room.left - 1 && right <= room.right + 1 && top >= room.top - 1;
        return !isInside || bottom > room.bottom + 1;
      })
      .map(([name]) => `${name} is not on the board`);
    for (const [i, [name, a]] of cards.entries())
      for (const [other, b] of cards.slice(i + 1))
        if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          wrong.push(`${name} lies on ${other}`);
    return { seats: cards.length, wrong };
  });
  expect(found, where).toEqual({ seats, wrong: [] });
}

test.each([2, 4, 8])(
  "%d seats on one screen of a laptop and of a phone, and nothing shifts in a round",
  async (seats) => {
    const page = await newPage(browser, { options: { viewport: low } });
    await openLake(page, site.url, { seats });
    await watchShifts(page);
    const clicks = new Clicks(page);
    for (let i = 0; i < 4; ++i) {
      const where = `${await lake(page).getAttribute("data-phase")} in round ${await lake(page).getAttribute("data-round")}`;
      await expectOneScreen(page, where);
      await expectOnBoard(page, seats, where);
      if (i < 3) await expectReadable(page, where);
      await decide(page, clicks);
    }
    expect(await shiftsOf(page)).toEqual([]);
    await expectFits(page);
    await expectAccessible(page);
    await shoot(page, `lake-scene-${seats}`, false);
    await page.setViewportSize(phone);
    await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
    for (let i = 0; i < 2; ++i) {
      await expectOneScreen(page, "on a phone");
      await expectOnBoard(page, seats, "on a phone");
      await decide(page, clicks);
    }
    await expectFits(page);
    await expectAccessible(page);
    await shoot(page, `lake-scene-${seats}-phone`, false);
    await page.context().close();
  },
);

/** Everybody offers somebody a route in round 3, and everybody accepts; seat 2 is left to play in round 4. */
const withRoutes: Way = ({ seat, state, preview }) => {
  if (state.offer.kind !== "none") return { kind: "accept" };
  if (state.phase !== "turn" || state.turn.step === "income") return undefined;
  if (state.round === 4 && seat === 2) return "stop";
  const [me, to] = [state.players[seat - 1], (seat % state.players.length) + 1];
  const theirs = state.players[to - 1];
  const canPay = (me?.coins ?? 0) >= preview.route.coins + preview.route.tax;
  if (state.round !== 3 || !canPay || !preview.allowed.route || preview.routes_left < 3) return undefined;
  const give = (["livestock", "timber", "water"] as const).find((good) => (me?.goods[good] ?? 0) > 0);
  const take = (["water", "timber", "livestock"] as const).find(
    (good) => good !== give && (theirs?.goods[good] ?? 0) > 0,
  );
  return give && take ? { kind: "offer_route", to, give, gives: 1, take, takes: 1 } : undefined;
};

test("everything on the lake explains itself; a press opens a mat, or chooses whom to trade with", async () => {
  const page = await newPage(browser, { options: { viewport: { width: 1366, height: 768 } } });
  await openSituation(page, site.url, all.slice(0, 4), withRoutes);
  const lanes = page.locator('[data-testid^="lane-"]');
  expect(await lanes.count()).toBeGreaterThan(1);
  const words = page.getByTestId("explanation");
  const places: readonly (readonly [string, RegExp])[] = [
    ['[data-testid="shore-3"]', /Score \d+, \d+ coins?, \d+ idle plots?/],
    ['[data-testid^="lane-"]', /Each delivery: \w+ gives 1 \w+.*Next delivery: round \d/s],
    ['[data-testid="island-chair"]', /chairs this round/],
    ['[data-testid="law-tax"]', /every taxed payment costs/],
    ['[data-testid="bank"]', /plots? of the bank/],
    ['[data-testid="era-card"]', /Press for the whole era table/],
    ['[data-testid="era"] ol li:nth-child(4)', /Round 4/],
    ['[data-testid="era"] .effects li', /Food: .* per run/],
  ];
  for (const [place, said] of places) {
    await page.mouse.move(700, 5);
    await page.locator(place).first().hover();
    await expect.poll(() => words.textContent(), { message: place }).toMatch(said);
  }
  await page.mouse.move(700, 5);
  await page.getByTestId("shore-3").focus();
  await page.getByTestId("shore-3").press("Enter");
  await page.getByTestId("mat-dialog").getByTestId("mat-3").waitFor();
  await page.keyboard.press("Escape");
  await page.getByTestId("open-trade").click();
  await page.getByTestId("shore-4").click();
  expect(await page.getByTestId("mat-dialog").isVisible()).toBe(false);
  expect(await page.getByTestId("partner-4").getAttribute("aria-pressed")).toBe("true");
  await shoot(page, "lake-scene-routes", false);
  await expectOnBoard(page, 4, "with routes");
  await page.getByTestId("hint").click();
  await page.locator('[data-testid^="shore-"].hinted, [data-testid="island"].hinted').first().waitFor();
  await shoot(page, "lake-scene-hint", false);
  await page.context().close();
});

test("eight seats far into a game: a building for every industry, a flag for every monopoly, in every size", async () => {
  const page = await newPage(browser, { options: { viewport: low } });
  await openSituation(page, site.url, all, ({ seat, state, usual }) =>
    seat === 4 && state.phase === "turn" && state.round === 21 && state.offer.kind === "none" ? "stop" : usual(),
  );
  await page.getByTestId("page-seats").click();
  for (let seat = 1; seat <= 8; ++seat) {
    const [shore, card] = [page.getByTestId(`shore-${seat}`), page.getByTestId(`seat-${seat}`)];
    expect([
      await shore.locator(".foot b").textContent(),
      (await shore.locator(".score").innerText()).replace(/\D/g, ""),
    ]).toEqual(await card.locator(".money strong").allTextContents());
    const levels = await card.locator(".works li > span:not(.pays) > [aria-hidden]").allTextContents();
    const built = shore.locator("[data-level]");
    expect(await built.evaluateAll((works) => works.map((one) => one.getAttribute("data-level")))).toEqual(levels);
    expect(await shore.locator(".flag").count()).toBe(await card.locator(".works .monopoly").count());
  }
  expect(await page.getByTestId("shore-4").textContent()).toContain("to act");
  // Whatever goes from shore to shore finds its way by water: along a route, or between any two seats.
  expect(await page.locator('path[data-way^="lane-"]').count()).toBe(
    await page.locator('[data-testid^="lane-"]').count(),
  );
  expect(await page.locator('path[data-way^="sea-"]').count()).toBe(28);
  for (const [width, height, lang, theme] of [
    [1280, 720, "en", "dark"],
    [2560, 1440, "en", "light"],
    [360, 740, "zh-Hant", "dark"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await changeLanguage(page, lang);
    await page.evaluate((look) => document.documentElement.setAttribute("data-theme", look), theme);
    await ready(page);
    await shoot(page, `lake-eight-${width}`, false);
    await expectFits(page);
    await expectAccessible(page);
    await expectOnBoard(page, 8, `${width}`);
  }
  // Even there a tap shows a whole mat, and a turn is played to its end.
  await page.getByTestId("shore-7").click();
  await page.getByTestId("mat-dialog").getByTestId("mat-7").waitFor();
  await page.keyboard.press("Escape");
  await page.getByTestId("page-dock").click();
  await takeTurn(page, new Clicks(page));
  await page.context().close();
});

test("the end of a game of eight is seen without scrolling", async () => {
  const page = await newPage(browser, { options: { viewport: low } });
  await openRecord(page, site.url, amongBots(30));
  await page.getByTestId("done").click();
  const final = page.getByTestId("final");
  await final.getByTestId("course").waitFor();
  await shoot(page, "lake-final-eight", false);
  expect(await final.locator("ol > li").count()).toBe(8);
  expect(await final.locator(".body").evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
  await expectFits(page);
  await page.context().close();
});

test("an era card has a moment of its own, votes fall one by one, and the others' turns are summed up", async () => {
  const page = await newPage(browser, { motion: "on", options: { viewport: low } });
  // The last decision before the first card of the era.
  await openSituation(page, site.url, ["china", "uk"], ({ seat, state }) =>
    state.round === 3 && state.phase === "turn" && state.turn.step !== "income" && seat === 2 ? "stop" : undefined,
  );
  await page.getByTestId("done").click();
  const moment = page.getByTestId("era-moment");
  await moment.waitFor();
  await shoot(page, "lake-era-moment", false);
  // A press goes on at once.
  await moment.click();
  await moment.waitFor({ state: "detached", timeout: 700 });
  const clicks = new Clicks(page);
  const ballot = page.getByTestId("island-ballot");
  while ((await lake(page).getAttribute("data-phase")) !== "vote") await decide(page, clicks);
  await ballot.waitFor();
  await page.locator('[data-testid^="vote-"]').first().click();
  await expect.poll(() => ballot.locator(".vote").count()).toBe(1);
  await page.locator('[data-testid^="vote-"]').first().click();
  await page.getByTestId("since").waitFor();
  await shoot(page, "lake-since", false);
  await page.getByTestId("since").locator("summary").first().click();
  expect(await page.getByTestId("since").locator("details p:visible").count()).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.getByTestId("close-since").click();
  await page.getByTestId("since").waitFor({ state: "detached" });
  await page.context().close();
});

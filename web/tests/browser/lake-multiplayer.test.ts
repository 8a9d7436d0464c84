import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectAccessible, expectFits, langs, launch, newPage, shoot } from "./browser";
import { Clicks, decide, lake, openTrade, ready } from "./lake";
import { situation } from "./lake-situations";
import { openTable, sit, startService, type RunningService } from "./service";

describe("Under the Lake through the service", () => {
  let browser: Browser;
  let service: RunningService;
  /** It waits for the vote of seat 2, who does not come; the last test finds that it has waited for over a minute. */
  let waiting: string[];
  beforeAll(async () => {
    [browser, service] = [await launch(), await startService()];
    waiting = await openTable(service.url, {
      record: situation(["uk", "japan"], ({ seat, state }) =>
        seat === 2 && state.phase === "vote" ? "stop" : undefined,
      ),
    });
  });
  afterAll(async () => {
    await browser.close();
    service.close();
  });

  /** Three people at one table, each with a browser and a language of their own. */
  async function threePeople(): Promise<[Page, Page, Page]> {
    const host = await newPage(browser, { lang: langs[0] });
    await host.goto(`${service.url}#/new`);
    await host.getByTestId("game").selectOption("lake");
    await host.getByTestId("seats").selectOption("3");
    for (const pack of ["baltic", "short_game"]) await host.getByTestId(`pack-${pack}`).check();
    for (const [i, civ] of ["china", "germany", "added_1"].entries()) {
      await host.getByTestId(`player-${i + 1}`).selectOption("human");
      await host.getByTestId(`civ-${i + 1}`).selectOption(civ);
    }
    await host.getByTestId("online").check();
    await host.getByTestId("with-lobby").uncheck();
    await host.getByTestId("start").click();
    await lake(host).waitFor();
    const guests = await Promise.all(
      [2, 3].map(async (seat) => {
        const guest = await newPage(browser, { lang: langs[seat - 1] ?? "en" });
        await guest.goto(await host.getByTestId(`invite-${seat}-link`).inputValue());
        await lake(guest).waitFor();
        return guest;
      }),
    );
    return [host, guests[0]!, guests[1]!];
  }
  const isMine = async (page: Page): Promise<boolean> => (await lake(page).getAttribute("data-mine")) === "true";

  const isTurnOf = async (page: Page): Promise<boolean> => (await page.getByTestId("turn-panel").count()) > 0;

  /** Saves goods for a disaster: income, a donation where one is asked for, nothing else. */
  async function save(page: Page, clicks: Clicks): Promise<boolean> {
    if ((await page.getByTestId("turn-panel").count()) === 0) {
      await decide(page, clicks);
      return false;
    }
    await clicks.on("income-all");
    const canDonate = (await page.locator('[data-testid="donate"]:not([aria-disabled="true"])').count()) > 0;
    if (canDonate) await clicks.on("donate");
    await clicks.on("done");
    return canDonate;
  }

  /** Offers the first thing that can be offered to a seat; tells whether there was one. */
  async function offer(page: Page, to: number): Promise<boolean> {
    await openTrade(page);
    await page.getByTestId(`partner-${to}`).click();
    await page.locator('button[data-testid^="trade-give-"]:not([aria-disabled="true"])').first().click();
    const take = page.locator('button[data-testid^="trade-take-"]:not([aria-disabled="true"])');
    if ((await take.count()) === 0) return false;
    await take.last().click();
    await page.locator('[data-testid="offer"]:not([aria-disabled="true"])').click();
    return true;
  }

  test(
    "a whole game of three browsers: votes, a counter-offer accepted, a trade, a disaster with donations",
    { timeout: 580_000 },
    async () => {
      const people = await threePeople();
      const [host, second, third] = people;
      await expect.poll(() => third.getByTestId("seat-3").textContent()).toContain("瑞典");
      const clicks = people.map((page) => new Clicks(page));
      let donations = 0;
      const done = { counter: false, counterAccepted: false, trade: false };
      for (let i = 0; i < 3000; ++i) {
        if ((await host.getByTestId("final").count()) > 0) break;
        for (const [seat, page] of people.entries()) {
          if (!(await isMine(page))) continue;
          await ready(page);
          if (!(await isMine(page))) continue;
          const isHostsTurn = page === host && (await isTurnOf(host));
          const round = Number(await lake(host).getAttribute("data-round"));
          if (isHostsTurn && round >= 3 && !done.trade) {
            await clicks[0]!.on("income-all");
            if (!done.counter && (await offer(host, 2))) {
              await second.getByTestId("offer-panel").waitFor();
              await shoot(second, "lake-offer-zh-Hans");
              await expectAccessible(second);
              await second.getByTestId("counter").click();
              await expectFits(second);
              await second.getByTestId("send-counter").click();
              await host.getByTestId("notices").locator('[data-kind="offer_declined"]').waitFor();
              await expect.poll(() => host.getByTestId("chat").textContent()).toContain("我愿以");
              done.counter = true;
            }
            await ready(host);
            if (await offer(host, 3)) {
              await third.getByTestId("accept").click();
              await host.getByTestId("notices").locator('[data-kind="route_founded"]').waitFor();
              for (const one of people)
                await expect.poll(() => one.getByTestId("routes").locator("li").count()).toBe(1);
              await shoot(host, "lake-three-trade");
              done.trade = true;
            }
            await host.getByTestId("close-desk").click();
            await clicks[0]!.on("done");
          } else if (page === second && done.counter && !done.counterAccepted && (await isTurnOf(second))) {
            // What was said in the chat has been kept on the desk: it is offered in the own turn, and taken.
            await clicks[1]!.on("income-all");
            await openTrade(second);
            await second.locator('[data-testid="offer"]:not([aria-disabled="true"])').click();
            await host.getByTestId("accept").click();
            await second.getByTestId("notices").locator('[data-kind="route_founded"]').waitFor();
            done.counterAccepted = true;
            await second.getByTestId("close-desk").click();
            await clicks[1]!.on("done");
          } else if (await save(page, clicks[seat]!)) {
            if (donations === 0) await shoot(page, "lake-three-disaster");
            ++donations;
          }
        }
        await host.waitForTimeout(20);
      }
      expect(done).toEqual({ counter: true, counterAccepted: true, trade: true });
      expect(donations).toBeGreaterThan(0);
      for (const page of people) await page.getByTestId("final").waitFor();
      const scores = async (page: Page): Promise<string> =>
        (await page.getByTestId("final").locator("ol li strong").allTextContents()).join();
      expect(await scores(second)).toBe(await scores(host));
      expect(await scores(third)).toBe(await scores(host));
      await host.getByTestId("charts").locator("polyline").first().waitFor();
      await shoot(third, "lake-three-final");
      await expectAccessible(third);
      for (const page of people) await page.context().close();
    },
  );

  test(
    "an absent seat gets a stand-in from whoever waits for it, and is handed back",
    { timeout: 150_000 },
    async () => {
      const host = await sit(browser, waiting[0]);
      expect(await lake(host).getAttribute("data-phase")).toBe("vote");
      const presence = (): Promise<string | null> => host.getByTestId("presence-2").textContent();
      expect(await presence()).toContain("away");
      await host.getByTestId("page-company").click();
      // Called too early, which it is only where this test runs alone, the stand-in does not come yet.
      const call = async (): Promise<string | null> => {
        if (await host.getByTestId("stand-in-2").count()) await host.getByTestId("stand-in-2").click();
        return presence();
      };
      await expect.poll(call, { timeout: 70_000, interval: 1000 }).toContain("stand-in");
      // It has voted, so the turn of seat 1 has come.
      await host.getByTestId("turn-panel").waitFor();
      const guest = await sit(browser, waiting[1], "zh-Hans");
      await guest.getByTestId("take-back-seat").click();
      await expect.poll(presence).toContain("here");
      await new Clicks(host).on("income");
      await new Clicks(host).on("done");
      // The next turn is the person's own: nobody else ends it.
      await guest.getByTestId("income").click();
      await guest.getByTestId("done").click();
      await expect.poll(() => lake(host).getAttribute("data-round"), { timeout: 10_000 }).toBe("2");
      await Promise.all([host, guest].map((page) => page.context().close()));
    },
  );
});

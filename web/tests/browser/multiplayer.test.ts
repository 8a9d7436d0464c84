import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectAccessible, expectFits, launch, newPage, shoot } from "./browser";
import { canServe, startService, type RunningService } from "./service";
import { decide, phaseOf } from "./smartphone";

describe.skipIf(!canServe)("through the service", () => {
  let browser: Browser;
  let service: RunningService;
  beforeAll(async () => {
    [browser, service] = [await launch(), await startService()];
  });
  afterAll(async () => {
    await browser.close();
    service.close();
  });

  /** One person opens a table for two on the server, another joins by the link. */
  async function twoPeople(): Promise<[Page, Page]> {
    const host = await newPage(browser, { lang: "en" });
    await host.goto(`${service.url}#/new`);
    await host.getByTestId("player-2").selectOption("human");
    await host.getByTestId("online").check();
    await host.getByTestId("start").click();
    await host.getByTestId("seal").waitFor();
    const link = (await host.getByTestId("invite-2").getAttribute("data-link")) ?? "";
    const guest = await newPage(browser, { lang: "zh-Hant" });
    await guest.goto(link);
    await guest.getByTestId("seal").waitFor();
    return [host, guest];
  }

  test("a whole game of two browsers through the server, with a reload and a restart in the middle", { timeout: 300_000 }, async () => {
    const [host, guest] = await twoPeople();
    await host.getByTestId("chat").waitFor();
    await host.locator("aside form input").fill("hello 你好");
    await host.locator("aside form button").click();
    await expect.poll(() => guest.getByTestId("chat").textContent()).toContain("hello 你好");

    await host.getByTestId("seal").click();
    await expect.poll(() => guest.getByTestId("seat-1").textContent()).toContain("已封存");
    expect(await guest.getByTestId("seat-1").locator("svg[role=img]").count()).toBeLessThan(3);
    await expectAccessible(host);
    await expectFits(guest);
    await shoot(host, "multiplayer-sealed");
    await guest.getByTestId("seal").click();

    let decisions = 0;
    for (let i = 0; i < 400; ++i) {
      const phases = [await phaseOf(host), await phaseOf(guest)];
      if (phases.every((phase) => phase === "over")) break;
      for (const [page, phase] of [[host, phases[0]], [guest, phases[1]]] as const)
        if (phase !== "waiting" && phase !== "over" && (await phaseOf(page)) === phase) {
          await decide(page, async () => {});
          ++decisions;
        }
      if (decisions === 12) await guest.reload();
      if (decisions === 12) await guest.getByTestId("table").waitFor();
      if (decisions === 20) await service.restart();
      await host.waitForTimeout(30);
    }
    await host.getByTestId("final").waitFor();
    await guest.getByTestId("final").waitFor();
    const scores = async (page: Page): Promise<string> => (await page.getByTestId("final").locator("strong").allTextContents()).map((text) => text.replace(/\D/g, "")).join();
    expect(await scores(host)).toBe(await scores(guest));
    await shoot(guest, "multiplayer-final");
    await host.context().close();
    await guest.context().close();
  });

  test("a game begun in the browser moves to the server and goes on there", async () => {
    const page = await newPage(browser);
    await page.goto(service.url);
    await page.getByTestId("play-steve").click();
    await page.getByTestId("seal").click();
    await expect.poll(() => phaseOf(page)).not.toBe("planning");
    const phase = await phaseOf(page);
    await page.goto(`${service.url}#/games`);
    await page.getByTestId("to-server").click();
    await page.getByTestId("table").waitFor();
    expect(page.url()).toContain("#/t/");
    expect(await phaseOf(page)).toBe(phase);
    await page.context().close();
  });
});

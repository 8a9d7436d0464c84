import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectAccessible, expectFits, launch, newPage, shoot } from "./browser";
import { openTable, sit, startService, type RunningService } from "./service";
import { decide, phaseOf } from "./smartphone";

describe("through the service", () => {
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
  async function twoPeople(clock = "0", hints = false): Promise<[Page, Page]> {
    const host = await newPage(browser, { lang: "en", name: "Ann" });
    await host.goto(`${service.url}#/new`);
    await host.getByTestId("player-2").selectOption("human");
    await host.getByTestId("online").check();
    await host.getByTestId("with-lobby").uncheck();
    await host.getByTestId("clock").selectOption(clock);
    expect(await host.getByTestId("allow-hints").isChecked()).toBe(false);
    await host.getByTestId("allow-hints").setChecked(hints);
    await shoot(host, "new-online");
    await host.getByTestId("start").click();
    await host.getByTestId("seal").waitFor();
    const link = await host.getByTestId("invite-2-link").inputValue();
    const guest = await newPage(browser, { lang: "zh-Hant", name: "小明" });
    await guest.goto(link);
    await guest.getByTestId("seal").waitFor();
    return [host, guest];
  }

  test(
    "a whole game of two browsers through the server, with a reload and a restart in the middle",
    { timeout: 300_000 },
    async () => {
      const [host, guest] = await twoPeople();
      await host.getByTestId("page-company").click();
      await host.getByTestId("chat").waitFor();
      await host.getByTestId("chat-words").fill("hello 你好");
      await host.getByTestId("chat-send").click();
      await guest.getByTestId("unread").waitFor();
      await guest.getByTestId("page-company").click();
      await guest.getByTestId("chat").getByText("hello 你好").waitFor();
      expect(await guest.getByTestId("unread").count()).toBe(0);
      await guest.getByTestId("page-story").click();

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
        for (const [page, phase] of [
          [host, phases[0]],
          [guest, phases[1]],
        ] as const)
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
      const scores = async (page: Page): Promise<string> =>
        (await page.getByTestId("final").locator("strong").allTextContents())
          .map((text) => text.replace(/\D/g, ""))
          .join();
      expect(await scores(host)).toBe(await scores(guest));
      await shoot(guest, "multiplayer-final");
      await host.getByTestId("rematch").click();
      // Whoever comes to play again is ready at once, and the game begins when all have come.
      await expect.poll(() => host.getByTestId("ready-1").textContent()).toBe("ready");
      await expect.poll(() => host.getByTestId("lobby-seat-2").textContent()).toContain("小明");
      await shoot(host, "rematch-lobby");
      await guest
        .getByTestId("next-table")
        .getByText(/^與 .+ 再來一局$/)
        .waitFor();
      await guest.getByTestId("replay-remote").click();
      await guest.getByTestId("replay").waitFor();
      await guest.goBack();
      await guest.getByTestId("next-table").click();
      for (const page of [host, guest]) await page.getByTestId("seal").waitFor();
      const next = /\/t\/([^/]+)/.exec(host.url())?.[1] ?? "";
      const joined = (await (await fetch(new URL(`api/tables/${next}`, service.url))).json()) as { in_lobby?: boolean };
      expect(joined.in_lobby ?? false).toBe(false);
      await host.context().close();
      await guest.context().close();
    },
  );

  test("who is here, who is thinking, names, a clock, a stand-in and somebody who looks on", async () => {
    const [host, guest] = await twoPeople("86400", true);
    await expect.poll(() => host.getByTestId("presence-2").textContent()).toContain("here · still choosing");
    await expect.poll(() => guest.getByTestId("seat-1").textContent()).toContain("Ann");
    await expect.poll(() => host.getByTestId("seat-2").textContent()).toContain("小明");
    expect(await host.getByTestId("time-left").textContent()).toMatch(/23:59:\d\d|24:00:00/);

    await guest.getByTestId("seal").click();
    await expect.poll(() => host.getByTestId("presence-2").textContent()).toContain("has chosen");
    await host.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await host.getByTestId("page-company").click();
    await host.getByText("Let somebody watch").click();
    await host.getByTestId("watch-link-copy").click();
    const watcher = await newPage(browser, { size: "phone" });
    await watcher.goto(await host.evaluate(() => navigator.clipboard.readText()));
    await watcher.getByTestId("table").waitFor();
    expect(await watcher.getByTestId("seal").count()).toBe(0);
    // The host has allowed hints: whoever looks on reads it, whoever plays may ask.
    for (const page of [host, guest]) expect(await page.getByTestId("hint").count()).toBe(1);
    expect(await watcher.getByTestId("hint").count()).toBe(0);
    // What the server would refuse is not offered.
    await watcher.getByTestId("page-company").click();
    await watcher.getByTestId("chat-for-seats").waitFor();
    await watcher.getByTestId("hints-allowed").waitFor();
    expect(await watcher.getByTestId("switch-hints").count()).toBe(0);
    expect(await watcher.locator(".company form").count()).toBe(0);
    expect(await host.getByTestId("chat-for-seats").count()).toBe(0);
    await expectFits(watcher);
    await expectAccessible(watcher);
    await watcher.context().close();

    await guest.context().close();
    await expect.poll(() => host.getByTestId("presence-2").textContent()).toContain("away");
    await host.getByTestId("stand-in-1").click();
    await expect.poll(() => host.getByTestId("presence-1").textContent()).toContain("stand-in");
    await expect.poll(() => host.getByTestId("smartphone").getAttribute("data-phase")).not.toBe("planning");
    await host.getByTestId("take-back-seat").click();
    await expect.poll(() => host.getByTestId("presence-1").textContent()).toContain("here");
    await shoot(host, "multiplayer-company");
    await expectAccessible(host);
    await host.context().close();
  });

  test("a table of its own rules: the other browser knows every number of them", async () => {
    const host = await newPage(browser, { lang: "en" });
    await host.goto(`${service.url}#/new`);
    await host.getByTestId("game").selectOption("lake");
    await host.getByTestId("pack-baltic").check();
    await host.locator("fieldset", { hasText: "Seat 1" }).locator("select").nth(1).selectOption({ label: "Sweden" });
    await host.getByTestId("online").check();
    // Alone among bots one may ask for hints anyway.
    expect(await host.getByTestId("allow-hints").count()).toBe(0);
    await host.getByTestId("start").click();
    await host.getByTestId("table").waitFor();
    expect(await host.getByTestId("table").getAttribute("data-game")).toBe("lake");
    expect(await host.getByTestId("hint").count()).toBe(1);
    await expect.poll(() => host.locator(".company").textContent()).toContain("Sweden");
    await host.context().close();
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

  const twoOf = (game: string) => ({ game, options: {}, seats: [{ player: "human" }, { player: "human" }] });
  const presence = (page: Page, seat: number) =>
    expect.poll(() => page.getByTestId(`presence-${seat}`).textContent(), { timeout: 10_000 });

  test("the host switches the chat off and on, and allows hints; nobody else can", async () => {
    const [host, guest] = await twoPeople();
    for (const page of [host, guest]) await page.getByTestId("page-company").click();
    for (const testId of ["switch-chat", "switch-hints"]) expect(await guest.getByTestId(testId).count()).toBe(0);
    for (const page of [host, guest])
      for (const testId of ["hint", "hints-allowed"]) expect(await page.getByTestId(testId).count()).toBe(0);
    await host.getByTestId("switch-hints").click();
    await guest.getByTestId("hints-allowed").getByText("這張牌桌允許提示。").waitFor();
    await guest.getByTestId("hint").click();
    await guest.getByTestId("hint-words").waitFor();
    await host.getByTestId("switch-chat").click();
    await guest.getByTestId("chat-off").getByText("房主已關閉聊天。").waitFor();
    expect(await guest.locator(".company form").count()).toBe(0);
    await host.reload();
    await host.getByTestId("page-company").click();
    await host.getByTestId("chat-off").waitFor();
    await host.getByTestId("hints-allowed").waitFor();
    await shoot(host, "multiplayer-chat-off");
    await expectAccessible(host);
    await expectFits(host);
    await host.getByTestId("switch-chat").click();
    await guest.getByTestId("chat-words").fill("還在嗎？");
    await guest.getByTestId("chat-send").click();
    await expect.poll(() => host.getByTestId("chat").textContent()).toContain("還在嗎？");
    // What is shown of a hint goes with the permission.
    await guest.getByTestId("hint").click();
    await guest.getByTestId("hint-words").waitFor();
    await host.getByTestId("switch-hints").click();
    await expect.poll(() => guest.getByTestId("hint").count()).toBe(0);
    expect(await guest.getByTestId("hint-words").count()).toBe(0);
    await Promise.all([host, guest].map((page) => page.context().close()));
  });

  test("the clock runs out: a stand-in plays until the person takes the seat back", async () => {
    const [first, second] = await openTable(service.url, { ...twoOf("goofspiel"), move_time: 5 });
    const host = await sit(browser, first);
    await host.getByTestId("bid-1").click();
    expect(await host.getByTestId("time-left").textContent()).toMatch(/00:00:0\d/);
    const guest = await sit(browser, second, "zh-Hant");
    await presence(host, 2).toContain("stand-in");
    // The stand-in has bid: both cards are gone and the next prize lies there.
    await expect.poll(() => host.getByTestId("bid-1").count()).toBe(0);
    await guest.getByTestId("take-back-seat").click();
    await presence(guest, 2).toContain("線上");
    expect(await guest.getByTestId("take-back-seat").count()).toBe(0);
    await Promise.all([host, guest].map((page) => page.context().close()));
  });

  test("something is taken back with the others' consent, and only with it", async () => {
    const [first, second] = await openTable(service.url, twoOf("lake"));
    const [host, guest] = [await sit(browser, first), await sit(browser, second, "zh-Hant")];
    const propose = async (): Promise<void> => {
      for (const bill of ["tax_up", "tariff_up", "subsidy_up"]) await host.getByTestId(`bill-${bill}`).click();
      await host.getByTestId("propose").click();
      await host.getByTestId("vote-tax_up").waitFor();
    };
    await propose();
    for (const isAgreed of [false, true]) {
      await host.getByTestId("undo").click();
      await host.getByTestId("undo-waits").waitFor();
      const question = guest.getByTestId("asks-undo");
      await question.waitFor();
      if (!isAgreed) {
        await shoot(guest, "multiplayer-undo", false);
        await expectAccessible(guest);
        await expectFits(guest);
      }
      await question
        .getByRole("button")
        .nth(isAgreed ? 0 : 1)
        .click();
      await question.waitFor({ state: "detached" });
      await host.getByTestId("undo-waits").waitFor({ state: "detached" });
      await host.getByTestId(isAgreed ? "propose" : "vote-tax_up").waitFor();
      // Whoever asked reads what became of it, and only they do.
      if (!isAgreed) await host.getByTestId("undo-refused").getByText("declined; nothing was taken back").waitFor();
      else expect(await host.getByTestId("undo-refused").count()).toBe(0);
      expect(await guest.getByTestId("undo-refused").count()).toBe(0);
    }
    // What was taken back can be done again.
    await propose();
    await Promise.all([host, guest].map((page) => page.context().close()));
  });
});

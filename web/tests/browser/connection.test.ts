import type { Browser, Page, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changeLanguage, expectFits, expectGoodLooks, langs, launch, newPage, shoot, sizes, speak } from "./browser";
import { ready } from "./lake";
import { openLongGame, openTable, sit, startService, type RunningService } from "./service";
import { phaseOf } from "./smartphone";

type Said = Readonly<Record<string, unknown>>;
/** What goes over a page's connections, in the hands of the test. */
interface Wire {
  /** What the page said, over all connections. */
  readonly said: Said[];
  connections: number;
  /** Which of the server's messages are lost on the way. */
  loses: (type: unknown) => boolean;
  /** As if the server said it. */
  tell(message: object): void;
  cut(): Promise<void>;
}
async function wire(page: Page): Promise<Wire> {
  let route: WebSocketRoute | undefined;
  const made: Wire = {
    said: [],
    connections: 0,
    loses: () => false,
    tell: (message) => route?.send(JSON.stringify(message)),
    cut: async () => route?.close({ code: 1001 }),
  };
  await page.routeWebSocket(/\/ws$/, (its) => {
    route = its;
    made.connections += 1;
    const server = its.connectToServer();
    its.onMessage((text) => {
      made.said.push(JSON.parse(String(text)) as Said);
      server.send(text);
    });
    server.onMessage((text) => {
      if (!made.loses((JSON.parse(String(text)) as Said)["type"])) its.send(text);
    });
  });
  return made;
}

describe("the connection to the service", () => {
  let browser: Browser;
  let service: RunningService;
  beforeAll(async () => {
    [browser, service] = [await launch(), await startService()];
  });
  afterAll(async () => {
    await browser.close();
    service.close();
  });
  const twoOf = (game: string) => ({ game, options: {}, seats: [{ player: "human" }, { player: "human" }] });
  const close = (...pages: Page[]): Promise<unknown> => Promise.all(pages.map((page) => page.context().close()));

  test("a network that is gone is said at once, what was done waits, and that it is back is said too", async () => {
    const [link, other] = await openTable(service.url, twoOf("smartphone"));
    const page = await newPage(browser, { size: "phone", theme: "auto" });
    await page.goto(link ?? "");
    await page.getByTestId("seal").waitFor();
    const guest = await sit(browser, other);
    expect(await page.getByTestId("connection").getAttribute("data-connected")).toBe("true");
    expect(await page.getByTestId("connected-again").count()).toBe(0);
    await page.evaluate(() => scrollTo(0, 400));
    await page.context().setOffline(true);
    await page.locator('[data-testid="connection"][data-connected="false"] .notice').waitFor({ timeout: 1000 });
    // Also whoever has scrolled down sees it.
    expect(
      await page.getByTestId("connection").evaluate((element) => element.getBoundingClientRect().top),
    ).toBeGreaterThanOrEqual(0);
    expect(await page.getByTestId("undo").isDisabled()).toBe(true);
    expect(await page.getByTestId("chat-send").isDisabled()).toBe(true);
    await page.waitForTimeout(6000);
    expect(await page.getByTestId("connection").getAttribute("data-connected")).toBe("false");
    await page.getByTestId("seal").click();
    await expect.poll(() => page.getByTestId("seal").isDisabled()).toBe(true);
    for (const lang of langs) {
      await speak(page, lang);
      await expect.poll(() => page.getByTestId("connection").textContent()).toMatch(/will be sent|发出|送出/);
      for (const size of ["phone", "desktop"] as const) {
        await page.setViewportSize(sizes[size]);
        await shoot(page, `offline-${lang}-${size}`, false);
        await expectFits(page);
      }
    }
    await page.context().setOffline(false);
    await page.getByTestId("connected-again").waitFor();
    await expect.poll(() => guest.getByTestId("seat-1").textContent()).toContain("sealed");
    await page.getByTestId("seal").waitFor({ state: "detached" });
    await page.getByTestId("connected-again").waitFor({ state: "detached" });
    await close(page, guest);
  });

  test("a move whose answer was lost with the connection is sent again and happens once", async () => {
    const [link, other] = await openTable(service.url, twoOf("goofspiel"));
    const page = await newPage(browser);
    const its = await wire(page);
    await page.goto(link ?? "");
    await page.getByTestId("bid-5").waitFor();
    const guest = await sit(browser, other);
    its.loses = () => true;
    await page.getByTestId("bid-5").click();
    await expect.poll(() => its.said.filter((one) => one["do"] === "play").length).toBe(1);
    await its.cut();
    its.loses = () => false;
    await expect.poll(() => its.said.filter((one) => one["do"] === "play").length).toBe(2);
    const keys = its.said.filter((one) => one["do"] === "play").map((one) => one["key"]);
    expect(keys[0]).toBe(keys[1]);
    await page.getByText("You bid 5").waitFor();
    await guest.getByTestId("bid-3").click();
    await guest.getByTestId("open-log").click();
    await expect.poll(() => guest.getByTestId("log").getByText("The bids, by seat: 5, 3.").count()).toBe(1);
    expect(await page.getByTestId("refusal").count()).toBe(0);
    await close(page, guest);
  });

  test("a server that cannot save says so, and one that does not know is asked again", async () => {
    const [link] = await openTable(service.url, twoOf("goofspiel"));
    const page = await newPage(browser, { size: "phone", theme: "auto" });
    const its = await wire(page);
    await page.goto(link ?? "");
    await page.getByTestId("bid-5").waitFor();
    its.tell({ type: "saving", ok: false });
    await page.getByTestId("cannot-save").waitFor();
    await expectGoodLooks(page, "cannot-save", false);
    its.tell({ type: "saving", ok: true });
    await page.getByTestId("cannot-save").waitFor({ state: "detached" });
    let answers = 0;
    its.loses = (type) => type === "done" && ++answers === 1;
    await page.getByTestId("bid-5").click();
    await expect.poll(() => its.said.at(-1)?.["do"]).toBe("play");
    const count = its.said.length;
    its.tell({ type: "refused", key: its.said.at(-1)?.["key"], error: { name: "unknown", message: "not known" } });
    await page.getByText("has not confirmed this yet").waitFor();
    await expect.poll(() => its.said.length).toBe(count + 1);
    expect(its.said.at(-1)?.["key"]).toBe(its.said.at(-2)?.["key"]);
    await page.getByText("You bid 5").waitFor();
    await close(page);
  });

  test("a page whose join fails tries ever more seldom", async () => {
    const page = await newPage(browser);
    let connections = 0;
    await page.routeWebSocket(/\/ws$/, (its) => {
      connections += 1;
      its.onMessage(() => its.close({ code: 1011 }));
    });
    await page.goto(`${service.url}#/t/7k2m9q0c4x1v8n3t`);
    await page.getByText("Connection lost").waitFor();
    await page.waitForTimeout(6000);
    expect(connections).toBeLessThanOrEqual(6);
    await close(page);
  });

  test("whoever watches is told so, and offered nothing that only players may do", async () => {
    const [link] = await openTable(service.url, twoOf("smartphone"));
    const address = (link ?? "").replace(/\/[^/]*$/, "");
    const watcher = await sit(browser, address);
    for (const lang of langs) {
      await speak(watcher, lang);
      await watcher.getByTestId("watching").waitFor();
      for (const control of ["undo", "hint", "seal", "rematch", "stand-in-1"])
        expect(await watcher.getByTestId(control).count()).toBe(0);
      expect(await watcher.getByTestId("decision").textContent()).toMatch(/planning in secret|秘密/);
      expect(await watcher.getByTestId("table").textContent()).not.toMatch(/Your plan|你的规划|你的規劃/);
      await shoot(watcher, `watching-${lang}`, false);
      await expectFits(watcher);
    }
    await close(watcher);
  });

  test("the log of a long game of eight is told page by page as it is scrolled, and again in another language", async () => {
    const page = await newPage(browser, { size: "phone" });
    await page.goto(`${service.url}${await openLongGame(service)}`);
    await ready(page);
    const lines = (): Promise<number> => page.getByTestId("log").locator("li").count();
    // The game is over: what it brought lies over the log.
    await page.getByTestId("final-aside").click();
    await page.getByTestId("open-log").click();
    const first = await lines();
    await page.getByTestId("earlier").focus();
    await page.keyboard.press("Enter");
    await expect.poll(lines).toBeGreaterThan(first);
    await shoot(page, "log-earlier", false);
    await expectFits(page);
    const second = await lines();
    await page.getByTestId("log").evaluate((log) => log.scrollTo(0, log.scrollHeight));
    await expect.poll(lines).toBeGreaterThan(second);
    await changeLanguage(page, "zh-Hans");
    await expect.poll(lines).toBeLessThanOrEqual(first + 200);
    await expect.poll(() => page.getByTestId("log").locator("li").first().textContent()).toMatch(/[\u4e00-\u9fff]/);
    // To the very beginning.
    for (let i = 0; i < 400 && (await page.getByTestId("earlier").count()) > 0; ++i) {
      const before = await lines();
      await page.getByTestId("log").evaluate((log) => log.scrollTo(0, log.scrollHeight));
      await expect
        .poll(async () => (await lines()) > before || (await page.getByTestId("earlier").count()) === 0)
        .toBe(true);
    }
    expect(await page.getByTestId("log").locator("li").last().textContent()).toContain("英国提出法案");
    await close(page);
  });

  test("an agreed undo doubles nothing: both logs say what was taken back, and by whom", async () => {
    const links = await openTable(service.url, twoOf("lake"));
    const [host, guest] = [await sit(browser, links[0]), await sit(browser, links[1], "zh-Hant")];
    for (const page of [host, guest]) await page.getByTestId("open-log").click();
    const lines = async (page: Page): Promise<number> => page.getByTestId("log").locator("li").count();
    await host.getByTestId("propose").waitFor();
    const before = await lines(host);
    for (const bill of ["tax_up", "tariff_up", "subsidy_up"]) await host.getByTestId(`bill-${bill}`).click();
    await host.getByTestId("propose").click();
    await host.getByTestId("vote-tax_up").waitFor();
    const played = await lines(host);
    await host.getByTestId("undo").click();
    await guest.getByTestId("asks-undo").getByRole("button").first().click();
    await host.getByTestId("propose").waitFor();
    for (const page of [host, guest]) {
      await expect.poll(() => lines(page)).toBe(played + 1);
      expect(await page.getByTestId("log").locator("s").count()).toBe(played - before);
      expect(await page.getByTestId("meanwhile").locator("s").count()).toBe(0);
    }
    await host.getByTestId("log").getByText("took back the last move").waitFor();
    const by = (await host.getByTestId("log").getByText("took back").textContent()) ?? "";
    expect(by).toContain(
      (await host.getByTestId("presence-1").locator("..").locator("span").nth(1).textContent()) ?? "?",
    );
    await shoot(guest, "log-undone", false);
    // A reload tells the same.
    await guest.reload();
    await guest.getByTestId("open-log").click();
    await expect.poll(() => lines(guest)).toBe(played + 1);
    expect(await guest.getByTestId("log").locator("s").count()).toBe(played - before);
    await close(host, guest);
  });

  test("a plan is there again after a reload, also at a table of the server", async () => {
    const [link] = await openTable(service.url, twoOf("smartphone"));
    const page = await sit(browser, link);
    await page.getByTestId("piece-0").focus();
    await page.keyboard.press("f");
    await expect.poll(() => page.getByTestId("piece-0").getAttribute("aria-label")).toContain("laid");
    await page.reload();
    await page.getByTestId("seal").waitFor();
    expect(await page.getByTestId("piece-0").getAttribute("aria-label")).toContain("laid");
    // Sealed and taken back, it lies there still.
    await page.getByTestId("seal").click();
    await page.getByTestId("seal").waitFor({ state: "detached" });
    await page.getByTestId("undo").click();
    await page.getByTestId("seal").waitFor();
    expect(await page.getByTestId("piece-0").getAttribute("aria-label")).toContain("laid");
    expect(await phaseOf(page)).toBe("planning");
    await close(page);
  });
});

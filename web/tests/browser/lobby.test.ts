/// A lobby by one link: in browsers, in the terminal, and both at one table.
import { spawn, type ChildProcess } from "node:child_process";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectAccessible, expectFits, newPage, shoot } from "./browser";
import { program, startService, type RunningService } from "./service";
import { browser } from "./stage";

let service: RunningService;
beforeAll(async () => {
  service = await startService(["--public-list"]);
});
afterAll(() => service.close());

/** Opens a lobby by the form; gives the host's page and the one link for all. */
async function openLobby(game: string, people: number, more?: (host: Page) => Promise<void>): Promise<[Page, string]> {
  const host = await newPage(browser, {});
  await host.goto(`${service.url}#/new`);
  await host.getByTestId("game").selectOption(game);
  await host.getByTestId("seats").selectOption(String(people));
  for (let seat = 1; seat <= people; ++seat) await host.getByTestId(`player-${seat}`).selectOption("human");
  await host.getByTestId("online").check();
  await more?.(host);
  await host.getByTestId("start").click();
  await host.getByTestId("lobby").waitFor();
  return [host, await host.getByTestId("lobby-invite-link").inputValue()];
}
async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByTestId("lobby-name").fill(name);
  await page.getByTestId("sit").click();
  await page.getByTestId("ready").waitFor();
}
async function guest(link: string, name: string, look: Parameters<typeof newPage>[1] = {}): Promise<Page> {
  const page = await newPage(browser, look);
  await page.goto(link);
  await page.getByTestId("lobby").waitFor();
  await sitDown(page, name);
  return page;
}

describe("a lobby", () => {
  test("two friends come by the one link, choose civilisations, and all begin when everyone is ready", async () => {
    const [host, link] = await openLobby("lake", 3, async (page) => {
      await page.getByTestId("listed").check();
      await page.getByTestId("allow-hints").check();
    });
    expect(link).toMatch(/#\/t\/[^/]+$/);
    await host.getByTestId("hints-allowed").waitFor();
    await sitDown(host, "Ann");
    await shoot(host, "lobby-host");
    const finder = await newPage(browser, { size: "phone", lang: "zh-Hant" });
    await finder.goto(service.url);
    await finder.getByTestId("public-tables").getByText("Ann").waitFor();
    await finder.getByTestId(/^listed-/).click();
    await finder.getByTestId("lobby").waitFor();
    await sitDown(finder, "小明");
    const third = await guest(link, "Cem", { lang: "zh-Hans" });
    await finder.getByTestId("choose-civ").selectOption("uk");
    // What somebody has is not offered to others.
    await expect.poll(() => third.getByTestId("choose-civ").locator('option[value="uk"]').count()).toBe(0);
    await third.getByTestId("choose-civ").selectOption("france");
    await expectFits(finder);
    await expectAccessible(finder);
    await shoot(finder, "lobby-phone");
    await expectAccessible(host);
    for (const page of [host, finder, third]) await page.getByTestId("ready").click();
    for (const page of [host, finder, third]) await page.getByTestId("table").waitFor();
    await expect.poll(() => third.locator("body").textContent()).toContain("小明");
    // The name is kept, and so is the seat.
    await third.reload();
    await third.getByTestId("table").waitFor();
    await Promise.all([host, finder, third].map((page) => page.context().close()));
  });

  test("a full table, a bot, somebody who is sent away, and a start without waiting", async () => {
    const [host, link] = await openLobby("goofspiel", 3);
    await sitDown(host, "Ann");
    await host.getByTestId("assign-3").selectOption("random");
    const other = await guest(link, "Ben", { size: "phone" });
    const late = await newPage(browser, {});
    await late.goto(link);
    await late.getByTestId("lobby").waitFor();
    expect(await late.getByTestId("sit").count()).toBe(0);
    await host.getByTestId("send-away-2").click();
    await other.getByTestId("sit").waitFor();
    // Sent away while not looking, one is told so, and finds the way back in.
    await sitDown(other, "Ben");
    await other.goto(link.replace(/#.*/, ""));
    await expect.poll(() => other.getByTestId("lobby").count()).toBe(0);
    await host.getByTestId("send-away-2").click();
    await expect.poll(() => host.getByTestId("send-away-2").count()).toBe(0);
    await other.goto(link);
    await other.getByTestId("come-without-seat").click();
    await other.getByTestId("sit").waitFor();
    await host.getByTestId("start-now").click();
    for (const page of [host, other, late]) await page.getByTestId("table").waitFor();
    await Promise.all([host, other, late].map((page) => page.context().close()));
  });
});

/** `oligopoly join`, typed at line by line. */
class Terminal {
  text = "";
  readonly #process: ChildProcess;
  readonly ended: Promise<number | null>;

  constructor(link: string, name: string) {
    this.#process = spawn(program, ["join", link, "--name", name, "--lang", "en"]);
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.on("data", (chunk: Buffer) => (this.text += chunk.toString()));
    this.ended = new Promise((resolve) => this.#process.on("exit", resolve));
  }
  type(line: string): void {
    this.#process.stdin?.write(`${line}\n`);
  }
  interrupt(): void {
    this.#process.kill("SIGINT");
  }
  shows(words: string | RegExp): Promise<void> {
    return expect.poll(() => this.text, { timeout: 20_000 }).toMatch(words);
  }
}

describe("a lobby from the terminal", () => {
  test("one plays in a browser, one in the terminal, to the end; the terminal leaves and comes back", async () => {
    const cards = 4;
    const [host, link] = await openLobby("goofspiel", 2, async (page) => {
      await page.locator('input[type="number"]').first().fill(String(cards));
    });
    await sitDown(host, "Ann");
    const first = new Terminal(link, "Term");
    await first.shows("You have seat 2");
    await host.getByText("Term").first().waitFor();
    first.type("say hello there");
    await host.getByTestId("chat").getByText("hello there").waitFor();
    first.interrupt();
    expect(await first.ended).toBe(0);
    const back = /oligopoly join (\S+)/.exec(first.text)?.[1] ?? "";
    expect(back).toContain(link);
    const second = new Terminal(back, "Term");
    await second.shows("You have seat 2");
    second.type("ready");
    await host.getByTestId("ready").click();
    await host.getByTestId("table").waitFor();
    await second.shows("The game begins");
    // What is piped in waits for its question.
    for (let card = 1; card <= cards; ++card) second.type(`bid ${card}`);
    for (let card = 1; card <= cards; ++card) await host.getByTestId(`bid-${card}`).click();
    expect(await second.ended).toBe(0);
    expect(second.text).toContain("Ann");
    await host.context().close();
  });

  test("links that open nothing are told apart", async () => {
    const bad = new Terminal("not a link", "Term");
    expect(await bad.ended).toBe(2);
    const unknown = new Terminal(`${service.url}#/t/0123456789abcdef`, "Term");
    expect(await unknown.ended).toBe(3);
    expect(unknown.text).toContain("there is no such table");
  });
});

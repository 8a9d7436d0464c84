/// People without accounts: their seats on another device, everything they have begun, and finished games for everyone.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer as createSite } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newSecret, phraseOf } from "../../src/keepsake/phrase";
import { expectAccessible, expectGoodLooks, newPage } from "./browser";
import { openTable, program, sit, startService, type RunningService } from "./service";
import { browser } from "./stage";

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const twoPeople = { game: "goofspiel", options: { cards: 5 }, seats: [{ player: "human" }, { player: "human" }] };
const tableIn = (link = ""): string => /#\/t\/(\w+)/.exec(link)?.[1] ?? "";

/** A game of bots from beginning to end. */
function finishedRecord(game = "goofspiel", bot = "random"): object {
  const file = join(mkdtempSync(join(tmpdir(), "oligopoly-")), "game.json");
  execFileSync(program, ["auto", game, "--seats", `${bot},${bot}`, "--games", "1", "--seed", "1", "--record", file]);
  return JSON.parse(readFileSync(file, "utf8")) as object;
}
/** The same game with another fingerprint after its third step. */
function altered(record: object): object {
  const { steps, ...rest } = record as { steps: { hash: string }[] };
  return { ...rest, steps: steps.map((step, i) => (i === 2 ? { ...step, hash: "0123456789abcdef" } : step)) };
}
async function publish(record: object): Promise<string> {
  const body = JSON.stringify({ record });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${service.url}api/tables`, { method: "POST", headers, body });
  return ((await answer.json()) as { table: string }).table;
}
async function restore(page: Page, typed: string): Promise<void> {
  await page.getByTestId("phrase-typed").fill(typed);
  await page.getByTestId("restore").click();
}
/** Somebody who plays the lowest cards until the game is over. */
async function playOut(link = ""): Promise<Page> {
  const token = link.split("/").at(-1) ?? "";
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const table = `${service.url}api/tables/${tableIn(link)}`;
  for (let card = 1; card <= 5; ++card) {
    const body = JSON.stringify({ do: "play", action: `bid ${card}` });
    await expect
      .poll(async () => (await fetch(`${table}/commands`, { method: "POST", headers, body })).status)
      .toBe(200);
  }
  await expect
    .poll(async () => ((await (await fetch(table)).json()) as { state: { over: boolean } }).state.over, {
      timeout: 9000,
    })
    .toBe(true);
  return sit(browser, link);
}
const cards = (page: Page, state: string): Promise<number> => page.getByTestId(`game-${state}`).count();

test("a seat and a game move to other browsers by phrase and by link, and what those begin comes back", async () => {
  const [[first, rival], [second]] = [await openTable(service.url, twoPeople), await openTable(service.url, twoPeople)];
  const old = await sit(browser, first);
  await old.goto(`${service.url}#/settings`);
  await old.getByTestId("keepsake-on").click();
  const phrase = (await old.getByTestId("phrase").textContent()) ?? "";
  const link = await old.getByTestId("restore-link-link").inputValue();
  expect(link).toBe(`${service.url}#/restore/${phrase}`);
  await expectGoodLooks(old, "keepsake");

  const phone = await newPage(browser, { size: "phone", theme: "auto" });
  await phone.goto(`${service.url}#/restore`);
  await restore(
    phone,
    phrase.replace(/.$/, (last) => (last === "7" ? "8" : "7")),
  );
  await phone.getByRole("alert").getByText("Check it for typing errors").waitFor();
  await restore(phone, phraseOf(newSecret()));
  await phone.getByRole("alert").getByText("nothing is kept for this phrase").waitFor();
  await restore(phone, phrase.toLowerCase().replaceAll("-", " "));
  await phone.getByTestId("brought").getByText("1 seat and 0 games").waitFor();
  await expectGoodLooks(phone, "restored-phone");
  await phone.goto(second ?? "");
  await phone.getByTestId("table").waitFor();
  await phone.goto(`${service.url}#/games`);
  await expect.poll(() => cards(phone, "turn")).toBe(2);
  await expectGoodLooks(phone, "my-games-phone");
  await phone.reload();
  await phone.goto(`${service.url}#/settings`);
  await expect.poll(() => phone.getByTestId("keepsake-saved").textContent()).toContain("Saved");

  const other = await newPage(browser);
  await other.goto(link);
  expect(await other.getByTestId("phrase-typed").inputValue()).toBe(phrase);
  expect(other.url()).not.toContain(phrase);
  await other.getByTestId("restore").click();
  await other.getByTestId("brought").waitFor();
  await old.goto(`${service.url}#/games`);
  await old.reload();
  await expect.poll(() => cards(old, "turn"), { timeout: 10_000 }).toBe(2);

  // The other browser sits down with the seat it was given, and leaves: a bot plays on, and nobody finds it again.
  await other.goto(`${service.url}#/t/${tableIn(first)}`);
  await other.getByTestId("table").waitFor();
  other.on("dialog", (dialog) => void dialog.accept());
  await other.getByTestId("table-menu").click();
  await expectAccessible(other);
  await other.getByTestId("leave-table").click();
  await expect.poll(() => cards(other, "turn")).toBe(1);
  const left = await (await fetch(`${service.url}api/tables/${tableIn(first)}`)).json();
  expect((left as { seats: { stand_in?: string }[] }).seats[0]?.stand_in).toBeTruthy();
  const guest = await playOut(rival);
  await guest.getByTestId("final").getByText("Seat 1 (bot)").first().waitFor();
  await guest.goto(`${service.url}#/games`);
  await guest.getByTestId("game-over").getByText("Seat 1: Person (bot)").waitFor();
  await guest.getByTestId("watch").click();
  await guest.getByTestId("replay").waitFor();
  await guest.context().close();

  old.on("dialog", (dialog) => void dialog.accept());
  await old.goto(`${service.url}#/settings`);
  await old.getByTestId("keepsake-off").click();
  await old.getByTestId("keepsake-on").waitFor();
  await other.goto(`${service.url}#/restore`);
  await restore(other, phrase);
  await other.getByRole("alert").getByText("nothing is kept for this phrase").waitFor();
  await Promise.all([old, phone, other].map((one) => one.context().close()));
});

test("a passkey is another way to the same seats", async () => {
  const here = service.url.replace("127.0.0.1", "localhost");
  const [link] = await openTable(here, twoPeople);
  const page = await sit(browser, link);
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const options = { protocol: "ctap2", ctap2Version: "ctap2_1", transport: "internal", hasPrf: true } as const;
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  await page.goto(`${here}#/settings`);
  await page.getByTestId("keepsake-passkey").click();
  await page.getByTestId("phrase").waitFor({ state: "attached" });
  // As on another device: nothing is left but the passkey.
  await page.evaluate(async () => {
    localStorage.clear();
    await new Promise((done) => {
      const request = indexedDB.open("oligopoly");
      request.onsuccess = () => {
        request.result.transaction("seats", "readwrite").objectStore("seats").clear().onsuccess = done;
      };
    });
  });
  await page.goto(`${here}#/restore`);
  await page.reload();
  await page.getByTestId("restore-passkey").click();
  await page.getByTestId("brought").getByText("1 seat").waitFor();
  await page.context().close();
});

test("a finished game opens for anybody by its link, at a moment if it names one; a running one shows nothing", async () => {
  const table = await publish(finishedRecord());
  const page = await newPage(browser, { theme: "auto" });
  await page.goto(`${service.url}r/${table}#5`);
  await page.getByTestId("replay").waitFor();
  expect(await page.getByTestId("scrubber").inputValue()).toBe("5");
  expect(page.url()).toBe(`${service.url}#/r/${table}/5`);
  await page.getByTestId("next").click();
  await expect.poll(() => page.url()).toBe(`${service.url}#/r/${table}/6`);
  await page.reload();
  await expect.poll(() => page.getByTestId("scrubber").inputValue()).toBe("6");
  await page.getByTestId("share-replay").click();
  expect(await page.getByTestId("replay-link-link").inputValue()).toBe(`${service.url}r/${table}`);
  expect(await page.getByTestId("moment-link-link").inputValue()).toBe(`${service.url}r/${table}#6`);
  expect(await page.getByTestId("embed-text").inputValue()).toContain(`src="${service.url}embed/${table}#6"`);
  await expectGoodLooks(page, "share-replay", false);
  await page.keyboard.press("Escape");
  // On a phone nothing of it lies under what moves the game on.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const id of ["page-story", "export-replay", "share-replay"]) await page.getByTestId(id).click();
  await page.keyboard.press("Escape");
  expect((await page.getByTestId("replay-lines").boundingBox())?.height).toBeGreaterThan(20);
  await page.setViewportSize({ width: 1280, height: 720 });
  // The next screen asks for nothing of this one.
  const asked: string[] = [];
  page.on("request", (request) => void (request.url().includes("/record") && asked.push(request.url())));
  await page.goto(`${service.url}#/replays`);
  await page.getByTestId("import").waitFor();
  expect(asked).toEqual([]);

  for (const id of ["0000000000000000", "nonsense"]) {
    await page.goto(`${service.url}r/${id}#3`);
    await page.getByTestId("no-replay").getByText("there is no such table").waitFor();
  }
  const [running] = await openTable(service.url, twoPeople);
  const answers: string[] = [];
  page.on("response", (response) => void (response.url().includes("/record") && answers.push(`${response.status()}`)));
  await page.goto(`${service.url}r/${tableIn(running)}#1`);
  await page.getByTestId("no-replay").getByText("still being played").waitFor();
  expect(answers).toEqual(["409"]);
  expect(await page.getByTestId("replay").count()).toBe(0);
  await expectGoodLooks(page, "no-replay");
  await page.getByRole("link", { name: "Watch it now" }).click();
  await page.getByTestId("table").waitFor();
  await page.context().close();
});

test("a board is shown in a page of another site, and nothing but the board", async () => {
  const table = await publish(finishedRecord("smartphone", "apprentice"));
  const site = createSite((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<iframe src="${service.url}embed/${table}#9" width="800" height="560"></iframe>`);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => site.once("listening", resolve));
  // A stranger's browser, about which nothing is known.
  const page = await (await browser.newContext()).newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
  const frame = page.frameLocator("iframe");
  await frame.getByTestId("board").waitFor();
  expect(await frame.getByTestId("scrubber").inputValue()).toBe("9");
  await frame.getByTestId("next").click();
  await expect.poll(() => frame.getByTestId("scrubber").inputValue()).toBe("10");
  for (const hidden of ["frame-strip", "table-menu", "page-story", "share-replay", "language"])
    expect(await frame.getByTestId(hidden).filter({ visible: true }).count()).toBe(0);
  if (process.env["OLIGOPOLY_SHOTS"]) await page.screenshot({ path: "tests/screenshots/embedded.png" });
  // Whatever its fragment says, a page that may be framed shows no table.
  await page.goto(`${service.url}embed?replay=${table}#/t/${table}`);
  await page.getByTestId("replay").waitFor();
  expect(await page.getByTestId("table").count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
  site.close();
});

test("a record from a file is looked at and shared; what is wrong with one is said, with its name", async () => {
  const record = finishedRecord();
  const page = await newPage(browser, { theme: "auto" });
  await page.goto(`${service.url}#/replays`);
  const give = (name: string, text: string): Promise<void> =>
    page.getByTestId("import").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  const whole = JSON.stringify(record);
  for (const [name, text, words] of [
    ["cut.json", whole.slice(0, 200), "may be cut off"],
    ["picture.png", "\x89PNG", "Not a valid record"],
    ["altered.json", JSON.stringify(altered(record)), "altered at step 3"],
    ["list.json", "[1]", "Not a valid record"],
    ["empty.json", "", "may be cut off"],
    ["other.json", JSON.stringify({ ...record, game: "chess" }), "chess"],
    ["later.json", JSON.stringify({ ...record, rules_version: 99 }), "99"],
  ] as const) {
    await give(name, text);
    await page.getByRole("alert").getByText(name).getByText(words).waitFor();
  }
  expect(await page.locator("li.card").count()).toBe(0);
  await give("begun.json", JSON.stringify({ ...record, steps: [] }));
  await give("whole.json", whole);
  await expect.poll(() => cards(page, "over")).toBe(1);
  await give("phones.json", JSON.stringify(finishedRecord("smartphone", "apprentice")));
  await expect.poll(() => cards(page, "over")).toBe(2);
  await expectGoodLooks(page, "replays");
  await page.locator("li.card a").first().click();
  await page.getByTestId("replay").waitFor();
  await page.getByTestId("share-replay").click();
  await page.getByTestId("publish").click();
  const link = await page.getByTestId("replay-link-link").inputValue();
  const stranger = await newPage(browser, { lang: "zh-Hans" });
  await stranger.goto(link);
  await stranger.getByTestId("replay").waitFor();
  await Promise.all([page, stranger].map((one) => one.context().close()));
});

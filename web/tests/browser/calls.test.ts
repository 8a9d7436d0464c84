/// Calling people who are away by e-mail, through a real mail server; and what a host does against bad company.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, expectFits, newPage, shoot } from "./browser";
import { openTable, sit, startService, type RunningService } from "./service";
import { browser } from "./stage";

const folder = mkdtempSync(join(tmpdir(), "oligopoly-letters-"));
let sink: ChildProcess | undefined;
let service: RunningService | undefined;

beforeAll(async () => {
  const script = fileURLToPath(new URL("../../../service/testing/sink.py", import.meta.url));
  const started = spawn("/usr/bin/python3", [script, folder], { stdio: ["pipe", "pipe", "inherit"] });
  sink = started;
  const [smtp] = await new Promise<string[]>((resolve) =>
    started.stdout.once("data", (line: Buffer) => resolve(line.toString().split(" "))),
  );
  service = await startService([
    ...["--mail", `smtp://127.0.0.1:${smtp}`, "--mail-from", "table@example.org"],
    ...["--call-after", "1"],
  ]);
});
afterAll(() => {
  service?.close();
  sink?.stdin?.end();
  rmSync(folder, { recursive: true, force: true });
});

/** The text of a letter, once it has come. */
async function letter(number: number): Promise<string> {
  const file = join(folder, `letter-${number}.json`);
  await expect.poll(() => existsSync(file), { timeout: 15_000 }).toBe(true);
  return (JSON.parse(readFileSync(file, "utf8")) as { text: string }).text;
}
const linkIn = (text: string, what: string): string => new RegExp(`http\\S+/calls/${what}/\\S+`).exec(text)?.[0] ?? "";

/** Plays a card as a program would. */
async function bid(link: string, card: number): Promise<void> {
  const [table, token] = link.split("#/t/")[1]?.split("/") ?? [];
  const answer = await fetch(`${service!.url}api/tables/${table}/commands`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ do: "play", action: `bid ${card}` }),
  });
  expect(answer.status).toBe(200);
}

test("who is away is e-mailed after agreeing, and no more after one click", { timeout: 120_000 }, async () => {
  const setup = { game: "goofspiel", seats: [{ player: "human" }, { player: "human" }] };
  const [first = "", second = ""] = await openTable(service!.url, setup);
  const page = await sit(browser, second);
  await page.getByTestId("table-menu").click();
  await page.getByTestId("menu-calls").click();
  await page.getByTestId("calls-mail").fill("bea@example.org, cem@example.org");
  await page.getByTestId("calls-mail-save").click();
  await page.getByTestId("calls-refusal").waitFor();
  await page.getByTestId("calls-mail").fill("bea@example.org");
  await page.getByTestId("calls-mail-save").click();
  await page.getByTestId("calls-mail-state").waitFor();
  await page.getByTestId("calls-feed-make").click();
  await page.getByTestId("calls-feed-link").waitFor();
  await expectAccessible(page);
  await shoot(page, "calls-dialog", false);
  await page.goto(linkIn(await letter(1), "confirm"));
  await page.getByTestId("calls-confirm").click();
  await page.getByTestId("calls-done").waitFor();
  await shoot(page, "calls-confirmed", false);
  await bid(first, 1);
  await bid(second, 1);
  const called = await letter(2);
  expect(called).toContain("It is your turn");
  await page.goto(linkIn(called, "stop"));
  await page.getByTestId("calls-done").waitFor();
  // Another link in the same tab begins anew.
  await page.goto(linkIn(await letter(1), "confirm"));
  await page.getByTestId("calls-confirm").waitFor();
  await bid(first, 2);
  await bid(second, 2);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(existsSync(join(folder, "letter-3.json"))).toBe(false);
  await page.context().close();
});

test("a host removes a line, mutes and closes the table; a guest reports it", { timeout: 120_000 }, async () => {
  const host = await newPage(browser, { name: "Ann" });
  await host.goto(`${service!.url}#/new`);
  await host.getByTestId("player-2").selectOption("human");
  await host.getByTestId("online").check();
  await host.getByTestId("with-lobby").uncheck();
  await host.getByTestId("start").click();
  await host.getByTestId("seal").waitFor();
  await host.getByTestId("page-company").click();
  const guest = await newPage(browser, { name: "小明", lang: "zh-Hant", size: "phone" });
  await guest.goto(await host.getByTestId("invite-2-link").inputValue());
  await guest.getByTestId("page-company").click();
  await guest.getByTestId("chat-words").fill("an insult");
  await guest.keyboard.press("Enter");
  const remove = host.locator("[data-testid^=remove-line]");
  await remove.click();
  await remove.click();
  await expect.poll(() => guest.getByTestId("chat").textContent()).not.toContain("an insult");
  await host.getByTestId("mute-2").click();
  await guest.getByTestId("you-are-muted").waitFor();
  await expectFits(guest);
  await shoot(guest, "moderation-muted-phone", false);
  await guest.getByTestId("table-menu").click();
  await guest.getByTestId("menu-report").click();
  await guest.getByTestId("report-text").fill("不公平");
  await guest.getByTestId("report-send").click();
  await guest.getByTestId("report-done").waitFor();
  await host.getByTestId("table-menu").click();
  await host.getByTestId("menu-close").click();
  await host.getByTestId("close-text").fill("late");
  await expectAccessible(host);
  await shoot(host, "moderation-close", false);
  await host.getByTestId("close-do").click();
  await expect.poll(() => guest.getByTestId("table-closed").textContent()).toContain("late");
  for (const page of [host, guest]) expect(await page.getByTestId("undo").isDisabled()).toBe(true);
  await shoot(host, "moderation-closed", false);
  // It is over, without a result, and nothing is left to be done there.
  await guest.keyboard.press("Escape");
  await guest.getByTestId("closed-games").click();
  await guest.getByTestId("game-over").getByTestId("closed").waitFor();
  expect(await guest.getByTestId("leave").count()).toBe(0);
  await Promise.all([host, guest].map((one) => one.context().close()));
});

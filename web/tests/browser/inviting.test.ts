/// Inviting friends, also over plain http in a network at home, where a page has no clipboard; and calling them.
import { networkInterfaces } from "node:os";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, expectFits, newPage, shoot } from "./browser";
import { startService, type RunningService } from "./service";
import { decide } from "./smartphone";
import { browser } from "./stage";

const own = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === "IPv4" && !one.internal)?.address;
let [open, closed]: RunningService[] = [];
beforeAll(async () => {
  [open, closed] = await Promise.all([startService(["--bind", "0.0.0.0"]), startService()]);
});
afterAll(() => {
  open?.close();
  closed?.close();
});

/** A table for two people, opened at this address. */
async function host(url: string, size: "desktop" | "phone" = "desktop"): Promise<Page> {
  const page = await newPage(browser, { size });
  await page.goto(`${url}#/new`);
  await page.getByTestId("player-2").selectOption("human");
  await page.getByTestId("online").check();
  await page.getByTestId("with-lobby").uncheck();
  await page.getByTestId("start").click();
  await page.getByTestId("seal").waitFor();
  await page.getByTestId("page-company").click();
  await page.getByTestId("invite-2-link").waitFor();
  return page;
}
const linkOf = (page: Page): Promise<string> => page.getByTestId("invite-2-link").inputValue();
const byOwnAddress = (): string => open!.url.replace("127.0.0.1", own ?? "");

test.skipIf(!own)("by the machine's own address a link is seen, selected, copied and opened", async () => {
  const page = await host(byOwnAddress());
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const link = await linkOf(page);
  expect(link).toMatch(new RegExp(`^${byOwnAddress()}#/t/`));
  await page.getByTestId("invite-2-link").focus();
  expect(await page.evaluate(() => String(getSelection()))).toBe(link);
  await page.getByTestId("invite-2-copy").click();
  await page.getByTestId("invite-2").getByText("Copied").waitFor();
  await page.getByTestId("chat-words").focus();
  await page.keyboard.press("Control+v");
  expect(await page.getByTestId("chat-words").inputValue()).toBe(link);
  const guest = await newPage(browser, { lang: "zh-Hans" });
  await guest.goto(link);
  await guest.getByTestId("seal").waitFor();
  await Promise.all([page, guest].map((one) => one.context().close()));
});

test.skipIf(!own)("whoever opened the page as localhost sends the address that friends can open", async () => {
  const page = await host(open!.url);
  expect(await linkOf(page)).toMatch(new RegExp(`^${byOwnAddress()}#/t/`));
  expect(await page.getByTestId("only-here").count()).toBe(0);
  await page.context().close();
});

test("where nobody else can come, that is said; the code and the link fit a phone", async () => {
  const page = await host(closed!.url, "phone");
  // No lobby has asked for a name: whoever sits here can give one beside the chat.
  await page.getByTestId("company-name").fill("Zoë");
  await page.getByTestId("introduce").click();
  await expect.poll(() => page.getByTestId("chip-1").textContent()).toContain("Zoë");
  expect(await page.getByTestId("company-name").count()).toBe(0);
  await page.getByTestId("only-here").waitFor();
  await page.getByTestId("invite-2-qr").click();
  await page.getByTestId("qr-code").waitFor();
  await expectFits(page);
  await expectAccessible(page);
  await shoot(page, "inviting-phone", false);
  await page.context().close();
});

test("whoever's turn it is finds it in the tab's title and icon, and in a notification when looking elsewhere", async () => {
  const page = await host(closed!.url);
  const guest = await newPage(browser, { lang: "zh-Hans" });
  await guest.context().grantPermissions(["notifications"]);
  await guest.addInitScript(() => {
    const told: string[] = ((window as unknown as { told: string[] }).told = []);
    const System = window.Notification;
    window.Notification = class extends System {
      constructor(words: string, options?: NotificationOptions) {
        super(words, options);
        told.push(words);
      }
    };
  });
  await guest.goto(`${closed!.url}#/settings`);
  await guest.getByTestId("notifies").check();
  await guest.goto(await linkOf(page));
  await guest.getByTestId("seal").waitFor();
  expect(await guest.title()).toBe("● 轮到你 – Oligopoly");
  const icon = (): Promise<string | null> => guest.locator('link[rel="icon"]').getAttribute("href");
  expect(await icon()).toBe("./icon-turn.svg");
  await guest.getByTestId("seal").click();
  await expect.poll(() => guest.title()).toBe("Oligopoly");
  expect(await icon()).toBe("./icon.svg");
  // Another tab is in front when both plans are revealed and the next decision comes.
  await guest.evaluate(() => Object.defineProperty(document, "visibilityState", { value: "hidden" }));
  const told = (): Promise<string[]> => guest.evaluate(() => (window as unknown as { told: string[] }).told);
  expect(await told()).toEqual([]);
  const playOn = async (): Promise<string[]> => {
    await decide(page, async () => {});
    return told();
  };
  await expect.poll(playOn, { timeout: 20_000 }).toEqual(["轮到你"]);
  await Promise.all([page, guest].map((one) => one.context().close()));
});

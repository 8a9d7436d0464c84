import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectAccessible, expectGoodLooks, newPage, shoot, type Look } from "./browser";
import { browser, site } from "./stage";

async function withPage(look: Look, use: (page: Page) => Promise<void>): Promise<void> {
  const page = await newPage(browser, look);
  try {
    await page.goto(site.url);
    await use(page);
  } finally {
    await page.context().close();
  }
}

const screens = {
  home: "",
  new: "new",
  join: "join",
  games: "games",
  replays: "replays",
  rules: "rules",
  settings: "settings",
  restore: "restore",
};

describe("every screen in every language", () => {
  test.each(["phone", "desktop", "wide"] as const)("%s: nothing is cut off, nobody is kept out", (size) =>
    withPage({ size, theme: "auto" }, async (page) => {
      for (const [name, path] of Object.entries(screens)) {
        await page.goto(`${site.url}#/${path}`);
        await page.locator("main h1, main article").first().waitFor();
        if (name === "new") await page.getByTestId("start").waitFor();
        if (name === "new") await page.locator(".option .decision").first().waitFor();
        if (name === "rules") await page.locator("article h1").waitFor();
        await expectGoodLooks(page, `${name}-${size}`);
      }
    }),
  );
});

test("the language changes at once and is remembered", () =>
  withPage({ lang: "en" }, async (page) => {
    await page.getByTestId("language").selectOption("zh-Hant");
    await page.getByText("與史蒂夫對戰").waitFor();
    await page.reload();
    await page.getByText("與史蒂夫對戰").waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("zh-Hant");
  }));

test("a game of goofspiel from the first bid to the ranking, kept, reloaded and replayed", () =>
  withPage({}, async (page) => {
    await page.goto(`${site.url}#/new`);
    await page.getByTestId("game").selectOption("goofspiel");
    await page.locator("input[type=number]").fill("4");
    await page.locator("input[type=number]").blur();
    await page.getByTestId("start").click();
    await page.getByTestId("bid-1").click();
    await page.getByTestId("bid-1").waitFor({ state: "detached" });
    await page.reload();
    for (const card of [2, 3, 4]) {
      await page.getByTestId(`bid-${card}`).click();
      await page.getByTestId(`bid-${card}`).waitFor({ state: "detached" });
    }
    await page.getByTestId("final").waitFor();
    await expectAccessible(page);
    await shoot(page, "goofspiel-final");
    await page.getByTestId("final").getByRole("link").click();
    await page.getByTestId("replay").waitFor();
    await page.getByTestId("scrubber").fill("1");
    await expect.poll(() => page.getByTestId("replay-lines").textContent()).toContain("prize");
    await expectAccessible(page);
  }));

test("a citation in the log opens the paragraph", () =>
  withPage({ lang: "zh-Hans" }, async (page) => {
    await page.goto(`${site.url}#/new`);
    await page.getByTestId("game").selectOption("goofspiel");
    await page.getByTestId("start").click();
    await page.getByTestId("meanwhile").locator(".cite").first().click();
    await page.getByTestId("rule-dialog").getByText("随机翻开").waitFor();
    await expectAccessible(page);
  }));

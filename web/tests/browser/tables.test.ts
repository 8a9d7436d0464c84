import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fromMenu, expectAccessible, expectFits, newPage, shoot, type Look } from "./browser";
import { browser, site } from "./stage";

async function newTable(look: Look, use: (page: Page) => Promise<void>): Promise<void> {
  const page = await newPage(browser, look);
  try {
    await page.goto(`${site.url}#/new`);
    await page.getByTestId("start").waitFor();
    await use(page);
  } finally {
    await page.context().close();
  }
}

test("every option that decides a ruling says which and how", () =>
  newTable({ lang: "zh-Hans" }, async (page) => {
    await page.getByText("零售商").first().waitFor();
    await expect.poll(() => page.locator(".option .decision").count()).toBeGreaterThanOrEqual(2);
    await page.locator(".option .cite").first().click();
    await page.getByTestId("rule-dialog").getByText("R-S2").first().waitFor();
  }));

test("a table with a ruleset of its own and packs: what they add can be chosen and is played", () =>
  newTable({}, async (page) => {
    await page.getByTestId("game").selectOption("lake");
    await page.getByTestId("ruleset").selectOption("house");
    await expect.poll(() => page.getByLabel("Upgrading Finance").inputValue()).toBe("rising");
    const side = page.locator("fieldset", { hasText: "Seat 1" }).locator("select").nth(1);
    expect(await side.locator("option").count()).toBe(8);
    await page.getByTestId("pack-baltic").check();
    await page.getByTestId("pack-short_game").check();
    await side.selectOption({ label: "Sweden" });
    await shoot(page, "new-lake-packs");
    await expectFits(page);
    await expectAccessible(page);
    await page.getByTestId("start").click();
    await page.getByTestId("table").waitFor();
    expect(await page.getByTestId("table").getAttribute("data-game")).toBe("lake");
    await page.reload();
    const [download] = await Promise.all([page.waitForEvent("download"), fromMenu(page, "Export record")]);
    const record = JSON.parse(readFileSync(await download.path(), "utf8"));
    expect(record.seats[0].civ).toBe("added_1");
    expect(record.ruleset.custom).toMatchObject({
      base: "house",
      rounds: 15,
      bills_reversible: true,
      finance_upgrade: "rising",
    });
  }));

test("a pack from a file is taken, a file that is none is refused", () =>
  newTable({}, async (page) => {
    await page.getByTestId("game").selectOption("lake");
    const file = (name: string, text: string) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });
    await page.getByTestId("pack-file").setInputFiles(file("bad.json", "[1]"));
    await page.getByRole("alert").waitFor();
    await page
      .getByTestId("pack-file")
      .setInputFiles(file("quick.json", JSON.stringify({ id: "quick", name: { en: "Quick" }, rounds: 5 })));
    await page.getByTestId("pack-quick").waitFor();
    expect(await page.getByTestId("pack-quick").isChecked()).toBe(true);
    await page.getByTestId("start").click();
    await page.getByTestId("table").waitFor();
  }));

test("what the rules refuse about a setup is said before anything starts", () =>
  newTable({}, async (page) => {
    // A colour that is taken is swapped, but two automatons cannot sit at one table.
    await page.getByTestId("colour-2").selectOption("green");
    expect(await page.getByTestId("colour-1").inputValue()).not.toBe("green");
    for (const seat of [1, 2]) await page.getByTestId(`player-${seat}`).selectOption("steve");
    await page.getByTestId("start").click();
    await page.getByRole("alert").waitFor();
    expect(page.url()).toContain("#/new");
  }));

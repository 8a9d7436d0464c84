/// What owners of the boxes expect to see: Steve's pad, his rules on a page, the era table, and what is ours, marked.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { icons, type Ruleset } from "../../../games/smartphone/web/model";
import { steveSetup } from "../../../games/smartphone/web/setups";
import { startRules } from "../unit/engine";
import {
  changeLanguage,
  expectAccessible,
  expectFits,
  expectGoodLooks,
  langs,
  newPage,
  shoot,
  type Look,
} from "./browser";
import { Clicks, openTrade, ready } from "./lake";
import { openSituation } from "./lake-situations";
import { decide, phaseOf } from "./smartphone";
import { browser, site } from "./stage";

async function at(path: string, look: Look, use: (page: Page) => Promise<void>): Promise<void> {
  const page = await newPage(browser, look);
  try {
    await page.goto(`${site.url}${path}`);
    await use(page);
  } finally {
    await page.context().close();
  }
}
const looks = [
  { size: "desktop", theme: "auto" },
  { size: "phone", theme: "auto" },
] as const;
const iconsIn = (page: Page, id: string): Promise<(string | null)[]> =>
  page
    .getByTestId(id)
    .locator("[data-icon]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-icon")));
const iconName = (page: Page, id: string): Promise<string | null> =>
  page.getByTestId(id).locator('svg[role="img"]').getAttribute("aria-label");

/** What the rules have printed on the pad of a level, in the order it is drawn. */
function printedOn(level: "normal" | "hard"): string[] {
  const { ask } = startRules();
  ask("new", { setup: steveSetup(), seed: 1 });
  const { icons: counts } = (ask("ruleset", {}).ruleset as unknown as Ruleset).steve_pads[level];
  return icons.flatMap((icon) => Array.from({ length: counts[icon] }, () => icon));
}

describe("Steve's pad", () => {
  test("his colour's improvement lies on the space of the round; the next waits on the delayed space", () =>
    at("", {}, async (page) => {
      await page.getByTestId("play-steve").click();
      await page.getByTestId("seal").waitFor();
      expect(await iconsIn(page, "pad-printed")).toEqual(printedOn("normal"));
      // Red: a truck and a good.
      expect(await iconName(page, "space-1")).toBe("truck, goods");
      expect(await page.getByTestId("space-1").textContent()).toContain("this round");
      expect(await iconName(page, "delayed")).toBe("empty");
      expect(await page.getByTestId("pad-tokens").textContent()).toContain("1");
      while ((await phaseOf(page)) !== "selling") await decide(page, async () => {});
      const waiting = await iconName(page, "delayed");
      expect(waiting).not.toBe("empty");
      while ((await page.getByTestId("smartphone").getAttribute("data-round")) === "1")
        await decide(page, async () => {});
      await page.getByTestId("seal").waitFor();
      expect(await iconName(page, "space-2")).toBe(waiting);
      expect(await page.getByTestId("space-2").textContent()).toContain("this round");
      expect(await iconName(page, "delayed")).toBe("empty");
      expect(await page.getByTestId("pad-tokens").textContent()).toContain("2");
    }));

  test.each(looks)("on a $size: what is printed on it is marked as ours, and so are retailers", (look) =>
    at("", look, async (page) => {
      await page.getByTestId("play-steve").click();
      await page.getByTestId("page-seats").click();
      await page.getByTestId("steve-panel").getByTestId("ruling-R-S12").click();
      await page.getByTestId("rule-dialog").getByRole("heading", { name: "R-S12" }).waitFor();
      await page.keyboard.press("Escape");
      await page.getByTestId("page-story").click();
      await page.getByTestId("meanwhile").getByTestId("ruling-R-S2").first().click();
      await page.getByTestId("rule-dialog").getByRole("heading", { name: "R-S2" }).waitFor();
      await expectGoodLooks(page, `box-ruling-${look.size}`, false);
    }),
  );

  test.each(looks)("on a $size: nothing is cut off, nobody is kept out", (look) =>
    at("", look, async (page) => {
      await page.getByTestId("play-steve").click();
      while ((await phaseOf(page)) !== "selling") await decide(page, async () => {});
      await page.getByTestId("page-seats").click();
      await page.getByTestId("steve-panel").scrollIntoViewIfNeeded();
      await expectGoodLooks(page, `box-pad-${look.size}`, false);
    }),
  );
});

describe("a pad of one's own", () => {
  test("is counted out where a table is set up, previewed, played with, and kept", () =>
    at("#/new", {}, async (page) => {
      // The levels show what is printed on their pads.
      await page.getByTestId("option-steve_difficulty").selectOption("hard");
      await expect.poll(() => iconsIn(page, "pad-printed")).toEqual(printedOn("hard"));
      expect(await page.getByTestId("pad-editor").count()).toBe(0);
      await page.getByTestId("option-steve_difficulty").selectOption("own");
      for (const fewer of await page.locator('[data-testid^="fewer-"]').all())
        while (await fewer.isEnabled()) await fewer.click();
      expect(await iconsIn(page, "pad-printed")).toEqual([]);
      for (let i = 0; i < 9; ++i)
        if (await page.getByTestId("more-goods").isEnabled()) await page.getByTestId("more-goods").click();
      expect(await page.getByTestId("count-goods").textContent()).toBe("6");
      for (const icon of ["improve", "research", "research"]) await page.getByTestId(`more-${icon}`).click();
      const own = [...Array.from({ length: 6 }, () => "goods"), "improve", "research", "research"];
      expect(await iconsIn(page, "pad-printed")).toEqual(own);
      await page.getByTestId("start").click();
      await page.getByTestId("page-seats").click();
      expect(await iconsIn(page, "pad-printed")).toEqual(own);
      await page.getByTestId("steve-panel").getByText("your own pad").waitFor();
      // The table keeps it, and so does the form of the next one.
      await page.reload();
      await page.getByTestId("page-seats").click();
      await page.getByTestId("steve-panel").waitFor();
      expect(await iconsIn(page, "pad-printed")).toEqual(own);
      await page.goto(`${site.url}#/new`);
      await page.getByTestId("option-steve_difficulty").selectOption("own");
      await expect.poll(() => iconsIn(page, "pad-printed")).toEqual(own);
    }));

  test.each(looks)("on a $size: the editor fits", (look) =>
    at("#/new", look, async (page) => {
      await page.getByTestId("option-steve_difficulty").selectOption("own");
      await page.getByTestId("pad-editor").scrollIntoViewIfNeeded();
      await expectGoodLooks(page, `box-editor-${look.size}`, false);
    }),
  );
});

describe("Steve at a glance", () => {
  test("is one page on paper, in black on white, without buttons", () =>
    at("#/rules/smartphone/steve", { theme: "dark" }, async (page) => {
      await page.getByTestId("steve-page").locator("table").waitFor();
      for (const lang of langs) {
        await changeLanguage(page, lang);
        await page.waitForTimeout(200);
        const paper = (await page.pdf({ format: "A4" })).toString("latin1");
        expect(paper.match(/\/Type\s*\/Page\b/g)?.length, lang).toBe(1);
      }
      await page.emulateMedia({ media: "print" });
      expect(await page.getByTestId("print").isVisible()).toBe(false);
      expect(await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
        "rgb(255, 255, 255)",
      );
      await shoot(page, "box-summary-print");
    }));

  test.each(looks)("on a $size: found from the rulebook, and readable", (look) =>
    at("#/rules/smartphone", look, async (page) => {
      await page.getByTestId("rule-page-steve").click();
      await page.getByTestId("steve-page").locator("table").waitFor();
      expect(await page.getByTestId("rulebook").count()).toBe(0);
      await expectGoodLooks(page, `box-summary-${look.size}`);
    }),
  );
});

describe("the era table", () => {
  const civs = ["china", "japan"];
  const inRound =
    (round: number) =>
    ({ seat, state }: { seat: number; state: { phase: string; round: number } }) =>
      seat === 1 && state.phase === "turn" && state.round === round ? ("stop" as const) : undefined;

  test("has every card: drawn ones with their round, disasters with their donations, and the sum", () =>
    at("", {}, async (page) => {
      await openSituation(page, site.url, civs, inRound(9));
      await page.getByTestId("open-era").click();
      const table = page.getByTestId("era-table");
      expect(await table.locator("[data-round]").count()).toBe(27);
      const rounds = await table
        .locator("[data-round]")
        .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute("data-round"))));
      expect(rounds.filter((round) => round > 0).sort((a, b) => a - b)).toEqual([4, 5, 6, 7, 8, 9]);
      expect(await page.getByTestId("era-count").textContent()).toBe("6 of 27 cards drawn");
      const donations = await table.locator(".disaster .more").allTextContents();
      expect(donations.length).toBe(5);
      expect(donations.filter((words) => words.includes("200")).length).toBe(1);
      // What the drawn cards do adds up to what is in force.
      const numbers = (cells: string[]): number[] => cells.slice(0, 6).map((cell) => Number(cell.replace("−", "-")));
      const drawn = await Promise.all(
        (await table.locator("tr.drawn[data-round]").all()).map(async (row) =>
          numbers(await row.locator("td").allTextContents()),
        ),
      );
      const sums = [0, 1, 2, 3, 4, 5].map((i) => drawn.reduce((sum, row) => sum + (row[i] ?? 0), 0));
      expect(numbers(await page.getByTestId("era-sum").locator("td").allTextContents())).toEqual(sums);
    }));

  test("tells the story of a card on a tap or by keyboard, marked as ours; the bar opens that of the round", () =>
    at("", {}, async (page) => {
      await openSituation(page, site.url, civs, inRound(2));
      await page.getByTestId("era-card").click();
      await page.getByTestId("story-rise").getByText("Our words").waitFor();
      await page.getByTestId("card-tulip_mania").focus();
      await page.keyboard.press("Enter");
      await page.getByTestId("story-tulip_mania").getByText("tulip bulbs").waitFor();
      expect(await page.getByTestId("card-tulip_mania").getAttribute("aria-expanded")).toBe("true");
      expect(await page.getByTestId("story-rise").count()).toBe(0);
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await page.getByTestId("era-dialog").waitFor({ state: "hidden" });
    }));

  test.each(looks)("on a $size: fits in a game and beside the rulebook", (look) =>
    at("", look, async (page) => {
      await openSituation(page, site.url, civs, inRound(9));
      await page.getByTestId("open-era").click();
      await page.getByTestId("card-black_death").click();
      await page.getByTestId("story-black_death").waitFor();
      await expectGoodLooks(page, `box-era-${look.size}`, false);
      const [inner, outer] = await page
        .getByTestId("era-dialog")
        .evaluate((dialog) => [dialog.scrollWidth, dialog.clientWidth]);
      expect(inner).toBeLessThanOrEqual(outer ?? 0);
      await page.goto(`${site.url}#/rules/lake`);
      await page.getByTestId("rule-page-era").click();
      await page.getByTestId("card-wto").click();
      await page.getByTestId("story-wto").waitFor();
      await expectGoodLooks(page, `box-era-rules-${look.size}`, false);
    }),
  );
});

test("achievements, the council and the log say what is ours", () =>
  at("", {}, async (page) => {
    await openSituation(page, site.url, ["china", "uk"], ({ seat, state }) =>
      seat === 1 && state.phase === "turn" && state.round === 2 ? "stop" : undefined,
    );
    await page.getByTestId("page-seats").click();
    await page.getByTestId("achievements").getByTestId("ruling-R-L18").click();
    await page.getByTestId("rule-dialog").getByText("R-L18").waitFor();
    await page.keyboard.press("Escape");
    for (const ruling of ["R-L6", "R-L7"]) {
      await page.getByTestId("council").getByTestId(`ruling-${ruling}`).click();
      await page.getByTestId("rule-dialog").getByText(ruling).first().waitFor();
      await page.keyboard.press("Escape");
    }
    await page.getByTestId("about-hayek").click();
    await page.getByTestId("story-hayek").getByText("Our words").waitFor();
    await expectAccessible(page);
    // The first route brings Smith's achievement, whose condition is ours.
    const clicks = new Clicks(page);
    await clicks.on("income-all");
    await openTrade(page);
    await page.getByTestId("partner-2").click();
    await page.getByTestId("trade-give-livestock").click();
    await page.getByTestId("trade-take-water").click();
    await page.locator('[data-testid="offer"]:not([aria-disabled="true"])').waitFor();
    await clicks.on("offer");
    await clicks.on("accept");
    const line = page.getByTestId("log").locator("li", { hasText: "Smith" });
    expect(await line.getByTestId("ruling-R-L18").count()).toBe(1);
    expect(
      await page
        .getByTestId("log")
        .locator("li", { hasText: "chairs" })
        .first()
        .locator('[data-testid^="ruling-"]')
        .count(),
    ).toBe(0);
  }));

test("a civilisation is chosen with its emblem, and its seat bears it", async () => {
  const page = await newPage(browser, {});
  await page.goto(`${site.url}#/new`);
  await page.getByTestId("game").selectOption("lake");
  await page.getByTestId("seats").selectOption("8");
  const chosen = ["uk", "france", "germany", "usa", "russia", "arabia", "china", "japan"];
  await expect
    .poll(() => page.locator("[data-emblem]").evaluateAll((all) => all.map((one) => one.getAttribute("data-emblem"))))
    .toEqual(chosen);
  for (let seat = 2; seat <= 8; ++seat) await page.getByTestId(`player-${seat}`).selectOption("random");
  for (const theme of ["light", "dark"]) {
    await page.evaluate((look) => document.documentElement.setAttribute("data-theme", look), theme);
    await shoot(page, `box-emblems-${theme}`, false);
  }
  await expectFits(page);
  await expectAccessible(page);
  await page.getByTestId("start").click();
  await ready(page);
  expect(
    await page
      .getByTestId("scene")
      .locator("[data-emblem]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-emblem"))),
  ).toEqual(chosen);
  await page.context().close();
});

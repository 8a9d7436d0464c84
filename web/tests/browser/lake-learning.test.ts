/// Learning the Lake: the taught first game, hints in words, the score that explains itself, and the story at the end.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, newPage, shoot, type Look } from "./browser";
import { Clicks, decide, lake, openLake, phaseOf, playTo, ready } from "./lake";
import { browser, site } from "./stage";

async function visiting(look: Look, use: (page: Page) => Promise<void>): Promise<void> {
  const page = await newPage(browser, look);
  try {
    await page.goto(site.url);
    await use(page);
  } finally {
    await page.context().close();
  }
}
const laptop = { viewport: { width: 1366, height: 768 } };

/** What is being taught; nothing while the coach is silent. */
const lessonOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-testid="coach"]')?.dataset["lesson"] ?? "");

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const isApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** The bubble has come to rest inside the window, beside what it rings. */
async function expectBeside(page: Page, lesson: string): Promise<void> {
  const room = page.viewportSize() ?? { width: 0, height: 0 };
  await expect
    .poll(
      async () => {
        const bubble = await page.getByTestId("coach").boundingBox();
        const rings = await Promise.all((await page.getByTestId("coach-ring").all()).map((ring) => ring.boundingBox()));
        return (
          bubble !== null &&
          bubble.x >= 0 &&
          bubble.y >= 0 &&
          bubble.x + bubble.width <= room.width &&
          bubble.y + bubble.height <= room.height &&
          rings.length > 0 &&
          rings.every((ring) => ring !== null && isApart(bubble, ring))
        );
      },
      { message: lesson },
    )
    .toBe(true);
}

/** Does what the lesson asks for, as somebody would who reads it. */
async function obey(page: Page, lesson: string): Promise<void> {
  const clicks = new Clicks(page);
  const moves: Readonly<Record<string, () => Promise<unknown>>> = {
    council: () => decide(page, clicks),
    vote: () => decide(page, clicks),
    income: () => clicks.on("income"),
    build: () => clicks.on("build-tourism"),
    run: () => clicks.on("run-all"),
    done: () => clicks.on("done"),
  };
  await (moves[lesson]?.() ?? page.getByTestId("coach-next").click());
}

const firstRound = ["goal", "civ", "rivals", "council", "vote", "income", "build", "run", "done"];
const secondRound = ["buy", "upgrade", "trade", "alone"];

test.each([
  ["en", "laptop"],
  ["zh-Hant", "phone"],
] as const)(
  "%s, %s: the first game teaches its first rounds by one move at a time",
  { timeout: 120_000 },
  (lang, size) => {
    const options = size === "laptop" ? laptop : { viewport: { width: 390, height: 844 }, hasTouch: true };
    return visiting({ lang, theme: size === "laptop" ? "dark" : "light", options }, async (page) => {
      await page.getByTestId("guided-lake").click();
      await page.getByTestId("coach").waitFor();
      const taught: string[] = [];
      for (let i = 0; i < 80 && taught.at(-1) !== "alone"; ++i) {
        const lesson = await lessonOf(page);
        if (lesson === "") {
          // The council of the second round is nothing new.
          await ready(page);
          if ((await lake(page).getAttribute("data-mine")) === "true" && (await phaseOf(page)) !== "turn")
            await decide(page, new Clicks(page));
          else if (taught.at(-1) === "done" && (await page.getByTestId("income").count()))
            await new Clicks(page).on("income");
          else await page.waitForTimeout(150);
          continue;
        }
        await expectBeside(page, lesson);
        const text = await page.getByTestId("coach").innerText();
        expect(/[\u4e00-\u9fff]/.test(text), text).toBe(lang !== "en");
        if (["goal", "rivals", "council", "build", "buy"].includes(lesson)) {
          await expectAccessible(page);
          await shoot(page, `lake-lesson-${lesson}-${lang}-${size}`, false);
        }
        taught.push(lesson);
        await obey(page, lesson);
        await expect.poll(() => lessonOf(page), { message: lesson }).not.toBe(lesson);
      }
      expect(taught).toEqual([...firstRound, ...secondRound]);
      expect(await lake(page).getAttribute("data-round")).toBe("2");
    });
  },
);

test("a step can be skipped, and the tutorial once left stays away", () =>
  visiting({ options: laptop }, async (page) => {
    await page.getByTestId("guided-lake").click();
    for (let i = 0; i < 3; ++i) await page.getByTestId("coach-next").click();
    await expect.poll(() => lessonOf(page)).toBe("council");
    await page.getByTestId("coach-skip").click();
    // The vote is not yet: the coach is silent until it comes.
    await expect.poll(() => lessonOf(page)).toBe("");
    await decide(page, new Clicks(page));
    await expect.poll(() => lessonOf(page)).toBe("vote");
    await page.getByTestId("coach-leave").click();
    await expect.poll(() => page.getByTestId("coach").count()).toBe(0);
    await page.reload();
    await ready(page);
    await page.waitForTimeout(400);
    expect(await page.getByTestId("coach").count()).toBe(0);
  }));

test.each(["en", "zh-Hans", "zh-Hant"] as const)(
  "%s: hints say the move, why, and what else there is, in words",
  { timeout: 120_000 },
  (lang) =>
    visiting({ lang, options: laptop }, async (page) => {
      await openLake(page, site.url, { seats: 3, rival: "apprentice", civs: ["china", "uk", "germany"] });
      for (const phase of ["propose", "vote", "turn"]) {
        await playTo(page, phase);
        await page.getByTestId("hint").click();
        const hint = page.getByTestId("hint-words");
        await hint.locator("strong").waitFor();
        const words = await hint.innerText();
        expect(words, phase).not.toMatch(/[a-z]\+|income \d|undefined|NaN|Simulated/);
        expect(/[\u4e00-\u9fff]/.test(words), words).toBe(lang !== "en");
        expect(await hint.locator("p").count()).toBeGreaterThan(0);
        await expectAccessible(page);
        await shoot(page, `lake-hint-${phase}-${lang}`, false);
        await page.getByTestId("hint-play").click();
        await hint.waitFor({ state: "detached" });
      }
    }),
);

test("every part of the score says where it comes from, and who leads in what", { timeout: 120_000 }, () =>
  visiting({ options: laptop }, async (page) => {
    await openLake(page, site.url, { seats: 3, rival: "apprentice", civs: ["china", "uk", "germany"] });
    for (let i = 0; i < 8; ++i) await decide(page, new Clicks(page));
    await page.getByTestId("page-seats").click();
    const scores = page.getByTestId("scores");
    for (const row of await scores.locator("tbody tr").all()) {
      const values = (await row.locator("td button").allTextContents()).map(Number);
      expect(values.slice(0, 3).reduce((sum, value) => sum + value)).toBe(values[3]);
    }
    await scores.locator("tbody td button").first().click();
    await page.getByText(/× 20 = \d+ points/).waitFor();
    await page.keyboard.press("Escape");
    await page.getByTestId("leads").locator("button").first().click();
    await page
      .getByText(/monopoly/)
      .last()
      .waitFor();
    await expectAccessible(page);
    await shoot(page, "lake-score-page", false);
    await page.getByTestId("open-charts").click();
    await page.getByTestId("charts").locator("polyline").first().waitFor();
    await shoot(page, "lake-charts", false);
  }),
);

test.each([
  ["en", "dark", laptop],
  ["zh-Hans", "light", { viewport: { width: 390, height: 844 }, hasTouch: true }],
] as const)("%s, %s: the end tells the story of the game", { timeout: 120_000 }, (lang, theme, options) =>
  visiting({ lang, theme, options }, async (page) => {
    await page.goto(`${site.url}#/new`);
    await page.getByTestId("game").selectOption("lake");
    await page.getByTestId("seats").selectOption("4");
    await page.getByTestId("pack-short_game").check();
    for (const seat of [1, 2, 3, 4]) await page.getByTestId(`player-${seat}`).selectOption("apprentice");
    await page.getByTestId("start").click();
    const final = page.getByTestId("final");
    await final.waitFor({ timeout: 60_000 });
    await page.getByTestId("final-story").waitFor();
    // The parts of a score add up to it, and everyone has a best decision.
    const scores = (await final.locator("ol li strong").allTextContents()).map((text) => Number.parseInt(text, 10));
    for (const [i, parts] of (await final.locator("ol li .sr").allTextContents()).entries())
      expect((parts.match(/\d+/g) ?? []).map(Number).reduce((sum, value) => sum + value)).toBe(scores[i]);
    expect(await page.getByTestId("final-decisions").locator("dd").count()).toBe(4);
    await final.getByTestId("course").waitFor();
    expect(await page.getByTestId("charts").locator("polyline").count()).toBe(4 + 4 + 4);
    const words = await page.getByTestId("final-story").innerText();
    expect(/[\u4e00-\u9fff]/.test(words), words).toBe(lang !== "en");
    await shoot(page, `lake-finish-${lang}`, false);
    await expectAccessible(page);
    await page.getByTestId("charts").scrollIntoViewIfNeeded();
    await shoot(page, `lake-finish-charts-${lang}`, false);
  }),
);

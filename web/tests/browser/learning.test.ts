import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Plan, PlanPreview } from "../../../games/smartphone/web/model";
import { planAction } from "../../../games/smartphone/web/planner.svelte";
import { isSolved, puzzleOf } from "../../../games/smartphone/web/puzzle";
import { startRules } from "../unit/engine";
import { expectAccessible, expectFits, newPage, shoot, type Look } from "./browser";
import { dragPiece, phaseOf, settled } from "./smartphone";
import { browser, site } from "./stage";

async function visiting(look: Look, path: string, use: (page: Page) => Promise<void>): Promise<void> {
  const page = await newPage(browser, look);
  try {
    await page.goto(`${site.url}${path}`);
    await use(page);
  } finally {
    await page.context().close();
  }
}

// ---- the first game ------------------------------------------------------------------------------------------------

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const isApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** What is being taught; nothing while the coach is silent. */
const lessonOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-testid="coach"]')?.dataset["lesson"] ?? "");

/** The bubble has come to rest inside the window, beside what it rings. */
async function expectBeside(page: Page, lesson: string): Promise<void> {
  const room = page.viewportSize() ?? { width: 0, height: 0 };
  const boxOf = async (): Promise<Box> =>
    (await page.getByTestId("coach").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await expect
    .poll(
      async () => {
        const bubble = await boxOf();
        const rings = await Promise.all((await page.getByTestId("coach-ring").all()).map((ring) => ring.boundingBox()));
        const isInside =
          Math.min(bubble.x, bubble.y) >= 0 &&
          bubble.x + bubble.width <= room.width &&
          bubble.y + bubble.height <= room.height;
        return isInside && rings.length > 0 && rings.every((ring) => ring !== null && isApart(bubble, ring));
      },
      { message: lesson },
    )
    .toBe(true);
}

/** Does what the lesson asks for, as somebody would who reads it. */
async function obey(page: Page, lesson: string): Promise<void> {
  const next = page.getByTestId("coach-next");
  const moves: Readonly<Record<string, () => Promise<void>>> = {
    pads: () => dragPiece(page, "upper", 0, 1),
    improvement: async () => {
      await page.getByTestId("piece-0").focus();
      await page.keyboard.press("f");
      await settled(page);
    },
    seal: () => page.getByTestId("seal").click(),
    improve: () => page.locator('[data-testid^="take-"]:not([aria-disabled="true"])').first().click(),
    research: () => page.locator('[data-testid^="choose-study-"]').first().click(),
    logistics: () => page.locator('[data-testid^="choose-ship-"]').first().click(),
    selling: () => page.getByTestId("sell-all").click(),
  };
  await (moves[lesson]?.() ?? next.click());
}
/** Goes on where the tutorial asks for nothing more: the rest of a phase. */
async function finishPhase(page: Page): Promise<void> {
  const phase = await phaseOf(page);
  if (phase === "research") await page.locator('[data-testid^="choose-study-"]').first().click();
  if (phase === "logistics") await page.locator('[data-testid^="choose-ship-"]').first().click();
  if (phase === "selling" && (await page.getByTestId("done").count())) await page.getByTestId("done").click();
}

const taught = [
  ...["goal", "home", "steve", "prices", "pads", "covered", "improvement", "consequences", "seal"],
  ...["revealed", "improve", "research", "logistics", "selling", "scoring", "alone"],
];

test.each([
  ["en", "desktop"],
  ["zh-Hans", "phone"],
  ["zh-Hant", "desktop"],
] as const)("%s, %s: the tutorial teaches a whole round by one move at a time", (lang, size) =>
  visiting({ lang, size }, "", async (page) => {
    await page.getByTestId("guided").click();
    const coach = page.getByTestId("coach");
    await coach.waitFor();
    const lessons: string[] = [];
    for (let i = 0; i < 60 && lessons.at(-1) !== "alone"; ++i) {
      const lesson = await lessonOf(page);
      if (lesson === "") {
        await finishPhase(page);
        await page.waitForTimeout(150);
        continue;
      }
      await expectBeside(page, lesson);
      const text = await coach.innerText();
      expect(/[\u4e00-\u9fff]/.test(text), text).toBe(lang !== "en");
      if (lesson === "goal" || lesson === "pads" || lesson === "logistics") {
        await expectAccessible(page);
        await shoot(page, `tutorial-${lesson}-${lang}-${size}`, false);
      }
      lessons.push(lesson);
      await obey(page, lesson);
      await expect.poll(() => lessonOf(page), { message: lesson }).not.toBe(lesson);
    }
    // What a plan has no icon for is not taught.
    expect(lessons).toEqual(taught.filter((lesson) => lessons.includes(lesson)));
    expect(lessons.length).toBeGreaterThanOrEqual(taught.length - 1);
    expect(await page.getByTestId("smartphone").getAttribute("data-round")).toBe("2");
    await expect.poll(() => coach.count()).toBe(0);
  }),
);

test("a step can be skipped, the tutorial goes on after a reload where it was, and once left it stays away", () =>
  visiting({}, "", async (page) => {
    await page.getByTestId("guided").click();
    const coach = page.getByTestId("coach");
    for (let i = 0; i < 4; ++i) await page.getByTestId("coach-next").click();
    await expect.poll(() => lessonOf(page)).toBe("pads");
    await page.getByTestId("coach-skip").click();
    await expect.poll(() => lessonOf(page)).toBe("covered");
    await page.reload();
    await expect.poll(() => lessonOf(page)).toBe("covered");
    await page.getByTestId("coach-leave").click();
    await expect.poll(() => coach.count()).toBe(0);
    await page.reload();
    await page.getByTestId("seal").waitFor();
    await page.waitForTimeout(500);
    expect(await coach.count()).toBe(0);
  }));

test("the tutorial can be gone through by keyboard alone, and moves nothing on the page", () =>
  visiting({}, "", async (page) => {
    await page.getByTestId("guided").click();
    await page.getByTestId("coach-next").waitFor();
    await page.waitForTimeout(1000);
    await page.evaluate(() => {
      const seen = window as unknown as { shifts: number };
      seen.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) seen.shifts += entry.value;
      }).observe({ type: "layout-shift" });
    });
    await page.getByTestId("coach-next").focus();
    for (const next of ["home", "steve", "prices", "pads"]) {
      await page.keyboard.press("Enter");
      await expect.poll(() => lessonOf(page)).toBe(next);
      // The button that was pressed is gone where a move is asked for; whoever pressed it is still in the bubble.
      expect(await page.evaluate(() => document.activeElement?.closest('[data-testid="coach"]') !== null)).toBe(true);
      await page.keyboard.press("Tab");
    }
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
  }));

test("a table begun without the tutorial has none", () =>
  visiting({}, "", async (page) => {
    await page.getByTestId("play-steve").click();
    await page.getByTestId("seal").waitFor();
    await page.waitForTimeout(400);
    expect(await page.getByTestId("coach").count()).toBe(0);
  }));

// ---- help while planning --------------------------------------------------------------------------------------------

test.each([
  ["en", "desktop"],
  ["zh-Hans", "phone"],
  ["zh-Hant", "desktop"],
] as const)("%s, %s: the best three are drawn, told apart and taken by a click", (lang, size) =>
  visiting({ lang, size }, "", async (page) => {
    await page.getByTestId("play-steve").click();
    await page.getByTestId("open-best").click();
    await page.getByTestId("best-1").waitFor();
    const told = await page.locator('[data-testid="best-three"] li').allInnerTexts();
    expect(told.length).toBeGreaterThan(1);
    expect(told.length).toBeLessThanOrEqual(3);
    expect(new Set(told).size).toBe(told.length);
    for (const words of told) {
      expect(words).not.toMatch(/\b[AB][fb]\b/);
      expect(/[\u4e00-\u9fff]/.test(words), words).toBe(lang !== "en");
    }
    expect(await page.getByTestId("best-three").getByRole("img").count()).toBe(told.length);
    await expectAccessible(page);
    await shoot(page, `best-three-${lang}-${size}`, false);
    await page.getByTestId("best-use-2").click();
    await expect.poll(() => page.getByTestId("best-three").count()).toBe(0);
    await settled(page);
    const price = /\d+/.exec(told[1]?.split("\n").find((line) => /[:：]/.test(line)) ?? "")?.[0];
    expect(await page.getByTestId("outcome-price").innerText()).toBe(price);
  }),
);

// ---- the puzzle of the day -----------------------------------------------------------------------------------------

/** A plan that is one flip away from solving the puzzle of a day, and the pad to flip. */
async function nearlySolved(day: string): Promise<{ plan: Plan; flip: "upper" | "lower" }> {
  const rules = startRules();
  const { solution, demands } = await puzzleOf((name, body) => Promise.resolve(rules.ask(name, body)), day);
  const brings = (plan: Plan): PlanPreview =>
    rules.ask("check", { seat: 1, action: planAction(plan) }).preview as unknown as PlanPreview;
  for (const flip of ["upper", "lower"] as const) {
    const side = `${flip}_side` as const;
    const plan = { ...solution, [side]: solution[side] === "front" ? ("back" as const) : ("front" as const) };
    if (!isSolved(demands, brings(plan))) return { plan, flip };
  }
  throw new Error(`every side solves the puzzle of ${day}`);
}

test.each([
  ["en", "desktop"],
  ["zh-Hans", "desktop"],
  ["zh-Hant", "phone"],
] as const)("%s, %s: the puzzle of the day is found from home, solved by keyboard, kept and told", (lang, size) =>
  visiting({ lang, size }, "", async (page) => {
    await page.getByTestId("page-puzzle").click();
    await page.getByTestId("demands").waitFor();
    await settled(page);
    expect(await page.locator('[data-testid="demands"] li').count()).toBe(3);
    expect(await page.getByTestId("solved").count()).toBe(0);
    await expectAccessible(page);
    await expectFits(page);
    await shoot(page, `puzzle-${lang}-${size}`);

    // Somebody has come this far, and goes on.
    const day = (await page.getByTestId("puzzle").getAttribute("data-day")) ?? "";
    const { plan, flip } = await nearlySolved(day);
    await page.evaluate(
      ([day, plan]) => {
        const [year, month, date] = day.split("-").map(Number);
        const before = new Date(year ?? 0, (month ?? 1) - 1, (date ?? 1) - 1, 12);
        const two = (part: number): string => String(part).padStart(2, "0");
        const yesterday = `${before.getFullYear()}-${two(before.getMonth() + 1)}-${two(before.getDate())}`;
        const kept = {
          [yesterday]: { seconds: 40, moves: 9, isSolved: true },
          [day]: { seconds: 75, moves: 11, isSolved: false, plan },
        };
        addEventListener("pagehide", () => localStorage.setItem("oligopoly.puzzle.smartphone", JSON.stringify(kept)));
      },
      [day, plan] as const,
    );
    await page.reload();
    await page.getByTestId("demands").waitFor();
    await settled(page);
    expect(await page.getByTestId("puzzle-streak").innerText()).toBe("1");
    await page.getByTestId(`piece-${flip}`).focus();
    await page.keyboard.press("f");
    await page.getByTestId("solved").waitFor();
    expect(await page.locator('[data-testid="demands"] [data-met="true"]').count()).toBe(3);
    expect(await page.getByTestId("puzzle-moves").innerText()).toBe("12");
    expect(await page.getByTestId("puzzle-streak").innerText()).toBe("2");
    const result = await page.getByTestId("puzzle-result").inputValue();
    expect(result).toContain("12");
    expect(result).toContain("#/play/smartphone/puzzle");
    await expectAccessible(page);
    await expectFits(page);
    await shoot(page, `puzzle-solved-${lang}-${size}`);

    await page.reload();
    await page.getByTestId("solved").waitFor();
    expect(await page.getByTestId("puzzle-moves").innerText()).toBe("12");
    await page.getByTestId("yesterday").locator("summary").click();
    await page.getByTestId("yesterday").getByRole("img").waitFor();
  }),
);

test("a drag is one move, and starting over puts the pads back", () =>
  visiting({}, "#/play/smartphone/puzzle", async (page) => {
    await page.getByTestId("demands").waitFor();
    await settled(page);
    const lies = (): Promise<string> => page.getByTestId("planner-board").innerHTML();
    const begun = await lies();
    await dragPiece(page, "upper", 0, 1);
    await expect.poll(() => page.getByTestId("puzzle-moves").innerText()).toBe("1");
    expect(await lies()).not.toBe(begun);
    await page.getByTestId("puzzle-again").click();
    await expect.poll(() => page.getByTestId("puzzle-moves").innerText()).toBe("2");
    await settled(page);
    const upper = page.getByTestId("piece-upper").locator("rect").first();
    expect(begun).toContain(await upper.evaluate((cell) => `y="${cell.getAttribute("y") ?? ""}"`));
  }));

test("a page that no game brings is said to be nowhere", () =>
  visiting({}, "#/play/smartphone/nothing", async (page) => {
    await page.getByText("There is nothing at this address.").waitFor();
  }));

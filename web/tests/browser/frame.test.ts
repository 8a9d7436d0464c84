/// The frame of the table: everything that matters is on one screen, says what it is, and moves only to show something.
import { describe, expect, test } from "vitest";
import { expectAccessible, newPage, shoot } from "./browser";
import { expectOneScreen, expectReadable, shiftsOf, watchShifts } from "./one_screen";
import { decide, phaseOf } from "./smartphone";
import { browser, site } from "./stage";
import { playing } from "./steve";

const windows = {
  laptop: { width: 1366, height: 768 },
  low: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
} as const;

describe("a whole game fits one screen in every phase", () => {
  test.each(Object.entries(windows))("%s", (name, viewport) =>
    playing({ options: { viewport, hasTouch: name === "phone" } }, async (page) => {
      await watchShifts(page);
      const seen = new Set<string>();
      for (let i = 0; i < 200; ++i) {
        const phase = await phaseOf(page);
        const round = await page.getByTestId("smartphone").getAttribute("data-round");
        await expectOneScreen(page, `${phase} in round ${round}`, ["seal", "sell-all"]);
        if (name !== "phone" && !seen.has(phase)) await expectReadable(page, phase);
        seen.add(phase);
        if (phase === "over") break;
        await decide(page, async () => {});
      }
      expect([...seen]).toEqual(expect.arrayContaining(["planning", "research", "logistics", "selling", "over"]));
      expect(await shiftsOf(page)).toEqual([]);
    }),
  );

  test("five seats on a low screen", async () => {
    const page = await newPage(browser, { options: { viewport: windows.low } });
    await page.goto(`${site.url}#/new`);
    await page.getByTestId("seats").selectOption("5");
    await page.getByTestId("start").click();
    await page.getByTestId("seal").waitFor();
    for (let i = 0; i < 14; ++i) {
      await expectOneScreen(page, await phaseOf(page), ["seal", "sell-all"]);
      await decide(page, async () => {});
    }
    await shoot(page, "frame-five-seats", false);
    await page.context().close();
  });

  test("at 200 % everything can be reached", () =>
    playing({ options: { viewport: { width: 640, height: 360 } } }, async (page) => {
      for (const id of ["seal", "open-finder", "piece-upper", "tool-turn"]) {
        await page.getByTestId(id).scrollIntoViewIfNeeded();
        expect(await page.getByTestId(id).isVisible(), id).toBe(true);
      }
      await page.getByTestId("seal").click();
      await expect.poll(() => phaseOf(page)).not.toBe("planning");
    }));
});

test("what wins is said on the first screen", () =>
  playing({}, async (page) => {
    expect(await page.getByTestId("goal").textContent()).toMatch(/Most VP after 5 rounds wins/);
    // Whoever plays has the name that the log calls them by; every phase has its name in sight.
    expect(await page.getByTestId("chip-1").innerText()).toMatch(/^Green\s+\(you\)/);
    const phases = page.getByTestId("frame-strip").locator("ol .word");
    expect(await phases.allInnerTexts()).toEqual(expect.arrayContaining(["Plan", "Logistics", "VP"]));
    expect(await phases.last().isVisible()).toBe(true);
  }));

test("everything on the board, in the strip and in the plan explains itself", () =>
  playing({}, async (page) => {
    const places = [
      '[data-spot="region-europe"]',
      '[data-spot="buyer-europe-0"]',
      '[data-spot="buyer-north_africa-2"]',
      '[data-spot="space-china-0"]',
      '[data-spot="region-china"] .heads',
      '[data-spot="tech-gps"]',
      '[data-spot="tech-4g"]',
      '[data-spot="market-1"]',
      '[data-testid="goal"]',
      '[data-testid="frame-strip"] ol li:nth-child(5) button',
      '[data-testid="outcome"] > div',
      '[data-testid="consequences"] .worth',
      '[data-testid="consequences"] .order',
    ];
    for (const place of places) {
      await page.mouse.move(700, 5);
      await page.locator(place).first().hover({ force: true });
      const words = page.getByTestId("explanation");
      await expect.poll(() => words.textContent(), { message: place }).toMatch(/\S{3}/);
      const box = await words.boundingBox();
      expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 1280 && box.y + box.height <= 800, place).toBe(
        true,
      );
    }
    await page.locator('[data-testid="frame-strip"] ol button').first().focus();
    await expectAccessible(page);
  }));

test("a tap explains on a phone", () =>
  playing({ size: "phone" }, async (page) => {
    await page.locator('[data-testid="outcome"] > div').first().tap();
    await page.getByTestId("explanation").getByText("Price").first().waitFor();
    await page.getByTestId("phase").tap();
    await page.getByTestId("explanation").getByText("8 Receive VP").waitFor();
    // Nothing lies over the map: what zooms it stands below.
    const map = await page.getByTestId("map").boundingBox();
    for (const part of [page.getByLabel("Zoom in"), page.getByTestId("ladder")])
      expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual((map?.y ?? 0) + (map?.height ?? 0));
  }));

test("a refusal stands where it was met, and moves nothing", () =>
  playing({}, async (page) => {
    while ((await phaseOf(page)) !== "logistics") await decide(page, async () => {});
    const region = page.locator('[data-testid^="region-"][data-legal="false"]').first();
    const before = await page.getByTestId("board").boundingBox();
    await region.click({ force: true });
    const [spot, refusal] = [await region.boundingBox(), await page.getByTestId("refusal").boundingBox()];
    if (!spot || !refusal) throw new Error("nothing was refused");
    const apart = (from: number, to: number, a: number, b: number): number => Math.max(a - to, from - b, 0);
    expect(apart(spot.x, spot.x + spot.width, refusal.x, refusal.x + refusal.width)).toBeLessThan(60);
    expect(apart(spot.y, spot.y + spot.height, refusal.y, refusal.y + refusal.height)).toBeLessThan(60);
    expect(await page.getByTestId("board").boundingBox()).toEqual(before);
    await shoot(page, "frame-refusal", false);
  }));

test("what happens is played back, can be hurried, and ends where the rules are", () =>
  playing({ motion: "on" }, async (page) => {
    const words = async (): Promise<string> =>
      (await page.getByTestId("board").innerText()) + (await page.getByTestId("frame-strip").innerText());
    const played = (): Promise<void> =>
      page.waitForFunction(
        () => document.querySelector('[data-testid="table"]')?.getAttribute("data-playing") === "false",
      ) as unknown as Promise<void>;
    await page.getByTestId("seal").click();
    await page.getByTestId("playback").waitFor();
    await shoot(page, "frame-playback", false);
    await page.getByTestId("playback-skip").click();
    await played();
    // Deciding early skips what is left, and the last picture is the one a reload shows.
    while ((await phaseOf(page)) !== "selling") await decide(page, async () => {});
    await page.getByTestId("sell-all").click();
    await expect.poll(() => page.getByTestId("smartphone").getAttribute("data-round")).toBe("2");
    await played();
    await page.getByTestId("round-summary").waitFor();
    await shoot(page, "frame-summary", false);
    await page.getByTestId("round-summary").getByText("Green (you)").waitFor();
    await page.getByTestId("summary-veil").click({ position: { x: 5, y: 5 } });
    expect(await page.getByTestId("round-summary").count()).toBe(0);
    const shown = await words();
    await page.reload();
    await page.getByTestId("seal").waitFor();
    expect(await words()).toBe(shown);
  }));

test("Steve's reasons are told while he acts", () =>
  playing({ motion: "on" }, async (page) => {
    while ((await phaseOf(page)) !== "research") await decide(page, async () => {});
    const captions = new Set<string>();
    await page.getByTestId("done").click();
    for (let i = 0; i < 60; ++i) {
      if (await page.getByTestId("playback").count())
        captions.add(
          (await page
            .getByTestId("playback")
            .locator("p")
            .textContent({ timeout: 500 })
            .catch(() => "")) ?? "",
        );
      await page.waitForTimeout(60);
    }
    expect([...captions].join("\n")).toMatch(/Steve (researches|moves)/);
  }));

test("bots among themselves are watched move by move", async () => {
  const page = await newPage(browser, { motion: "on" });
  await page.goto(`${site.url}#/new`);
  await page.getByTestId("player-1").selectOption("manager");
  await page.getByTestId("start").click();
  await page.getByTestId("board").waitFor();
  const lines = (): Promise<number> => page.getByTestId("meanwhile").locator("li").count();
  await expect.poll(lines).toBeGreaterThan(3);
  // It goes on by itself, and is not over at once.
  const before = await page.getByTestId("smartphone").getAttribute("data-phase");
  expect(await page.getByTestId("final").count()).toBe(0);
  await expect
    .poll(() => page.getByTestId("smartphone").getAttribute("data-phase"), { timeout: 20_000 })
    .not.toBe(before);
  await page.context().close();
});

test("a shared screen is handed over behind a curtain", async () => {
  const page = await newPage(browser);
  await page.goto(`${site.url}#/new`);
  await page.getByTestId("player-2").selectOption("human");
  await page.getByTestId("start").click();
  await page.getByTestId("curtain").waitFor();
  await expectAccessible(page);
  expect(await page.getByTestId("planner").isVisible()).toBe(false);
  await page.keyboard.press("Enter");
  await page.getByTestId("seal").click();
  await page.getByTestId("curtain").waitFor();
  await shoot(page, "frame-curtain", false);
  await page.getByTestId("curtain-show").click();
  await page.getByTestId("seal").click();
  await expect.poll(() => phaseOf(page)).not.toBe("planning");
  await page.context().close();
});

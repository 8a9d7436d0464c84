import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectAccessible, expectFits, expectFullWidth, expectGoodLooks, newPage, shoot, speak } from "./browser";
import { cellOf, decide, dragPiece, phaseOf, settled } from "./smartphone";
import { browser, site } from "./stage";
import { playing } from "./steve";

const numberIn = async (page: Page, id: string): Promise<number> => Number(await page.getByTestId(id).textContent());

test("a whole game against Steve by clicks and drags, with what was planned happening", () =>
  playing({}, async (page) => {
    const seen = new Set<string>();
    let planned = { price: 0, goods: 0 };
    for (let i = 0; i < 200; ++i) {
      const phase = await decide(page, async () => {
        await dragPiece(page, "upper", 0, -1);
        await dragPiece(page, "0", -4, 1);
        await page.getByTestId("tool-turn").click();
        await settled(page);
        planned = { price: await numberIn(page, "outcome-price"), goods: await numberIn(page, "outcome-goods") };
      });
      if (phase === "planning") {
        await expect.poll(() => phaseOf(page)).not.toBe("planning");
        const seat = page.getByTestId("seat-1");
        await expect.poll(() => seat.textContent()).toContain(`Price ${planned.price}`);
        expect(await seat.textContent()).toContain(`Goods ${planned.goods}`);
      }
      if (!seen.has(phase)) {
        await expectAccessible(page);
        await expectFits(page);
      }
      seen.add(phase);
      if (phase === "over") break;
    }
    expect([...seen]).toEqual(expect.arrayContaining(["planning", "logistics", "selling", "over"]));
    await page.getByTestId("breakdown").waitFor();
    await shoot(page, "smartphone-final");
    await expectAccessible(page);
  }));

test("dragging: a legal spot takes the pad, an illegal one does not and says why", () =>
  playing({}, async (page) => {
    const before = await page.getByTestId("outcome").textContent();
    await dragPiece(page, "upper", 2, 2);
    // Nothing would be covered: refused where it was dropped, and it stays to be read until the next move.
    await page.getByTestId("plan-refusal").waitFor();
    expect(await page.getByTestId("outcome").textContent()).toBe(before);
    await dragPiece(page, "upper", 0, -1);
    await expect.poll(() => page.getByTestId("outcome").textContent()).not.toBe(before);
    expect(await page.getByTestId("plan-refusal").count()).toBe(0);
    await dragPiece(page, "0", -4, 1);
    expect(await page.getByTestId("piece-0").getAttribute("aria-label")).toMatch(/laid|face down/);
  }));

test("by keyboard alone: move, turn, flip, swap, lay and seal", () =>
  playing({}, async (page) => {
    await page.getByTestId("piece-upper").focus();
    const outcomes = new Set<string>();
    for (const key of ["ArrowUp", "r", "f", "s"]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(150);
      outcomes.add((await page.getByTestId("outcome").textContent()) ?? "");
    }
    expect(outcomes.size).toBeGreaterThan(1);
    await page.getByTestId("piece-0").focus();
    await page.keyboard.press("f");
    await expect.poll(() => page.getByTestId("piece-0").getAttribute("aria-label")).toContain("laid");
    await page.getByTestId("seal").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => phaseOf(page)).not.toBe("planning");
  }));

test("touch: a pad is dragged with a finger", () =>
  playing({ size: "phone" }, async (page) => {
    const box = await page.getByTestId("piece-upper").locator("rect").first().boundingBox();
    const cell = await cellOf(page);
    if (!box) throw new Error("there is no pad");
    const before = await page.getByTestId("outcome").textContent();
    const session = await page.context().newCDPSession(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", dy: number): Promise<unknown> =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y: y + dy }] });
    await touch("touchStart", 0);
    for (let i = 1; i <= 5; ++i) await touch("touchMove", (-i * cell) / 5);
    await page.waitForTimeout(150);
    await touch("touchEnd", 0);
    await expect.poll(() => page.getByTestId("outcome").textContent()).not.toBe(before);
  }));

test("why not: a region that cannot be chosen says why, with the paragraph", () =>
  playing({}, async (page) => {
    while ((await phaseOf(page)) !== "logistics") await decide(page, async () => {});
    await page.locator('[data-testid^="region-"][data-legal="false"]').first().click({ force: true });
    await page.getByTestId("refusal").locator(".cite").first().click();
    await page.getByTestId("rule-dialog").getByText("S6.1").first().waitFor();
  }));

test("undo takes back a marker but not what was revealed", () =>
  playing({}, async (page) => {
    while ((await phaseOf(page)) !== "logistics") await decide(page, async () => {});
    const text = (): Promise<string | null> => page.getByTestId("decision").locator("h2").textContent();
    const before = await text();
    await decide(page, async () => {});
    if ((await phaseOf(page)) === "logistics") {
      await page.getByTestId("undo").click();
      await expect.poll(text).toBe(before);
    }
  }));

/** Presses Tab until something that fits has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let i = 0; i < 200; ++i) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never reaches ${selector}`);
}
const byKeys: Readonly<Record<string, string>> = {
  planning: '[data-testid="seal"]',
  improve: '[data-testid^="take-"]:not([aria-disabled="true"])',
  research: '[data-testid^="study-"]:not([aria-disabled="true"])',
  logistics: '[data-testid^="region-"][data-legal="true"]',
  selling: '[data-testid="sell-all"], [data-testid="done"]',
};

test("a round is played with the keys alone, and what happens is said aloud", () =>
  playing({}, async (page) => {
    const seen = new Set<string>();
    const said = new Set<string>();
    for (let i = 0; i < 40 && (await page.getByTestId("breakdown").count()) === 0; ++i) {
      const phase = await phaseOf(page);
      seen.add(phase);
      await tabTo(page, byKeys[phase] ?? "button");
      await page.keyboard.press("Enter");
      await page.waitForTimeout(100);
      await phaseOf(page);
      said.add((await page.getByTestId("announcements").textContent()) ?? "");
    }
    expect([...seen]).toEqual(expect.arrayContaining(["planning", "logistics"]));
    expect(said.size).toBeGreaterThan(2);
  }));

test("with reduced motion nothing moves", () =>
  playing({ motion: "auto", options: { reducedMotion: "reduce" } }, async (page) => {
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
    expect(moving).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--step"))).toMatch(
      /^ *0m?s/,
    );
  }));

describe("every phase on a phone and a desk, light and dark", () => {
  test.each(["phone", "desktop", "wide"] as const)("%s: nothing is cut off, nobody is kept out", (size) =>
    playing({ size, theme: "auto" }, async (page) => {
      const seen = new Set<string>();
      while ((await page.getByTestId("breakdown").count()) === 0) {
        const phase = await phaseOf(page);
        if (!seen.has(phase))
          await expectGoodLooks(page, `smartphone-${phase}-${size}`, true, seen.size > 0 ? "dock" : undefined);
        if (!seen.has(phase) && size === "desktop") {
          await speak(page, "zh-Hans");
          await expectFullWidth(page);
          await speak(page, "en");
        }
        seen.add(phase);
        await decide(page, async () => {});
      }
      expect(seen.size).toBeGreaterThan(3);
      await expectGoodLooks(page, `smartphone-round2-${size}`);
    }),
  );
});

test("offline after the first load: a game starts and plays without a network", async () => {
  const page = await newPage(browser, { options: { serviceWorkers: "allow" } });
  await page.goto(site.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => (await caches.keys()).length > 0);
  await page.reload();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByTestId("play-steve").click();
  await page.getByTestId("seal").waitFor();
  await page.getByTestId("seal").click();
  await expect.poll(() => phaseOf(page)).not.toBe("planning");
  await page.goto(`${site.url}#/rules`);
  await page.locator("article h1").waitFor();
  await page.context().close();
});

test("the signatures computed in the browser are the native ones", async () => {
  const native = ["release", "dev"].map((preset) =>
    fileURLToPath(new URL(`../../../build/${preset}/oligopoly_signature`, import.meta.url)),
  );
  const program = native.find(existsSync);
  if (!program) throw new Error("build the target oligopoly_signature first");
  const page = await newPage(browser);
  await page.goto(site.url);
  const signatures = await page.evaluate(() => {
    const { oligopolySignatures } = window as unknown as { oligopolySignatures: () => Promise<readonly string[]> };
    return oligopolySignatures();
  });
  expect(signatures.join("\n")).toBe(execFileSync(program, { encoding: "utf8" }).trim());
  await page.context().close();
});

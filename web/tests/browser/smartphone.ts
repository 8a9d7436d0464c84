import type { Page } from "playwright-core";
import { expect } from "vitest";

/** What the table waits for: a phase of the person's, "waiting" or "over". */
export async function phaseOf(page: Page): Promise<string> {
  await page.waitForFunction(
    () => document.querySelector('[data-testid="table"]')?.getAttribute("data-busy") === "false",
  );
  return page.evaluate(() => {
    if (document.querySelector('[data-testid="final"]')) return "over";
    if (document.querySelector('[data-testid="planner"]')) return "planning";
    return document.querySelector('[data-testid="decision"]')?.getAttribute("data-phase") ?? "waiting";
  });
}

/** Waits until the rules have answered everything the planner asked. */
export async function settled(page: Page): Promise<void> {
  for (let calm = 0; calm < 3;) {
    await page.waitForTimeout(60);
    calm = (await page.getByTestId("planner").getAttribute("data-pending")) === "0" ? calm + 1 : 0;
  }
}

/** How large a cell of the pads is on the screen. */
export async function cellOf(page: Page): Promise<number> {
  const cell = await page.getByTestId("piece-upper").locator("rect").first().boundingBox();
  // Cells are drawn with a narrow gap: 38 of 40 units.
  return ((cell?.width ?? 0) * 40) / 38;
}

/** Drags a piece of the plan by whole cells with the mouse. */
export async function dragPiece(page: Page, piece: string, cellsX: number, cellsY: number): Promise<void> {
  const box = await page.getByTestId(`piece-${piece}`).locator("rect").first().boundingBox();
  if (!box) throw new Error(`there is no piece ${piece}`);
  const cell = await cellOf(page);
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, box.width) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (cellsX * cell) / 2, y + (cellsY * cell) / 2, { steps: 4 });
  await page.mouse.move(x + cellsX * cell, y + cellsY * cell, { steps: 4 });
  await settled(page);
  await page.mouse.up();
}

/** Decides once as a person would, by clicks. Returns the phase it decided in. */
export async function decide(page: Page, plan: () => Promise<void>): Promise<string> {
  const phase = await phaseOf(page);
  if (phase === "planning") {
    await plan();
    await settled(page);
    await page.getByTestId("seal").click();
  } else if (phase === "improve") {
    await page.locator('[data-testid^="take-"]:not([aria-disabled="true"])').first().click();
  } else if (phase === "research") {
    await page.locator('[data-testid^="choose-study-"]:enabled').first().click();
  } else if (phase === "logistics") {
    await page.locator('[data-testid^="choose-ship-"]:enabled').first().click();
  } else if (phase === "selling") {
    const all = page.getByTestId("sell-all");
    if (await all.count()) {
      await all.click();
      await expect.poll(async () => (await all.count()) === 0 || (await phaseOf(page)) !== "selling").toBe(true);
    }
    if ((await phaseOf(page)) === "selling" && (await page.getByTestId("done").count()))
      await page.getByTestId("done").click();
  }
  return phase;
}

import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Strip, board, dock and the button that decides are wholly inside the window, and the page itself never scrolls. */
export async function expectOneScreen(page: Page, where: string, more: readonly string[] = []): Promise<void> {
  const outside = await page.evaluate(
    (names) => {
      const found: string[] = [];
      const { scrollHeight, scrollWidth } = document.documentElement;
      if (scrollHeight > innerHeight + 1) found.push(`the page is ${scrollHeight} high, the window ${innerHeight}`);
      if (scrollWidth > innerWidth + 1) found.push(`the page is ${scrollWidth} wide, the window ${innerWidth}`);
      for (const name of names)
        for (const part of document.querySelectorAll(`[data-testid="${name}"]`)) {
          const { left, top, right, bottom, width } = part.getBoundingClientRect();
          const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
          if (width > 0 && !isInside) found.push(`${name}: ${[left, top, right, bottom].map(Math.round).join(" ")}`);
        }
      return found;
    },
    ["frame-strip", "board", "dock", "action", "done", ...more],
  );
  expect(outside, `${where} at ${page.viewportSize()?.width}`).toEqual([]);
}

/** Text on a desk is at least 12 pixels high. */
export async function expectReadable(page: Page, where: string): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-testid="frame"] *')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .flatMap((element) => {
        const scale = element instanceof SVGElement ? (element.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;
        const size = parseFloat(getComputedStyle(element).fontSize) * scale;
        return size < 11.9
          ? [`${element.tagName} ${element.textContent?.trim().slice(0, 30)}: ${size.toFixed(1)}`]
          : [];
      }),
  );
  expect(small, where).toEqual([]);
}

type Watched = { shifts: string[] };
/** Looks out for anything that moves by itself. */
export async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifts: string[] = ((window as unknown as Watched).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: readonly { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const told = sources.map(
          ({ node, previousRect: a, currentRect: b }) =>
            `${node?.outerHTML?.slice(0, 120) ?? node?.textContent} ${a.x},${a.y} ${b.x},${b.y}`,
        );
        // Below this nobody sees anything: a figure that grows by a digit inside its own room.
        if (!hadRecentInput && value >= 0.0005) shifts.push(`${value}: ${told.join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: false });
  });
}
export const shiftsOf = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as Watched).shifts);

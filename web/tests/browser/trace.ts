import type { Browser, Page } from "playwright-core";

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}
export interface Frames {
  /** Frames a second over the whole trace. */
  readonly rate: number;
  /** The longest time from one frame to the next, in milliseconds. */
  readonly longest: number;
  /** Processor time the page's own thread took for each frame, in milliseconds; other programs do not count. */
  readonly work: number;
}

/** What the browser drew while something was done, from its own trace. */
export async function framesDuring(browser: Browser, page: Page, act: () => Promise<void>): Promise<Frames> {
  await browser.startTracing(page, {
    categories: [
      "devtools.timeline",
      "disabled-by-default-devtools.timeline",
      "disabled-by-default-devtools.timeline.frame",
      "toplevel",
      "cc",
      "__metadata",
    ],
  });
  await page.evaluate(() => performance.mark("begin"));
  await act();
  await page.evaluate(() => performance.mark("end"));
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const events = trace.traceEvents;
  const threads = events
    .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
    .map(({ pid, tid }) => `${pid}/${tid}`);
  const drawn = events
    .filter(({ name }) => name === "DrawFrame")
    .map(({ ts }) => ts / 1000)
    .sort((a, b) => a - b);
  const gaps = drawn.slice(1).map((ts, i) => ts - (drawn[i] ?? ts));
  const seconds = ((drawn.at(-1) ?? 0) - (drawn[0] ?? 0)) / 1000;
  const work = events
    .filter(({ name, pid, tid }) => /RunTask$/.test(name) && threads.includes(`${pid}/${tid}`))
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  return { rate: gaps.length / seconds, longest: Math.max(...gaps), work: work / Math.max(1, drawn.length) };
}

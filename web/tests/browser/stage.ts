// A browser and the built page for the tests of one file: importing them opens them first and closes them at the end.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launch } from "./browser";
import { serve } from "./serve";

export let browser: Browser;
export let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  [browser, site] = [await launch(), await serve()];
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

import type { Page } from "playwright-core";
import { newPage, type Look } from "./browser";
import { browser, site } from "./stage";

/** A game against Steve, begun as a person who likes it this way would. */
export async function playing(look: Look, use: (page: Page) => Promise<void>): Promise<void> {
  const page = await newPage(browser, look);
  try {
    await page.goto(site.url);
    await page.getByTestId("play-steve").click();
    await page.getByTestId("seal").waitFor();
    await use(page);
  } finally {
    await page.context().close();
  }
}

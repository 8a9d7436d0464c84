import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { expect } from "vitest";
import { expectFittingFrames } from "./frames";

const paths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export function launch(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM"] ?? paths.find(existsSync);
  if (!executablePath) throw new Error("no Chromium found; set CHROMIUM to its path");
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-default-apps",
      "--disable-sync",
      "--no-first-run",
      "--disable-dev-shm-usage",
    ],
  });
}

export const langs = ["en", "zh-Hans", "zh-Hant"] as const;
export type Lang = (typeof langs)[number];
export const sizes = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
  wide: { width: 2560, height: 1440 },
} as const;
export type Size = keyof typeof sizes;

export interface Look {
  lang?: Lang;
  size?: Size;
  theme?: "auto" | "light" | "dark";
  motion?: "auto" | "on" | "off";
  name?: string;
  options?: BrowserContextOptions;
}

const settingsKey = "oligopoly.settings";

/**
 * A page of a person who likes it this way. Fails the test if the page reports an error, or says or is told what no
 * schema knows. What keeps the page for later would load everything once more; whoever is about it asks for it.
 */
export async function newPage(browser: Browser, look: Look = {}): Promise<Page> {
  const { lang = "en", size = "desktop", theme = "light", motion = "off", name = "", options = {} } = look;
  const context = await browser.newContext({
    viewport: sizes[size],
    hasTouch: size === "phone",
    serviceWorkers: "block",
    ...options,
  });
  await context.addInitScript(
    ([key, value]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, value);
    },
    [settingsKey, JSON.stringify({ lang, theme, motion, name })] as const,
  );
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  page.on("console", (message) => {
    if (message.type() === "error" && message.text().includes("Content Security Policy"))
      throw new Error(message.text());
  });
  expectFittingFrames(page);
  return page;
}

/** Changes the language where it is: in the header, or in a table's menu. */
export async function changeLanguage(page: Page, lang: Lang): Promise<void> {
  const menu = page.getByTestId("table-menu");
  if (await menu.count()) await menu.click();
  await page.getByTestId("language").selectOption(lang);
  if (await menu.count()) await page.keyboard.press("Escape");
}
/** What a table's menu can do. */
export async function fromMenu(page: Page, what: string): Promise<void> {
  await page.getByTestId("table-menu").click();
  await page.getByText(what).click();
}

const shots = fileURLToPath(new URL("../screenshots/", import.meta.url));
/** Where a screenshot of that name goes. */
export function pathOf(name: string): string {
  mkdirSync(shots, { recursive: true });
  return `${shots}${name}.png`;
}
/** A picture for somebody to look at, which takes its time: `OLIGOPOLY_SHOTS=1` asks for them. */
export async function shoot(page: Page, name: string, fullPage = true): Promise<void> {
  if (process.env["OLIGOPOLY_SHOTS"]) await page.screenshot({ path: pathOf(name), fullPage });
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { target: readonly string[]; failureSummary?: string }[];
}

/**
 * Nothing that keeps people out: no serious or critical violation. Where only the colours or the dock have changed
 * since the last look, only they are looked at.
 */
export async function expectAccessible(page: Page, what: "all" | "colours" = "all", where?: "dock"): Promise<void> {
  // Past the content security policy, which rightly forbids scripts from elsewhere.
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: axe });
  await session.detach();
  const violations = await page.evaluate(
    async ([part, rules]) => {
      const { axe } = window as unknown as {
        axe: { run(part: object, options: object): Promise<{ violations: Violation[] }> };
      };
      const seen = document.querySelector(part) ?? document;
      return (await axe.run(seen, { resultTypes: ["violations"], ...(rules ? { runOnly: rules } : {}) })).violations;
    },
    [where ? `[data-testid="${where}"]` : "html", what === "colours" ? ["color-contrast"] : undefined] as const,
  );
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = grave.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(" ")} ${node.failureSummary ?? ""}`).join("; ")}`,
  );
  expect(told, page.url()).toEqual([]);
}

/** No text is cut off and nothing sticks out of the page. */
export async function expectFits(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width + 1)
      found.push(`the page is ${document.documentElement.scrollWidth} wide, the window ${width}`);
    for (const element of document.querySelectorAll<HTMLElement>(
      "button, a, h1, h2, h3, p, li, label, legend, td, th, dt, dd, span, strong",
    )) {
      if (
        // What is cut on purpose says all of it when it is pointed at; a map is looked at through a window.
        element.closest('.sr, svg, [hidden], .scroll, dialog:not([open]), [data-clipped], [data-testid="map"]') ||
        element.matches(".sr") ||
        !element.checkVisibility()
      )
        continue;
      // On a phone the pages of the sheet lie side by side, a swipe apart.
      if ((element.closest(".leaf")?.getBoundingClientRect().left ?? 0) >= width - 1) continue;
      const style = getComputedStyle(element);
      if (style.clipPath !== "none" || style.display === "inline") continue;
      const isCut =
        (style.overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1) ||
        element.scrollWidth > element.clientWidth + 2;
      const box = element.getBoundingClientRect();
      if ((isCut && element.clientWidth > 0) || box.right > width + 1)
        found.push(`${element.tagName}.${element.className}: ${element.textContent?.trim().slice(0, 60)}`);
    }
    return found;
  });
  expect(cut, page.url()).toEqual([]);
}

/** Between Chinese characters punctuation is full-width, also in what is put together and what is only read aloud. */
export async function expectFullWidth(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const half = /\p{Script=Han}[ ]?[,:;!?()]|[,:;!?()][ ]?\p{Script=Han}/u;
    const said = [...document.querySelectorAll("[aria-label]")].map(
      (element) => element.getAttribute("aria-label") ?? "",
    );
    const shown = [...document.querySelectorAll("body *")].flatMap((element) =>
      [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? ""),
    );
    return [...new Set([...said, ...shown])].filter((words) => half.test(words));
  });
  expect(found, page.url()).toEqual([]);
}

/** Changes the language as another tab would: whatever lies over the page stays as it is. */
export async function speak(page: Page, lang: Lang): Promise<void> {
  await page.evaluate(
    ([key, wanted]) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
      localStorage.setItem(key, JSON.stringify({ ...kept, lang: wanted }));
      dispatchEvent(new StorageEvent("storage", { key }));
    },
    [settingsKey, lang] as const,
  );
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, lang);
  // Words of the rules come from the worker.
  await page.waitForTimeout(150);
}

/** What a page looks like for a person: nothing is cut off in any language, nobody is kept out, by day and by night. */
export async function expectGoodLooks(page: Page, name: string, fullPage = true, where?: "dock"): Promise<void> {
  for (const lang of langs) {
    await speak(page, lang);
    // A page whose theme is "auto" follows; colours are the same in every language, so one of each is enough for axe.
    await page.emulateMedia({ colorScheme: lang === "zh-Hans" ? "dark" : "light" });
    await shoot(page, `${name}-${lang}`, fullPage);
    await expectFits(page);
    // A wide screen shows the same parts as a desk, a phone the same colours.
    const width = page.viewportSize()?.width ?? 0;
    if (lang === "en" && width < sizes.wide.width) await expectAccessible(page, "all", where);
    if (lang === "zh-Hans" && width === sizes.desktop.width) await expectAccessible(page, "colours", where);
  }
  await speak(page, "en");
}

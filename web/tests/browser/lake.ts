import { expect } from "vitest";
import type { Locator, Page } from "playwright-core";

export interface LakeSetup {
  seats?: number;
  rival?: string;
  civs?: readonly string[];
  packs?: readonly string[];
  ruleset?: string;
}

/** Sets up a table of Under the Lake by the form and sits down at seat 1. */
export async function openLake(
  page: Page,
  url: string,
  { seats = 2, rival = "random", civs = [], packs = [], ruleset }: LakeSetup = {},
): Promise<void> {
  await page.goto(`${url}#/new`);
  await page.getByTestId("start").waitFor();
  await page.getByTestId("game").selectOption("lake");
  await page.getByTestId("seats").selectOption(String(seats));
  if (ruleset) await page.getByTestId("ruleset").selectOption(ruleset);
  for (const pack of packs) await page.getByTestId(`pack-${pack}`).check();
  for (let seat = 2; seat <= seats; ++seat) await page.getByTestId(`player-${seat}`).selectOption(rival);
  for (const [i, civ] of civs.entries()) await page.getByTestId(`civ-${i + 1}`).selectOption(civ);
  await page.getByTestId("start").click();
  await ready(page);
}

export const lake = (page: Page) => page.getByTestId("lake");

/** Waits until the table rests: the rules have answered, and either it is this seat's decision or the game is over. */
export async function ready(page: Page): Promise<void> {
  await page.locator('[data-testid="lake"][data-ready="true"]').waitFor();
}
export async function phaseOf(page: Page): Promise<string> {
  await ready(page);
  return (await lake(page).getAttribute("data-phase")) ?? "";
}

export class Clicks {
  count = 0;
  constructor(readonly page: Page) {}
  /** A click as a person makes it, counted. */
  async on(testId: string): Promise<void> {
    await ready(this.page);
    await this.#press(this.page.getByTestId(testId).first());
  }
  /** Clicks the first of these that is allowed; tells whether there was one. */
  async onFirst(selector: string): Promise<boolean> {
    await ready(this.page);
    const first = this.page.locator(selector).first();
    if ((await first.count()) === 0) return false;
    await this.#press(first);
    return true;
  }
  /** On a phone the column of a thing may have to be turned to first. */
  async #press(thing: Locator): Promise<void> {
    await thing.waitFor({ state: "attached" });
    const column = await thing.evaluate((node) => node.closest("[data-column]")?.getAttribute("data-column"));
    if (column && !(await thing.isVisible())) {
      this.count += 1;
      await this.page.getByTestId(`column-${column}`).click();
    }
    this.count += 1;
    await thing.click();
    await ready(this.page);
  }
}
const allowed = (prefix: string): string => `[data-testid^="${prefix}"]:not([aria-disabled="true"])`;

/** Decides once as a person would. Returns the kind of decision it was. */
export async function decide(page: Page, clicks: Clicks): Promise<string> {
  const phase = await phaseOf(page);
  if (phase === "over") return phase;
  if (await page.getByTestId("offer-panel").count()) {
    await clicks.on("accept");
    return "offer";
  }
  if (phase === "propose") {
    // The bills that do most for this seat are laid out.
    await clicks.on("propose");
  } else if (phase === "vote") {
    // Late in a game the tax law may be the only bill left.
    if (!(await clicks.onFirst('button[data-testid^="vote-"]:not([data-testid="vote-tax_up"])')))
      await clicks.on("vote-tax_up");
  } else if (phase === "westward") {
    await clicks.on("stay");
  } else if (phase === "meiji") {
    if (!(await clicks.onFirst('[data-testid^="meiji-"]'))) await clicks.on("decline");
  } else if (phase === "turn") {
    await takeTurn(page, clicks);
  }
  return phase;
}

const runs = '[data-testid^="run-"]:not([data-testid="run-all"]):not([data-testid="run-and-end"])';

/** A typical turn: income, a point or a plot, an industry, upgrades, all runs that pay, charity, the end. */
export async function takeTurn(page: Page, clicks: Clicks): Promise<void> {
  if ((await page.getByTestId("turn-panel").getAttribute("data-step")) === "income") await clicks.on("income");
  if (await page.locator('[data-testid="donate"]:not([aria-disabled="true"])').count()) await clicks.on("donate");
  // Whoever buys a point before the first industry stands has no coins left for it.
  const industries = await page.locator(`${runs}, [data-testid^="upgrade-"]`).count();
  if (industries > 0) await clicks.onFirst(`${allowed("buy-")}:not([data-testid="buy-plot"])`);
  await clicks.onFirst(allowed("build-"));
  // An upgrade runs first what pays, where the goods suffice for both; else the runs come first here.
  if (!(await clicks.onFirst(`${allowed("upgrade-")}[data-runs-first="true"]`)) && (await hasUpgrades(page)))
    await clicks.onFirst('[data-testid="run-all"]');
  for (let i = 0; i < 2; ++i) await clicks.onFirst(allowed("upgrade-"));
  await endTurn(clicks);
}
const hasUpgrades = async (page: Page): Promise<boolean> => (await page.locator(allowed("upgrade-")).count()) > 0;
/** With all runs that pay, if there are some. */
export async function endTurn(clicks: Clicks): Promise<void> {
  if (!(await clicks.onFirst('[data-testid="run-and-end"]'))) await clicks.on("done");
}

/** Opens the trade desk, if it is not open. */
export async function openTrade(page: Page): Promise<void> {
  if ((await page.getByTestId("trade-desk").count()) === 0) await page.getByTestId("open-trade").click();
}

/** Plays on until a decision of this kind, or the end. */
export async function playTo(page: Page, phase: string, clicks = new Clicks(page)): Promise<void> {
  for (let i = 0; i < 400; ++i) {
    const now = await phaseOf(page);
    const isAsked = (await page.getByTestId("offer-panel").count()) > 0;
    if ((now === phase && !isAsked) || now === "over") return;
    await decide(page, clicks);
  }
  expect.fail(`no ${phase} came`);
}

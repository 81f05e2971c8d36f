/** Two players at a board, each with a browser, and their actions. */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { Client } from "../src/api/client";
import { drag, open, stands } from "./browser";

export interface Table {
  white: Page;
  black: Page;
  /** Fails the test if a page had an error. */
  nothingWrong(): void;
  /** Submits an arbiter's act over the API. */
  arbiter(event: string): Promise<void>;
}

export interface Setting {
  mode?: "over_the_board" | "training" | "casual";
  /** A preset time control, by PGN field. */
  time?: string;
  fen?: string;
  laws?: string;
  arbiter?: boolean;
  context?: BrowserContextOptions;
}

/** Chooses an option of the start page. A phone shows the options on request. */
export async function choose(page: Page, value: string): Promise<void> {
  await page.locator("form .go").waitFor();
  const change = page.locator(".change[aria-expanded=false]");
  if (await change.isVisible()) await change.click();
  await page.locator(`input[value="${value}"]`).check();
}

const RARE = ["40/5400+30:1800+30", "40/6000+30:20/3000+30:900+30", "1500d5", "-"];

async function chooseTime(page: Page, time: string): Promise<void> {
  if (!RARE.includes(time)) return choose(page, time);
  await choose(page, "own");
  await page.locator("[data-rare]").selectOption(time);
}

/** Creates a game with the form. */
export async function setUp(page: Page, setting: Setting): Promise<void> {
  await choose(page, setting.mode ?? "over_the_board");
  await chooseTime(page, setting.time ?? "5400+30");
  if (setting.fen || setting.arbiter || setting.laws) {
    await page.locator("form .more").click();
    if (setting.laws) await page.locator("[data-laws]").selectOption(setting.laws);
    if (setting.fen) {
      await choose(page, "fen");
      await page.locator("[data-fen]").fill(setting.fen);
    }
    if (setting.arbiter) await page.locator(".further [type=checkbox]").check();
  }
}

export async function sitDown(browser: Browser, base: string, setting: Setting): Promise<Table> {
  const [white, wrongs] = await open(await browser.newContext(setting.context), base);
  await setUp(white, setting);
  await choose(white, "white");
  await white.locator("form .go").click();
  const link = await white.locator("input[data-role=black]").inputValue();
  const arbiters =
    setting.arbiter && (await white.locator("input[data-role=arbiter]").inputValue());
  await white.locator(".links a.own").click();
  const [black, more] = await open(await browser.newContext(setting.context), link);
  await white.locator(".board").waitFor();
  await black.locator(".board").waitFor();
  if (setting.arbiter)
    for (const page of [white, black]) await page.locator("[data-here] .go").click();
  return {
    white,
    black,
    nothingWrong: () => expect([...wrongs, ...more]).toEqual([]),
    async arbiter(event) {
      const { pathname, hash } = new URL(arbiters || "");
      const id = pathname.split("/").at(-1) ?? "";
      await new Client(base, "en").submit(id, hash.slice(1), event, crypto.randomUUID());
    },
  };
}

/** Creates and starts a game; White's clock runs. */
export async function begin(browser: Browser, base: string, setting: Setting): Promise<Table> {
  const table = await sitDown(browser, base, setting);
  if (!setting.arbiter) await start(table);
  else await table.arbiter("Arbiter starts");
  await table.white.locator(".clock.runs").waitFor();
  return table;
}

/** Both players agree to start the clock. */
export async function start({ white, black }: Table): Promise<void> {
  for (const page of [white, black]) await page.locator(".asks .go").first().click();
  await white.locator(".clock.runs").waitFor();
}

export const press = (page: Page) => page.locator(".near .lever").click();

/** Moves by hand and presses. Waits until the opponent sees the move and has the running clock. */
export async function moves(by: Page, from: string, to: string, other: Page): Promise<void> {
  await drag(by, from, to);
  await press(by);
  await other.locator(".near .clock.runs").waitFor();
}

/** Claims a draw, with a move or the current position. */
export async function claims(page: Page, ground: string, move?: string): Promise<void> {
  await page.locator("[data-opens=claim]").click();
  await page.locator(`.panel input[value="claim-${ground}"]`).check();
  if (move) await page.locator(".panel .move").fill(move);
  await page.locator(".panel .go").click();
}

/** Claims an irregularity and selects its square. */
export async function pointsOut(page: Page, point: string, square?: string): Promise<void> {
  await page.locator("[data-opens=claim]").click();
  await page.locator(".panel [role=tab]").last().click();
  await page.locator(".panel select").selectOption(`point-${point}`);
  if (square) await page.locator(`[data-square="${square}"]`).click();
  await page.locator(".panel .go").click();
}

export const status = (page: Page) => page.locator("[role=status]").first().innerText();

/** The rulings shown on a page. */
export const record = async (page: Page) => {
  const items = page.locator(".record li");
  return (await items.allTextContents()).map((text) => text.replaceAll(/\s+/g, " ").trim());
};

/** A clock's time in seconds. */
export async function shows(page: Page, side: string): Promise<number> {
  const text = await page.locator(`[data-clock=${side}]`).innerText();
  return text.split(":").reduce((all, part) => all * 60 + Number(part), 0);
}

export { stands };

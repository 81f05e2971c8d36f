/** Two players at one game, each with a browser context. */
import { expect } from "vitest";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { Client, type Created, type NewGame } from "../src/api/client";
import { open } from "./browser";

export interface Seated {
  id: string;
  white: Page;
  black: Page;
  /** Fails the test if a page had an error. */
  nothingWrong(): void;
  /** Submits an arbiter's act over the API. */
  arbiter(event: string): Promise<void>;
  events(): Promise<string[]>;
  /** Events, each with the effects of its rulings: `White presses: illegal_move`. */
  rulings(): Promise<string[]>;
  /** Closes the browser contexts. */
  leave(): Promise<void>;
}

const secretOf = ({ seats }: Created, role: string) =>
  seats.find((seat) => seat.role === role)?.secret ?? "";

/**
 * Opens a game of the server at `base`; the pages load over `wires`. Each context is prepared
 * before its page opens.
 */
export async function sit(
  browser: Browser,
  base: string,
  game: NewGame,
  wires: readonly [string, string] = [base, base],
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<Seated> {
  const client = new Client(base, "en");
  const created = await client.create(game);
  const page = async (role: string, from: string) => {
    const context = await browser.newContext({ hasTouch: prepare !== undefined });
    await prepare?.(context);
    const link = `${from}/game/${created.id}#${secretOf(created, role)}`;
    const [page, itsWrong] = await open(context, link);
    await page.locator("[data-square=e1]").waitFor();
    return { page, itsWrong, context };
  };
  const record = async () =>
    (await client.since(created.id, 0, secretOf(created, "white"))).happenings;
  const white = await page("white", wires[0]);
  const black = await page("black", wires[1]);
  return {
    id: created.id,
    white: white.page,
    black: black.page,
    nothingWrong: () => expect([...white.itsWrong, ...black.itsWrong]).toEqual([]),
    async arbiter(event) {
      await client.submit(created.id, secretOf(created, "arbiter"), event, crypto.randomUUID());
    },
    async events() {
      return (await record()).flatMap(({ event }) => event ?? []);
    },
    async rulings() {
      return (await record()).map(({ event, rulings }) =>
        [event ?? "", ...rulings.map(({ effect }) => effect)].join(": "),
      );
    },
    async leave() {
      await white.context.close();
      await black.context.close();
    },
  };
}

/** Opens a row behind "More". */
export async function more(page: Page, row: string): Promise<void> {
  await page.locator("[data-opens=more]").first().click();
  await page.locator(`[data-more=${row}]`).click();
}

/** Resigns. On a phone the button is behind "More". */
export async function resign(page: Page): Promise<void> {
  const button = page.locator("[data-opens=resign]");
  if (await button.isVisible()) await button.click();
  else await more(page, "resign");
  await page.locator(".panel .sure").click();
}

/** Types on the command line. */
export async function say(page: Page, ...lines: string[]): Promise<void> {
  for (const line of lines) {
    await page.locator(".command input").focus();
    await page.keyboard.type(line);
    await page.keyboard.press("Enter");
  }
}

/** Goes to a square with the arrow keys alone. */
export async function go(page: Page, square: string): Promise<void> {
  for (let steps = 0; steps < 20; steps++) {
    const here = await page.evaluate(() => document.activeElement?.getAttribute("data-square"));
    if (here === square) return;
    if (!here) await tabTo(page, "[data-square]");
    else await page.keyboard.press(toward(here, square, await turned(page)));
  }
  throw new Error(`${square} is not to be reached`);
}

const turned = (page: Page) =>
  page.evaluate(
    () => document.querySelector("[data-square]")?.getAttribute("data-square") === "h1",
  );

function toward(here: string, there: string, turned: boolean): string {
  const [files, ranks] = [0, 1].map((at) => there.charCodeAt(at) - here.charCodeAt(at));
  const up = (ranks ?? 0) > 0 !== turned;
  const right = (files ?? 0) > 0 !== turned;
  if (ranks) return up ? "ArrowUp" : "ArrowDown";
  return right ? "ArrowRight" : "ArrowLeft";
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, selector: string, key = "Tab"): Promise<void> {
  await page.locator(selector).first().waitFor({ state: "attached" });
  for (let tabs = 0; tabs < 80; tabs++) {
    const there = await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector);
    if (there) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Lifts and puts a piece by keyboard. */
export async function carry(page: Page, from: string, to: string): Promise<void> {
  await go(page, from);
  await page.keyboard.press("u");
  await go(page, to);
  await page.keyboard.press("d");
}

/** Waits for an announcement in the live region. */
export async function announced(page: Page, text: string | RegExp): Promise<void> {
  await page.locator(".announcements p", { hasText: text }).last().waitFor({ state: "attached" });
}

/** Waits for the delivery status. */
export async function arrived(page: Page, how = "arrived"): Promise<void> {
  await page.locator(`[data-arrival=${how}]`).waitFor();
}

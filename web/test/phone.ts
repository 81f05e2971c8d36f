/** An arbiter's phone with the incident page. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { open } from "./browser";
import type { Asked } from "./incidents";

export type Phone = readonly [page: Page, context: BrowserContext, wrong: string[]];

const EVENT = { id: "club-evening", name: "Club evening", arbiter: "", round: 3 };

export async function opened(browser: Browser, address: string, locale: string): Promise<Phone> {
  const viewport = { width: 360, height: 640 };
  const context = await browser.newContext({ locale, viewport, hasTouch: true });
  const [page, wrong] = await open(context, address);
  await page.locator(".hall[data-offline=true]").waitFor();
  return [page, context, wrong];
}

export function phoneOf(browser: Browser, base: string, arbiter: string, locale = "en", more = {}) {
  const event = encodeURIComponent(JSON.stringify({ ...EVENT, arbiter, ...more }));
  return opened(browser, `${base}/hall#event=${event}`, locale);
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });

/** Asks, and records the answer in the ledger. */
export async function record(page: Page, { kind, taps }: Asked, board: number): Promise<void> {
  await page.locator(`[data-kind=${kind}]`).tap();
  for (const one of taps) {
    if (one.startsWith(":")) await page.locator(".hall form input").fill(one.slice(1));
    else await button(page, one).tap();
  }
  await page.locator(".record input").fill(String(board));
  await page.locator(".record button").tap();
  await page.getByText(`Recorded: board ${board}`).waitFor();
}

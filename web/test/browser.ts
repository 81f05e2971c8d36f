/** A browser for tests of the pages, and what a person does in it. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

/**
 * A browser whose pages are not kept for a time without a network: every new context would fetch
 * them all once more, a fifth of all that the tests have a processor do. With settings that differ
 * from the usual ones, where they are given.
 */
export async function launch(...settings: readonly string[]): Promise<Browser> {
  const browser = await launchWhole(...settings);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = (options) => newContext({ serviceWorkers: "block", ...options });
  return browser;
}

/** A browser as people have it: pages are kept, notifications come. */
export function launchWhole(...settings: readonly string[]): Promise<Browser> {
  const finder = fileURLToPath(new URL("../chromium", import.meta.url));
  const executablePath = execFileSync(finder, { encoding: "utf8" }).trim();
  const args = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    ...settings,
  ];
  return chromium.launch({ executablePath, args });
}

/** Messages that are no fault of a page: of connections that tests cut, and of plain HTTP. */
const USUAL =
  /ERR_CONNECTION|ERR_SOCKET|WebSocket|Cross-Origin-Opener-Policy header has been ignored/;

/** A page that fails the test if anything in it goes wrong. */
export async function open(context: BrowserContext, url: string): Promise<[Page, string[]]> {
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !USUAL.test(message.text())) wrong.push(message.text());
  });
  await page.goto(url);
  return [page, wrong];
}

const cell = (page: Page, square: string) => page.locator(`[data-square="${square}"]`);

async function centre(page: Page, square: string): Promise<[number, number]> {
  const box = await cell(page, square).boundingBox();
  if (!box) throw new Error(`no ${square}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Takes a piece and lets go of it. */
export async function drag(page: Page, from: string, to: string): Promise<void> {
  await page.mouse.move(...(await centre(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await centre(page, to)), { steps: 4 });
  await page.mouse.up();
}

/** Taps squares with a finger, one after the other. */
export async function tap(page: Page, ...squares: readonly string[]): Promise<void> {
  for (const square of squares) await page.touchscreen.tap(...(await centre(page, square)));
}

export async function click(page: Page, from: string, to: string): Promise<void> {
  await page.mouse.click(...(await centre(page, from)));
  await page.mouse.click(...(await centre(page, to)));
}

/** Waits until a piece stands there: its name, or nothing. */
export async function stands(page: Page, square: string, label: string): Promise<void> {
  await page.locator(`[data-square="${square}"][aria-label="${label}"]`).waitFor();
}

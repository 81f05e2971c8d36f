/** A browser for page tests, and basic user actions. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

/** Maximum time to wait for a condition, in milliseconds. `WAIT=5000` shows failures sooner. */
export const WAIT = Number(process.env.WAIT ?? 30_000);

/**
 * Launches a browser without service workers, with optional command-line arguments. With workers
 * each new context would cache all pages again, which takes a fifth of the tests' CPU time.
 */
export async function launch(...settings: readonly string[]): Promise<Browser> {
  const browser = await launchWhole(...settings);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext({ serviceWorkers: "block", ...options });
    context.setDefaultTimeout(WAIT);
    return context;
  };
  return browser;
}

/** Launches a browser that finds `clubOf(base)`. */
export const launchAtClub = (): Promise<Browser> =>
  launch("--host-resolver-rules=MAP club.test 127.0.0.1");

/** The test server under a host name: plain HTTP, as in a club's network. */
export const clubOf = (base: string): string => base.replace("127.0.0.1", "club.test");

/** Launches a browser with service workers and notifications. */
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

/** Expected console messages: connections cut by tests, and plain HTTP. */
const USUAL =
  /ERR_CONNECTION|ERR_SOCKET|WebSocket|Cross-Origin-Opener-Policy header has been ignored/;

/** Opens a page that fails the test on any error. */
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

/** Drags a piece to a square. */
export async function drag(page: Page, from: string, to: string): Promise<void> {
  await page.mouse.move(...(await centre(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await centre(page, to)), { steps: 4 });
  await page.mouse.up();
}

/** Taps squares in order. */
export async function tap(page: Page, ...squares: readonly string[]): Promise<void> {
  for (const square of squares) await page.touchscreen.tap(...(await centre(page, square)));
}

export async function click(page: Page, from: string, to: string): Promise<void> {
  await page.mouse.click(...(await centre(page, from)));
  await page.mouse.click(...(await centre(page, to)));
}

/** Waits until the square has this label. */
export async function stands(page: Page, square: string, label: string): Promise<void> {
  await page.locator(`[data-square="${square}"][aria-label="${label}"]`).waitFor();
}

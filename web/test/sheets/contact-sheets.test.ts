/**
 * Contact sheets of every state of the pages, in target/sheets: at five sizes, light and dark, and
 * at the small phone's also in Finnish and Arabic. The single pictures are beside them. `STATES=desk`
 * takes only the states whose name has this word.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { ALL_STATES } from "../all-states";
import { launch } from "../browser";
import { resize, type Viewport } from "../screen-faults";

const FOLDER = fileURLToPath(new URL("../../../target/sheets", import.meta.url));
const SINGLE = join(FOLDER, "single");
/** Size, columns and rows of its sheets. */
const SIZES = {
  phone: { viewport: [360, 640, 44], columns: 7, rows: 1 },
  tall: { viewport: [390, 844, 44], columns: 7, rows: 1 },
  upright: { viewport: [768, 1024, 44], columns: 4, rows: 1 },
  flat: { viewport: [1024, 768, 44], columns: 3, rows: 2 },
  desktop: { viewport: [1440, 900, 40], columns: 3, rows: 2 },
} as const satisfies Record<string, { viewport: Viewport; columns: number; rows: number }>;
type Size = keyof typeof SIZES;
const EVERY = Object.keys(SIZES) as Size[];
/** A phone's pages are long: their pictures are two screens high. */
const SCREENS = 2;
const NAMES = Object.keys(ALL_STATES).filter((name) => name.includes(process.env.STATES ?? ""));
const LANGUAGES = [
  ["en", EVERY, ["light", "dark"]],
  ["fi", ["phone"], ["light"]],
  ["ar", ["phone"], ["light"]],
] as const;

let browser: Browser;
const base = inject("server");
const missing: string[] = [];
beforeAll(async () => {
  if (process.env.STATES === undefined) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(SINGLE, { recursive: true });
  browser = await launch();
});
afterAll(() => browser.close());

const file = (state: string, of: string) =>
  join(SINGLE, `${state.replaceAll(/\W+/g, "-")}-${of}.png`);

async function take(page: Page, state: string, size: Size, of: string): Promise<void> {
  const { viewport } = SIZES[size];
  await resize(page, viewport);
  const [width, low] = viewport;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(whole, width < 640 ? low * SCREENS : low);
  const clip = { x: 0, y: 0, width, height };
  await page.screenshot({ path: file(state, of), fullPage: true, clip });
}

/** Opens a state once in each language, and pictures it at all its sizes. */
async function pictured(state: string): Promise<void> {
  for (const [locale, sizes, schemes] of LANGUAGES) {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ viewport, hasTouch: true, locale });
    try {
      const page = await ALL_STATES[state]?.(context, base);
      if (!page) throw new Error("no page");
      for (const size of sizes) {
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await take(page, state, size, `${locale}-${size}-${colorScheme}`);
        }
      }
    } catch (error) {
      missing.push(`${state} in ${locale}: ${String(error).slice(0, 300)}`);
    }
    await context.close();
  }
}

/** Lays pictures out on a page and saves it. */
async function sheet(names: readonly string[], of: string, size: Size, to: string): Promise<void> {
  const { viewport, columns } = SIZES[size];
  const width = Math.min(viewport[0], Math.floor(1960 / columns));
  const context = await browser.newContext({ viewport: { width: 2000, height: 800 } });
  const page = await context.newPage();
  const cells = names.map((name) => {
    const source = `data:image/png;base64,${readFileSync(file(name, of), "base64")}`;
    return `<figure><figcaption>${name}</figcaption><img src="${source}" width="${width}"></figure>`;
  });
  await page.setContent(
    `<style>body{display:flex;flex-wrap:wrap;gap:6px;margin:6px;background:#888;font:13px sans-serif}
     figure{margin:0;width:${width}px}</style>${cells.join("")}`,
  );
  await page.screenshot({ path: to, fullPage: true });
  await context.close();
}

it("pictures every state", { timeout: 3_600_000 }, async () => {
  const rest = [...NAMES];
  const lane = async () => {
    for (let state = rest.shift(); state !== undefined; state = rest.shift()) await pictured(state);
  };
  await Promise.all([lane(), lane()]);
  expect(missing).toEqual([]);
});

it("lays the pictures out", { timeout: 600_000 }, async () => {
  const lost = new Set(missing.map((one) => one.split(" in ").slice(0, -1).join(" in ")));
  const names = NAMES.filter((name) => !lost.has(name));
  for (const [locale, sizes, schemes] of LANGUAGES) {
    for (const [size, scheme] of sizes.flatMap((size) => schemes.map((one) => [size, one]))) {
      const of = `${locale}-${size}-${scheme}`;
      const { columns, rows } = SIZES[size as Size];
      for (let from = 0; from < names.length; from += columns * rows) {
        const number = String(from / (columns * rows) + 1).padStart(2, "0");
        const some = names.slice(from, from + columns * rows);
        await sheet(some, of, size as Size, join(FOLDER, `${of}-${number}.png`));
      }
    }
  }
});

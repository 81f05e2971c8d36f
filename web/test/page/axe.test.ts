/** No page has accessibility violations or targets that are too small. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { axe } from "../axe";
import { launch } from "../browser";
import { small } from "../pictures";
import { STATES } from "../states";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");

describe.each(["light", "dark"] as const)("axe, %s", (colorScheme) => {
  it.each(Object.keys(STATES))("finds no violation on %s", async (state) => {
    const context = await browser.newContext({ colorScheme });
    const page = await STATES[state]?.(context, base);
    expect(page && (await axe(page))).toEqual([]);
    await context.close();
  });

  it("detects a violation", async () => {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    await page.goto(base);
    await page.evaluate(() => document.body.append(document.createElement("button")));
    expect((await axe(page)).join()).toContain("button-name");
    await context.close();
  });
});

const PHONES = [
  [390, 844],
  [360, 640],
] as const;

describe.each(PHONES)("touch targets at %i by %i", (width, height) => {
  it.each(Object.keys(STATES))("are large enough on %s", async (state) => {
    const viewport = { width, height };
    const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
    const page = await STATES[state]?.(context, base);
    expect(page && (await small(page))).toEqual([]);
    await context.close();
  });
});

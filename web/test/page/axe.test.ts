/**
 * No state of any page has accessibility violations, in any language, light and dark, on a phone
 * and a computer; targets on phones are large enough. A usual run tries a sixth of the pairs of state and
 * language, `TOUCHMOVE_SCREENS=all` all of them.
 */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ALL_STATES } from "../all-states";
import { axe } from "../axe";
import { launch } from "../browser";
import { lowContrast } from "../contrast";
import { small } from "../pictures";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const SHARE = process.env.TOUCHMOVE_SCREENS === "all" ? 1 : 6;
const PHONE = { width: 360, height: 640 };
const COMPUTER = { width: 1280, height: 720 };
const CASES = Object.keys(ALL_STATES)
  .flatMap((state, row) =>
    (["en", "fi", "el", "ar"] as const).map((locale, column) => {
      const onPhone = (row + column) % 2 === 0;
      return { state, locale, onPhone, at: row + column };
    }),
  )
  .filter(({ at }) => at % SHARE === 0);

describe.each(CASES)("$state in $locale, on a phone: $onPhone", ({ state, locale, onPhone }) => {
  it("has no violation, contrast that is too low, or target that is too small", async () => {
    const viewport = onPhone ? PHONE : COMPUTER;
    const context = await browser.newContext({
      viewport,
      hasTouch: onPhone,
      isMobile: onPhone,
      locale,
    });
    const page = await ALL_STATES[state]?.(context, base);
    if (!page) throw new Error(`no state ${state}`);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft([colorScheme, ...(await axe(page))]).toEqual([colorScheme]);
      expect.soft([colorScheme, ...(await lowContrast(page))]).toEqual([colorScheme]);
    }
    if (onPhone) expect.soft(await small(page)).toEqual([]);
    await context.close();
  });
});

it("detects a violation", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(base);
  await page.evaluate(() => document.body.append(document.createElement("button")));
  expect((await axe(page)).join()).toContain("button-name");
  await context.close();
});

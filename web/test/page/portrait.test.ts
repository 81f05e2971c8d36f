/**
 * Scoresheet, symbol pad, help and invitation on portrait screens: layout boxes and hit targets.
 */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { Client } from "../../src/api/client";
import { launch, open } from "../browser";
import { choose, setUp } from "../people";
import { settled } from "../screen-faults";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const TABLETS = [
  [600, 960],
  [768, 1024],
  [820, 1180],
  [834, 1194],
  [1024, 1366],
] as const;
const PHONES = [
  [360, 640],
  [390, 844],
  [393, 852],
  [412, 915],
] as const;
const LOCALES = ["en-US", "fi-FI", "ar-EG"] as const;
const PAD = '.sheet form button[aria-pressed="false"]';
const SHUT = '.sheet form button[aria-pressed="true"]';

const contextOf = (locale: string) =>
  browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale });

/** Visible elements whose centre shows another element, or is off the screen. */
const missed = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        if (width < 2) return false;
        return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((one) => one.textContent.trim() || one.getAttribute("aria-label") || one.tagName),
  );

/** Rows of the scoresheet that are fully visible. */
const rows = (page: Page): Promise<number> =>
  page.locator(".paper").evaluate((paper) => {
    const { top, bottom } = paper.getBoundingClientRect();
    const boxes = [...paper.querySelectorAll("tbody tr")].map((row) => row.getBoundingClientRect());
    return boxes.filter((box) => box.top >= top - 1 && box.bottom <= bottom + 1).length;
  });

/** Pixels of an element's content that only scrolling shows. */
const cutOff = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((one) => one.scrollHeight - one.clientHeight);

/** True if the scoresheet is scrolled to the input row. */
const isAtEnd = (page: Page): Promise<boolean> =>
  page
    .locator(".paper")
    .evaluate((paper) => paper.scrollTop + paper.clientHeight >= paper.scrollHeight - 1);

const controls = ".acts button:not(.resign), .papers .sheet form :is(input, button), .lever";

async function at(
  page: Page,
  sizes: readonly (readonly [number, number])[],
  check: (size: string) => Promise<void>,
): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await settled(page);
    await check(`${width}x${height}`);
  }
}

describe.each(LOCALES)("a game in %s", (locale) => {
  it("shows a scoresheet, all symbols, and help that can be closed", async () => {
    const tags = { TimeControl: "5400+30" };
    const client = new Client(base, "en");
    const created = await client.create({ mode: "over_the_board", tags });
    const { secret } = created.seats.find(({ role }) => role === "white") ?? { secret: "" };
    // Before the game begins, the terms of the invitation take the scoresheet's place on phones.
    await client.submit(created.id, secret, "White plays e4", crypto.randomUUID());
    const link = `${base}/game/${created.id}#${secret}`;
    const [page, wrong] = await open(await contextOf(locale), link);
    const field = page.locator(".sheet form input");
    for (const move of ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6"]) {
      await field.fill(move);
      await field.press("Enter");
    }
    await page.locator('[data-single="4..."]', { hasText: "Nf6" }).waitFor();

    await at(page, TABLETS, async (size) => {
      const { height = 0 } = (await page.locator(".paper").boundingBox()) ?? {};
      expect([size, height]).toSatisfy(() => height >= 120);
      expect([size, await rows(page)]).toSatisfy(([, seen]) => Number(seen) >= 3);
      expect([size, await missed(page, controls)]).toEqual([size, []]);
    });

    await page.locator(PAD).click();
    await at(page, [...PHONES, ...TABLETS], async (size) => {
      const signs =
        ".pad :is(button, select), .sheet form :is(input, button), .square, .clock, .lever";
      expect([size, await missed(page, signs)]).toEqual([size, []]);
      await expect.poll(() => isAtEnd(page), { message: size }).toBe(true);
    });
    await page.locator(SHUT).click();
    await page.locator(".papers .close").click();

    await at(page, [...PHONES, ...TABLETS], async (size) => {
      await page.locator(".command input").focus();
      await page.keyboard.type("help");
      await page.keyboard.press("Enter");
      const answer = page.locator(".answer:has(dl)");
      await answer.waitFor();
      const line = page.locator(".command");
      const paint = await line.evaluate((one) => getComputedStyle(one).backgroundColor);
      expect([size, paint]).toEqual([size, expect.stringMatching(/^rgb\(/)]);
      const shown = ".answer, .command input, .square, .clock";
      expect([size, await missed(page, shown)]).toEqual([size, []]);
      await page.locator(".answer .close").click();
      await answer.waitFor({ state: "detached" });
      expect([size, await missed(page, controls)]).toEqual([size, []]);
    });
    // Escape closes the help too.
    await page.locator(".command input").focus();
    await page.keyboard.type("help");
    await page.keyboard.press("Enter");
    await page.locator(".answer dl").first().waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".answer dl").first().waitFor({ state: "detached" });
    expect(wrong).toEqual([]);
    await page.context().close();
  });

  it("shows the invitation while the opponent is awaited", async () => {
    const [page, wrong] = await open(await contextOf(locale), base);
    await setUp(page, {});
    await choose(page, "white");
    await page.locator("form .go").click();
    await page.locator(".links a.own").click();
    await page.locator(".invite .go").waitFor();
    await at(page, [...PHONES.slice(1), ...TABLETS], async (size) => {
      expect([size, await missed(page, ".invite .go, .invite .code, .acts button")]).toEqual([
        size,
        [],
      ]);
      expect([size, await cutOff(page, ".waits")]).toEqual([size, 0]);
    });
    expect(wrong).toEqual([]);
    await page.context().close();
  });
});

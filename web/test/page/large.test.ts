/**
 * Large type: the browser's text at twice its size on a telephone. Nothing is cut off or covered,
 * nothing is wider than the screen, and every button can be reached.
 */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { launch, open } from "../browser";
import { setUp } from "../people";
import { picture, type Look } from "../pictures";

const base = inject("server");
let browser: Browser;
beforeAll(async () => void (browser = await launch("--blink-settings=defaultFontSize=32")));
afterAll(() => browser.close());

const SMALL: Look = { size: "small", width: 360, height: 640, scheme: "light" };
const PHONE: Look = { size: "phone", width: 390, height: 844, scheme: "light" };
/** With pictures to be looked at, every language at either size. */
const ALL = process.env.PICTURES !== undefined;
const SEEN = (["en", "el", "ar"] as const).flatMap((locale) =>
  [SMALL, PHONE]
    .filter(({ size }) => ALL || size === "small" || locale === "el")
    .map((look) => ({ locale, look, size: look.size })),
);

/** What is wrong with how it looks. */
const wrongWith = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) wrong.push(`${scrollWidth} wide`);
    const hidden = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).clipPath !== "none" || hidden(one.parentElement));
    const seen = (one: Element) => one.checkVisibility() && !hidden(one);
    const name = (one: Element) =>
      `${one.localName}.${String(one.getAttribute("class")).replaceAll(/ ?svelte-\S+/g, "")} ${one.textContent.trim().slice(0, 40)}`;
    const all = [...document.body.querySelectorAll<HTMLElement>("*")].filter(seen);
    // Words: within the screen, and within the box that holds them.
    for (const one of all) {
      const words = [...one.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!words || one.localName === "option" || one.closest("select, textarea")) continue;
      const range = document.createRange();
      range.selectNodeContents(one);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`${name(one)} leaves the screen`);
      for (let within: Element | null = one; within; within = within.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(within);
        const [cutX, cutY] = [overflowX === "hidden", overflowY === "hidden"];
        const holds = within.matches("button, a, label") || cutX || cutY;
        if (!holds) continue;
        const edge = within.getBoundingClientRect();
        const beyondX = box.left < edge.left - 2 || box.right > edge.right + 2;
        const beyondY = box.top < edge.top - 4 || box.bottom > edge.bottom + 4;
        if ((beyondX && overflowX !== "auto") || (beyondY && overflowY !== "auto"))
          wrong.push(`${name(one)} is cut off by ${name(within)}`);
      }
    }
    // What is to be tapped: it can be brought into sight, and nothing lies over it there.
    const handles = "button, a, input, select, textarea, summary";
    for (const one of all.filter((one) => one.matches(handles) && !one.matches(":disabled"))) {
      one.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, right, top, bottom } = one.getBoundingClientRect();
      if (right - left < 2) continue;
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const same =
        at && (one.contains(at) || at.contains(one) || at.closest("label")?.contains(one));
      if (!same) wrong.push(`${name(one)} is covered by ${at ? name(at) : "nothing"}`);
    }
    scrollTo(0, 0);
    return wrong;
  });

async function opened(locale: string, { width, height }: Look): Promise<BrowserContext> {
  return browser.newContext({ locale, viewport: { width, height }, hasTouch: true });
}

describe.each(SEEN)("large type in $locale on $size", ({ locale, look }) => {
  /** All that is wrong, wherever. */
  let found: string[] = [];
  beforeEach(() => (found = []));
  afterEach(() => expect(found).toEqual([]));
  const is = async (page: Page, name: string) => {
    await picture(page, `large-${name}-${locale}`, look);
    found.push(...(await wrongWith(page)).map((what) => `${name}: ${what}`));
  };

  it("in the hall, from the question to the report", async () => {
    const context = await opened(locale, look);
    const event = encodeURIComponent(JSON.stringify({ id: "e", name: "Club evening, Thursdays" }));
    const [page, wrong] = await open(context, `${base}/hall#event=${event}`);
    await page.locator("[data-kind=flag]").waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      "32px",
    );
    await is(page, "hall-what");
    await page.locator("[data-kind=illegal-move]").tap();
    await page.locator(".chips").waitFor();
    await is(page, "hall-who");
    await page.locator(".chips button").nth(1).tap();
    await page.locator("[data-fact='not legal']").tap();
    await page.locator("[data-fact='not answered']").tap();
    await page.locator("[data-fact='Black has king']").waitFor();
    await is(page, "hall-needed");
    await page.locator("[data-fact='Black has king']").tap();
    await page.locator(".record").waitFor();
    await page.locator(".numbers button").first().tap();
    await page.locator("blockquote").waitFor();
    await is(page, "hall-answer");
    await page.locator(".record input").fill("12");
    await page.locator(".record button").tap();
    await page.locator("[role=status]").waitFor();
    await is(page, "hall-recorded");
    // What is left to judgement.
    await page.locator("[data-kind=both-flags]").tap();
    await page.locator("section button").first().waitFor();
    await is(page, "hall-judgement");
    await page.locator(".record button").tap();
    await page.locator("[data-ledger]").tap();
    await page.locator("[data-entry]").first().waitFor();
    await is(page, "hall-ledger");
    await page.locator(".ends button").tap();
    await page.locator("button.event").tap();
    await page.locator("form .ends").waitFor();
    for (const more of await page.locator(".hall summary").all()) await more.tap();
    await is(page, "hall-event");
    expect(wrong).toEqual([]);
    await context.close();
  });

  it("with a position, and in the training ground", async () => {
    const context = await opened(locale, look);
    const [page, wrong] = await open(
      context,
      `${base}/position?fen=8/8/8/8/8/5k1p/7P/6NK b - - 0 1`,
    );
    await page.locator("[data-mate=black] + details summary").tap();
    await is(page, "position");
    await page.locator(".position .accent").tap();
    await page.locator(".tray").waitFor();
    await is(page, "position-placing");
    await page.goto(`${base}/sandbox?case=a-second-illegal-move-loses`);
    await page.locator("[name=subject] option").nth(1).waitFor({ state: "attached" });
    await page.locator("[name=subject]").selectOption({ index: 1 });
    await page.locator("aside li button").first().tap();
    await page.locator("[data-ruling]").tap();
    await page.locator("[data-end]").waitFor();
    await is(page, "sandbox");
    expect(wrong.filter((text) => !text.includes("404"))).toEqual([]);
    await context.close();
  });

  it("at a board", async () => {
    const context = await opened(locale, look);
    const [page, wrong] = await open(context, base);
    await setUp(page, { time: "900+10" });
    await is(page, "board-set-up");
    await page.locator("form .main").tap();
    await page.locator("[data-square=e2]").waitFor();
    await is(page, "board");
    // The board is as wide as it always is.
    const { width } = (await page.locator(".board").first().boundingBox()) ?? { width: 0 };
    expect(width).toBeGreaterThan(0.9 * look.width);
    expect(wrong).toEqual([]);
    await context.close();
  });
});

/** Layout checks at twice the usual text size on a phone. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterEach, beforeEach, expect } from "vitest";
import { picture, type Look } from "./pictures";

/** Browser argument for large text. */
export const LARGE = "--blink-settings=defaultFontSize=32";

const SMALL: Look = { size: "small", width: 360, height: 640, scheme: "light" };
const PHONE: Look = { size: "phone", width: 390, height: 844, scheme: "light" };
/** With PICTURES set, checks every language at both sizes. */
const ALL = process.env.PICTURES !== undefined;
export const SEEN = (["en", "el", "ar"] as const).flatMap((locale) =>
  [SMALL, PHONE]
    .filter(({ size }) => ALL || size === "small" || locale === "el")
    .map((look) => ({ locale, look, size: look.size })),
);

/** Layout problems of a page. */
const wrongWith = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) wrong.push(`${scrollWidth} wide`);
    const hidden = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).clipPath !== "none" || hidden(one.parentElement));
    const seen = (one: Element) => one.checkVisibility({ visibilityProperty: true }) && !hidden(one);
    const name = (one: Element) =>
      `${one.localName}.${String(one.getAttribute("class")).replaceAll(/ ?svelte-\S+/g, "")} ${one.textContent.trim().slice(0, 40)}`;
    const all = [...document.body.querySelectorAll<HTMLElement>("*")].filter(seen);
    // Text must lie within the screen and its container.
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
    // Controls must be reachable by scrolling and not be covered.
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

export function opened(
  browser: Browser,
  locale: string,
  { width, height }: Look,
): Promise<BrowserContext> {
  return browser.newContext({ locale, viewport: { width, height }, hasTouch: true });
}

/** Collects layout problems of pages; the test fails at its end with all of them. */
export function looking(locale: string, look: Look): (page: Page, name: string) => Promise<void> {
  let found: string[] = [];
  beforeEach(() => (found = []));
  afterEach(() => expect(found).toEqual([]));
  return async (page, name) => {
    await picture(page, `large-${name}-${locale}`, look);
    found.push(...(await wrongWith(page)).map((what) => `${name}: ${what}`));
  };
}

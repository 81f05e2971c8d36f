/** Pages at common device sizes. With PICTURES set, tests save screenshots in target/pictures. */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContextOptions, Page } from "playwright-core";

/** The folder of the screenshots. */
export const FOLDER = fileURLToPath(new URL("../../target/pictures", import.meta.url));

export const SIZES = [
  ["phone", 390, 844],
  ["small", 360, 640],
  ["tablet", 1024, 768],
  ["desktop", 1440, 900],
] as const;
export const LOOKS = SIZES.flatMap(([size, width, height]) =>
  (["light", "dark"] as const).map((scheme) => ({ size, width, height, scheme })),
);
export type Look = (typeof LOOKS)[number];

export const context = ({ size, width, height, scheme }: Look): BrowserContextOptions => ({
  viewport: { width, height },
  colorScheme: scheme,
  hasTouch: size !== "desktop",
});

/** Saves a screenshot after animations have ended. */
export async function picture(page: Page, name: string, { size, scheme }: Look): Promise<void> {
  if (process.env.PICTURES === undefined) return;
  mkdirSync(FOLDER, { recursive: true });
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${FOLDER}/${name}-${size}-${scheme}.png`, scale: "css" });
}

/** Problems: overflow, clipped or overlapping buttons and fields. */
export const isTidy = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) wrong.push("wider than the window");
    const all = [...document.querySelectorAll<HTMLElement>("button, input:not([type]), select, a")];
    // Visually hidden elements take no space.
    const clipped = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).clipPath !== "none" || clipped(one.parentElement));
    // The part of an element that its scrolling parents show.
    const inSight = (one: Element) => {
      const box = one.getBoundingClientRect();
      let { left, top, right, bottom } = box;
      for (let at = one.parentElement; at; at = at.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
        const edge = at.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return { left, top, right, bottom, width: right - left, height: bottom - top };
    };
    const boxes = all
      .filter(
        (one) =>
          one.checkVisibility() &&
          !clipped(one) &&
          !one.closest(".paper, .panel, .papers, .record, .news, .moves, .foot, .bar ul, label"),
      )
      .map((one) => ({ one, box: inSight(one) }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    for (const { one, box } of boxes) {
      const name = one.textContent.trim() || one.className;
      if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`${name} is cut off`);
      for (const other of boxes) {
        const { left, top, right, bottom } = other.box;
        const over = Math.min(box.right, right) - Math.max(box.left, left) > 3;
        const above = Math.min(box.bottom, bottom) - Math.max(box.top, top) > 3;
        const apart = other.one.closest(".tray") && one.closest(".tray");
        if (other.one !== one && !apart && over && above) {
          wrong.push(`${name} lies over ${other.one.textContent.trim()}`);
        }
      }
    }
    return wrong;
  });

export const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return scrollWidth <= innerWidth && scrollHeight <= innerHeight;
  });

/**
 * Touch targets smaller than `least`. Captured pieces are left out: they overlap, and promotion
 * offers other, larger pieces.
 */
export const small = (page: Page, least = 44): Promise<string[]> =>
  page.evaluate((least) => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        "button, select, summary, .btn, .acts a, .mine a, .bar a, .game .square, " +
          "input:not([type=radio], [type=checkbox], [type=range]), label:has(input)",
      ),
    ];
    // An article's line is its target.
    const heap = (one: HTMLElement) => one.matches(".captured, .cited .art");
    const clipped = (one: HTMLElement | null): boolean =>
      one !== null && (getComputedStyle(one).clipPath !== "none" || clipped(one.parentElement));
    return all
      .filter((one) => one.checkVisibility() && !heap(one) && !clipped(one))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < least - 0.5)
      .map(
        ({ one, box }) => `${one.textContent.trim() || one.className} ${box.width}x${box.height}`,
      );
  }, least);

/** True if the whole element is visible without scrolling. */
export async function isSeen(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).first().waitFor();
  const seen = (selector: string) => {
    const { left, top, right, bottom } =
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(-9, -9, 0, 0);
    return left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  };
  // On a slow machine texts arrive after the first layout.
  return page.waitForFunction(seen, selector, { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

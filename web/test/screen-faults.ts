/** Faults of a screen at one size: covered, cut or small parts, and pages that scroll sideways. */
import type { Page } from "playwright-core";

/** Sizes of common phones, tablets and computers, and the least height of their controls. */
export const VIEWPORTS = [
  [360, 640, 44],
  [390, 664, 44],
  [390, 844, 44],
  [393, 852, 44],
  [412, 915, 44],
  [430, 932, 44],
  [600, 960, 44],
  [768, 1024, 44],
  [820, 1180, 44],
  [1024, 768, 44],
  [1366, 768, 40],
  [1440, 900, 40],
] as const;
export type Viewport = (typeof VIEWPORTS)[number];

/** Waits for two frames: scripts answer media queries and measure layouts in the first. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Waits for two frames, and for the end of all animations in sight. Hidden ones are suspended. */
export async function settled(page: Page): Promise<void> {
  await twoFrames(page);
  await page.evaluate(async () => {
    const isSeen = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility({ visibilityProperty: true });
    const seen = document.getAnimations().filter(isSeen);
    await Promise.allSettled(seen.map(({ finished }) => finished));
  });
}

/** Gives the page a size, with the pointer of such a device. */
export async function resize(page: Page, [width, height, least]: Viewport): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const enabled = least === 44;
  await devtools.send("Emulation.setTouchEmulationEnabled", { enabled });
  await page.setViewportSize({ width, height });
  await settled(page);
}

/** Names what is wrong with the page as it is shown now. */
export const faults = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((least) => {
    const wrong: string[] = [];
    const OVER = ".panel, .papers.raised, .command, .ruled, dialog, .menu";
    const name = (one: Element | null) =>
      one
        ? `${one.localName}.${String(one.getAttribute("class")).replaceAll(/ ?svelte-\S+/g, "")} ` +
          `"${(one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 30)}"`
        : "nothing";
    const clipped = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).clipPath !== "none" || clipped(one.parentElement));
    const shown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true }) && !clipped(one);
    const middle = (one: Element) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2);
    };
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) wrong.push(`the page is ${scrollWidth} wide`);

    // Boards and clocks.
    const modal = document.querySelector("dialog[open]") !== null;
    for (const one of document.querySelectorAll(".game .square, .game .clock")) {
      const box = one.getBoundingClientRect();
      const outside =
        box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
      if (outside) wrong.push(`${name(one)} is off the screen`);
      else if (!modal && !one.contains(middle(one)))
        wrong.push(`${name(one)} lies under ${name(middle(one))}`);
    }

    // Rows of an open scoresheet.
    for (const paper of document.querySelectorAll(".paper")) {
      if (!shown(paper) || !paper.closest(".papers")) continue;
      // On a low phone the pad, or half of a flat device, leaves room for the row being written.
      const low = innerHeight < 720 && innerHeight > innerWidth;
      if (low && paper.closest(".padded, .flat")) continue;
      const { top, bottom } = paper.getBoundingClientRect();
      const rows = [...paper.querySelectorAll("tbody tr")].map((row) =>
        row.getBoundingClientRect(),
      );
      const seen = rows.filter((row) => row.top >= top - 1 && row.bottom <= bottom + 1).length;
      if (seen < Math.min(3, rows.length)) wrong.push(`${seen} rows of the scoresheet`);
    }

    // Controls: their size, their words, and whether a pointer reaches them.
    const controls = document.querySelectorAll<HTMLElement>(
      "button, .btn, select, summary, textarea, .acts a, .mine a, " +
        "input:not([type=radio], [type=checkbox], [type=range]), label:has(> input)",
    );
    for (const one of controls) {
      if (!shown(one) || one.matches(":disabled, .square, .captured, .padded td button")) continue;
      one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      const { left, right, width, height } = one.getBoundingClientRect();
      if (width <= 1) continue;
      // A mouse has rows of text, and the shares of one trough.
      const fine = least < 44 && one.matches("tr button, .moves button, .trough label");
      if (Math.min(width, height) < (fine ? 34 : least - 0.5))
        wrong.push(`${name(one)} is ${Math.round(width)} by ${Math.round(height)}`);
      if (left < -1 || right > innerWidth + 1) wrong.push(`${name(one)} is cut off`);
      const cut = one.matches("button, .btn") && one.scrollWidth > one.clientWidth + 1;
      if (cut) wrong.push(`${name(one)} is wider than its box`);
      const at = middle(one);
      const same =
        at && (one.contains(at) || at.contains(one) || at.closest("label")?.contains(one));
      // A sheet lies over what it was opened from.
      const behind = at?.closest(OVER) && !one.closest(OVER);
      if (!same && !behind && !modal) wrong.push(`${name(one)} lies under ${name(at)}`);
    }
    return [...new Set(wrong)];
  }, least);

/**
 * The gallery of the controls: contrast of texts and of edges by computed colours, targets by touch,
 * and widths, in both modes and in long and right-to-left languages.
 */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { axe } from "../axe";
import { lowContrast } from "../contrast";
import { launch, open } from "../browser";
import { context, LOOKS, picture, small } from "../pictures";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");

async function gallery(settings: Parameters<Browser["newContext"]>[0]): Promise<Page> {
  const [page, wrong] = await open(await browser.newContext(settings), `${base}/controls`);
  await page.locator(".controls [data-pair]").first().waitFor();
  expect(wrong).toEqual([]);
  return page;
}

describe.each(["light", "dark"] as const)("the controls, %s", (colorScheme) => {
  it("have text of 4.5:1 and edges of 3:1", async () => {
    const page = await gallery({ colorScheme });
    expect(await lowContrast(page)).toEqual([]);
    await page.locator("[data-opens-sheet]").click();
    await page.locator(".panel").waitFor();
    expect(await lowContrast(page)).toEqual([]);
    await page.context().close();
  });

  it("are measured: a faint text and a faint edge are found", async () => {
    const page = await gallery({ colorScheme });
    await page.locator("button.quiet, input").evaluateAll((all) => {
      for (const one of all) {
        if (one instanceof HTMLElement)
          Object.assign(one.style, { color: "#777", borderColor: "#8886" });
      }
    });
    const found = (await lowContrast(page)).join("\n");
    expect(found).toContain("text");
    expect(found).toContain("edge");
    await page.context().close();
  });

  it("meet the contrast that the gallery promises", async () => {
    const page = await gallery({ colorScheme });
    const pairs = await page.locator("[data-pair] b").allInnerTexts();
    expect(pairs.length).toBeGreaterThan(10);
    for (const pair of pairs) {
      const [measured, least] = pair.split(" ≥ ").map(Number);
      expect(measured).toBeGreaterThanOrEqual(least ?? 99);
    }
    await page.context().close();
  });
});

describe.each(["en", "fi", "el", "ar"])("in %s, by touch", (locale) => {
  it.each([360, 390])(
    "every target has 44 px and nothing scrolls sideways at %i",
    async (width) => {
      const viewport = { width, height: 780 };
      const page = await gallery({ locale, viewport, hasTouch: true, isMobile: true });
      expect(await small(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await axe(page)).toEqual([]);
      await page.context().close();
    },
  );
});

describe("a segmented choice", () => {
  it("becomes rows where a label does not fit, and a trough again where all do", async () => {
    const page = await gallery({ locale: "fi", viewport: { width: 1280, height: 800 } });
    expect(await page.locator(".small .trough.rows").count()).toBe(1);
    expect(await page.locator(".trough:not(.rows)").count()).toBe(2);
    await page.context().close();
  });
});

it("keeps the gallery out of search engines and of the navigation", async () => {
  const page = await gallery({});
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
  expect(await page.locator("a[href$='/controls']").count()).toBe(0);
  await page.context().close();
});

it("draws digits with the digits' file", async () => {
  const page = await gallery({});
  await page.evaluate(() => document.fonts.load('16px "Touchmove digits"', "0"));
  expect(await page.evaluate(() => document.fonts.check('16px "Touchmove digits"', "0"))).toBe(
    true,
  );
  const faces = await page.evaluate(() => [...document.fonts].map(({ status }) => status));
  expect(faces).toEqual(["loaded"]);
  await page.context().close();
});

describe.each(LOOKS)("on $size, $scheme", (look) => {
  it("is pictured", async () => {
    const page = await gallery(context(look));
    await picture(page, "controls", look);
    await page.context().close();
  });
});

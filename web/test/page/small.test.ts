/** The smallest phones: everything on one screen, with large enough targets. */
import { more } from "../table";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { axe } from "../axe";
import { drag, launch, open, stands, tap } from "../browser";
import { begin, choose, moves, press, setUp, sitDown, start } from "../people";
import { context, fits, isSeen, isTidy, LOOKS, picture, small } from "../pictures";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const looks = LOOKS.filter(({ size }) => size === "small");
const LOCALES = ["en-US", "fi-FI", "el-GR", "ar-EG"] as const;

/** Board, clocks, status, acts and input row. */
const WHOLE = [".board", ".near .clock", ".far .clock", ".standing", ".acts > button:last-of-type"];

async function isWhole(page: Page): Promise<void> {
  for (const part of WHOLE) expect([part, await isSeen(page, part)]).toEqual([part, true]);
  // No word is wider than its button.
  expect(await wide(page)).toEqual([]);
  expect(await fits(page)).toBe(true);
  expect(await isTidy(page)).toEqual([]);
  expect(await small(page)).toEqual([]);
}

const wide = (page: Page) =>
  page
    .locator(".acts button")
    .evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((one) => one.textContent),
    );

describe.each(LOCALES)("a game in %s", (locale) => {
  it.each(looks)("fits on one screen, $scheme", async (look) => {
    const setting = { time: "900+10", context: { ...context(look), locale } };
    const table = await begin(browser, base, setting);
    const { white, black } = table;
    await moves(white, "e2", "e4", black);
    await isWhole(white);
    await isWhole(black);
    // Write a scoresheet row by taps alone.
    await black.locator("[data-opens=sheet]").tap();
    const paper = await black.locator(".sheet .paper").boundingBox();
    // Two whole rows above the input, and the clock stays in sight.
    expect(paper?.height).toBeGreaterThanOrEqual(72);
    expect(await isSeen(black, ".near .clock")).toBe(true);
    await black.locator(".sheet form input").fill("e4");
    await black.locator(".sheet form .write").tap();
    await black.locator('.sheet [data-single="1."]', { hasText: "e4" }).waitFor();
    await black.locator("[data-tab=record]").tap();
    await black.locator(".record").waitFor();
    await black.locator("[data-tab=black]").tap();
    await black.locator(".paper").waitFor();
    expect(await axe(black)).toEqual([]);
    await picture(black, `play-${locale.slice(0, 2)}`, look);
    table.nothingWrong();
  });
});

describe.each(LOCALES)("an invited player in %s", (locale) => {
  it("reads the terms beside the button that starts, and the offerer reads the answer", async () => {
    const [look] = looks;
    if (!look) throw new Error("no small look");
    const options = { ...context(look), locale };
    const table = await sitDown(browser, base, { time: "900+10", context: options });
    const { white, black } = table;
    expect(await black.locator(".terms").innerText()).toMatch(/15.10/u);
    expect(await white.locator(".terms").count()).toBe(0);
    expect(await isSeen(black, ".asks .go")).toBe(true);
    expect(await isTidy(black)).toEqual([]);
    expect(await axe(black)).toEqual([]);
    await start(table);
    await black.locator(".terms").waitFor({ state: "detached" });
    await tap(white, "e2", "e4");
    await white.locator("[data-opens=offer]").tap();
    await press(white);
    await black.locator("[data-decline]").tap();
    await white.locator(".declined").waitFor();
    await moves(black, "e7", "e5", white);
    await white.locator(".declined").waitFor();
    await moves(white, "g1", "f3", black);
    await white.locator(".declined").waitFor({ state: "detached" });
    table.nothingWrong();
  });

  it("finds every choice of the form whole, also the chosen one", async () => {
    const [look] = looks;
    if (!look) throw new Error("no small look");
    const [page] = await open(await browser.newContext({ ...context(look), locale }), base);
    for (const seats of ["white", "black", "one_device"]) {
      await choose(page, seats);
      const cut = await page
        .locator(".trough span")
        .evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        );
      expect(cut).toEqual([]);
    }
  });
});

describe("the board", () => {
  it("the board is flipped in the settings", async () => {
    const [look] = looks;
    if (!look) throw new Error("no small phone");
    const [page, wrong] = await open(await browser.newContext(context(look)), base);
    await setUp(page, { time: "900+10" });
    await page.locator("form .go").tap();
    await stands(page, "e2", "e2 white pawn");
    await page.locator("[data-opens=more]").tap();
    await page.locator(".panel .turn").tap();
    const rank = async (square: string) =>
      (await page.locator(`[data-square=${square}]`).boundingBox())?.y ?? 0;
    expect(await rank("e1")).toBeLessThan(await rank("e8"));
    expect(wrong).toEqual([]);
  });
});

describe.each(LOOKS.filter(({ size }) => size === "small" || size === "phone"))(
  "flat between two players on $size, $scheme",
  (look) => {
    it("each scoresheet is one tap away from the board", async () => {
      const [page, wrong] = await open(await browser.newContext(context(look)), base);
      await setUp(page, { time: "900+10" });
      await page.locator("form .go").tap();
      await stands(page, "e2", "e2 white pawn");
      await more(page, "settings");
      await page.getByLabel("The device lies flat").check();
      await page.locator(".there .acts").waitFor();
      await page.locator(".here .panel .close").tap();
      await tap(page, "e2", "e4");
      await page.locator(".near .lever").tap();
      await page.locator(".far .clock.runs").waitFor();
      for (const edge of [".here", ".there"]) {
        const sheet = page.locator(`${edge} .sheet`);
        expect(await sheet.isVisible()).toBe(false);
        await page.locator(`${edge} [data-opens=sheet]`).tap();
        await sheet.locator("form input").fill("e4");
        await sheet.locator("form .write").tap();
        await sheet.locator('[data-single="1."]', { hasText: "e4" }).waitFor();
      }
      expect(await small(page)).toEqual([]);
      expect(await axe(page)).toEqual([]);
      expect(await fits(page)).toBe(true);
      await picture(page, "flat-sheet", look);
      for (const edge of [".here", ".there"]) {
        await page.locator(`${edge} .papers .close`).first().tap();
        await page.locator(`${edge} .sheet`).waitFor({ state: "hidden" });
      }
      // Unfinished text is kept, and the clock can be pressed.
      await drag(page, "e7", "e5");
      await page.locator(".far .lever").tap();
      await page.locator(".near .clock.runs").waitFor();
      expect(wrong).toEqual([]);
    });
  },
);

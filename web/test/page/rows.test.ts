/** Notices of rulings, promotions on a phone, and main pages in every language. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { axe } from "../axe";
import { drag, launch, open, stands } from "../browser";
import { begin, choose, moves, press } from "../people";
import { context, isTidy, LOOKS, picture } from "../pictures";
import { go, tabTo, more, resign } from "../table";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const PROMOTES = "7k/P6p/8/8/8/8/7P/K7 w - - 0 1";
const phone = LOOKS.find(({ size }) => size === "phone") ?? LOOKS[0];
if (!phone) throw new Error("no phone");

/** The squares covered by the notice. */
const covered = (page: Page, squares: readonly string[]): Promise<string[]> =>
  page.evaluate((squares) => {
    const news = document.querySelector(".news")?.getBoundingClientRect() ?? new DOMRect();
    return squares.filter((square) => {
      const cell = document.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect();
      if (!cell) return false;
      const over = cell.bottom - 2 > news.top && cell.top + 2 < news.bottom;
      return over && cell.right - 2 > news.left && cell.left + 2 < news.right;
    });
  }, squares);

describe.each(LOOKS)("on $size, $scheme", (look) => {
  it("a pressed illegal move is shown to both, and the reader's own pieces stay visible", async () => {
    const table = await begin(browser, base, { time: "900+10", context: context(look) });
    const { white, black } = table;
    await drag(white, "g1", "g3");
    await press(white);
    for (const [page, own] of [
      [white, ["g1", "f1", "h1"]],
      [black, ["g8", "f8", "h8"]],
    ] as const) {
      const news = page.locator(".news");
      await news.waitFor();
      // The reasons arrive after the ruling.
      await expect.poll(() => news.innerText()).toMatch(/g1–g3[^]*put back/);
      expect(await covered(page, own)).toEqual([]);
      expect(await covered(page, ["g1"])).toEqual([]);
      expect(await isTidy(page)).toEqual([]);
    }
    await picture(white, "ruling", look);
    await picture(black, "ruling-other", look);
    // A read notice goes, and the whole record is behind "More", newest first.
    await white.locator(".news .read").click();
    await white.locator(".news").waitFor({ state: "detached" });
    await more(white, "record");
    await white.locator(".record li").first().waitFor();
    expect(await white.locator(".record li").first().innerText()).toMatch(/illegal move/);
    table.nothingWrong();
  });
});

describe("on a phone a pawn becomes a", () => {
  it.each(["Q", "R", "B", "N"])("%s by dragging", async (piece) => {
    const setting = { fen: PROMOTES, time: "900+10", context: context(phone) };
    const table = await begin(browser, base, setting);
    const { white, black } = table;
    await drag(white, "a7", "a8");
    const spare = white.locator(`.here .spare[data-piece=${piece}]:not(.turned)`);
    await spare.dragTo(white.locator('[data-square="a8"]'));
    await press(white);
    await black.locator(".near .clock.runs").waitFor();
    expect(await black.locator(".news").count()).toBe(0);
    table.nothingWrong();
  });

  it.each(["Q", "R", "B", "N"])("%s by keyboard", async (piece) => {
    const table = await begin(browser, base, { fen: PROMOTES, time: "900+10" });
    const { white, black } = table;
    await go(white, "a7");
    await white.keyboard.press("u");
    await white.locator(".tray .held").waitFor();
    await tabTo(white, ".slot .tray button");
    for (let right = 0; right < 5; right += 1) {
      if (await white.locator(`button[data-piece=${piece}]:focus:not(.turned)`).count()) break;
      await white.keyboard.press("ArrowRight");
    }
    await white.keyboard.press("Enter");
    await go(white, "a8");
    await white.keyboard.press("d");
    await white.keyboard.press("Space");
    await black.locator(".near .clock.runs").waitFor();
    expect(await black.locator(".news").count()).toBe(0);
    table.nothingWrong();
  });
});

describe.each([
  ["el", "el-GR"],
  ["fi", "fi-FI"],
  ["ar", "ar-EG"],
])("in %s on a phone", (code, locale) => {
  it("the start page, an invitation, the settings and the review are tidy", async () => {
    const table = await begin(browser, base, {
      time: "900+10",
      context: { ...context(phone), locale },
    });
    const { white, black } = table;
    const look = async (page: Page, name: string) => {
      expect(await isTidy(page)).toEqual([]);
      expect(await axe(page)).toEqual([]);
      expect(await page.locator("body").innerText()).not.toMatch(/\b(the|and|your|move|game)\b/i);
      await picture(page, `${name}-${code}`, phone);
    };
    await moves(white, "g1", "f3", black);
    await moves(black, "e7", "e5", white);
    const bishop = await white.locator("[data-square=f1]").getAttribute("aria-label");
    await drag(white, "f1", "f5");
    await press(white);
    await white.locator(".news .read").waitFor();
    await stands(white, "f1", bishop ?? "");
    await white.locator(".news .read").click();
    await more(white, "settings");
    await look(white, "settings");
    await white.locator(".panel .close").click();
    await resign(white);
    await white.locator(".end .look").click();
    await white.locator(".review .moves").waitFor();
    await look(white, "review");
    await white.goto(base);
    await white.locator(".mine a").first().waitFor();
    await look(white, "my-games");
    const [page] = await open(await browser.newContext({ ...context(phone), locale }), base);
    await page.locator("form .go").waitFor();
    await look(page, "create");
    await choose(page, "white");
    await page.locator("form .go").click();
    await page.locator(".invite .qr").waitFor();
    await look(page, "invite");
    table.nothingWrong();
  });
});

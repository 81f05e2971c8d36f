/** Casual play: joint acts of both players. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { drag, launch, open, stands } from "../browser";
import { begin, setUp, sitDown, type Table } from "../people";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const CASUAL = { mode: "casual", time: "300+3", context: PHONE } as const;
const ask = async (page: Page, what: "back" | "off"): Promise<void> => {
  await page.locator("[data-opens=more]").click();
  const act = page.locator(`[data-agree=${what}]`);
  await act.click();
  // To stop the game needs a second tap.
  if (what === "off") await act.click();
};
const allow = (page: Page) => page.locator(".asks .go", { hasText: "Agree" }).click();

async function played(): Promise<Table> {
  const table = await begin(browser, base, CASUAL);
  await drag(table.white, "e2", "e4");
  await stands(table.black, "e4", "e4 white pawn");
  await drag(table.black, "e7", "e5");
  await stands(table.white, "e5", "e5 black pawn");
  return table;
}

describe("two players", () => {
  it("take a move and its reply back if both agree", async () => {
    const table = await played();
    const { white, black } = table;
    await ask(white, "back");
    await white
      .locator(".asks .faint", { hasText: "Waiting for your opponent to agree" })
      .waitFor();
    await stands(black, "e5", "e5 black pawn");
    await black.locator(".asks", { hasText: "White wants to take a move back" }).waitFor();
    await allow(black);
    for (const page of [white, black]) {
      await stands(page, "e2", "e2 white pawn");
      await stands(page, "e7", "e7 black pawn");
      // Both agreed, so there is no news.
      expect(await page.locator(".news, .square.back").count()).toBe(0);
      expect(await page.locator(".record s").count()).toBeGreaterThan(0);
    }
    await white.locator(".near .clock.runs").waitFor();
    await drag(white, "d2", "d4");
    await stands(black, "d4", "d4 white pawn");
    table.nothingWrong();
  });

  it("decline a takeback by moving", async () => {
    const table = await played();
    const { white, black } = table;
    await ask(black, "back");
    await white.locator(".asks .go", { hasText: "Agree" }).waitFor();
    await drag(white, "g1", "f3");
    await stands(black, "f3", "f3 white knight");
    await stands(black, "e5", "e5 black pawn");
    await white.locator(".asks .go").waitFor({ state: "detached" });
    table.nothingWrong();
  });

  it("abandon a game together, or alone before both have moved", async () => {
    const table = await played();
    await ask(table.white, "off");
    await allow(table.black);
    for (const page of [table.white, table.black]) {
      await page.locator(".end .again").waitFor();
      await page.locator(".standing", { hasText: /cancel|abandon/i }).waitFor();
    }
    const early = await sitDown(browser, base, CASUAL);
    await ask(early.black, "off");
    for (const page of [early.white, early.black]) await page.locator(".end .again").waitFor();
    table.nothingWrong();
    early.nothingWrong();
  });
});

describe("on one device", () => {
  it("takes the last move back at once", async () => {
    const [page, wrong] = await open(await browser.newContext(PHONE), base);
    await setUp(page, CASUAL);
    await page.locator("form .go").click();
    await stands(page, "e2", "e2 white pawn");
    await drag(page, "e2", "e4");
    await page.locator(".record .move").first().waitFor();
    await ask(page, "back");
    await stands(page, "e2", "e2 white pawn");
    await drag(page, "d2", "d4");
    await stands(page, "d4", "d4 white pawn");
    expect(wrong).toEqual([]);
  });
});

/** A game against the computer without a network, on a phone by taps alone. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { axe } from "../axe";
import { launchWhole, open } from "../browser";
import { choose } from "../people";
import { isTidy, picture, type Look } from "../pictures";

const base = inject("server");
let browser: Browser;
beforeAll(async () => void (browser = await launchWhole()));
afterAll(() => browser.close());

const PHONE: Look = { size: "phone", width: 390, height: 844, scheme: "light" };

/** A phone that has opened the first page with a network and chosen the computer, now without one. */
async function offline(): Promise<[BrowserContext, Page, string[]]> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: "en" });
  const [page, wrong] = await open(context, base);
  await choose(page, "computer");
  await page.locator("form[data-offline=true]").waitFor();
  await context.setOffline(true);
  await page.goto(base);
  return [context, page, wrong];
}

async function moves(page: Page, from: string, to: string): Promise<void> {
  await page.locator(`[data-square=${from}]`).tap();
  await page.locator(`[data-square=${to}]`).tap();
  await page.locator(".near .lever").tap();
}

const real = (wrong: readonly string[]) =>
  wrong.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"));

describe("without a network", () => {
  it("the computer plays, also after a reload, and a breach is claimed", async () => {
    const [context, page, wrong] = await offline();
    await choose(page, "computer");
    await page.locator("[data-strength]").waitFor();
    await page.locator("[data-sparring]").tap();
    await picture(page, "offline-setup", PHONE);
    await page.locator("form .go").tap();
    await page.waitForURL(/\/game\/local-/);
    await page.locator(".spars").waitFor();
    const pressed = Date.now();
    await moves(page, "e2", "e4");
    await page.locator(".near .clock.runs").waitFor();
    expect(Date.now() - pressed).toBeLessThan(4_000);
    expect(await axe(page)).toEqual([]);
    expect(await isTidy(page)).toEqual([]);
    await picture(page, "offline-game", PHONE);

    await page.reload();
    await page.getByText("The page was closed").waitFor();
    await page.locator(".asks .go").first().tap();
    await moves(page, "d2", "d3");
    await page.locator(".near .clock.runs").waitFor();

    // The player's own illegal move: the computer claims it, and the ruling comes from the page.
    await moves(page, "a1", "a5");
    await page.locator(".ruled").first().waitFor();
    await picture(page, "offline-ruled", PHONE);
    await page.locator(".ruled button").first().tap();

    await page.locator("[data-opens=more]").tap();
    await page.locator("[data-more=resign]").tap();
    await page.locator(".sure").tap();
    await page.locator(".breaches").waitFor();
    await picture(page, "offline-over", PHONE);
    await page.locator(".look").tap();
    await page.locator("[data-caption], .moves, .review").first().waitFor();
    await picture(page, "offline-review", PHONE);
    expect(real(wrong)).toEqual([]);
    await context.close();
  });

  it("every strength answers within two seconds", async () => {
    const [context, page] = await offline();
    for (const elo of ["400", "1000", "1800"]) {
      await choose(page, "computer");
      await page.locator("[data-strength]").selectOption(elo);
      await page.locator("form .go").tap();
      await page.waitForURL(/\/game\/local-/);
      await page.locator(".board").waitFor();
      await page.locator("[data-square=e2]").tap();
      await page.locator("[data-square=e4]").tap();
      const asked = Date.now();
      await page.locator(".near .lever").tap();
      await page.locator(".near .clock.runs").waitFor();
      expect(Date.now() - asked, elo).toBeLessThan(2_000);
      await page.goto(base);
    }
    await context.close();
  });
});

/**
 * Large type: twice the usual text size on a phone. Nothing is cut off, covered or wider than the
 * screen, and every button is reachable.
 */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launch, open } from "../browser";
import { LARGE, looking, opened, SEEN } from "../large-type";
import { setUp } from "../people";

const base = inject("server");
let browser: Browser;
beforeAll(async () => void (browser = await launch(LARGE)));
afterAll(() => browser.close());

describe.each(SEEN)("large type in $locale on $size", ({ locale, look }) => {
  const is = looking(locale, look);

  it("large type fits on the incident page, from the question to the report", async () => {
    const context = await opened(browser, locale, look);
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
    await page.locator(".hall .art").first().tap();
    await page.locator("blockquote").waitFor();
    await is(page, "hall-answer");
    await page.locator(".record input").fill("12");
    await page.locator(".record button").tap();
    await page.locator("[role=status]").waitFor();
    await is(page, "hall-recorded");
    // A question left to the arbiter's judgement.
    await page.locator("[data-kind=both-flags]").tap();
    await page.locator("section button").first().waitFor();
    await is(page, "hall-judgement");
    await page.locator(".record button").tap();
    await page.locator("[data-ledger]").tap();
    await page.locator("[data-entry]").first().waitFor();
    await is(page, "hall-ledger");
    await page.locator(".hall-head button").first().tap();
    await page.locator("button.event").tap();
    await page.locator("form .ends").waitFor();
    for (const more of await page.locator(".hall summary").all()) await more.tap();
    await is(page, "hall-event");
    expect(wrong).toEqual([]);
    await context.close();
  });

  it("large type fits on the position page and in the sandbox", async () => {
    const context = await opened(browser, locale, look);
    const [page, wrong] = await open(
      context,
      `${base}/position?fen=8/8/8/8/8/5k1p/7P/6NK b - - 0 1`,
    );
    await page.locator("[data-mate=black] + details summary").tap();
    await is(page, "position");
    await page.locator(".position .go").tap();
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

  it("large type fits beside a game's board", async () => {
    const context = await opened(browser, locale, look);
    const [page, wrong] = await open(context, base);
    await setUp(page, { time: "900+10" });
    await is(page, "board-set-up");
    await page.locator("form .go").tap();
    await page.locator("[data-square=e2]").waitFor();
    await is(page, "board");
    // The board keeps its usual width.
    const { width } = (await page.locator(".board").first().boundingBox()) ?? { width: 0 };
    expect(width).toBeGreaterThan(0.9 * look.width);
    expect(wrong).toEqual([]);
    await context.close();
  });
});

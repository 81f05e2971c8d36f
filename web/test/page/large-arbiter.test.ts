/** Large type on the pages for training, the laws book and watching a round. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launch, open } from "../browser";
import { card, SLOW, tile } from "../desk";
import { LARGE, looking, opened, SEEN } from "../large-type";
import { found as round, pairs, sitDown } from "../round";

const base = inject("server");
let browser: Browser;
beforeAll(async () => void (browser = await launch(LARGE)));
afterAll(() => browser.close());

describe.each(SEEN)("large type in $locale on $size", ({ locale, look }) => {
  const is = looking(locale, look);

  it("large type fits in the laws book", async () => {
    const context = await opened(browser, locale, look);
    const [page, wrong] = await open(context, `${base}/laws`);
    await page.locator("input[type=search]").first().waitFor();
    await is(page, "laws");
    await page.locator("input[type=search]").first().fill("4.3");
    await page.locator("main a[href*='4.3']").first().waitFor();
    await is(page, "laws-search");
    await page.goto(`${base}/laws/fide-2023/4.3`);
    await page.locator("main h1").first().waitFor();
    await is(page, "laws-article");
    await page.goto(`${base}/laws/fide-2023/glossary`);
    await page.locator("dt").first().waitFor();
    await is(page, "laws-glossary");
    expect(wrong).toEqual([]);
    await context.close();
  });

  it("large type fits in the trainer", async () => {
    const context = await opened(browser, locale, look);
    const [page, wrong] = await open(context, `${base}/training`);
    await page.locator("[data-way=random]").waitFor();
    await is(page, "training");
    await page.locator("[data-way=random]").tap();
    await page.locator("[data-answer]").first().waitFor();
    await is(page, "training-question");
    await page.locator("[data-answer]").first().tap();
    await page.locator(".verdict").waitFor();
    await is(page, "training-verdict");
    expect(wrong).toEqual([]);
    await context.close();
  });

  it("large type fits on the arbiter's desk", async () => {
    const context = await opened(browser, locale, look);
    const [page, wrong] = await open(context, `${base}/competition`);
    await page.locator("[name=players]").waitFor();
    await is(page, "competition");
    const { boards, desk } = await round(base, {
      name: "Autumn open",
      games: SLOW,
      boards: pairs(3),
    });
    const players = await sitDown(base, boards);
    await page.goto(desk);
    await page.locator("[data-all=starts]").waitFor();
    await is(page, "arbiter-before");
    await page.locator("[data-all=starts]").tap();
    await page.locator("[data-all=starts]").waitFor({ state: "detached" });
    await boards[0]?.says("white", "stops the clock: he talks to me");
    await page.locator('[data-board="1"].level-1').waitFor();
    await is(page, "arbiter");
    await tile(page, 1).tap();
    await card(page, 1).waitFor();
    await is(page, "arbiter-card");
    for (const player of players.flat()) player.leave();
    expect(wrong).toEqual([]);
    await context.close();
  });
});

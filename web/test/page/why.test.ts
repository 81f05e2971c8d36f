/** Why a ruling came: beside it, where a player reads it and where an arbiter does. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { drag, launch, open } from "../browser";
import { press, sitDown, start } from "../people";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

describe("why", () => {
  it("is told beside the ruling over the board, and in the record", async () => {
    const table = await sitDown(browser, base, { time: "180+2", context: PHONE });
    const { white } = table;
    await start(table);
    await drag(white, "e2", "e5");
    await press(white);
    // In blitz the software observes it at once.
    const news = white.locator(".news");
    await news.locator(".why").click();
    const way = news.locator(".way");
    await way.locator("code", { hasText: "illegal_move" }).waitFor();
    expect(await way.innerText()).toMatch(/count\s+1/);
    // Asked again, it is put away.
    await news.locator(".why").click();
    await way.waitFor({ state: "detached" });
    await news.locator(".read").click();
    table.nothingWrong();
  });

  it("is told in the training ground, of every ruling", async () => {
    const [page, wrong] = await open(await browser.newContext(), `${base}/sandbox`);
    await page.locator("textarea").fill('[Laws "FIDE 2023"]\n\nWhite offers a draw\n');
    await page.locator("button.judge").first().click();
    await page.locator(".replay .why").last().click();
    const rule = page.locator(".way code", { hasText: "draw_offer" });
    await rule.waitFor();
    expect(wrong).toEqual([]);
    await page.context().close();
  });
});

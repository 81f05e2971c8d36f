/** "Why?" at rulings, for players and arbiters. */
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { drag, launch, open } from "../browser";
import { press, sitDown, start } from "../people";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** White's knight is pinned to the king. */
const PINNED = "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1";

const arrows = (page: Page) =>
  page
    .locator(".board .arrows g")
    .evaluateAll((all) =>
      all.map((one) => `${one.classList[0]} ${one.getAttribute("data-arrow")}`),
    );

/** The explanation without the technical data. */
const read = (page: Page) => page.locator(".news .way .because").innerText();

/** True if the explanation begins in the visible part of the card. */
const showsBeginning = (news: Locator) =>
  news.evaluate((card) => {
    const top = (name: string) => card.querySelector(name)?.getBoundingClientRect().top ?? NaN;
    return top(".way") >= card.getBoundingClientRect().top && top(".way") + 40 <= top("footer");
  });

const RAW = /[{}_]|illegal_move|\bnull\b|\btrue\b|\bfalse\b|Heard in|hearing/;

describe('the answer to "Why?"', () => {
  it("an explanation is shown beside the ruling over the board, and closed again", async () => {
    const table = await sitDown(browser, base, { time: "180+2", context: PHONE });
    const { white } = table;
    await start(table);
    await drag(white, "e2", "e5");
    await press(white);
    // In blitz the software observes the illegal move at once.
    const news = white.locator(".news");
    await news.locator(".why").click();
    await news.locator(".because").waitFor();
    expect(await read(white)).toContain("illegal moves by the player, including this one: 1");
    await expect.poll(() => showsBeginning(news)).toBe(true);
    // Everyone sees the move and its fault once it is ruled.
    expect(await news.locator(".first").innerText()).toMatch(/e2–e5: .*pawn/);
    expect(await arrows(white)).toEqual(["move e2e5"]);
    await news.locator(".why").click();
    await news.locator(".way").waitFor({ state: "detached" });
    await news.locator(".read").click();
    table.nothingWrong();
  });

  it("explains an illegal move, with arrows on the board", async () => {
    const setting = { mode: "training", time: "180+2", fen: PINNED, context: PHONE } as const;
    const table = await sitDown(browser, base, setting);
    const { white } = table;
    await start(table);
    await drag(white, "e2", "c3");
    await press(white);
    const news = white.locator(".news");
    await white.locator(".board .arrows polygon").first().waitFor();
    await news.locator(".why").click();
    expect(await arrows(white)).toEqual(["move e2c3", "attack e7e1"]);
    const said = await read(white);
    expect(said).toContain("White moved the knight from e2 to c3.");
    expect(said).toContain("check from the rook on e7");
    expect(said).toMatch(/Article 7\.5\.1: /);
    expect(said).not.toMatch(RAW);
    // Technical data are shown for programmers only.
    const data = news.locator(".way details");
    expect(await data.locator("pre").isVisible()).toBe(false);
    await data.locator("summary").click();
    expect(await data.locator("pre").innerText()).toContain('"rule": "illegal_move"');
    // The arrows disappear with the ruling.
    // The record shows the arrows on the board too, since the placement is the same.
    await news.locator(".read").click();
    await white.locator(".board .arrows polygon").first().waitFor({ state: "detached" });
    await white.setViewportSize({ width: 1200, height: 800 });
    await white.locator("[data-tab=record]").click();
    await white.locator(".record .why").first().click();
    await white.locator(".board .arrows polygon").first().waitFor();
    expect(await white.locator(".record .then").count()).toBe(0);
    table.nothingWrong();
  });

  it("an explanation in the sandbox has its own board if the pieces differ", async () => {
    const [page, wrong] = await open(await browser.newContext(), `${base}/sandbox`);
    const protocol =
      `[Laws "FIDE 2023"]\n[FEN "${PINNED}"]\n\n0:00:00 Arbiter starts\n0:00:05 White plays Nc3\n` +
      "0:00:06 White presses\n0:00:09 Black claims illegal move\n0:00:20 White shifts e1 d2\n";
    await page.locator("textarea").fill(protocol);
    await page.locator("button.judge").first().click();
    const line = page.locator(".replay small", { hasText: "first illegal move" }).first();
    await line.locator(".why").click();
    await line.locator(".because", { hasText: "White moved the knight from e2 to c3." }).waitFor();
    expect(await line.locator(".then .arrows polygon").count()).toBe(2);
    expect(await line.locator(".because").innerText()).not.toMatch(RAW);
    expect(wrong).toEqual([]);
    await page.context().close();
  });
});

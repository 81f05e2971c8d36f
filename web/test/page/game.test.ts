import { resign } from "../table";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { click, drag, launch, open, stands } from "../browser";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const choose = (page: Page, value: string) => page.locator(`input[value="${value}"]`).check();
const play = (page: Page) => page.locator("form .go").click();
const status = (page: Page) => page.locator("[role=status]").innerText();

/** Two players at one game, each with a browser context. */
async function sitDown(mode: string): Promise<[Page, Page, () => void]> {
  const white = await browser.newContext();
  const [first, wrongs] = await open(white, base);
  await choose(first, mode);
  await choose(first, "white");
  await play(first);
  const link = await first.locator("input[data-role=black]").inputValue();
  await first.locator(".links a.own").click();
  const black = await browser.newContext();
  const [second, more] = await open(black, link);
  await stands(first, "e2", "e2 white pawn");
  await stands(second, "e7", "e7 black pawn");
  for (const page of [first, second]) await page.locator(".asks .go").first().click();
  await first.locator(".clock.runs").waitFor();
  const nothingWrong = () => expect([...wrongs, ...more]).toEqual([]);
  return [first, second, nothingWrong];
}

describe("two browsers over the board", () => {
  it("play, make an illegal move, are corrected, and play on", async () => {
    const [white, black, nothingWrong] = await sitDown("over_the_board");
    await drag(white, "e2", "e4");
    await stands(black, "e4", "e4 white pawn");
    await white.locator(".lever").click();
    await black.locator(".runs [data-clock=black]").waitFor();
    // A hand can make an illegal move, and before the press there is no ruling.
    await drag(black, "e7", "e4");
    await stands(white, "e4", "e4 black pawn");
    expect(await white.locator(".record cite").count()).toBe(0);
    await black.keyboard.press("Space");
    await stands(white, "e7", "e7 black pawn");
    await stands(black, "e4", "e4 white pawn");
    // Both players see the ruling at once, until they dismiss it.
    for (const page of [white, black]) {
      const news = page.locator(".news");
      await news.waitFor();
      expect(await news.innerText()).toMatch(
        /illegal move[^]*7\.5\.1[^]*pieces have been put back/,
      );
      expect(await news.innerText()).not.toMatch(/\/[pP1-8]{1,8}\//);
      expect(await page.locator(".given").allInnerTexts()).toContain("+1:00");
    }
    await white.reload();
    await white.locator(".news .read").click();
    await white.locator(".news").waitFor({ state: "detached" });
    expect(await black.locator(".news").count()).toBe(1);
    await black.locator(".news .read").click();
    // Rapid: the opponent gets a minute.
    const articles = (await black.locator(".record cite").allInnerTexts()).join(", ");
    expect(articles).toMatch(/7\.5\.1.*A\.3/);
    await black.locator(".runs [data-clock=black]").waitFor();
    await click(black, "e7", "e5");
    await stands(white, "e5", "e5 black pawn");
    nothingWrong();
  });

  it("offer, decline by touching, and resign in two steps", async () => {
    const [white, black, nothingWrong] = await sitDown("over_the_board");
    await drag(white, "d2", "d4");
    await white.locator("[data-opens=offer]").click();
    await black.locator(".asks .go").first().waitFor();
    await white.locator(".lever").click();
    await drag(black, "d7", "d5");
    await black.locator(".asks .go").first().waitFor({ state: "detached" });
    await resign(black);
    await white.locator(".end .again").waitFor();
    expect(await status(white)).toContain("1-0");
    nothingWrong();
  });
});

describe("casual play", () => {
  it("casual play starts with two clicks and a move, and ends with mate", async () => {
    const context = await browser.newContext();
    const [page, wrong] = await open(context, base);
    await choose(page, "casual");
    await play(page);
    await stands(page, "f2", "f2 white pawn");
    for (const [at, [from, to]] of [
      ["f2", "f3"] as const,
      ["e7", "e5"] as const,
      ["g2", "g4"] as const,
    ].entries()) {
      await click(page, from, to);
      // Wait for the move: until then the opponent is not on move.
      await page.locator(".record .move").nth(at).waitFor();
    }
    // An illegal move, which is not accepted.
    await drag(page, "d8", "d2");
    await stands(page, "d8", "d8 black queen");
    await drag(page, "d8", "h4");
    await page.locator(".end .again").waitFor();
    expect(await status(page)).toMatch(/0-1.*checkmate/);
    // The record lists the newest move first.
    expect(await page.locator(".record .moves").allInnerTexts()).toEqual([
      expect.stringMatching(/^2\.\s+g4\s+Qh4#$/),
      expect.stringMatching(/^1\.\s+f3\s+e5$/),
    ]);
    expect(wrong).toEqual([]);
  });
});

describe("the start page", () => {
  it("requests nothing from other servers, and is small", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const urls: string[] = [];
    let bytes = 0;
    page.on("request", (request) => urls.push(request.url()));
    page.on("response", (response) => void (bytes += Number(response.headers()["content-length"])));
    const answer = await page.goto(base, { waitUntil: "networkidle" });
    expect(answer?.headers()["content-security-policy"]).toContain("default-src 'none'");
    expect(urls.length).toBeGreaterThan(2);
    expect(urls.filter((url) => !url.startsWith(base))).toEqual([]);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(150_000);
  });

  it.each([
    [360, 640],
    [1024, 768],
    [1920, 1080],
  ])("leads to a board that fits into %i by %i", async (width, height) => {
    const context = await browser.newContext({ viewport: { width, height } });
    const [page] = await open(context, base);
    await play(page);
    await stands(page, "a1", "a1 white rook");
    const fits = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return scrollWidth <= innerWidth && scrollHeight <= innerHeight;
    });
    expect(fits).toBe(true);
    for (const place of [".board", ".lever >> nth=0", ".lever >> nth=1", ".acts"]) {
      const box = await page.locator(place).boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= height && box.x + box.width <= width).toBe(
        true,
      );
    }
  });
});

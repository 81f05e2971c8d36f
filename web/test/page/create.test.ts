/** Creating games with the form. */
import { more } from "../table";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { drag, launch, open, stands } from "../browser";
import { choose, setUp, shows } from "../people";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");

async function first(): Promise<[Page, string[]]> {
  return open(await browser.newContext(), base);
}
const play = (page: Page) => page.locator("form .go").click();

describe("creating a game", () => {
  it("takes two clicks, then a move, against oneself", async () => {
    const [page, wrong] = await first();
    let clicks = 0;
    await page.exposeFunction("clicked", () => (clicks += 1));
    await page.addInitScript("addEventListener('click', () => clicked(), true)");
    await page.reload();
    await page.locator("label", { hasText: "Casual" }).click();
    await play(page);
    await drag(page, "e2", "e4");
    await stands(page, "e4", "e4 white pawn");
    await page.locator(".record .moves", { hasText: /1\.\s+e4/ }).waitFor();
    // A click on a label also clicks its input.
    expect(clicks).toBeLessThanOrEqual(4);
    expect(wrong).toEqual([]);
  });

  it("reads a time control as players write it", async () => {
    const [page, wrong] = await first();
    await choose(page, "own");
    const field = page.locator(".field input[required]").first();
    const read = () => page.locator("output").innerText();
    await field.fill("forty moves");
    await play(page);
    expect(page.url()).toBe(`${base}/`);
    await field.fill("40/90+30, 30+30");
    await expect
      .poll(read)
      .toBe("1:30:00 for 40 moves and 30 s a move · 30:00 for the rest and 30 s a move");
    // Typed in the reader's language; an ambiguous text offers its readings.
    for (const [typed, shown] of [
      ["3|2", "3:00 for the rest and 2 s a move"],
      ["G/90;d5", "1:30:00 for the rest with a delay of 5 s a move"],
      ["15 min + 10 s", "15:00 for the rest and 10 s a move"],
    ] as const) {
      await field.fill(typed);
      await expect.poll(read).toBe(shown);
    }
    await field.fill("300");
    await expect.poll(read).toBe("Which time control do you mean?");
    await page.locator(".read button", { hasText: "5:00:00" }).click();
    await expect.poll(read).toBe("5:00:00 for the rest");
    await field.fill("40/90+30, 30+30");
    await expect.poll(read).toContain("40 moves");
    await play(page);
    await page.locator(".board").waitFor();
    // The first increment is added at the start.
    expect(await shows(page, "white")).toBe(90 * 60 + 30);
    expect(wrong).toEqual([]);
  });

  it("creating a game starts from a Chess960 position, by number", async () => {
    const [page, wrong] = await first();
    await page.locator("form .more").click();
    await choose(page, "chess960");
    await page.locator("input[type=number]").fill("0");
    await play(page);
    await stands(page, "a1", "a1 white bishop");
    await stands(page, "g8", "g8 black king");
    expect(wrong).toEqual([]);
  });

  it("reports an invalid position", async () => {
    const [page] = await first();
    await setUp(page, { fen: "no position at all" });
    await play(page);
    await page.locator("form .problem", { hasText: /\w/ }).waitFor();
    expect(page.url()).toBe(`${base}/`);
  });
});

describe("training mode", () => {
  it("shows each ruling with its article, and the moves missing on the scoresheet", async () => {
    const [page, wrong] = await first();
    await setUp(page, { mode: "training" });
    await play(page);
    await drag(page, "e2", "e5");
    await page.locator(".near .lever").click();
    await stands(page, "e2", "e2 white pawn");
    await page.locator(".record li small").first().waitFor({ state: "attached" });
    expect(await page.locator(".record cite").allInnerTexts()).toContain("7.5.5");
    await page.locator(".news .read").click();
    await drag(page, "e2", "e4");
    await page.locator(".near .lever").click();
    await page.locator(".owed", { hasText: "1." }).waitFor();
    await page.locator(".sheet form input").fill("e4");
    await page.keyboard.press("Enter");
    await page.locator(".owed").waitFor({ state: "detached" });
    expect(wrong).toEqual([]);
  });

  it("over the board, the page shows neither missing moves nor move counts", async () => {
    const [page] = await first();
    await setUp(page, {});
    await play(page);
    await drag(page, "e2", "e4");
    await page.locator(".near .lever").click();
    await page.locator(".far .clock.runs").waitFor();
    expect(await page.locator(".owed").count()).toBe(0);
    expect(await page.locator(".moves").count()).toBe(0);
  });
});

describe("a hand", () => {
  it("adjusts without obligation", async () => {
    const [page, wrong] = await first();
    await setUp(page, { mode: "training" });
    await play(page);
    await page.locator(".asks .go").first().click();
    await page.locator(".near .clock.runs").waitFor();
    await more(page, "adjust");
    // On a shared device the act asks for the player.
    await page.locator("[data-who=white]").click();
    await page.locator('[data-square="b1"]').click();
    await page.locator("[data-opens=adjust]").click();
    await page.locator('[data-square="e2"]').click();
    // Obligations are shown at the piece only.
    await page.locator(".duty", { hasText: "e2" }).waitFor();
    expect(await page.locator(".square.binds").count()).toBe(1);
    await page.locator('[data-square="e4"]').click();
    await page.locator(".near .lever").click();
    await page.locator(".far .clock.runs").waitFor();
    expect(await page.locator(".record .incident").count()).toBe(0);
    expect(wrong).toEqual([]);
  });

  it("puts a rook upside down, which stays a rook", async () => {
    const [page, wrong] = await first();
    await setUp(page, { fen: "7k/P6p/8/8/8/8/7P/K7 w - - 0 1" });
    await play(page);
    await drag(page, "a7", "a8");
    await page.locator(".spare.turned").dragTo(page.locator('[data-square="a8"]'));
    await stands(page, "a8", "a8 white rook");
    expect(await page.locator(".men .upside").count()).toBe(1);
    expect(wrong).toEqual([]);
  });

  it("presses with a configured key", async () => {
    const [page, wrong] = await first();
    await setUp(page, {});
    await play(page);
    await more(page, "settings");
    await page.locator(".panel .key button").click();
    await page.keyboard.press("m");
    await page.locator(".panel .close").click();
    await drag(page, "e2", "e4");
    await page.keyboard.press("Space");
    await page.keyboard.press("m");
    await page.locator(".far .clock.runs").waitFor();
    expect(wrong).toEqual([]);
  });
});

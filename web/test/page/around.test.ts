/** Invitations, presence, own games and navigation between pages. */
import { more, resign } from "../table";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { drag, launch, open, stands } from "../browser";
import { choose, moves, setUp, sitDown, start } from "../people";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

/** White creates a game for two and copies the link. */
async function invites(context: BrowserContext): Promise<[Page, string]> {
  const [white] = await open(context, base);
  await setUp(white, { time: "900+10" });
  await choose(white, "white");
  await white.locator("form .go").click();
  await white.locator("[data-copies=black]").click();
  return [white, await white.evaluate(() => navigator.clipboard.readText())];
}

describe("an invitation", () => {
  it("an invitation is opened by one tap, shows the settings, reports the arrival, and starts no clock", async () => {
    const [white, link] = await invites(await browser.newContext(CLIPBOARD));
    expect(await white.locator(".invite").innerText()).toMatch(/Over the board[^]*15 ?\+ ?10/);
    await white.locator(".invite .qr").waitFor();
    await white.locator(".here", { hasText: "has not arrived yet" }).waitFor();
    await white.locator(".links a.own").click();
    // The invitation is still shown at the board, which shows that the opponent is away. A touch
    // explains why nothing counts yet.
    await white.locator(".invite").waitFor();
    await white.locator(".far .away").waitFor();
    await drag(white, "e2", "e4");
    await white.locator(".hint").waitFor();
    await stands(white, "e2", "e2 white pawn");
    await white.locator(".asks .go").click();
    expect(await white.locator(".clock.runs").count()).toBe(0);
    const [black, wrong] = await open(await browser.newContext(), link);
    await black.locator(".board").waitFor();
    await white.locator(".invite").waitFor({ state: "detached" });
    expect(await white.locator(".clock.runs").count()).toBe(0);
    await black.locator(".asks .go").click();
    for (const page of [white, black]) await page.locator(".clock.runs").waitFor();
    // A player who leaves is shown as away.
    await black.goto("about:blank");
    await white.locator(".far .away").waitFor();
    expect(wrong).toEqual([]);
  });

  it("reports the arrival to the inviter on the links page too", async () => {
    const [white, link] = await invites(await browser.newContext(CLIPBOARD));
    const [black] = await open(await browser.newContext(), link);
    await black.locator(".board").waitFor();
    await white.locator(".here", { hasText: "is here" }).waitFor();
  });
});

describe("own games", () => {
  it("own games are listed on the start page with the player to move", async () => {
    const table = await sitDown(browser, base, { time: "900+10" });
    await start(table);
    const { white, black } = table;
    await moves(white, "e2", "e4", black);
    await black.goto(base);
    const mine = black.locator(".mine a");
    await mine.locator(".goes", { hasText: "Your move" }).waitFor();
    // Neither a reload nor the Back button loses the game.
    await black.reload();
    await mine.click();
    await stands(black, "e4", "e4 white pawn");
    await black.goBack();
    await mine.waitFor();
    await black.goForward();
    await stands(black, "e4", "e4 white pawn");
    await resign(black);
    await black.locator(".end .look").waitFor();
    await black.goto(base);
    await black.locator(".mine a", { hasText: "1-0" }).click();
    await black.locator(".review .ending").waitFor();
    table.nothingWrong();
  });

  it("show the awaited player, and later the player to move", async () => {
    const [white, link] = await invites(await browser.newContext(CLIPBOARD));
    await white.locator(".links a.own").click();
    await stands(white, "e2", "e2 white pawn");
    await white.goto(base);
    const mine = white.locator(".mine .goes");
    await mine.filter({ hasText: "Waiting for Black" }).waitFor();
    const [black, wrong] = await open(await browser.newContext(), link);
    await black.locator(".asks .go").waitFor();
    await white.reload();
    await mine.filter({ hasText: "Black is here" }).waitFor();
    await black.locator(".asks .go").click();
    await white.locator(".mine a[data-game]").click();
    await white.locator(".asks .go").click();
    await white.locator(".clock.runs").waitFor();
    await white.goto(base);
    await mine.filter({ hasText: "Your move" }).waitFor();
    await black.goto(base);
    await black.locator(".mine .goes", { hasText: "White to move" }).waitFor();
    expect(wrong).toEqual([]);
  });

  it("own games are transferred to another device by QR code", async () => {
    const table = await sitDown(browser, base, { context: CLIPBOARD });
    const { white } = table;
    await more(white, "settings");
    await white.locator(".carry summary").click();
    await white.locator(".carry .qr").waitFor();
    await white.locator(".carry button").click();
    const link = await white.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(white.url());
    const [phone] = await open(await browser.newContext(), link);
    await phone.locator(".near .lever, .asks .go").first().waitFor();
  });

  it("own games are repeated with colours swapped, if both agree", async () => {
    const table = await sitDown(browser, base, { time: "900+10" });
    await start(table);
    const { white, black } = table;
    const first = new URL(white.url()).pathname;
    await resign(white);
    await white.locator(".end .rematch").click();
    await white.waitForURL((url) => url.pathname !== first);
    // Black gets the proposal and meets White in the new game.
    await black.locator("a.rematch").click();
    await black.waitForURL((url) => url.pathname !== first);
    await stands(black, "e2", "e2 white pawn");
    expect(new URL(black.url()).pathname).toBe(new URL(white.url()).pathname);
    expect(await black.locator(".near i.white").count()).toBe(1);
    await start({ ...table, white: black, black: white });
    await moves(black, "d2", "d4", white);
    table.nothingWrong();
  });

  it("own games on one device are repeated at once", async () => {
    const [page, wrong] = await open(await browser.newContext(), base);
    await setUp(page, { mode: "casual", time: "300+3" });
    await page.locator("form .go").click();
    await drag(page, "e2", "e4");
    await page.getByRole("button", { name: "Resign", exact: true }).click();
    await page.locator("[data-who=black]").click();
    const first = page.url();
    await page.locator(".end .rematch").click();
    await page.waitForURL((url) => url.href !== first);
    await stands(page, "e2", "e2 white pawn");
    expect(await page.locator("[data-clock=white]").innerText()).toContain("5:0");
    expect(wrong).toEqual([]);
  });
});

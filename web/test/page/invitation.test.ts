/** Invitations: copied on plain HTTP, restored after a reload, and not opened by the inviter. */
import { more as behindMore, resign } from "../table";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { clubOf, drag, launchAtClub, open, stands } from "../browser";
import { choose, press, setUp } from "../people";

let browser: Browser;
beforeAll(async () => void (browser = await launchAtClub()));
afterAll(() => browser.close());

const base = inject("server");
/** Pages on plain HTTP have no clipboard. */
const club = clubOf(base);

async function invites(context: BrowserContext, at = club): Promise<[Page, string[]]> {
  const [page, wrong] = await open(context, at);
  await setUp(page, { time: "900+10" });
  await choose(page, "white");
  await page.locator("form .go").click();
  await page.locator(".invite .qr").waitFor();
  return [page, wrong];
}

const send = (page: Page) => page.getByRole("button", { name: "Send the link" });
const link = (page: Page) => page.locator(".invite input").inputValue();

/** The pasted text. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement("textarea");
    field.id = "pasted";
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press("Control+V");
  const field = page.locator("#pasted");
  const text = await field.inputValue();
  await field.evaluate((field) => field.remove());
  return text;
}

/** Makes every way of copying fail, as in some browsers. */
const refuseCopies = (page: Page) =>
  page.evaluate(() => Object.assign(document, { execCommand: () => false }));

describe("without HTTPS", () => {
  it("the invitation link is copied and confirmed", async () => {
    const [page, wrong] = await invites(await browser.newContext());
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await send(page).click();
    await page.locator(".invite button", { hasText: "Copied" }).waitFor();
    const copied = await pasted(page);
    expect(copied).toMatch(/^http:\/\/club\.test:\d+\/game\/\w+#.+/);
    expect(copied).toBe(await link(page));
    expect(wrong).toEqual([]);
  });

  it("a failed copy is reported, and the link selected", async () => {
    const [page, wrong] = await invites(await browser.newContext());
    await refuseCopies(page);
    await send(page).click();
    await page.locator(".invite [role=status]", { hasText: "copy it yourself" }).waitFor();
    expect(await page.locator(".invite button", { hasText: "Copied" }).count()).toBe(0);
    const selected = await page.locator(".invite input").evaluate((field) => {
      const { value, selectionStart, selectionEnd } = field as HTMLInputElement;
      return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
    });
    expect(selected).toBe(await link(page));
    expect(wrong).toEqual([]);
  });

  it("other seats', the own seat's and the review's links are copied", async () => {
    const [white, wrong] = await invites(await browser.newContext());
    await white.locator("details summary").click();
    await white.getByRole("button", { name: "Copy", exact: true }).last().click();
    await white.locator("details button", { hasText: "Copied" }).waitFor();
    expect(await pasted(white)).toMatch(/\/game\/\w+$/);
    const opponents = await link(white);
    await white.locator(".links a.own").click();
    await stands(white, "e2", "e2 white pawn");
    await behindMore(white, "settings");
    await white.locator(".carry summary").click();
    await white.locator(".carry button").click();
    await white.locator(".carry button", { hasText: "Copied" }).waitFor();
    expect(await pasted(white)).toBe(white.url());
    await white.reload();
    const [black, more] = await open(await browser.newContext(), opponents);
    for (const page of [white, black]) await page.locator(".asks .go").first().click();
    await black.locator(".clock.runs").waitFor();
    await resign(black);
    await black.locator(".end .look").click();
    for (const [take, text] of [
      ["link", /\/game\/\w+\?review/],
      ["fen", /^rnbqkbnr\/pppppppp/],
    ] as const) {
      await black.locator(`[data-take=${take}]`).click();
      await black.locator(".given button", { hasText: "Copied" }).waitFor();
      expect(await pasted(black)).toMatch(text);
    }
    expect([...wrong, ...more]).toEqual([]);
  });
});

describe("a game that awaits its opponent", () => {
  it("a game that awaits its opponent keeps its invitation across a reload, Back and a closed tab", async () => {
    const context = await browser.newContext();
    const [page, wrong] = await invites(context);
    const sent = await link(page);
    await page.reload();
    await page.locator(".invite .qr").waitFor();
    expect(await link(page)).toBe(sent);
    await page.locator(".links a.own").click();
    await stands(page, "e2", "e2 white pawn");
    await page.goBack();
    await page.locator(".links .invite").waitFor();
    await page.goBack();
    await page.locator("form .go").waitFor();
    await page.goForward();
    await page.locator(".links .invite").waitFor();
    await page.close();
    const [again, more] = await open(context, club);
    await again.locator(".mine a", { hasText: "Send again" }).click();
    await again.locator(".links .invite").waitFor();
    expect(await link(again)).toBe(sent);
    // The game has begun, so there is no invitation left.
    await again.locator(".links a.own").click();
    const [black] = await open(await browser.newContext(), sent);
    for (const one of [again, black]) await one.locator(".asks .go").first().click();
    await again.locator(".clock.runs").waitFor();
    await again.goto(club);
    await again.locator(".mine .goes", { hasText: "Your move" }).waitFor();
    expect(await again.locator(".mine a", { hasText: "Send again" }).count()).toBe(0);
    expect([...wrong, ...more]).toEqual([]);
  });

  it("the URL of an invitation lets another device watch the game, not play", async () => {
    const [white] = await invites(await browser.newContext());
    const [other, wrong] = await open(await browser.newContext(), white.url());
    await other.locator(".standing").waitFor();
    await other.getByText("You are watching").waitFor();
    expect(wrong).toEqual([]);
  });
});

describe("the opponent's seat", () => {
  it("the opponent's seat is not taken by a tap on its QR code", async () => {
    const [page] = await invites(await browser.newContext({ hasTouch: true }));
    expect(await page.locator("a .qr").count()).toBe(0);
    const before = page.url();
    await page.locator(".invite .qr").tap();
    // A link would have navigated away by the next response.
    await page.locator(".invite input").tap();
    expect(page.url()).toBe(before);
  });

  it("the opponent's seat is stored beside the player's own seat, and both are found again", async () => {
    const [page, wrong] = await invites(await browser.newContext());
    const sent = await link(page);
    await page.locator(".links a.own").click();
    await stands(page, "e2", "e2 white pawn");
    const own = page.url();
    // The opponent's link in the same tab: only the fragment differs.
    await page.goto(sent);
    await page.locator(".near .dot.black").waitFor();
    await page.goto(club);
    const games = page.locator(".mine a[data-game]");
    await expect.poll(() => games.count()).toBe(2);
    await games.filter({ hasText: "Your seat: White" }).click();
    await stands(page, "e2", "e2 white pawn");
    expect(page.url()).toBe(own);
    await page.goto(club);
    await games.filter({ hasText: "Your seat: Black" }).click();
    await page.locator(".near .dot.black").waitFor();
    expect(page.url()).toBe(sent);
    expect(wrong).toEqual([]);
  });

  it("the opponent's seat is accepted, and the game is played", async () => {
    const [white, wrong] = await invites(await browser.newContext());
    const [black, more] = await open(await browser.newContext(), await link(white));
    await white.locator(".here", { hasText: "is here" }).waitFor();
    await white.locator(".links a.own").click();
    for (const page of [white, black]) await page.locator(".asks .go").first().click();
    await white.locator(".near .clock.runs").waitFor();
    await drag(white, "e2", "e4");
    await press(white);
    await black.locator(".near .clock.runs").waitFor();
    await stands(black, "e4", "e4 white pawn");
    expect([...wrong, ...more]).toEqual([]);
  });
});

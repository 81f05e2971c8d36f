/** Acts that name a move accept and show the piece letters of the player's language. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launch, open, stands } from "../browser";
import { card, tile } from "../desk";
import { begin, choose, claims, moves, press, setUp } from "../people";
import { context, isTidy, LOOKS } from "../pictures";
import { plain } from "../expected-texts";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const phone = LOOKS.find(({ size }) => size === "phone") ?? LOOKS[0];
if (!phone) throw new Error("no phone");

/** The knight's letter, and the message for a correct draw claim. */
const READERS = [
  { code: "en", locale: "en-US", knight: "N", ended: "threefold repetition" },
  { code: "fi", locale: "fi-FI", knight: "R", ended: "kolmas esiintyminen" },
  { code: "el", locale: "el-GR", knight: "Ι", ended: "τριπλή" },
  { code: "ar", locale: "ar-EG", knight: "ح", ended: "تكرار" },
] as const;

const KNIGHTS = [
  ["g1", "f3"],
  ["g8", "f6"],
  ["f3", "g1"],
  ["f6", "g8"],
  ["g1", "f3"],
  ["g8", "f6"],
  ["f3", "g1"],
] as const;

/** Writes on the player's scoresheet, cell by cell. */
async function writes(page: Page, all: readonly string[]): Promise<void> {
  for (const [at, move] of all.entries()) {
    await page.locator(".sheet form input").fill(move);
    await page.locator(".sheet form .write").click();
    const cell = `${Math.floor(at / 2) + 1}${at % 2 === 0 ? "." : "..."}`;
    await page.locator(`.sheet [data-single="${cell}"]`, { hasText: move }).waitFor();
  }
}

/** The move list of the review. */
async function looked(page: Page): Promise<string> {
  await page.locator(".end .look").click();
  await page.locator(".review .moves li").first().waitFor();
  return plain((await page.locator(".review .moves").innerText()).replaceAll(/\s+/g, " "));
}

describe.each(READERS)("in $code on a phone", ({ locale, knight, ended }) => {
  it("a draw is claimed with a move in the reader's letters", async () => {
    const setting = { time: "900+10", context: { ...context(phone), locale } };
    const table = await begin(browser, base, setting);
    const { white, black } = table;
    for (const [at, [from, to]] of KNIGHTS.entries()) {
      const [by, other] = at % 2 === 0 ? [white, black] : [black, white];
      await moves(by, from, to, other);
    }
    await writes(
      black,
      KNIGHTS.map(([, to]) => `${knight}${to}`),
    );
    const field = black.locator(".panel .move");
    await black.locator("[data-opens=claim]").click();
    // The placeholder uses the reader's letters.
    expect(await field.getAttribute("placeholder")).toBe(`${knight}f3`);
    expect(await isTidy(black)).toEqual([]);
    await black.locator(".panel .close").click();
    await claims(black, "threefold", `${knight}g8`);
    for (const page of [white, black]) {
      const standing = page.locator(".standing", { hasText: "1/2-1/2" });
      await standing.waitFor();
      expect(plain(await standing.innerText())).toContain(ended);
    }
    // The claimed move is in the next cell of the claimant's sheet.
    await black.locator(".news .read").click();
    await black.locator("[data-opens=sheet]").click();
    await black.locator(`.sheet [data-single="4..."]`, { hasText: `${knight}g8` }).waitFor();
    await black.locator(".papers .close").click();
    expect(await looked(black)).toContain(`${knight}f3`);
    table.nothingWrong();
  });
});

describe("an adjourned game", () => {
  it("a move is sealed in Finnish, and played from the envelope of an adjourned game", async () => {
    const options = { ...context(phone), locale: "fi-FI" };
    const [white, wrong] = await open(await browser.newContext(options), base);
    await setUp(white, { time: "40/6000+30:20/3000+30:900+30", arbiter: true });
    await choose(white, "white");
    await white.locator("form .go").click();
    const link = (role: string) => white.locator(`input[data-role=${role}]`).inputValue();
    const [forBlack, forArbiter] = [await link("black"), await link("arbiter")];
    await white.locator(".links a.own").click();
    const [black, more] = await open(await browser.newContext(options), forBlack);
    await stands(black, "e1", "e1 valkea kuningas");
    const [arbiter, most] = await open(await browser.newContext(), forArbiter);
    const one = card(arbiter, 1);
    const act = async (group: string, id: string) => {
      await one.locator(`[data-tab=${group}]`).click();
      await one.locator(`[data-act=${id}]`).click();
      await one.locator(".do").click();
    };
    for (const player of [white, black]) await player.locator("[data-here] button").first().tap();
    await tile(arbiter, 1).or(one).first().click();
    await act("clocks", "starts");
    await white.locator(".near .clock.runs").waitFor();
    await act("adjournment", "adjourns");
    const seal = white.locator("[data-opens=seal]");
    await seal.click();
    expect(await black.locator("[data-opens=seal]").count()).toBe(0);
    // R is the letter of "ratsu", the Finnish word for a knight.
    await white.locator(".panel .move").fill("Rf3");
    await white.locator(".panel form button").click();
    await white.locator(".panel > .go").click();
    for (const page of [white, black]) {
      await page.locator(".near .clock.runs, .far .clock.runs").waitFor({ state: "detached" });
    }
    expect(await black.locator("body").innerText()).not.toContain("Rf3");
    expect(await arbiter.locator("body").innerText()).not.toContain("Rf3");
    await act("adjournment", "resumes-game");
    await act("adjournment", "opens-envelope");
    for (const page of [white, black]) await stands(page, "f3", "f3 valkea ratsu");
    await black.locator(".near .clock.runs").waitFor();
    expect([...wrong, ...more, ...most]).toEqual([]);
  });
});

describe("an upside-down rook", () => {
  const FEN = "7k/P6p/8/8/8/8/7P/K7 w - - 0 1";

  it("replaces the pawn by taps, is a rook, and is drawn upside down", async () => {
    const setting = { fen: FEN, time: "900+10", context: context(phone) };
    const table = await begin(browser, base, setting);
    const { white, black } = table;
    await white.locator(".here .spare.turned").tap();
    await white.locator('[data-square="a8"]').tap();
    await stands(white, "a8", "a8 white rook");
    await white.locator(".men .upside").waitFor({ state: "attached" });
    await press(white);
    await black.locator(".near .clock.runs").waitFor();
    await stands(black, "a8", "a8 white rook");
    for (const page of [white, black]) expect(await page.locator(".news").count()).toBe(0);
    // The upside-down rook gives check, so the king must move.
    await black.locator('[data-square="h8"]').tap();
    await black.locator('[data-square="g7"]').tap();
    await press(black);
    await white.locator(".near .clock.runs").waitFor();
    expect(await black.locator(".news").count()).toBe(0);
    table.nothingWrong();
  });
});

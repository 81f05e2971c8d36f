/** Forty moves by touch with incidents, to the end of the game. */
import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launch, open } from "../browser";
import { plays, SCORE, type Seat } from "../forty-moves";
import { choose, setUp } from "../people";
import { context, LOOKS, picture } from "../pictures";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const look = LOOKS.find(({ size, scheme }) => size === "phone" && scheme === "light") ?? LOOKS[0];
if (!look) throw new Error("no phone");
const PHONE = { ...context(look), isMobile: true };

/** The inspected moments. */
const KEPT = ["illegal-white", "told-black", "touched-white", "claimed-both", "offered-both"];
const keep = async (page: Page, name: string) => {
  if (KEPT.includes(name)) await picture(page, `forty-${name}`, look);
};

/** Creates a rapid game from the start page. */
async function begins(): Promise<[Page, string[]]> {
  const [page, wrong] = await open(await browser.newContext(PHONE), base);
  await setUp(page, { time: "900+10" });
  return [page, wrong];
}

/** Checks the review and exports. */
async function ends(page: Page): Promise<void> {
  await page.locator(".standing", { hasText: "1/2-1/2" }).waitFor();
  await page.locator(".end .look").tap();
  await page.locator(".review .ending", { hasText: /agree/ }).waitFor();
  const list = (await page.locator(".review .moves li").allInnerTexts()).join(" ");
  expect(list.match(/illegal move/g)?.length).toBe(2);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("[data-take=pgn]").tap(),
  ]);
  const pgn = readFileSync(await download.path(), "utf8");
  const moves = pgn.slice(pgn.indexOf("\n\n")).replaceAll(/\{[^}]*\}|\d+\.\.\./g, "");
  expect(moves.trim().split(/\s+/)).toEqual(SCORE);
}

/** Hundreds of taps, each awaited on both screens. */
const LONG = { timeout: 480_000 };

describe("forty moves by taps", () => {
  it("forty moves by taps work on two phones", LONG, async () => {
    const [first, wrong] = await begins();
    await choose(first, "white");
    await first.locator("form .go").tap();
    const link = await first.locator("input[data-role=black]").inputValue();
    await first.locator(".links a.own").tap();
    const [second, more] = await open(await browser.newContext(PHONE), link);
    for (const page of [first, second]) await page.locator(".asks .go").tap();
    await first.locator(".clock.runs").waitFor();
    const white: Seat = { page: first, side: "white", edge: "near", shares: false };
    const black: Seat = { page: second, side: "black", edge: "near", shares: false };
    await plays(white, black, (page, name) =>
      keep(page, `${name}-${page === first ? "white" : "black"}`),
    );
    for (const page of [first, second]) await ends(page);
    expect([...wrong, ...more]).toEqual([]);
  });

  it("forty moves by taps work on one device", LONG, async () => {
    const [page, wrong] = await begins();
    await page.locator("form .go").tap();
    await page.locator("[data-square=e1]").waitFor();
    const white: Seat = { page, side: "white", edge: "near", shares: true };
    const black: Seat = { page, side: "black", edge: "far", shares: true };
    await plays(white, black, (_, name) => keep(page, `${name}-both`));
    await ends(page);
    expect(wrong).toEqual([]);
  });
});

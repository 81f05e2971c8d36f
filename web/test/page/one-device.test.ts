/** Two players on one device: an act that either may have made is attributed to neither. */
import { more } from "../table";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { Client } from "../../src/api/client";
import { drag, launch, open, stands, tap } from "../browser";
import { setUp } from "../people";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const SIZES = [
  ["a phone", 390, 844],
  ["a small phone", 360, 640],
  ["a tablet", 1024, 768],
] as const;

/** The acts that the server received, as protocol lines. */
async function told(page: Page): Promise<string[]> {
  const { pathname, hash } = new URL(page.url());
  const id = pathname.split("/").at(-1) ?? "";
  const { happenings } = await new Client(base, "en").since(id, 0, hash.slice(1));
  return happenings.flatMap(({ event }) => event ?? []);
}

const lever = (page: Page, side: "near" | "far") => page.locator(`.${side} .lever`);

describe.each(SIZES)("on %s", (_, width, height) => {
  let page: Page;
  let wrong: string[];
  async function play(fen?: string): Promise<void> {
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: true });
    [page, wrong] = await open(context, base);
    await setUp(page, { time: "900+10", ...(fen && { fen }) });
    await page.locator("form .go").click();
    await page.locator("[data-square=e1]").waitFor();
  }
  const over = async () => {
    expect(wrong).toEqual([]);
    await page.context().close();
  };

  it("a hand at the waiting player's pieces binds neither player", async () => {
    await play();
    await tap(page, "e2", "e4");
    await stands(page, "e4", "e4 white pawn");
    await lever(page, "near").tap();
    await page.locator(".far .clock.runs").waitFor();
    // White's pieces are dragged and tapped while Black's clock runs.
    await drag(page, "d2", "d4");
    await stands(page, "d2", "d2 white pawn");
    await page.locator(".hint").waitFor();
    await tap(page, "d2", "d4");
    await stands(page, "d2", "d2 white pawn");
    // Black's own move, without a penalty.
    await tap(page, "e7", "e5");
    await stands(page, "e5", "e5 black pawn");
    await lever(page, "far").tap();
    await page.locator(".near .clock.runs").waitFor();
    const events = await told(page);
    expect(events).toContain("White touches d2");
    expect(events.filter((event) => / (takes|puts|plays) .*d[24]/.test(event))).toEqual([]);
    expect(await page.locator(".news").count()).toBe(0);
    await over();
  });

  it("a selection ends with a press", async () => {
    await play();
    await tap(page, "e2", "e4");
    await stands(page, "e4", "e4 white pawn");
    await tap(page, "g1");
    await lever(page, "near").tap();
    await page.locator(".far .clock.runs").waitFor();
    expect(await page.locator(".square.chosen").count()).toBe(0);
    await tap(page, "f6");
    await tap(page, "g8", "f6");
    await stands(page, "f6", "f6 black knight");
    await stands(page, "g1", "g1 white knight");
    await over();
  });

  it("resigning asks which player resigns, so that the opponent cannot do it", async () => {
    await play();
    await tap(page, "e2", "e4");
    await more(page, "resign");
    await page.locator("[data-who=black]").tap();
    await page.locator(".standing", { hasText: "1-0" }).waitFor();
    await over();
  });

  it("castling, en passant and promotion work by taps", async () => {
    await play("r3k2r/4P3/8/8/2p5/8/1P6/R3K2R w KQkq - 0 1");
    await tap(page, "e1", "g1");
    await stands(page, "g1", "g1 white king");
    // The page does not move the rook for the player.
    await stands(page, "h1", "h1 white rook");
    await tap(page, "h1", "f1");
    await lever(page, "near").tap();
    await page.locator(".far .clock.runs").waitFor();
    await tap(page, "h8", "h7");
    await lever(page, "far").tap();
    await page.locator(".near .clock.runs").waitFor();
    await tap(page, "b2", "b4");
    await lever(page, "near").tap();
    await page.locator(".far .clock.runs").waitFor();
    await tap(page, "c4", "b3");
    await page.locator(".far .off").tap();
    await stands(page, "b4", "b4");
    await lever(page, "far").tap();
    await page.locator(".near .clock.runs").waitFor();
    // White's rook captures on a8. Then the black king steps aside.
    await tap(page, "a1", "a8");
    await lever(page, "near").tap();
    await page.locator(".far .clock.runs").waitFor();
    await tap(page, "e8", "e7");
    await lever(page, "far").tap();
    await page.locator(".near .clock.runs").waitFor();
    expect(await page.locator(".news").count()).toBe(0);
    await over();
  });

  it.each(["Q", "R", "B", "N"])(
    "a pawn promotes to %s by tapping it and the square",
    async (piece) => {
      await play("8/4P2k/7p/8/8/8/7P/4K3 w - - 0 1");
      const button = page.locator(`.slot [data-piece=${piece}]`).first();
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await button.tap();
      await tap(page, "e8");
      await stands(page, "e7", "e7");
      await lever(page, "near").tap();
      await page.locator(".far .clock.runs").waitFor();
      expect(await page.locator(".news").count()).toBe(0);
      await over();
    },
  );
});

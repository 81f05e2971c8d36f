/** A computer that breaks the Laws, on a phone by taps alone: each breach is claimed and ruled upon. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { axe } from "../axe";
import { choose, press } from "../people";
import { isTidy, picture, type Look } from "../pictures";
import { launch, open } from "../browser";

const base = inject("server");
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const PHONE: Look = { size: "phone", width: 390, height: 844, scheme: "light" };
/** Moves after which Black's first pieces cannot check. */
const QUIET = [
  ["c2", "c3"],
  ["h2", "h3"],
  ["a2", "a3"],
  ["e2", "e3"],
] as const;

/** Chooses the computer and the switch; the seed of the game is the test's. */
async function spars(page: Page, seed: number): Promise<void> {
  await page.route("**/api/games", async (route) => {
    const wanted = route.request().postDataJSON() as { engine: { sparring: number | null } };
    expect(wanted.engine.sparring).toEqual(expect.any(Number));
    wanted.engine.sparring = seed;
    await route.continue({ postData: wanted });
  });
  await choose(page, "computer");
  await page.locator(".opponent select").first().selectOption("Touchmove");
  await page.locator("[data-sparring]").tap();
}

async function tapped(page: Page, ...squares: readonly string[]): Promise<void> {
  for (const square of squares) await page.locator(`[data-square=${square}]`).tap();
}

/** The square of a piece that Black has lifted and put back. */
async function putBack(page: Page): Promise<string> {
  return page.evaluate(async (path) => {
    const answer = await fetch(`/api${path}/events`);
    const { happenings } = (await answer.json()) as { happenings: { event?: string }[] };
    const acts = happenings.map(({ event = "" }) => event);
    const lifted = acts.flatMap((act, at) => {
      const from = /^Black takes (..)$/.exec(act)?.[1];
      return from && acts[at + 1]?.startsWith("Black puts ") && acts[at + 1]?.endsWith(from)
        ? [from]
        : [];
    });
    return lifted.at(-1) ?? "";
  }, location(page));
}

const location = (page: Page) => new URL(page.url()).pathname.replace("/game/", "/games/");

/** Reports the breach with the form of claims. */
async function claims(page: Page, kind: string): Promise<void> {
  await page.locator("[data-opens=claim]").tap();
  await page.locator("[data-tab=wrong]").tap();
  const touched = kind === "touched_piece";
  await page.locator(".panel select").selectOption(touched ? "point-touched" : "point-illegal");
  if (touched) await page.locator(`[data-square=${await putBack(page)}]`).tap();
  await page.locator(".panel .go").tap();
}

/** The first breach of these seeds, as the test of crates/engine/src/sparring.rs fixes it. */
const KINDS = [
  ["illegal_move", 0, 3],
  ["touched_piece", 1, 4],
  ["empty_press", 2, 2],
] as const;

describe.each(KINDS)("%s", (kind, seed, number) => {
  it("is committed, claimed by taps, ruled upon and listed after the game", async () => {
    const context = await browser.newContext({
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    const [page, wrong] = await open(context, base);
    await spars(page, seed);
    if (kind === "illegal_move") {
      expect(await axe(page)).toEqual([]);
      expect(await isTidy(page)).toEqual([]);
      await picture(page, "sparring-setup", PHONE);
    }
    await page.locator("form .go").tap();
    await page.locator(".spars").waitFor();
    for (const [from, to] of QUIET.slice(0, number)) {
      await tapped(page, from, to);
      await press(page);
      await page.locator(".near .clock.runs").waitFor();
    }
    await claims(page, kind);
    await page.locator(".ruled").first().waitFor();
    await picture(page, `sparring-ruled-${kind}`, PHONE);
    await page.locator(".ruled button").first().tap();
    await page.locator("[data-opens=more]").tap();
    await page.locator("[data-more=resign]").tap();
    await page.locator(".sure").tap();
    await page.locator(`[data-breach=${kind}][data-noticed=true]`).waitFor();
    expect(await page.locator("[data-breach]").count()).toBe(1);
    expect(await page.locator("[data-breach] cite a").count()).toBeGreaterThan(0);
    expect(await axe(page)).toEqual([]);
    await picture(page, `sparring-over-${kind}`, PHONE);
    expect(wrong).toEqual([]);
    await context.close();
  });
});

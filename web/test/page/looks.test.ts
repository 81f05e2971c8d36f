/**
 * Every page at four sizes, light and dark: nothing is cut off or shifts. With PICTURES set, saves
 * screenshots in target/pictures.
 */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { drag, launch, open, stands } from "../browser";
import { choose, moves, setUp, sitDown, start } from "../people";
import { context, fits, isSeen, isTidy, LOOKS, picture } from "../pictures";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");

describe.each(LOOKS)("on a $size, $scheme", (look) => {
  it("the start page and the links page are tidy", async () => {
    const [page] = await open(await browser.newContext(context(look)), base);
    expect(await isTidy(page)).toEqual([]);
    // Headline and button are visible without scrolling.
    expect(await isSeen(page, ".hero")).toBe(true);
    expect(await isSeen(page, "form .go")).toBe(true);
    await picture(page, "create", look);
    await choose(page, "white");
    await page.locator("form .go").click();
    await page.locator("input[data-role=black]").waitFor();
    expect(await isTidy(page)).toEqual([]);
    await picture(page, "links", look);
  });

  it("a training game with an illegal move and an open claim is tidy", async () => {
    const table = await sitDown(browser, base, { mode: "training", context: context(look) });
    await start(table);
    const { white, black } = table;
    await moves(white, "e2", "e4", black);
    // A low phone opens the scoresheet on request.
    if (look.size === "small") await white.locator("[data-opens=sheet]").click();
    await white.locator(".sheet form input").fill("e4");
    await white.locator(".sheet form .write").click();
    if (look.size === "small") await white.locator(".papers .close").click();
    await moves(black, "e7", "e5", white);
    await drag(white, "g1", "g4");
    await white.locator(".near .lever").click();
    await stands(white, "g1", "g1 white knight");
    await moves(white, "g1", "f3", black);
    await stands(white, "f3", "f3 white knight");
    for (const page of [white, black]) {
      expect(await isTidy(page)).toEqual([]);
      expect(await fits(page)).toBe(true);
    }
    await picture(white, "training", look);
    // On a low phone the ruling covers the acts until it is read.
    await black.locator(".news .read").click();
    await black.locator("[data-opens=claim]").click();
    await picture(black, "claim", look);
  });

  it("a casual game that has ended is tidy and fits the screen", async () => {
    const [page] = await open(await browser.newContext(context(look)), base);
    await setUp(page, { mode: "casual", time: "300+3" });
    await page.locator("form .go").click();
    for (const [at, [from, to]] of [
      ["f2", "f3"] as const,
      ["e7", "e5"] as const,
      ["g2", "g4"] as const,
      ["d8", "h4"] as const,
    ].entries()) {
      await drag(page, from, to);
      await page.locator(".record .move").nth(at).waitFor({ state: "attached" });
    }
    await page.locator(".end .again").waitFor();
    expect(await isTidy(page)).toEqual([]);
    expect(await fits(page)).toBe(true);
    await picture(page, "casual-over", look);
  });

  it("a game on a device that lies between two players fits the screen", async () => {
    const [page] = await open(await browser.newContext(context(look)), base);
    await page.evaluate(() => {
      localStorage.setItem("touchmove.settings", JSON.stringify({ flat: true }));
    });
    await page.reload();
    await setUp(page, { time: "900+10" });
    await page.locator("form .go").click();
    await drag(page, "e2", "e4");
    await page.locator(".near .lever").click();
    await page.locator(".far .clock.runs").waitFor();
    expect(await isTidy(page)).toEqual([]);
    expect(await fits(page)).toBe(true);
    await picture(page, "flat", look);
  });
});

describe("while a clock ticks", () => {
  it("only the time moves", async () => {
    const [page] = await open(await browser.newContext(), base);
    await setUp(page, { time: "900+10" });
    await page.locator("form .go").click();
    await drag(page, "e2", "e4");
    await stands(page, "e4", "e4 white pawn");
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(".board, .clock, .time, .lever, .acts > *, .desk > *")].map(
          (one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [one.className, x, y, width, height].join(" ");
          },
        ),
      );
    await page.locator(".asks .go").waitFor({ state: "detached" });
    const before = await places();
    for (let look = 0; look < 12; look += 1) {
      await page.waitForTimeout(150);
      expect(await places()).toEqual(before);
    }
  });
});

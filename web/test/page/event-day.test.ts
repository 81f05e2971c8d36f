/** An arbiter's day on a phone: arrivals, rulings, slips, colleagues and corrections. */
import { devices, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { open } from "../browser";
import { card, House, SLOW, tile } from "../desk";
import { found, pairs, until } from "../round";

let house: House;
const base = inject("server");
beforeAll(async () => void (house = await House.open(base)));
afterAll(() => house.close());

const PHONE = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };
const phone = async (url: string) => open(await house.browser.newContext(PHONE), url);

/** True if the element lies within the screen. */
const inSight = (page: Page, what: string) =>
  page.locator(what).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

describe("a player", () => {
  it("a player does not arrive by opening the link, and reports present once before play", async () => {
    const round = await found(base, { name: "Open", games: SLOW, boards: pairs(1) });
    const [board] = round.boards;
    if (!board) throw new Error("no board");
    const [page, wrong] = await phone(board.links.white);
    await page.locator("[data-here]").waitFor();
    expect((await board.state("white")).awaited?.players).toEqual([true, true]);
    await page.locator("[data-here] .go").tap();
    await until(async () => (await board.state("white")).awaited?.players[0] === false);
    await page.locator("[data-here]").waitFor({ state: "detached" });
    await page.reload();
    await page.locator(".board").waitFor();
    expect(await page.locator("[data-here]").count()).toBe(0);
    expect(wrong).toEqual([]);
    await page.context().close();
  });
});

describe("the ruling notice on a phone", () => {
  it("the ruling notice on a phone is visible from any button's place, has the focus, and is announced", async () => {
    const { first, page: laptop, done, desk } = await house.started(4);
    const [page, wrong] = await phone(desk);
    // The confirmation of the start passes.
    await until(async () => (await laptop.locator(".answer").innerText()) === "");
    await tile(page, 1).tap();
    const one = card(page, 1);
    await one.locator("[data-tab=penalties]").tap();
    await one.locator("[data-act=warns]").tap();
    await one.locator('.fields input[value="white"]').check();
    await one.locator(".do").scrollIntoViewIfNeeded();
    await one.locator(".do").tap();
    const answer = page.locator(".answer.said");
    await answer.waitFor();
    expect(await inSight(page, ".answer")).toBe(true);
    expect(await answer.getAttribute("aria-live")).toBe("polite");
    expect(await page.evaluate(() => document.activeElement?.classList.contains("answer"))).toBe(
      true,
    );
    await answer.locator(".close").tap();
    await answer.waitFor({ state: "detached" });
    // The act has no effect: the page says so, and the server does not record the act.
    const before = (await first.state("white")).version;
    await one.locator("[data-tab=words]").tap();
    await one.locator(".fields input").fill("Arbiter resumes");
    await one.locator(".do").tap();
    await page.locator(".answer.problem").waitFor();
    expect(await inSight(page, ".answer")).toBe(true);
    expect((await first.state("white")).version).toBe(before);
    // The browser logs the rejected request.
    expect(wrong.filter((line) => !line.includes("409"))).toEqual([]);
    await page.context().close();
    expect(await laptop.locator(".answer").innerText()).toBe("");
    await done();
  });
});

describe("a board's card on a phone", () => {
  it("scrolls into view, and asks for confirmation of costly acts", async () => {
    const { boards, done, desk } = await house.started(30);
    const board = boards[27];
    if (!board) throw new Error("no board");
    await board.says("white", "stops the clock: Black talks to me");
    const [page, wrong] = await phone(desk);
    await tile(page, 28).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(844);
    await tile(page, 28).tap();
    const one = card(page, 28);
    await one.locator(".recommended [data-answer]").waitFor();
    await until(() => inSight(page, "[data-card='28'] .recommended"));
    expect(await one.locator("[data-question] q").innerText()).toContain("Black talks to me");
    const takes = one.locator("[data-answer='takes TIME from White']");
    await takes.tap();
    await one.locator("[data-answer='takes TIME from White'].sure").tap();
    await one.locator("[data-question]").waitFor({ state: "detached" });
    await until(() => inSight(page, "[data-card='28'] h2"));
    expect((await board.state("white")).clock.white_ms).toBeLessThan(89 * 60_000);
    await page.locator(".answer .close").tap();
    await one.locator(".close").first().tap();
    await until(() => inSight(page, "[data-board='28']"));
    expect(wrong).toEqual([]);
    await page.context().close();
    await done();
  });
});

describe("a result slip", () => {
  it("a result slip is signed by both, marks the tile on every screen, and calls if they differ", async () => {
    const round = await found(base, { name: "Open", games: SLOW, boards: pairs(2) });
    const [first, second] = round.boards;
    if (!first || !second) throw new Error("no boards");
    const [desk, wrong] = await phone(round.desk);
    const [colleague] = await house.desk(round.desk);
    await tile(desk, 1).waitFor();
    await tile(colleague, 1).waitFor();
    const page = (board: typeof first) =>
      phone(`${base}/slip/${board.game}#${board.secrets.white}~${board.secrets.black}`);
    const sign = async (slip: Page, side: string, codes: string) => {
      const button = slip.locator(`[data-side=${side}] [data-codes="${codes}"]`);
      await button.tap();
      await button.tap();
      await slip.locator(`[data-side=${side}] [aria-pressed=true]`).waitFor();
    };
    const [one, more] = await page(first);
    await sign(one, "white", "10");
    expect(await one.locator("[data-slip-end]").innerText()).toBe("");
    await sign(one, "black", "10");
    expect(await one.locator("[data-slip-end]").innerText()).toContain("1–0");
    for (const screen of [desk, colleague]) {
      await tile(screen, 1).locator(".state", { hasText: "1–0" }).waitFor();
    }
    const [two] = await page(second);
    await sign(two, "white", "10");
    await sign(two, "black", "==");
    await desk.locator(".queue li", { hasText: "½–½" }).waitFor();
    // A tap on the tile, then the result is entered and visible to all.
    await tile(desk, 2).tap();
    const entering = card(desk, 2).locator('[data-paper] [data-codes="=="]');
    await entering.tap();
    await tile(colleague, 2).locator(".state", { hasText: "½–½" }).waitFor();
    await desk.locator(".queue li").waitFor({ state: "detached" });
    expect([...wrong, ...more]).toEqual([]);
    for (const screen of [desk, colleague, one, two]) await screen.context().close();
  });
});

describe("the round page on a phone", () => {
  it("invites a colleague with two taps and a name, and logs a corrected name", async () => {
    const round = await found(base, { name: "Open", games: SLOW, boards: pairs(2) });
    const [page, wrong] = await phone(round.desk);
    await page.locator("[data-page=round]").tap();
    await page.locator("[data-tab=arbiters]").tap();
    await page.locator("[name=colleague]").fill("Bea");
    await page.locator("[data-invite]").tap();
    const link = await page.locator("[data-given] a").getAttribute("href");
    const [colleague, more] = await phone(link ?? "");
    await tile(colleague, 1).waitFor();
    // A lost link is replaced, and the first one stops working.
    await page.locator("[data-arbiter]", { hasText: "Bea" }).getByRole("button").first().tap();
    await until(async () => (await page.locator("[data-given] a").getAttribute("href")) !== link);
    await colleague.locator(".problem").first().waitFor();
    await page.locator("[data-tab=correct]").tap();
    await page.locator("[data-correct='1'] > button").tap();
    await page.locator("[data-correct='1'] [name=white]").fill("Aalto, Änna");
    await page.locator("[data-save]").tap();
    await page.locator("[data-changes] li", { hasText: "Aalto, Änna" }).waitFor();
    await page.locator("[data-correct='2'] > button").tap();
    await page.locator("[data-remove]").tap();
    await page.locator("[data-remove]").tap();
    await page.locator("[data-correct='2']").waitFor({ state: "detached" });
    await page.locator("[name=control]").fill("15+10");
    await page.locator("[data-control]").tap();
    await page.locator("[data-changes]", { hasText: "900+10" }).waitFor();
    await page.locator("[data-tab=report]").tap();
    await page.locator("[data-report=changes]", { hasText: "Aalto, Änna" }).waitFor();
    await page.locator("[data-signature]").waitFor();
    expect([...wrong, ...more]).toEqual([]);
    await page.context().close();
    await colleague.context().close();
  });
});

/** Corrections, explanations, and an arbiter at a single game. */
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { Client } from "../../src/api/client";
import { open } from "../browser";
import { byHand, card, House, tile } from "../desk";
import { SimBoard, until } from "../round";
import { ArbiterClient } from "../../src/arbiter/connection/arbiterClient";

let house: House;
beforeAll(async () => void (house = await House.open(base)));
afterAll(() => house.close());

const base = inject("server");

describe("a wrong result", () => {
  it("signed by both is corrected, and the last decision applies", async () => {
    const { first: board, page, client, done } = await house.started(1);
    await board.says("black", "resigns");
    await board.says("white", "signs 0-1");
    await board.says("black", "signs 0-1");
    expect((await board.state("white")).result).toBe("0-1");
    await tile(page, 1).click();
    const one = card(page, 1);
    await one.locator("[data-tab=result]").click();
    await one.locator("[data-act=draw]").click();
    await one.locator(".do").click();
    await one.locator(".do.sure").click();
    await page.locator(".answer", { hasText: "8.7" }).waitFor();
    await until(async () => (await board.state("black")).result === "1/2-1/2");
    await until(async () => (await tile(page, 1).innerText()).includes("½"));
    // Both decisions are on record, and exports have the last one.
    const protocol = await client.text(`/api/games/${board.game}/protocol`);
    expect(protocol).toMatch(/game_over 0-1 signed result[^]*game_over 1\/2-1\/2/);
    expect(await client.text(`/api/games/${board.game}/pgn`)).toContain('[Result "1/2-1/2"]');
    await done();
  });

  it("a wrong result cannot be changed where the Laws give no such power, and the card says why", async () => {
    const { first: board, page, done } = await house.started(1);
    await board.says("black", "resigns");
    await tile(page, 1).click();
    const one = card(page, 1);
    await one.locator("[data-tab=result]").click();
    await one.locator("[data-act=draw]").click();
    await one.locator(".do").click();
    await one.locator(".do.sure").click();
    await page.locator(".answer", { hasText: "5.1.2" }).waitFor();
    expect((await board.state("black")).result).toBe("1-0");
    await done(1);
  });
});

describe("a position", () => {
  it("a position is reinstated from the replay and by hand", async () => {
    const { first: board, page, done } = await house.started(1);
    await board.moves("white", "e4");
    await board.moves("black", "e5");
    await board.moves("white", "Nf3");
    await board.says("black", "stops the clock");
    await tile(page, 1).click();
    const one = card(page, 1);
    await one.locator(".sequence > summary").click();
    await one.locator(".replay li button", { hasText: "Black presses" }).click();
    await one.locator("[data-reinstate]").click();
    expect((await board.state("white")).board).toContain("5N2");
    await one.locator("[data-reinstate]").click();
    await until(async () => (await board.state("white")).board.endsWith("PPPP1PPP/RNBQKBNR"));
    await one.locator('[data-question="times"]').waitFor();
    await one.locator('[data-answer^="sets"]').click();
    await byHand(one);
    await one.locator("[data-tab=board]").click();
    await one.locator("[data-act=reinstates]").click();
    await one.locator("[data-place=d7]").click();
    await one.locator("[data-place=d5]").click();
    await one.locator(".do").click();
    await until(async () =>
      (await board.state("white")).board.startsWith("rnbqkbnr/ppp2ppp/8/3pp3"),
    );
    await done();
  });
});

describe("a question about the Laws", () => {
  it("a question about the Laws is answered with an article, shown only to the player who asked", async () => {
    const { boards, page, done } = await house.started(1);
    const [board] = boards as [SimBoard];
    const [white, wrong] = await open(await house.browser.newContext(), board.links.white);
    const [black, more] = await open(await house.browser.newContext(), board.links.black);
    await board.says("white", "asks for an explanation: may the king jump");
    await page.locator("[data-about^=c-]", { hasText: "may the king jump" }).waitFor();
    await tile(page, 1).click();
    const one = card(page, 1);
    await one.locator("input[type=search]").fill("castling");
    await one.locator("[data-tell$=' white']").first().click();
    const told = white.locator(".record li", { hasText: "11.9" });
    // The record may stand behind a tab.
    await told.locator("small", { hasText: "astling" }).waitFor({ state: "attached" });
    // The answered call leaves the queue.
    await page.locator("[data-about^=c-]").waitFor({ state: "detached" });
    expect(await black.locator(".record").textContent()).not.toContain("11.9");
    expect([...wrong, ...more]).toEqual([]);
    await done();
  });
});

describe("an open card", () => {
  it("shows other waiting boards and links to them", async () => {
    const { boards, page, done } = await house.started(2);
    await page.setViewportSize({ width: 390, height: 844 });
    await tile(page, 1).click();
    await card(page, 1).waitFor();
    expect(await page.locator("[data-next]").count()).toBe(0);
    await boards[1]?.says("white", "stops the clock: too loud");
    await page.locator('[data-next="2"]').click();
    await card(page, 2).locator("q", { hasText: "too loud" }).first().waitFor();
    expect(await page.locator("[data-next]").count()).toBe(0);
    await done();
  });
});

describe("a single game", () => {
  it("a single game gives its arbiter a desk with one board", async () => {
    const client = new Client(base, "en");
    const tags = { White: "Anna", Black: "Boris", TimeControl: "900+10" };
    const created = await client.create({ arbiter_seat: true, tags });
    const seat = (role: string) => created.seats.find((one) => one.role === role);
    const secret = (role: string) => seat(role)?.secret ?? "";
    const secrets = { white: secret("white"), black: secret("black") };
    const arbiterClient = new ArbiterClient("en", secret("arbiter"), base);
    const board = new SimBoard(arbiterClient, 1, created.id, secrets, { white: "", black: "" });
    const [page, wrong] = await house.desk(base + (seat("arbiter")?.link ?? ""));
    const one = card(page, 1);
    await one.waitFor();
    expect(await one.innerText()).toContain("Anna");
    await page.locator("[data-all=starts]").click();
    await until(async () => (await board.state("white")).status === "playing");
    await board.moves("white", "e2e5");
    await one.locator('[data-event="observes_illegal_move"]').click();
    await one.locator('[data-event="observes_illegal_move"].sure').click();
    await until(async () => (await board.state("white")).board.endsWith("PPPPPPPP/RNBQKBNR"));
    await board.says("white", "stops the clock: too loud");
    await page.locator(".queue li", { hasText: "too loud" }).waitFor();
    // A single game belongs to no round.
    expect(await page.locator("[data-page=round], [data-filter]").count()).toBe(0);
    await byHand(one);
    await one.locator("[data-tab=penalties]").click();
    await one.locator("[data-act=warns]").click();
    // No player is preselected.
    expect(await one.locator(".do").isDisabled()).toBe(true);
    await one.locator('.fields input[value="white"]').check();
    await one.locator(".do").click();
    await one.locator(".decisions", { hasText: "Arbiter warns White" }).waitFor();
    expect(wrong).toEqual([]);
    await page.context().close();
  });
});

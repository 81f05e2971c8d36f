/** Spectators, the results of a round, and information that stays hidden. */
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { open, stands } from "../browser";
import { until, type SimBoard } from "../round";
import { card, House, SLOW, tile } from "../desk";

let house: House;
beforeAll(async () => void (house = await House.open(base)));
afterAll(() => house.close());

const base = inject("server");

describe("secrecy", () => {
  it("players are not told what the arbiter sees", async () => {
    const { first: board, page, done } = await house.started(1);
    const [player, wrong] = await open(await house.browser.newContext(), board.links.black);
    await stands(player, "e2", "e2 white pawn");
    await board.moves("white", "e2e5");
    await tile(page, 1).click();
    await card(page, 1).locator("[data-mark=irregular]").waitFor();
    const told = JSON.stringify(await board.state("black"));
    for (const hidden of ["irregular", "moves", "watch", "calls", "questions", "unwritten"]) {
      expect(told).not.toContain(`"${hidden}"`);
    }
    expect(await player.locator(".record .incident").count()).toBe(0);
    // The page has no way to message a player.
    expect(await card(page, 1).locator("textarea").count()).toBe(0);
    expect(wrong).toEqual([]);
    await done();
  });
});

describe("spectators", () => {
  it("see the boards with delay; other pages can embed them and programs poll the PGN", async () => {
    const delay = { admitted: true, delay_seconds: 3600 };
    const round = await house.started(2, { ...SLOW, spectators: delay });
    const soon = { admitted: true, delay_seconds: 1 };
    const quick = await house.started(2, { ...SLOW, spectators: soon });
    await round.boards[0]?.moves("white", "e4");
    await quick.boards[0]?.moves("white", "e4");
    const [late, wrong] = await house.desk(`${base}/competition/${round.created.id}`);
    await tile(late, 1).waitFor();
    expect(await late.locator(".watch header").innerText()).toMatch(/3.?600/);
    const answer = await fetch(`${base}/embed/competition/${quick.created.id}`);
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors *");
    // Without a delay, a player could read the moves of the running game from this PGN.
    const poll = () => fetch(`${base}/api/competitions/${quick.created.id}/pgn`);
    expect((await poll()).headers.get("access-control-allow-origin")).toBe("*");
    await expect.poll(async () => (await poll()).text(), { timeout: 20_000 }).toContain("1. e4");
    const hidden = await fetch(`${base}/api/competitions/${round.created.id}/pgn`);
    expect(await hidden.text()).not.toContain("1. e4");
    const [frame] = await house.desk(`${base}/embed/competition/${quick.created.id}`);
    await tile(frame, 1).click();
    await stands(frame, "e4", "e4 white pawn");
    expect(wrong).toEqual([]);
    await Promise.all([round.done(), quick.done()]);
  });
});

describe("after the round", () => {
  it("results, scoresheets as written and an incident report are available", async () => {
    const { boards, page, done } = await house.started(2);
    const [first, second] = boards as [SimBoard, SimBoard];
    await first.moves("white", "e4");
    await first.says("white", "records 1. e4");
    await first.says("black", "records 1. P-K4");
    await first.says("black", "resigns");
    await first.says("white", "signs 1-0");
    await second.moves("white", "e2e5");
    await second.says("black", "claims illegal move");
    await page.locator("[data-page=round]").click();
    expect(await page.locator('[data-result="1"]').innerText()).toMatch(/1–0/);
    await page.locator("[data-tab=sheets]").click();
    await page.locator('[data-sheet="1 black"]').waitFor();
    expect(await page.locator('[data-sheet="1 black"]').innerText()).toContain("1. P-K4");
    expect(await page.locator('[data-sheet="1 white"]').innerText()).toContain("Signed: 1-0");
    await page.locator("[data-tab=report]").click();
    expect(await page.locator('[data-report="2"]').innerText()).toMatch(/7\.5\.1/);
    await page.locator("[data-tab=results]").click();
    const saved = page.waitForEvent("download");
    await page.locator(".round .menu summary").click();
    await page.locator("[data-keep=pgn]").click();
    expect((await saved).suggestedFilename()).toBe("round.pgn");
    await done();
  });
});

describe("navigation for arbiters", () => {
  it("leads from a board's card to the review of its game, and back", async () => {
    const { first: board, page, done } = await house.started(1);
    await board.moves("white", "e4");
    await board.moves("black", "e7e4");
    await board.says("white", "claims illegal move");
    await tile(page, 1).click();
    await card(page, 1).locator(".review").click();
    const list = page.locator(".review .moves");
    await list.locator("li", { hasText: "e4" }).first().waitFor();
    await list.locator("button", { hasText: "illegal move" }).click();
    await page.locator(".review cite", { hasText: "7.5.1" }).first().waitFor();
    await page.goBack();
    await tile(page, 1).waitFor();
    await done();
  });

  it("leads from the start page to the competitions stored on this device", async () => {
    const { page, created, done } = await house.started(1);
    await page.goto(base);
    const mine = page.locator(".mine a.round", { hasText: "Autumn open" });
    await mine.waitFor();
    // Without the seat's secret the link would open the spectator page.
    await mine.click();
    await page.waitForURL((url) => url.pathname === `/competition/${created.id}`);
    await tile(page, 1).click();
    await card(page, 1).locator("[data-tab=players]").waitFor();
    await done();
  });
});

describe("the sandbox", () => {
  it("tries an incident under another edition, and offers cases as exercises", async () => {
    const { boards, page, desk: link, done } = await house.started(1);
    await boards[0]?.moves("white", "e2e5");
    await boards[0]?.says("black", "claims illegal move");
    await tile(page, 1).click();
    const address = await page.locator(".what-if").getAttribute("href");
    const [sandbox, wrong] = await house.desk(new URL(address ?? "", link).href);
    const outcome = sandbox.locator(".outcome");
    await until(async () => (await outcome.innerText()).includes("7.5.5"));
    await sandbox.locator("[name=laws]").selectOption("FIDE 2009");
    await until(async () => (await outcome.innerText()).includes("7.4.b"));
    await sandbox.locator("[name=subject]").selectOption("incidents/standard");
    await sandbox.locator("aside li button", { hasText: "telephone" }).click();
    await sandbox.locator("[data-ruling]").waitFor();
    // The situation comes first, without the ruling.
    expect(await outcome.innerText()).not.toContain("electronic device");
    await sandbox.locator("[data-ruling]").click();
    await until(async () => (await outcome.innerText()).includes("electronic device"));
    expect(wrong).toEqual([]);
    await done();
  });
});

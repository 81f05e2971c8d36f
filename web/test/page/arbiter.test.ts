/** The arbiter's page on a real server, part by part. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { open, stands } from "../browser";
import { until, type SimBoard } from "../round";
import { card, House, tile } from "../desk";

let house: House;
beforeAll(async () => void (house = await House.open(base)));
afterAll(() => house.close());

const base = inject("server");

describe("a competition", () => {
  it("a competition is created from a pasted list, prints slips and starts its round", async () => {
    const [page, wrong] = await house.desk(`${base}/competition`);
    await page.locator("[name=name]").fill("Spring cup");
    await page.locator("[name=players]").fill("Anna Aalto - Boris Berg\nCarla Costa - David Drew");
    // The default time has no default: the form asks for it and shows its article.
    const late = page.locator('[data-tag="DefaultTime"]');
    expect(await late.locator("input").inputValue()).toBe("");
    await late.locator("cite").waitFor();
    expect(await late.locator("cite").innerText()).toBe("6.7.1");
    await page.locator("[name=laws]").selectOption("FIDE 2014");
    await until(async () => (await late.locator("cite").innerText()) === "6.7.a");
    await late.locator("input").fill("0:15:00");
    await page.locator("button.go").click();
    await page.locator("[data-slip]").first().waitFor();
    expect(await page.locator(".slips .qr").count()).toBe(4);
    const links = await page
      .locator("[data-slip]")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(new Set(links).size).toBe(4);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".slips header").isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen" });

    const [white, more] = await open(await house.browser.newContext(), links[0] ?? "");
    await stands(white, "e2", "e2 white pawn");
    await page.locator(".slips a[data-role=arbiter]").click();
    await tile(page, 1).waitFor();
    expect(await tile(page, 2).innerText()).toContain("Carla Costa");
    // White of board 1 has opened the link, which is not an arrival, and then reports present.
    await tile(page, 1).locator("i.linked").waitFor();
    expect(await page.locator("i.here").count()).toBe(0);
    await white.locator("[data-here] .go").click();
    await tile(page, 1).locator("i.here").waitFor();
    expect(await tile(page, 2).locator("i.here").count()).toBe(0);
    // Starting would run the time of three absent players, so it asks for confirmation.
    await page.locator("[data-all=starts]").click();
    await page.locator("[data-all=starts].sure").click();
    await white.locator(".runs [data-clock=white]").waitFor();
    await page.locator('[data-board="1"].level-3').waitFor();
    await tile(page, 1).click();
    await card(page, 1).locator("[data-mark=absent]").waitFor();
    expect([...wrong, ...more]).toEqual([]);
  });
});

describe("the board grid", () => {
  it("marks boards that need attention, and sorts and filters by these marks", async () => {
    const { boards, page, done } = await house.started(12);
    const [first, second, third] = boards as [SimBoard, SimBoard, SimBoard];
    // An illegal move that no player has claimed is not announced to the players.
    await first.moves("white", "e2e5");
    await page.locator('[data-board="1"].level-2').waitFor();
    expect(JSON.stringify(await first.state("black"))).not.toContain("irregular");
    await second.says("white", "stops the clock: he talks to me");
    await page.locator('[data-board="2"].level-1').waitFor();
    await third.says("white", "plays d4");
    await third.says("white", "offers a draw");
    await page.locator('[data-board="3"].level-3').waitFor();
    await page.locator("[data-order]").selectOption("attention");
    const numbers = () =>
      page
        .locator("[data-board]")
        .evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.board)));
    await until(async () => (await numbers()).slice(0, 3).join() === "2,1,3");
    await page.locator("[data-filter]").selectOption("attention");
    await until(async () => (await numbers()).join() === "2,1,3");
    await tile(page, 1).click();
    await card(page, 1).locator('[data-event="observes_illegal_move"]').click();
    await card(page, 1).locator('[data-event="observes_illegal_move"].sure').click();
    await until(async () => (await first.state("white")).board.endsWith("PPPPPPPP/RNBQKBNR"));
    await done();
  });
});

describe("the queue", () => {
  it("lists calls in order, and shows every arbiter who handles each call", async () => {
    const { boards, page, client, created, done } = await house.started(3);
    const second = await client.colleague(created.id, "arbiter", "Bea Lind");
    const [colleague, wrong] = await house.desk(base + second.link);
    await boards[2]?.says("black", "asks for an explanation");
    await boards[0]?.says("white", "stops the clock: my phone fell");
    const items = (where: Page) => where.locator(".queue li");
    await until(async () => (await items(page).count()) === 2);
    // Players with stopped clocks come first, even if later.
    expect(await items(page).first().innerText()).toContain("my phone fell");
    await items(colleague).first().locator(".what").click();
    await items(colleague).first().locator("[data-take]").click();
    await until(async () => (await items(page).first().innerText()).includes("Bea Lind"));
    await card(colleague, 1).waitFor();
    await items(page).last().locator(".what").click();
    await items(page).last().locator("[data-settle]").click();
    await until(async () => (await items(colleague).count()) === 1);
    await colleague.locator('[data-event="resumes"]').first().click();
    await until(async () => (await items(page).count()) === 0);
    expect(wrong).toEqual([]);
    await done();
  });
});

describe("the card", () => {
  it("shows events, articles and each answer's effect, and carries out an answer", async () => {
    const { first: board, page, players, done } = await house.started(1);
    await board.moves("white", "e4");
    await board.moves("black", "e5");
    await board.says("black", "distracts").catch(() => "players do not report themselves");
    await tile(page, 1).click();
    const one = card(page, 1);
    await one.locator("[data-tab=players]").click();
    await one.locator("[data-act=distracts]").click();
    await one.locator('.fields input[value="black"]').check();
    await one.locator(".do").click();
    const question = one.locator("[data-question=penalty]");
    await question.waitFor();
    expect(await question.locator("cite").first().innerText()).toMatch(/^1[12]\./);
    const warns = question.locator('[data-answer="warns Black"]');
    expect(await question.locator(".recommended [data-answer]").getAttribute("data-answer")).toBe(
      "warns Black",
    );
    // Go back to the second move.
    await one.locator(".sequence > summary").click();
    const replay = one.locator(".replay");
    const men = await replay.locator("canvas").getAttribute("data-men");
    expect(men).toBe("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
    await replay.getByText("White plays e4").click();
    expect(await replay.locator("li.now").innerText()).toContain("White plays e4");
    await warns.click();
    await question.waitFor({ state: "detached" });
    await until(async () => (await one.locator(".decisions").innerText()).includes("warns Black"));
    // A further decision corrects the first; nothing is erased.
    await one.locator("[data-tab=clocks]").click();
    await one.locator("[data-act=gives-time]").click();
    await one.locator('.fields input[value="white"]').check();
    await one.locator(".fields .short").fill("2:00");
    const had = players[0]?.[0]?.state?.clock.white_ms ?? 0;
    await one.locator(".do").click();
    await until(() => (players[0]?.[0]?.state?.clock.white_ms ?? 0) > had + 100_000);
    await until(async () => (await one.locator(".decisions li").count()) === 3);
    await done();
  });
});

describe("acts by hand", () => {
  it("set clocks, penalise, declare results, replace links and add notes", async () => {
    const { first: board, page, done } = await house.started(2);
    await board.moves("white", "e4");
    await tile(page, 1).click();
    const one = card(page, 1);
    const act = async (group: string, id: string) => {
      await one.locator(`[data-tab=${group}]`).click();
      await one.locator(`[data-act=${id}]`).click();
    };
    await act("clocks", "sets-clocks");
    await one.locator(".fields .short").first().fill("10");
    await one.locator(".fields .short").last().fill("12:30");
    await one.locator(".do").click();
    await until(async () => (await board.state("white")).clock.white_ms === 600_000);
    await one.locator(".links > summary").click();
    await one.locator("[data-relink=white]").click();
    const link = await one.locator("a[data-role=white]").getAttribute("href");
    const [player] = await open(await house.browser.newContext(), link ?? "");
    await stands(player, "e4", "e4 white pawn");
    // The old link no longer works.
    await expect(board.says("white", "resigns")).rejects.toThrow();
    await one.locator(".decisions + form input").fill("Spoke to both");
    await one.locator(".decisions + form button").click();
    await until(async () =>
      (await one.locator(".decisions").innerText()).includes("Spoke to both"),
    );
    await act("result", "lost");
    await one.locator('.fields input[value="white"]').check();
    await one.locator(".fields select").selectOption("1/2");
    await one.locator(".do").click();
    expect((await board.state("black")).status).toBe("playing");
    await one.locator(".do.sure").click();
    await until(async () => (await board.state("black")).result === "0-1/2");
    await done();
  });

  it("adjourn, and resume with the envelope", async () => {
    const { first: board, page, done } = await house.started(1);
    await board.moves("white", "e4");
    await tile(page, 1).click();
    const one = card(page, 1);
    const act = async (id: string) => {
      await one.locator("[data-tab=adjournment]").click();
      await one.locator(`[data-act=${id}]`).click();
      await one.locator(".do").click();
      if ((await one.locator(".do.sure").count()) > 0) await one.locator(".do.sure").click();
    };
    await act("adjourns");
    await board.says("black", "seals Nf6");
    await board.says("black", "stops the clock");
    await until(async () => (await board.state("white")).status === "adjourned");
    // The envelope is opened at the resumption and not before.
    await one.locator("[data-act=resumes-game]").waitFor();
    expect(await one.locator("[data-act=opens-envelope]").count()).toBe(0);
    await act("resumes-game");
    await one.locator("[data-act=opens-envelope]").waitFor();
    await act("opens-envelope");
    await until(async () => (await board.state("white")).board.includes("/5n2/"));
    await until(async () => (await board.state("white")).clock.running === "white");
    await done();
  });
});

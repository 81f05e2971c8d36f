import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { drag, launch, stands } from "../browser";
import { type Wire, wire } from "../proxy";
import { type Running, start } from "../spawn";
import { arrived, say, type Seated, sit } from "../table";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const CASUAL = { mode: "casual" as const, tags: { TimeControl: "300+3" } };
const OVER_THE_BOARD = { tags: { TimeControl: "900+10" } };
const count = (events: readonly string[], event: string) =>
  events.filter((one) => one === event).length;

describe("an interrupted connection", () => {
  const base = inject("server");
  let cable: Wire;
  let table: Seated;

  async function seated(game: Parameters<typeof sit>[2]): Promise<[Page, Page]> {
    cable = await wire(base);
    table = await sit(browser, base, game, [cable.base, base]);
    return [table.white, table.black];
  }

  async function over(): Promise<void> {
    table.nothingWrong();
    await table.leave();
    await cable.close();
  }

  it("neither loses nor doubles acts made while it is down", async () => {
    const [white, black] = await seated(OVER_THE_BOARD);
    await arrived(white);
    cable.cut();
    await arrived(white, "lost");
    await drag(white, "e2", "e4");
    await stands(white, "e4", "e4 white pawn");
    // The status shows at once how many acts wait: touch, lift, release.
    await arrived(white, "kept");
    expect(await white.locator("[data-arrival]").innerText()).toBe("3");
    await white.keyboard.press("Space");
    expect(await black.locator("[data-square=e4]").getAttribute("aria-label")).toBe("e4");
    cable.heal();
    await arrived(white);
    await stands(black, "e4", "e4 white pawn");
    await black.locator(".runs [data-clock=black]").waitFor();
    const events = await table.events();
    const acts = ["White touches e2", "White takes e2", "White puts P e4", "White presses"];
    expect(events.filter((event) => event.startsWith("White"))).toEqual(acts);
    await drag(black, "e7", "e5");
    await stands(white, "e5", "e5 black pawn");
    await over();
  });

  it("counts an act only once if its receipt was lost", async () => {
    const [white, black] = await seated(CASUAL);
    cable.deafen();
    await say(white, "e4");
    await stands(black, "e4", "e4 white pawn");
    await arrived(white, "coming");
    cable.cut();
    await arrived(white, "kept");
    await say(black, "e5");
    cable.heal();
    await arrived(white);
    await stands(white, "e5", "e5 black pawn");
    expect(count(await table.events(), "White plays e4")).toBe(1);
    await over();
  });

  it("an interrupted connection is detected even if no socket closes", async () => {
    const [white, black] = await seated(CASUAL);
    cable.hold();
    await say(white, "d4");
    await arrived(white, "coming");
    // Two unanswered pings show that the connection is dead.
    await white.locator("[data-arrival=kept]").waitFor({ timeout: 15_000 });
    cable.heal();
    await arrived(white);
    await stands(black, "d4", "d4 white pawn");
    await over();
  });

  it("an interrupted connection keeps pending acts across a reload", async () => {
    const [white, black] = await seated(CASUAL);
    cable.deafen();
    await say(white, "c4");
    await stands(black, "c4", "c4 white pawn");
    cable.hold();
    await say(white, "resign", "resign");
    await arrived(white, "coming");
    // Prevent the old page from reconnecting before the reload.
    await white.evaluate(() => Object.assign(window, { WebSocket: EventTarget }));
    cable.heal();
    await white.reload();
    await black.locator(".standing", { hasText: "0-1" }).waitFor();
    await white.locator(".end").waitFor();
    await white.locator("[data-arrival]").waitFor({ state: "detached" });
    const events = await table.events();
    expect(count(events, "White plays c4") + count(events, "White resigns")).toBe(2);
    await over();
  });
});

describe("a server killed during a game", () => {
  let server: Running;
  beforeAll(async () => void (server = await start()));
  afterAll(() => server.stop());

  it("restores the position, the clocks and pending acts", async () => {
    const table = await sit(browser, server.base, OVER_THE_BOARD);
    const { white, black } = table;
    await drag(white, "e2", "e4");
    await white.keyboard.press("Space");
    await black.locator(".runs [data-clock=black]").waitFor();
    await drag(black, "g8", "f6");
    await stands(white, "f6", "f6 black knight");
    await server.kill();
    for (const page of [white, black]) await arrived(page, "lost");
    await black.keyboard.press("Space");
    await arrived(black, "kept");
    await server.restart();
    for (const page of [white, black]) {
      await arrived(page);
      await stands(page, "e4", "e4 white pawn");
      await stands(page, "f6", "f6 black knight");
      await page.getByText("The server was interrupted. Your clock did not run.").waitFor();
    }
    expect(count(await table.events(), "Black presses")).toBe(1);
    // Without an arbiter both players agree to resume.
    for (const page of [white, black]) await page.getByRole("button", { name: "Continue" }).click();
    await white.locator(".runs").waitFor();
    await drag(white, "e4", "e5");
    await stands(black, "e5", "e5 white pawn");
    table.nothingWrong();
    await table.leave();
  });
});

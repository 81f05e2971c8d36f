import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { Client } from "../../src/api/client";
import { drag, launch, stands } from "../browser";
import { arrived, resign, say, sit } from "../table";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const ends = (page: Page, how: RegExp) =>
  page.locator(".standing").filter({ hasText: how }).waitFor();
const flags = (page: Page) => page.getByRole("img", { name: "The flag has fallen" });

describe("a flag", () => {
  it.each(["white", "black"] as const)("of %s is visible to all when it falls", async (side) => {
    const table = await sit(browser, base, { tags: { TimeControl: "2" } });
    const { white, black } = table;
    await drag(white, "e2", "e4");
    if (side === "black") await white.keyboard.press("Space");
    else await black.locator("[data-clock=white]", { hasText: "0:01" }).waitFor();
    const result = side === "white" ? /0-1.*time forfeit/ : /1-0.*time forfeit/;
    for (const page of [white, black]) {
      await ends(page, result);
      expect(await flags(page).count()).toBe(1);
      expect(await page.locator(`[data-clock=${side}]`).innerText()).toBe("0:00");
    }
    table.nothingWrong();
    await table.leave();
  });

  it("a flag is claimed by the opponent in a game with an arbiter", async () => {
    const game = { tags: { TimeControl: "2" }, arbiter_seat: true };
    const table = await sit(browser, base, game);
    await table.arbiter("Arbiter starts");
    await flags(table.black).waitFor();
    // The fallen flag is shown, and the game goes on until a player claims it.
    expect(await table.black.locator(".standing").innerText()).toMatch(/is running\.?$/);
    await say(table.black, "claim flag");
    for (const page of [table.white, table.black]) await ends(page, /0-1.*time forfeit/);
    await table.leave();
  });

  it.each([
    ["FIDE 2014", {}],
    ["FIDE 2023", { QuickplayFinish: "yes", Pace: "standard" }],
  ])("and the other one too: drawn in %s", async (Laws, more) => {
    const tags = { Laws, TimeControl: "2", ...more };
    const table = await sit(browser, base, { tags, arbiter_seat: true });
    const { white, black } = table;
    await table.arbiter("Arbiter starts");
    await flags(white).waitFor();
    await drag(white, "e2", "e4");
    await white.keyboard.press("Space");
    await expect.poll(() => flags(black).count(), { timeout: 10_000 }).toBe(2);
    expect(await black.locator(".standing").innerText()).toMatch(/is running\.?$/);
    await table.arbiter("Arbiter observes both flags");
    for (const page of [white, black]) await ends(page, /1\/2-1\/2.*both flags/);
    table.nothingWrong();
    await table.leave();
  });
});

describe("a resignation against a bare king", () => {
  // Black has the queen and resigns; White can never checkmate.
  const FEN = "4k3/4q3/8/8/8/8/8/K7 w - - 0 1";

  it.each([
    ["FIDE 2014", /1-0.*resignation/],
    ["FIDE 2023", /1\/2-1\/2.*cannot checkmate/],
  ])("by %s", async (Laws, result) => {
    const table = await sit(browser, base, { tags: { Laws, FEN, TimeControl: "900+10" } });
    const { white, black } = table;
    await drag(white, "a1", "b1");
    await white.keyboard.press("Space");
    await black.locator(".runs [data-clock=black]").waitFor();
    await resign(black);
    for (const page of [white, black]) await ends(page, result);
    table.nothingWrong();
    await table.leave();
  });
});

describe("Chess960 castling with a king that stays", () => {
  // BQRBNNKR: the king is on g1 and the rook on h1; the knight leaves f1.
  const game = (mode: "over_the_board" | "casual") => ({
    mode,
    chess960: 385,
    tags: { TimeControl: "900+10" },
    // Without a delay, spectators do not get the moves of a running game.
    spectators: { admitted: true, delay_seconds: 1 },
  });

  /** The moves that a spectator gets. */
  async function sans(id: string): Promise<unknown[]> {
    const { happenings } = await new Client(base, "en").since(id, 0);
    const made = happenings.flatMap(({ rulings }) => rulings);
    return made.filter(({ effect }) => effect === "move_made").map(({ fields }) => fields.san);
  }

  async function castled(page: Page): Promise<void> {
    await stands(page, "g1", "g1 white king");
    await stands(page, "f1", "f1 white rook");
    await stands(page, "h1", "h1");
  }

  it("Chess960 castling with a king that stays works by hand after an announcement", async () => {
    const table = await sit(browser, base, game("over_the_board"));
    const { white, black } = table;
    await drag(white, "f1", "g3");
    await white.keyboard.press("Space");
    await black.locator(".runs [data-clock=black]").waitFor();
    await drag(black, "f8", "g6");
    await black.keyboard.press("Space");
    await white.locator(".runs [data-clock=white]").waitFor();
    await say(white, "castle");
    // The king is touched and stays on its square.
    await drag(white, "g1", "g1");
    await drag(white, "h1", "f1");
    await white.keyboard.press("Space");
    await black.locator(".runs [data-clock=black]").waitFor();
    for (const page of [white, black]) await castled(page);
    await expect.poll(() => sans(table.id)).toEqual(["Ng3", "Ng6", "O-O"]);
    // Black castles too: the king's square stays g8.
    await say(black, "O-O", "press");
    await stands(white, "f8", "f8 black rook");
    await stands(white, "g8", "g8 black king");
    await arrived(white);
    table.nothingWrong();
    await table.leave();
  });

  it("Chess960 castling with a king that stays works in casual play by notation", async () => {
    const table = await sit(browser, base, game("casual"));
    const { white, black } = table;
    await say(white, "Ng3");
    await stands(black, "g3", "g3 white knight");
    await say(black, "Ng6");
    await stands(white, "g6", "g6 black knight");
    await say(white, "O-O");
    for (const page of [white, black]) await castled(page);
    expect(await black.locator(".record .moves").first().innerText()).toContain("O-O");
    await black
      .locator(".announcements p", { hasText: "castles short" })
      .waitFor({ state: "attached" });
    table.nothingWrong();
    await table.leave();
  });
});

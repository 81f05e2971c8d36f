/** The arbiter's page in a browser, with a started round. */
import type { Browser, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { launch, open } from "./browser";
import { found, pairs, sitDown, type SimBoard, type SimPlayer, type SimRound } from "./round";

export const SLOW = { tags: { TimeControl: "5400+30", DefaultTime: "0:30:00" }, awaited: true };

export const tile = (page: Page, number: number): Locator =>
  page.locator(`[data-board="${number}"]`);
export const card = (page: Page, number: number): Locator =>
  page.locator(`[data-card="${number}"]`);

/** Opens the acts by hand, which are closed while something else waits at the board. */
export async function byHand(card: Locator): Promise<void> {
  const acts = card.locator(".by-hand");
  if (!(await acts.isVisible())) await card.locator("[data-hand]").click();
  await acts.waitFor();
}

export interface Started extends SimRound {
  page: Page;
  first: SimBoard;
  players: SimPlayer[][];
  done: (refused?: number) => Promise<void>;
}

export class House {
  private constructor(
    readonly browser: Browser,
    readonly base: string,
  ) {}

  static async open(base: string): Promise<House> {
    return new House(await launch(), base);
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  async desk(url: string): Promise<[Page, string[]]> {
    const context = await this.browser.newContext({ viewport: { width: 1366, height: 768 } });
    return open(context, url);
  }

  /** All players have arrived, and the clocks run. */
  async started(count: number, games: object = SLOW): Promise<Started> {
    const round = await found(this.base, { name: "Autumn open", games, boards: pairs(count) });
    const players = await sitDown(this.base, round.boards);
    const [page, wrong] = await this.desk(round.desk);
    await page.locator("[data-all=starts]").click();
    await page.locator("[data-all=starts]").waitFor({ state: "detached" });
    // The browser logs each request that the server rejects.
    const done = async (refused = 0) => {
      players.flat().forEach((player) => player.leave());
      const refusals = wrong.filter((line) => line.includes("409 (Conflict)"));
      expect(wrong.filter((line) => !refusals.includes(line))).toEqual([]);
      expect(refusals.length).toBe(refused);
      await page.context().close();
    };
    const [first] = round.boards;
    if (!first) throw new Error("no board");
    return { ...round, first, page, players, done };
  }
}

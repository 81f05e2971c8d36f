/** The steps of a new user on a small phone, counted: every target is in sight and under a finger. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { clubOf, launchAtClub, open, stands } from "../browser";

let browser: Browser;
beforeAll(async () => void (browser = await launchAtClub()));
afterAll(() => browser.close());

const base = inject("server");
const club = clubOf(base);

/** A phone whose user taps only what is in sight, and never scrolls. */
class Phone {
  taps = 0;

  private constructor(
    readonly page: Page,
    readonly wrong: readonly string[],
  ) {}

  static async at(address: string): Promise<Phone> {
    const viewport = { width: 360, height: 640 };
    const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
    return new Phone(...(await open(context, address)));
  }

  /** Taps an element, once it is whole in the window and nothing covers its middle. */
  async tap(selector: string): Promise<void> {
    const one = this.page.locator(selector).first();
    await one.waitFor();
    const isReached = () =>
      one.evaluate((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return inside && scrollY === 0 && one.contains(at);
      });
    await expect.poll(isReached, { message: selector }).toBe(true);
    this.taps += 1;
    await one.tap();
  }

  async moves(from: string, to: string): Promise<void> {
    await this.tap(`[data-square=${from}]`);
    await this.tap(`[data-square=${to}]`);
  }
}

describe.each([
  ["HTTPS or localhost", base],
  ["plain HTTP", club],
])("over %s", (_, address) => {
  it("the first move on one device takes four taps at most", async () => {
    const phone = await Phone.at(address);
    await phone.tap("form .go");
    await phone.moves("e2", "e4");
    await stands(phone.page, "e4", "e4 white pawn");
    expect(phone.taps).toBeLessThanOrEqual(4);
    expect(phone.wrong).toEqual([]);
    await phone.page.context().close();
  });

  it("the first move against the computer takes four taps at most, and is answered", async () => {
    const phone = await Phone.at(address);
    await phone.tap("[data-quick=computer]");
    await phone.moves("e2", "e4");
    await stands(phone.page, "e4", "e4 white pawn");
    expect(phone.taps).toBeLessThanOrEqual(4);
    await phone.tap(".near .lever");
    await phone.page.locator(".near .clock.runs").waitFor();
    expect(phone.wrong).toEqual([]);
    await phone.page.context().close();
  });

  it("inviting a friend takes five taps for the inviter and two for the friend", async () => {
    const phone = await Phone.at(address);
    await phone.tap("[data-quick=white]");
    const link = await phone.page.locator(".invite input").inputValue();
    await phone.tap(".invite .go");
    await phone.page.locator(".invite button", { hasText: "Copied" }).waitFor();
    await phone.tap(".links a.own");
    await phone.tap(".asks .go");
    expect(phone.taps).toBeLessThanOrEqual(5);
    const friend = await Phone.at(link);
    await friend.tap(".asks .go");
    expect(friend.taps).toBeLessThanOrEqual(2);
    for (const { page } of [phone, friend]) await page.locator(".clock.runs").first().waitFor();
    for (const { page, wrong } of [phone, friend]) {
      expect(wrong).toEqual([]);
      await page.context().close();
    }
  });
});

/** Adjournment: only the player on move seals a move. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launch } from "../browser";
import { until } from "../round";
import { arrived, sit } from "../table";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");

describe("a sealed move", () => {
  it("a sealed move can be changed until the clock is stopped, and then stays in the envelope", async () => {
    const game = { arbiter_seat: true, tags: { TimeControl: "40/7200:3600" } };
    const table = await sit(browser, base, game);
    const { white, black } = table;
    const seal = white.locator("[data-opens=seal]");
    await table.arbiter("Arbiter starts");
    await white.locator(".clock.runs").first().waitFor();
    expect(await seal.count()).toBe(0);
    await table.arbiter("Arbiter adjourns");
    await seal.click();
    expect(await black.locator("[data-opens=seal]").count()).toBe(0);
    await white.locator(".panel .move").fill("Nf3");
    await white.locator(".panel form button").click();
    // It can be changed until the clock is stopped.
    await white.locator(".panel > .go").waitFor();
    await white.locator(".panel .move").fill("e2 e4");
    await white.locator(".panel form button").click();
    await arrived(white);
    await white.locator(".panel > .go").click();
    await white.locator(".standing", { hasText: "Adjourned" }).waitFor();
    await until(async () => (await seal.count()) === 0);
    expect(await black.locator("body").innerText()).not.toMatch(/Nf3|e2e4/);
    expect((await table.events()).filter((event) => event.includes("seals")).length).toBe(2);
    table.nothingWrong();
    await table.leave();
  });
});

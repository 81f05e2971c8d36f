/**
 * Ledger entries: undo, revoke, reopen, and warnings about conflicts. Invalid files are rejected.
 */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launchWhole } from "../browser";
import type { Asked } from "../incidents";
import { MORE } from "../further-incidents";
import { button, phoneOf, record } from "../phone";

const base = inject("server");
let browser: Browser;
beforeAll(async () => void (browser = await launchWhole()));
afterAll(() => browser.close());

const phone = (arbiter: string) => phoneOf(browser, base, arbiter);
const NEVER: Asked = { what: "", kind: "", taps: [], says: [] };

describe("a ledger entry", () => {
  const [FIRST = NEVER] = MORE;

  it("a ledger entry can be undone for ten seconds, and revoked on record", async () => {
    const [page, context] = await phone("Anna");
    await page.clock.install();
    await record(page, FIRST, 7);
    await button(page, "Undo").tap();
    await button(page, "Ledger (0)").waitFor();
    await record(page, FIRST, 7);
    await page.clock.runFor(11_000);
    expect(await button(page, "Undo").count()).toBe(0);
    await button(page, "Ledger (1)").tap();
    await button(page, "Withdraw").tap();
    await button(page, "Withdraw this entry").tap();
    await page
      .getByText("Withdrawn: White: first illegal move. White has completed a first illegal move")
      .waitFor();
    expect(await page.locator("[data-entry]").count()).toBe(2);
    await context.close();
  });

  it("counts for the next entry at its board", async () => {
    const [page, context] = await phone("Anna");
    await record(page, FIRST, 7);
    await page.locator("[data-kind=illegal-move]").tap();
    await page.locator(".hall .field input").fill("7");
    const expected = page.locator("[data-expected]");
    await expected.filter({ hasText: "White: second illegal move" }).waitFor();
    await expected.filter({ hasText: "Black: first illegal move" }).waitFor();
    expect(await expected.count()).toBe(2);
    await page.locator(".hall .field input").fill("8");
    await expected.filter({ hasText: "White: first illegal move" }).waitFor();
    await context.close();
  });

  it("a ledger entry is reopened and decided, and replaces the undecided entry", async () => {
    const [page, context] = await phone("Anna");
    await page.locator("[data-kind=end]").tap();
    await button(page, "White keeps offering draws").tap();
    await page.locator(".record input").fill("7");
    await button(page, "Record as undecided").tap();
    await button(page, "Ledger (1)").tap();
    await button(page, "Reopen").tap();
    await page.locator("[data-case]", { hasText: "keeps offering draws" }).waitFor();
    expect(await page.locator(".record input").inputValue()).toBe("7");
    await page.locator("section button", { hasText: "warns White" }).tap();
    await page.locator(".record button", { hasText: /^Record$/ }).tap();
    await page.getByText("Recorded: board 7").waitFor();
    await button(page, "Ledger (3)").tap();
    expect(await page.locator("[data-entry]").count()).toBe(3);
    expect(await button(page, "Withdraw").count()).toBe(1);
    await page.locator("[data-entry]", { hasText: "The arbiter warns White" }).first().waitFor();
    await context.close();
  });

  it("a ledger entry is restored if the undo concerns its replacement", async () => {
    const [page, context] = await phone("Anna");
    await record(page, FIRST, 7);
    await button(page, "Ledger (1)").tap();
    await button(page, "Reopen").tap();
    await page.locator(".record button").tap();
    await page.getByText("Recorded: board 7").waitFor();
    await button(page, "Undo").tap();
    await button(page, "Ledger (1)").tap();
    expect(await button(page, "Withdraw").count()).toBe(1);
    await context.close();
  });

  it("a ledger entry of a board is shown before a conflicting entry is recorded", async () => {
    const [page, context] = await phone("Anna");
    await record(page, FIRST, 7);
    await page.locator("[data-kind=illegal-move]").tap();
    for (const one of FIRST.taps) await button(page, one).tap();
    await page.locator(".record input").fill("7");
    await page.getByText("Illegal moves by White on this board so far: 1.").waitFor();
    await page.locator(".record input").fill("8");
    expect(await page.getByText("on this board so far").count()).toBe(0);
    await button(page, "New incident").tap();
    await page.locator("[data-kind=end]").tap();
    await button(page, "Black resigns").tap();
    await page.locator("[data-fact='White can checkmate']").tap();
    await page.locator(".record input").fill("9");
    await page.locator(".record button").tap();
    await page.locator("[data-kind=illegal-move]").tap();
    for (const one of FIRST.taps) await button(page, one).tap();
    await page.locator(".record input").fill("9");
    await page.getByText("This board is already recorded as finished: 1-0.").waitFor();
    await context.close();
  });

  it("sets the event's missing default time once", async () => {
    const [page, context] = await phone("Anna");
    const late = async (name: string, minutes: string) => {
      await page.locator("[data-kind=late]").tap();
      await button(page, name).tap();
      await page.locator(".hall form input").fill(minutes);
      await button(page, "Continue").tap();
    };
    await late("Black", "20");
    await page.getByText("What is the default time?").waitFor();
    await button(page, "default time: 30 minutes").tap();
    await page.locator(".record input").fill("4");
    await page.locator(".record button").tap();
    await late("White", "31");
    await page.locator(".result", { hasText: "0-1" }).waitFor();
    await button(page, "New incident").tap();
    await button(page, /Club evening/).tap();
    expect(await page.getByLabel("Default time in minutes").inputValue()).toBe("30");
    await context.close();
  });

  it("a ledger entry from an invalid file is rejected, and nothing is lost", async () => {
    const [page, context] = await phone("Anna");
    await record(page, FIRST, 7);
    await button(page, "Ledger (1)").tap();
    await page.getByText("Join with another phone’s ledger").tap();
    for (const text of [
      "",
      "{}",
      '{"touchmove":"ledger","event":{"id":"x","laws":"y"},"entries":[1]}',
    ]) {
      const file = { name: "other.json", mimeType: "application/json", buffer: Buffer.from(text) };
      await page.locator("input[type=file]").setInputFiles(file);
      await page.getByText("other.json is not a ledger").waitFor();
    }
    expect(await page.locator("[data-entry]").count()).toBe(1);
    await context.close();
  });
});

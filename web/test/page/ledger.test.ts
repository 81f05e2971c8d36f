/**
 * The ledger through an evening with two arbiters, half of it offline, and a lost phone, in four
 * languages.
 */
import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { axe } from "../axe";
import { launchWhole } from "../browser";
import type { Asked } from "../incidents";
import { MORE } from "../further-incidents";
import { button, opened, phoneOf, record, type Phone } from "../phone";
import { isTidy, picture, type Look } from "../pictures";

const base = inject("server");
let browser: Browser;
beforeAll(async () => void (browser = await launchWhole()));
afterAll(() => browser.close());

const SMALL: Look = { size: "small", width: 360, height: 640, scheme: "light" };

const phone = (arbiter: string, locale = "en", more = {}) =>
  phoneOf(browser, base, arbiter, locale, more);

/** Opens a colleague's invitation and enters the arbiter's name. */
async function invited(link: string, arbiter: string): Promise<Phone> {
  const [page, context, wrong] = await opened(browser, link, "en");
  await button(page, /Club evening/).tap();
  await page.getByLabel("Arbiter", { exact: true }).fill(arbiter);
  await button(page, "Done").tap();
  return [page, context, wrong];
}

async function saved(page: Page, name: string | RegExp): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, name).tap()]);
  return file.path();
}

const JOIN = "Join with another phone’s ledger";
const NEVER: Asked = { what: "", kind: "", taps: [], says: [] };
const usual = MORE.filter(({ event }) => event === undefined);
const incidents = Array.from({ length: 40 }, (_, at) => usual[at % usual.length]).filter(
  (one) => one !== undefined,
);

describe("an evening of forty incidents at twenty boards", () => {
  it("forty incidents at twenty boards end in one ledger, despite network failures and a lost phone", async () => {
    const [anna, annas, wrong] = await phone("Anna");
    await button(anna, /Club evening/).tap();
    await anna.getByText("Share this event").tap();
    await button(anna, "Use one ledger for all arbiters").tap();
    await button(anna, "Invite another arbiter").waitFor();
    const link = await anna.locator("input.link").inputValue();
    await button(anna, "Done").tap();
    const [bert, berts] = await invited(link, "Bert");
    for (const [at, incident] of incidents.entries()) {
      if (at === 10) await Promise.all([annas.setOffline(true), berts.setOffline(true)]);
      if (at === 30) await Promise.all([annas.setOffline(false), berts.setOffline(false)]);
      await record(at % 2 === 0 ? anna : bert, incident, 1 + (at % 20));
    }
    for (const page of [anna, bert]) {
      await button(page, "Ledger (40)").waitFor({ timeout: 40_000 });
      await page.locator("[data-waiting='0']").waitFor({ timeout: 40_000 });
    }
    // Anna's phone is lost.
    await annas.close();
    await bert.reload();
    await button(bert, "Ledger (40)").tap();
    expect(await bert.locator("[data-entry]").count()).toBe(40);
    const rows = (await readFile(await saved(bert, "CSV"), "utf8")).trim().split("\r\n");
    expect(rows.length).toBe(41);
    expect(rows.filter((row) => row.endsWith(",Anna")).length).toBe(20);
    for (const [at, row] of rows.slice(1).entries()) {
      expect(row).toMatch(new RegExp(`,Club evening,3,${1 + (at % 20)},`));
    }
    const results = incidents.filter(({ says }) => says.some((text) => /^[01½]-[01½]$/.test(text)));
    expect(rows.filter((row) => /,(?:1-0|0-1|1\/2-1\/2),/.test(row)).length).toBe(results.length);
    expect(wrong).toEqual([]);
    await berts.close();
  });

  it("ledgers are merged from files if there is no shared server", async () => {
    const [anna, annas] = await phone("Anna");
    const [bert, berts] = await phone("Bert");
    await Promise.all([annas.setOffline(true), berts.setOffline(true)]);
    await record(anna, MORE[0] ?? NEVER, 1);
    await record(bert, MORE[0] ?? NEVER, 2);
    await button(anna, "Ledger (1)").tap();
    await anna.getByText(JOIN).tap();
    const file = await saved(anna, "Save the ledger");
    await button(bert, "Ledger (1)").tap();
    await bert.getByText(JOIN).tap();
    await bert.locator("input[type=file]").setInputFiles({
      name: "ledger.json",
      mimeType: "application/json",
      buffer: await readFile(file),
    });
    await bert.getByText("One entry added.").waitFor();
    expect(await bert.locator("[data-entry]").count()).toBe(2);
    await Promise.all([annas.close(), berts.close()]);
  });
});

describe("players", () => {
  it("players are named, and their records are shown in the next round", async () => {
    const pairings = "1\tAnna\tBoris\n2\tCleo\tDora";
    const [page, context] = await phone("Eva", "en", { pairings, carry: true });
    await record(page, MORE[0] ?? NEVER, 2);
    await button(page, /Club evening/).tap();
    await page.getByLabel("Round", { exact: true }).fill("4");
    await page.getByText("Place, date, pairings").tap();
    await page.getByLabel("Pairings of this round").fill("Cleo – Anna");
    await button(page, "Done").tap();
    await page.locator("[data-kind=illegal-move]").tap();
    await page.locator(".hall .field input").fill("1");
    await page.getByText("Cleo – Anna").waitFor();
    await page.getByText("Cleo in earlier rounds (3): illegal moves 1").waitFor();
    await button(page, "Back").tap();
    await button(page, "Ledger (1)").tap();
    await page.locator("[data-player=Cleo] td", { hasText: "1" }).waitFor();
    await context.close();
  });
});

describe("the search", () => {
  it("understands an arbiter's words offline", async () => {
    const [page, context] = await phone("Anna");
    await context.setOffline(true);
    await page.getByRole("searchbox").fill("phone rings");
    await page.locator(".found b", { hasText: "11.3.2" }).first().waitFor();
    await context.close();
  });
});

describe("on the smallest phone, in every language", () => {
  it.each(["en", "fi", "el", "ar"])("%s", async (locale) => {
    const [page, context, wrong] = await phone("Anna", locale);
    const look = async (name: string) => {
      expect(await axe(page), name).toEqual([]);
      expect(await isTidy(page), name).toEqual([]);
      await picture(page, `hall-${name}-${locale}`, SMALL);
    };
    await look("what");
    await page.locator("[data-kind=illegal-move]").tap();
    await look("who");
    await page.locator(".chips button").nth(1).tap();
    await page.locator("[data-fact='not legal']").tap();
    await page.locator("[data-fact='not answered']").tap();
    await page.locator("[data-fact='Black has king']").waitFor();
    await look("needed");
    await page.locator("[data-fact='Black has king']").tap();
    await page.locator(".record").waitFor();
    await page.locator(".hall .art").first().tap();
    await page.locator("blockquote").waitFor();
    await look("answer");
    await page.locator(".record input").fill("12");
    await page.locator(".record button").tap();
    await page.locator("[role=status]").waitFor();
    await page.locator("[data-ledger]").tap();
    await look("ledger");
    await page.locator(".hall-head button").first().tap();
    await page.locator("button.event").tap();
    await look("event");
    expect(wrong).toEqual([]);
    await context.close();
  });
});

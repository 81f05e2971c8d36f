/**
 * Every page in every language, without English in texts, labels or server messages. Case titles
 * and prose are excluded, since they are translated separately.
 */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { Client, type NewGame } from "../../src/api/client";
import { launch, open } from "../browser";
import { type Code, english, foreign, isClean, LOCALES, reader } from "../untranslated";
import { isSeen } from "../pictures";
import { arrived, say } from "../table";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const PROTOCOL = `[Laws "FIDE 2023"]
[TimeControl "900+10"]

0:00:00 Arbiter starts
0:01:00 White plays e2e5
0:01:01 White presses
0:01:05 Black claims illegal move
`;

/** A seat at a new game, in the reader's language. */
async function seat(context: BrowserContext, game: NewGame, role = "both"): Promise<Page> {
  const shared = role === "both" ? { one_device: true } : {};
  const created = await new Client(base, "en").create({ ...shared, ...game });
  const link = created.seats.find((one) => one.role === role)?.link ?? `/game/${created.id}`;
  const [page] = await open(context, base + link);
  await page.locator("[data-square=e1]").waitFor();
  return page;
}

/** Opens, checks and closes each panel. */
async function panels(page: Page, where: string, openers: readonly string[]): Promise<void> {
  for (const opener of openers) {
    await page.locator(opener).first().click();
    // On a shared device the act asks for the player.
    const who = page.locator("[data-who]").first();
    if ((await who.count()) > 0) await who.click();
    await page.locator(".panel").waitFor();
    for (const tab of await page.locator(".panel [role=tab]").all()) {
      await tab.click();
      await isClean(page, `${where}, ${opener}`);
    }
    await isClean(page, `${where}, ${opener}`);
    await page.locator(".panel .close").click();
  }
}

describe("the detector", () => {
  it("finds English, and ignores text that is equal in every language", () => {
    expect(foreign("Ο Λευκός resigns", "el", [])).toBe("resigns");
    expect(foreign("Close", "ar", [])).toBe("Close");
    expect(foreign("Peli on over, the end", "fi", [])).toBe("the");
    for (const text of ["7.5.5, GI.1.1", "12. Nf3 O-O", "FIDE 2023", "25 d 5", "e4·d5"]) {
      expect([text, foreign(text, "el", [])]).toEqual([text, ""]);
    }
    expect(foreign("Anna – x", "el", ["Anna"])).toBe("x");
  });
});

describe.each(Object.keys(LOCALES) as Code[])("in %s", (code) => {
  it("English is absent from the start page and the links page", async () => {
    const context = await reader(browser, code);
    const [page, wrong] = await open(context, base);
    await page.locator(`html[lang=${code}] form .go`).waitFor();
    await page.setViewportSize({ width: 360, height: 640 });
    // Headline, button, board and doors need no scrolling.
    for (const part of [".hero", "form .go", ".picture", ".doors"]) {
      expect([part, await isSeen(page, part)]).toEqual([part, true]);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.locator("form .more").click();
    for (const value of ["casual", "training", "white", "chess960", "fen"]) {
      await page.locator(`input[value="${value}"]`).check();
      await isClean(page, value);
    }
    await page.locator("input[value=own]").check();
    await isClean(page, "own time");
    // An invalid position: the error comes from the server.
    await page.locator('input[value="900+10"]').check();
    await page.locator("[data-fen]").fill("nothing");
    await page.locator("form .go").click();
    await page.locator(".problem:not(:empty)").waitFor();
    await isClean(page, "refused", ["nothing"]);
    await page.locator("input[value=initial]").check();
    await page.locator("form .go").click();
    await page.locator("input[data-role=black]").waitFor();
    await isClean(page, "links");
    expect(wrong.filter((one) => !one.includes("422"))).toEqual([]);
    await context.close();
  });

  it("English is absent before, during and after a game", async () => {
    const context = await reader(browser, code);
    const page = await seat(context, { mode: "training", tags: { TimeControl: "5400+30" } });
    await isClean(page, "before");
    await page.locator(".asks .go").first().click();
    await page.locator(".clock.runs").waitFor();
    await say(page, "help");
    await isClean(page, "help");
    await say(page, "board", "pieces", "clock", "opponent", "last", "names", "jump", "claim");
    await say(page, "e2e5", "press");
    await page.locator(".record cite").first().waitFor({ state: "attached" });
    await isClean(page, "an illegal move");
    await say(
      page,
      "e4",
      "press",
      "e5",
      "draw",
      "black draw",
      "press",
      "Nf3",
      "touch h1",
      "lift g2",
    );
    await arrived(page);
    await isClean(page, "while it is played");
    await panels(page, "while it is played", ["[data-opens=claim]", "[data-opens=more]"]);
    await say(page, "plays nothing");
    await page.locator("[role=alert]:not(:empty)").first().waitFor();
    await isClean(page, "refused", ["White plays nothing", "Black plays nothing"]);
    await say(page, "white resign", "white resign");
    await page.locator(".again").waitFor();
    await page.locator(".signs").first().click();
    await page.locator(".signed").waitFor();
    await isClean(page, "after it");
    await context.close();
  });

  it("English is absent in a game with an arbiter, for each role", async () => {
    const context = await reader(browser, code);
    const game = { arbiter_seat: true, tags: { TimeControl: "5400+30", QuickplayFinish: "yes" } };
    const created = await new Client(base, "en").create(game);
    const secret = created.seats.find(({ role }) => role === "arbiter")?.secret ?? "";
    const arbiter = new Client(base, "en");
    const tell = (event: string) =>
      arbiter.submit(created.id, secret, event, crypto.randomUUID()).then(() => undefined);
    await tell("Arbiter starts");
    for (const { role, link } of [...created.seats, { role: "", link: `/game/${created.id}` }]) {
      const [page] = await open(context, base + link);
      // The arbiter's page of a single game shows its card.
      await page.locator("[data-square=e1], [data-card]").first().waitFor();
      await isClean(page, role);
      if (role === "white") {
        await panels(page, role, ["[data-opens=claim]", "[data-opens=stop]"]);
        await tell("Arbiter adjourns");
        await panels(page, role, ["[data-opens=seal]"]);
      }
      await page.close();
    }
    await context.close();
  });

  it("English is absent in casual play, at a promotion, and on missing pages", async () => {
    const context = await reader(browser, code);
    const FEN = "8/4P2k/8/8/8/8/8/4K3 w - - 0 1";
    const page = await seat(context, { mode: "casual", tags: { TimeControl: "300", FEN } });
    await page.locator("[data-square=e7]").focus();
    for (const key of ["Enter", "ArrowUp", "Enter"]) await page.keyboard.press(key);
    await page.locator("dialog[open]").waitFor();
    await isClean(page, "promotion");
    const [nowhere] = await open(context, `${base}/game/nowhere`);
    await nowhere.locator(".lost").waitFor();
    expect(await english(nowhere, ["nowhere"])).toEqual([]);
    await context.close();
  });

  it("English is absent from the laws book", async () => {
    const context = await reader(browser, code);
    const [page, wrong] = await open(context, `${base}/laws`);
    await page.locator(".book nav li").first().waitFor({ state: "attached" });
    await isClean(page, "the book");
    await page.goto(`${base}/laws/2023/7.5.5`);
    await page.locator(".book article .turn a").first().waitFor();
    await isClean(page, "an article");
    expect(wrong).toEqual([]);
    await context.close();
  });

  it("English is absent from the competition form and the sandbox", async () => {
    const context = await reader(browser, code);
    const [page, wrong] = await open(context, `${base}/competition`);
    await page.locator("[data-tag] cite").first().waitFor();
    // Headers of the CSV format are English.
    await isClean(page, "competition", ["”white”", "”black”"]);
    await page.locator("[name=name]").fill("Α");
    await page.locator("[name=players]").fill("Χ - Ψ\nΧ - ");
    await isClean(page, "a pairing that lacks a name", ["”white”", "”black”"]);
    await page.locator("[name=players]").fill("Χ - Ψ");
    await page.locator('[data-tag="DefaultTime"] input').fill("0:15:00");
    await page.locator("form .go").click();
    await page.locator("[data-slip]").first().waitFor();
    await isClean(page, "slips");
    const [sandbox, more] = await open(context, `${base}/sandbox`);
    await sandbox.locator("[name=subject]").waitFor();
    await sandbox.locator("[name=protocol]").fill(PROTOCOL);
    await sandbox.locator(".judge").click();
    await sandbox.locator(".outcome li").first().waitFor();
    // Remove the case titles.
    await sandbox.locator("aside").evaluateAll((all) => all.forEach((one) => one.remove()));
    await isClean(sandbox, "sandbox");
    expect([...wrong, ...more]).toEqual([]);
    await context.close();
  });
});

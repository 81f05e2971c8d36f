/** Laws book, trainer, sandbox and position page offline. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { axe } from "../axe";
import { launchWhole, open } from "../browser";
import { isTidy, picture, type Look } from "../pictures";

const base = inject("server");
let browser: Browser;
beforeAll(async () => void (browser = await launchWhole()));
afterAll(() => browser.close());

const SMALL: Look = { size: "small", width: 360, height: 640, scheme: "light" };

/** All pages are cached once the incident page was opened. */
async function offline(path: string, locale = "en"): Promise<[Page, string[]]> {
  const viewport = { width: 360, height: 640 };
  const context = await browser.newContext({ locale, viewport, hasTouch: true });
  const [page, wrong] = await open(context, `${base}/hall`);
  await page.locator(".hall[data-offline=true]").waitFor();
  await context.setOffline(true);
  await page.goto(base + path);
  return [page, wrong];
}

describe("offline", () => {
  it("the laws book opens at an article", async () => {
    const [page] = await offline("/laws/fide-2023/7.5.5");
    await page.getByText("two extra minutes").or(page.getByText("two minutes")).first().waitFor();
    await page.context().close();
  });

  it("the trainer asks and marks the answer", async () => {
    const [page] = await offline("/training");
    await page.locator("[data-way=random]").tap();
    await page.locator("[data-answer]").first().tap();
    await page.locator(".verdict").waitFor();
    await page.context().close();
  });

  it("a case is judged, also under another edition, with its consequences", async () => {
    const [page, wrong] = await offline("/sandbox");
    await page.locator("[name=subject] option").nth(1).waitFor({ state: "attached" });
    await page.locator("[name=subject]").selectOption("incidents/standard");
    await page.locator("aside li button", { hasText: "telephone" }).first().tap();
    await page.locator("[data-ruling]").tap();
    for (const laws of ["FIDE 2023", "FIDE 2009"]) {
      await page.locator("[name=laws]").selectOption(laws);
      await page.locator("[data-end]", { hasText: laws }).waitFor();
    }
    // Judge a protocol that is not a case.
    const protocol =
      '[Laws "FIDE 2023"]\n\nArbiter starts\n0:00:01 White plays e5\n0:00:02 White presses\n';
    await page.locator("[name=laws]").selectOption("FIDE 2023");
    await page.locator("[name=protocol]").fill(`${protocol}0:00:03 Black claims illegal move\n`);
    await page.locator(".judge").tap();
    await page.locator(".replay small", { hasText: "7.5.5" }).waitFor();
    await page.locator(".replay ol button").first().tap();
    await page.locator(".replay small", { hasText: "7.5.5" }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await isTidy(page)).toEqual([]);
    await picture(page, "sandbox-offline", SMALL);
    expect(wrong.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
    await page.context().close();
  });

  it("a position is set up by tapping, and a mate is shown", async () => {
    const [page, wrong] = await offline("/position");
    await page.locator("[data-mate=white]").waitFor();
    await page.getByLabel("FEN").fill("4k3/8/8/8/8/8/8/4KB2 w - - 0 1");
    await page.getByLabel("FEN").blur();
    await page.locator("[data-mate=white]", { hasText: "only bishops" }).waitFor();
    await page.getByLabel("Move").fill("f1f3");
    await page.getByRole("button", { name: "Why is a move illegal?" }).tap();
    await page.locator("[data-asked]").waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await isTidy(page)).toEqual([]);
    await picture(page, "position-en", SMALL);
    // The browser logs that the worker served the page.
    expect(wrong.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
    await page.context().close();
  });
});

describe("with a busy server", () => {
  it.each([408, 429, 503])("the local API answers about a position (%i)", async (status) => {
    const [page] = await open(await browser.newContext({ viewport: SMALL }), `${base}/position`);
    await page.locator("[data-mate=black]").waitFor();
    let asked = 0;
    await page.route("**/api/positions/**", (route) => {
      asked += 1;
      return route.fulfill({ status, json: { type: "/problems/too-slow", title: "busy", status } });
    });
    await page.locator("input[dir=ltr]").first().fill("8/8/8/4k3/8/8/8/4K3 w - - 0 1");
    await page.locator("[data-mate=white]", { hasText: "only the king" }).waitFor();
    expect(asked).toBeGreaterThan(0);
    await page.context().close();
  });
});

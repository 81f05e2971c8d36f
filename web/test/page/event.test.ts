/** An event from the pairing file to the results file, on a laptop and a phone. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { House } from "../desk";

let house: House;
const base = inject("server");
beforeAll(async () => void (house = await House.open(base)));
afterAll(() => house.close());

const player = (rank: number, name: string, points: string, round: string) => {
  const [number, fide] = [String(rank).padStart(4), String(500_000 + rank).padStart(11)];
  return `001 ${number} m IM ${name.padEnd(33)} 2100 FIN ${fide} 1990/01/01 ${points.padStart(4)} ${number}  ${round}\r\n`;
};
const FILE = [
  "012 Kevätturnaus\r\n222 900+10\r\nXXX kept as it is\r\n",
  player(1, "Äyräs, Änna", "0.0", "   3 w  "),
  player(2, "Berg, Bo", "0.0", "   4 b  "),
  player(3, "Costa, Carla", "0.0", "   1 b  "),
  player(4, "Drew, Dan", "0.0", "   2 w  "),
  player(5, "Eze, Ed", "1.0", "0000 - U"),
].join("");

async function take(page: Page, kind: string): Promise<string> {
  const one = page.locator(`[data-keep=${kind}]`);
  if (!(await one.isVisible())) await page.locator(".round .menu summary").click();
  const [download] = await Promise.all([page.waitForEvent("download"), one.click()]);
  return readFileSync(await download.path(), "latin1");
}

describe.each([
  ["a laptop", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
])("an event on %s", (_, viewport) => {
  it("an event is created from a file, takes results, exports the file, and continues", async () => {
    const [page, wrong] = await house.desk(`${base}/competition`);
    await page.setViewportSize(viewport);
    // Swiss-Manager writes Latin-1.
    const buffer = Buffer.from(FILE, "latin1");
    const file = { name: "open.trf", mimeType: "text/plain", buffer };
    await page.locator("[name=pairings]").setInputFiles(file);
    const first = page.locator("[data-row]").first();
    await first.waitFor();
    expect(await page.locator("[data-row]").count()).toBe(2);
    expect(await first.locator(".player input").first().inputValue()).toBe("Äyräs, Änna");
    expect(await first.innerText()).toContain("IM · 2100 · FIN");
    expect(await page.locator(".byes").innerText()).toContain("Eze, Ed");
    expect(await page.locator("[name=name]").inputValue()).toBe("Kevätturnaus");
    await page.locator(".read output", { hasText: "15:00" }).waitFor();
    await page.locator('[data-tag="DefaultTime"] input').fill("0:15:00");
    // At rapid the form asks for the supervision, without a default.
    const supervision = page.locator('[data-tag="Supervision"] select');
    expect(await supervision.inputValue()).toBe("");
    await supervision.selectOption("limited");
    await page.locator("button.go").click();
    await page.locator(".slips a[data-role=arbiter]").click();
    await page.locator("[data-page=round]").click();
    await page.locator('[data-result="1"] [data-codes="10"]').click();
    await page.locator('[data-result="2"] select').selectOption("-+");
    await page.locator('[data-result="2"] .score:not(:empty)').waitFor();
    expect(await take(page, "trf")).toBe(
      FILE.replace(" 0.0    1     3 w  ", " 1.0    1     3 w 1")
        .replace(" 0.0    3     1 b  ", " 0.0    3     1 b 0")
        .replace(" 0.0    4     2 w  ", " 0.0    4     2 w -")
        .replace(" 0.0    2     4 b  ", " 1.0    2     4 b +"),
    );
    expect(await take(page, "csv")).toContain(";1-0\r\n");

    await page.locator("[data-tab=next]").click();
    await page.locator("[name=players]").fill("3\n5 1\n2 3\n4 0\n7 9\n");
    await page.locator("[data-unread='1']").waitFor();
    await page.locator("[data-add-round]").click();
    await page.locator("[data-slip]").first().waitFor();
    expect(await page.locator("[data-slip]").count()).toBe(4);
    await page.locator("[data-page=hall]").click();
    await page.locator("[data-round]").waitFor();
    expect(await page.locator('[data-board="1"]').innerText()).toContain("Eze, Ed");
    // Each round has its own first board.
    await page.locator("[data-round]").selectOption("1");
    await page.locator('[data-board="1"]', { hasText: "Costa" }).waitFor();
    expect(wrong).toEqual([]);
    await page.context().close();
  });
});

describe("the board grid on a phone", () => {
  it("the board grid on a phone does not shift", async () => {
    const { page, done } = await house.started(20);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.locator("[data-option=boards]").click();
    await page.locator('[data-board="20"]').waitFor();
    const seen = await page.locator(".grid").evaluate(async (grid) => {
      const sizes = new Set<string>();
      for (let frame = 0; frame < 60; frame += 1) {
        await new Promise(requestAnimationFrame);
        if (frame > 10) sizes.add(`${grid.getAttribute("style") ?? ""} ${grid.clientHeight}`);
      }
      return [...sizes];
    });
    expect(seen).toHaveLength(1);
    await done();
  });
});

describe("by hand", () => {
  it("a ringing phone needs a player and a confirmation", async () => {
    const { first, page, done } = await house.started(1);
    await page.locator('[data-board="1"]').click();
    await page.locator("[data-tab=players]").click();
    await page.locator("[data-act=phone]").click();
    expect(await page.locator(".by-hand .do").isDisabled()).toBe(true);
    await page.locator('.fields input[value="black"]').check();
    await page.locator(".by-hand .do").click();
    expect((await first.state("white")).status).toBe("playing");
    await page.locator(".by-hand .do.sure").click();
    await page.locator(".incident .state", { hasText: "1–0" }).waitFor();
    await done();
  });
});

/** A computer opponent that the server has. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { drag, launch, open, stands } from "../browser";
import { setUp } from "../people";
import { type Running, start } from "../spawn";

/** It knows the protocol of such programs, and one move. */
const PROGRAM = `#!/bin/sh
while read -r line; do case "$line" in
  uci) echo "id name Echo"; echo uciok ;;
  isready) echo readyok ;;
  go*) echo "bestmove e7e5" ;;
  quit) exit 0 ;;
esac; done
`;

const folder = mkdtempSync(join(tmpdir(), "engine-"));
let browser: Browser;
let server: Running;
beforeAll(async () => {
  const program = join(folder, "echo");
  writeFileSync(program, PROGRAM, { mode: 0o755 });
  server = await start(["--engine", `Echo=${program}`]);
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

it("is chosen on the first page, and plays by hand and clock", async () => {
  const [page, wrong] = await open(await browser.newContext(), server.base);
  await setUp(page, {});
  await page.locator('input[value="computer"]').check();
  expect(await page.locator(".opponent select").first().inputValue()).toBe("Echo");
  await page.locator("form .main").click();
  await drag(page, "e2", "e4");
  await page.locator(".near .lever").click();
  await stands(page, "e5", "e5 black pawn");
  await page.locator(".near .clock.runs").waitFor();
  expect(wrong).toEqual([]);
});

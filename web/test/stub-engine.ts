/** A server with a stub chess engine that plays one move. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { drag } from "./browser";
import { choose, setUp } from "./people";
import { type Running, start } from "./spawn";

const PROGRAM = `#!/bin/sh
while read -r line; do case "$line" in
  uci) echo "id name Echo"; echo uciok ;;
  isready) echo readyok ;;
  go*) echo "bestmove e7e5" ;;
  quit) exit 0 ;;
esac; done
`;

export async function withEcho(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "engine-"));
  const program = join(folder, "echo");
  writeFileSync(program, PROGRAM, { mode: 0o755 });
  const server = await start(["--engine", `Echo=${program}`]);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...server, stop };
}

/** Creates a game against the engine and completes White's first move. */
export async function challenge(page: Page): Promise<void> {
  await setUp(page, { time: "900+10" });
  await choose(page, "computer");
  await page.locator("form .go").click();
  await drag(page, "e2", "e4");
  await page.locator(".near .lever").click();
}

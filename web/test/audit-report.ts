/** The HTML report of `touchmove audit` about four games with findings. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { program } from "./spawn";

/** A note, an error about the end, an illegal move, and a damaged record. */
const GAMES = `[White "Ann"]

1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 1-0

[White "Bo"]

1. f3 e5 2. g4 Qh4# 1-0

[White "Cy"]

1. e4 e5 2. Ke3 1-0

[White "Di"]

1. e4 e5 2. Nf3Nc6 3. Bb5 a6 4. Ba4 Nf6 1-0
`;

const folder = mkdtempSync(join(tmpdir(), "touchmove-report-"));

/** Writes the report and returns its path. */
export function report(language: string): string {
  const [games, page] = [join(folder, "games.pgn"), join(folder, `${language}.html`)];
  writeFileSync(games, GAMES);
  const args = ["--lang", language, "audit", "--fail-on", "never", "--html", page, "games.pgn"];
  execFileSync(program, args, { cwd: folder, stdio: "ignore" });
  return page;
}

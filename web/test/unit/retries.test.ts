/** Retried tests are listed at the end of a run. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startVitest } from "vitest/node";
import { retried, told } from "../retries";

const FILE = `
import { expect, it } from "vitest";
let tries = 0;
it("passes at once", () => expect(1).toBe(1));
it("passes at its second try", () => expect(++tries).toBe(2));
`;

it("lists a test that passed at its second try, and no other", async () => {
  const root = mkdtempSync(join(import.meta.dirname, "retries-"));
  try {
    writeFileSync(join(root, "two.test.js"), FILE);
    const options = { root, config: false as const, watch: false, retry: 1, reporters: [{}] };
    const run = await startVitest("test", [], options);
    const lines = told(retried(run.state.getTestModules()));
    await run.close();
    expect(lines).toEqual([
      "Passed at a second try only: 1",
      "  two.test.js: passes at its second try (retries: 1)",
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

it("lists nothing if every test passed at once", () => {
  expect(told([])).toEqual([]);
});

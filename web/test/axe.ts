/** Accessibility checks with axe. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import type { AxeResults } from "axe-core";
import { settled } from "./screen-faults";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Runs all rules, including best practices, once no colour is halfway to another. */
export async function axe(page: Page): Promise<string[]> {
  await settled(page);
  await page.evaluate(SOURCE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<AxeResults> } };
    const { violations, incomplete } = await axe.run();
    return { violations, incomplete };
  });
  return found.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ""}`).join("; ")}`,
  );
}

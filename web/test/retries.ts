/** Names the tests that needed a second try, at the end of the run. */
import type { Reporter, TestModule } from "vitest/node";

export interface Retried {
  readonly name: string;
  readonly times: number;
}

/** The tests of these files that passed, and not at the first try. */
export const retried = (modules: readonly TestModule[]): Retried[] =>
  modules.flatMap((module) =>
    [...module.children.allTests()].flatMap((test) => {
      const times = test.diagnostic()?.retryCount ?? 0;
      const name = `${module.relativeModuleId}: ${test.fullName}`;
      return test.ok() && times > 0 ? [{ name, times }] : [];
    }),
  );

/** The lines that say so; none if every test passed at the first try. */
export function told(all: readonly Retried[]): string[] {
  if (all.length === 0) return [];
  const head = `Passed at a second try only: ${all.length}`;
  return [head, ...all.map(({ name, times }) => `  ${name} (retries: ${times})`)];
}

export class Retries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const line of told(retried(modules))) console.log(line);
  }
}

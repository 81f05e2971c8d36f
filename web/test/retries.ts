/** Lists retried tests at the end of the run. */
import type { Reporter, TestModule } from "vitest/node";

export interface Retried {
  readonly name: string;
  readonly times: number;
}

/** The tests that passed after a retry. */
export const retried = (modules: readonly TestModule[]): Retried[] =>
  modules.flatMap((module) =>
    [...module.children.allTests()].flatMap((test) => {
      const times = test.diagnostic()?.retryCount ?? 0;
      const name = `${module.relativeModuleId}: ${test.fullName}`;
      return test.ok() && times > 0 ? [{ name, times }] : [];
    }),
  );

/** The lines of the list; empty if no test was retried. */
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

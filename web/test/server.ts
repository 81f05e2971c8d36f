/** One server for all tests that do not kill theirs. */
import type { TestProject } from "vitest/node";
import { fresh } from "./built-pages";
import { start } from "./spawn";

declare module "vitest" {
  export interface ProvidedContext {
    server: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await start();
  const before = process.env.FRESH === undefined ? undefined : await fresh(server.base);
  provide("server", before?.base ?? server.base);
  return async () => {
    before?.close();
    await server.stop();
  };
}

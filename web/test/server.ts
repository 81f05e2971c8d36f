/** One server for all tests that do not kill theirs. */
import type { TestProject } from "vitest/node";
import { start } from "./spawn";

declare module "vitest" {
  export interface ProvidedContext {
    server: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await start();
  provide("server", server.base);
  return () => server.stop();
}

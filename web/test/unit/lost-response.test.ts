import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../src/api/client";
import { ArbiterClient } from "../../src/arbiter/connection/arbiterClient";

const ROUND = { round: 1, boards: [{ white: "A", black: "B" }], byes: [] };
const MADE = [{ number: 1, game: "g", seats: [] }];
const problem = (status: number) =>
  new Response(JSON.stringify({ status, type: "/problems/x", title: "X", detail: "x" }), {
    status,
  });

/** Fake responses in order; returns the requests. */
function answers(...all: (Response | Error)[]): RequestInit[] {
  const asked: RequestInit[] = [];
  vi.stubGlobal("fetch", (_: string, request: RequestInit) => {
    asked.push(request);
    const next = all.shift();
    if (next instanceof Response) return Promise.resolve(next);
    return Promise.reject(next ?? new Error("asked once too often"));
  });
  return asked;
}

const keyOf = (request?: RequestInit) => new Headers(request?.headers).get("idempotency-key");

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a round whose response was lost is retried under the same key", async () => {
  const made = new Response(JSON.stringify(MADE), { status: 201 });
  const asked = answers(new TypeError("lost"), problem(408), made);
  const adds = new ArbiterClient("en", "secret").addRound("c", ROUND);
  await vi.runAllTimersAsync();
  expect(await adds).toEqual(MADE);
  expect(asked.map((request) => request.body)).toEqual(Array(3).fill(JSON.stringify(ROUND)));
  expect(keyOf(asked[0])?.length).toBeGreaterThanOrEqual(16);
  expect(new Set(asked.map(keyOf)).size).toBe(1);
});

test("a refusal is reported at once, and another round has another key", async () => {
  const asked = answers(problem(409), problem(429));
  const client = new ArbiterClient("en", "secret");
  for (const status of [409, 429]) {
    const refused = await client.addRound("c", ROUND).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect((refused as ApiError).problem.status).toBe(status);
  }
  expect(new Set(asked.map(keyOf)).size).toBe(2);
});

import { expect, it } from "vitest";
import type { StateView } from "../../src/api/client";
import { isGrave } from "../../src/arbiter/acts/actFields";
import { GROUPS } from "../../src/arbiter/acts/manualActs";

const acts = GROUPS.flatMap((group) => group.acts);

it("starting a game without a player, who may lose by it, needs confirmation", () => {
  const starts = acts.find(({ id }) => id === "starts");
  const without = (absent: boolean[]) =>
    starts && isGrave(starts, { status: "not_started", watch: { absent } } as StateView);
  expect(
    [
      [false, false],
      [false, true],
    ].map(without),
  ).toEqual([false, true]);
});

it("an act that ends a game always needs confirmation", () => {
  const ends = acts.filter(({ id }) => ["lost", "draw", "cancels"].includes(id));
  expect(ends.map((act) => isGrave(act, {} as StateView))).toEqual([true, true, true]);
});

/** Arrows over the board. */
import { describe, expect, it } from "vitest";
import { ends, head } from "../../src/board/arrow";
import { openExplanation } from "../../src/board/openExplanation.svelte";
import { placement } from "../../src/board/squares";
import type { WhyView } from "../../src/api/client";

const tip = (corners: string) => corners.split(" ")[1];

describe("an arrow", () => {
  const move = { from: "e2", to: "e5", kind: "move" };

  it("an arrow ends in the centre of its square, seen from either side", () => {
    expect(tip(head(move, "white"))).toBe("4.5,3.5");
    expect(tip(head(move, "black"))).toBe("3.5,4.5");
  });

  it("an arrow starts beside the centre of the first square", () => {
    expect(ends(move, "white")).toMatchObject({ x1: 4.5, y1: 6.28, x2: 4.5 });
  });
});

describe("arrows on a board", () => {
  const why: WhyView = {
    words: "",
    board: "4k3/8/8/8/8/8/4P3/4K3",
    arrows: [{ from: "e2", to: "e5", kind: "move" }],
    hearing: "",
    rule: "",
    facts: {},
    provision: "",
    article: "",
  };

  it("are drawn over their own position, until they are removed", () => {
    const away = openExplanation.show(why);
    expect(openExplanation.on(placement("4k3/8/8/8/8/8/4P3/4K3")).arrows).toHaveLength(1);
    expect(openExplanation.on(placement("4k3/8/8/8/4P3/8/8/4K3")).arrows).toEqual([]);
    expect(openExplanation.squares).toEqual(["e2", "e5"]);
    away();
    expect(openExplanation.on(placement("4k3/8/8/8/8/8/4P3/4K3")).arrows).toEqual([]);
  });
});

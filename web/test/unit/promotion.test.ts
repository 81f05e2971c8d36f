import { describe, expect, it } from "vitest";
import type { Hands } from "../../src/board/hands";
import { around, grip, START } from "../hands";

describe("a piece from beside the board", () => {
  const spare = (hands: Hands, piece: string) => {
    hands.down(-1, { piece, from: undefined }, { x: 0, y: 0 });
    hands.up(-1, undefined);
  };

  it.each(["Q", "R", "B", "N"])("takes a pawn's place by clicks: %s", (piece) => {
    const { hands, said, scene } = around("8/4P1k1/8/8/8/8/6K1/8");
    spare(hands, piece);
    hands.click("e8");
    expect(said).toEqual(["takes e7", `puts ${piece} e8`]);
    expect(scene().board.get("e7")).toBeUndefined();
  });

  it("takes the place of the pawn on its square", () => {
    const { hands, said } = around("8/4P1k1/8/8/8/8/6K1/8");
    hands.click("e7");
    hands.click("e8");
    spare(hands, "Q");
    hands.click("e8");
    expect(said.slice(3)).toEqual(["takes e8", "puts Q e8"]);
  });

  it("captures, and asks for the pawn if two are possible", () => {
    const hints: string[] = [];
    const { hands, said } = around("4r3/3P1P2/6k1/8/8/8/6K1/8", undefined, "white", hints);
    spare(hands, "Q");
    hands.click("e8");
    expect([said, hints]).toEqual([[], ["hint-pawn"]]);
    hands.forget();
    hands.click("d7");
    spare(hands, "Q");
    hands.click("e8");
    expect(said).toEqual(["touches d7", "takes d7", "takes e8", "puts Q e8"]);
  });

  it("a piece from beside the board is only put down while a pawn is in the hand", () => {
    const { hands, said } = around("8/4P1k1/8/8/8/8/6K1/8");
    grip(hands, 1, "P", "e7");
    hands.move(1, { x: 40, y: 0 });
    hands.up(1, undefined);
    spare(hands, "N");
    hands.click("e8");
    expect(said).toEqual(["touches e7", "takes e7", "puts N e8"]);
  });
});

describe("a hand that may be the other player's", () => {
  it("touches without obligation", () => {
    const hints: string[] = [];
    const { hands, said } = around(START, undefined, "black", hints, () => true);
    hands.click("e7");
    hands.click("e5");
    grip(hands, 1, "p", "d7");
    hands.move(1, { x: 40, y: 0 });
    hands.up(1, "d5");
    expect(said).toEqual(["touches e7", "touches d7"]);
    expect(hints).toEqual(["hint-doubt", "hint-doubt"]);
  });
});

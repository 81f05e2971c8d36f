import { describe, expect, it } from "vitest";
import { after, captured, type Scene } from "../../src/board/acts";
import { Hands } from "../../src/board/hands";
import { at, placement, seen, type Side, SQUARES } from "../../src/board/squares";
import { track } from "../../src/board/track";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/** A board where hands are free, unless there are legal moves to keep to. */
function around(board = START, legal?: string[], actor: Side = "white") {
  let scene: Scene = { board: placement(board), held: [] };
  const said: string[] = [];
  const hands = new Hands({
    board: () => scene.board,
    actor: () => actor,
    legal: () => legal,
    say(by, act) {
      said.push(act);
      scene = after(scene, by, act);
    },
    promote: (_, from, to) => said.push(`promotes ${from}${to}`),
  });
  return { hands, said, scene: () => scene };
}

const grip = (hands: Hands, pointer: number, piece: string, from: string) =>
  hands.down(pointer, { piece, from }, { x: 0, y: 0 });

describe("a hand over the board", () => {
  it("touches, lifts and releases", () => {
    const { hands, said, scene } = around();
    grip(hands, 1, "P", "e2");
    hands.move(1, { x: 2, y: 2 });
    expect(said).toEqual(["touches e2"]);
    hands.move(1, { x: 40, y: 0 });
    expect(scene().held).toEqual([{ piece: "P", from: "e2" }]);
    hands.up(1, "e5");
    expect(said).toEqual(["touches e2", "takes e2", "puts P e5"]);
    expect(scene().board.get("e5")).toBe("P");
    expect(scene().held).toEqual([]);
  });

  it("takes off what stands where it releases", () => {
    const { hands, said, scene } = around("4k3/8/8/3p4/4P3/8/8/4K3");
    grip(hands, 1, "P", "e4");
    hands.move(1, { x: 40, y: 0 });
    hands.up(1, "d5");
    expect(said.slice(2)).toEqual(["takes d5", "puts P d5"]);
    expect(scene().board.get("d5")).toBe("P");
    expect(scene().held).toEqual([{ piece: "p", from: "d5" }]);
  });

  it("is one of two", () => {
    const { hands, said } = around();
    grip(hands, 1, "K", "e1");
    grip(hands, 2, "R", "h1");
    hands.move(1, { x: 40, y: 0 });
    hands.move(2, { x: 40, y: 0 });
    hands.up(2, "f1");
    hands.up(1, "g1");
    const acts = ["touches e1", "touches h1", "takes e1", "takes h1"];
    expect(said.slice(0, 4)).toEqual(acts);
  });

  it("puts a piece back when its pointer is gone", () => {
    const { hands, said } = around();
    grip(hands, 1, "N", "g1");
    hands.move(1, { x: 40, y: 0 });
    hands.cancel(1);
    expect(said.at(-1)).toBe("puts N g1");
  });

  it("displaces what is the opponent's, which no hand puts down as its own", () => {
    const { hands, said, scene } = around();
    grip(hands, 1, "p", "d7");
    hands.move(1, { x: 40, y: 0 });
    hands.up(1, "d5");
    expect(said).toEqual(["touches d7", "shifts d7 d5"]);
    expect(scene().board.get("d5")).toBe("p");
    grip(hands, 1, "p", "e7");
    hands.move(1, { x: 40, y: 0 });
    hands.up(1, undefined);
    expect(said.at(-1)).toBe("takes e7");
  });

  it("moves with two clicks, anywhere", () => {
    const { hands, said } = around();
    hands.click("a1");
    hands.click("a8");
    expect(said).toEqual(["touches a1", "plays a1a8"]);
  });

  it("goes to another piece of its own with the second click", () => {
    const { hands, said } = around();
    hands.click("a1");
    hands.click("b1");
    expect(said).toEqual(["touches a1", "touches b1"]);
    expect(hands.chosen?.from).toBe("b1");
  });
});

describe("a hand in casual play", () => {
  it("goes only where it legally can", () => {
    const { hands, said } = around(START, ["e2e4", "e2e3"]);
    hands.click("e2");
    expect(hands.targets()).toEqual(["e4", "e3"]);
    hands.click("e5");
    expect(said).toEqual([]);
    hands.click("e2");
    hands.click("e4");
    expect(said).toEqual(["plays e2e4"]);
  });

  it("asks what a pawn becomes", () => {
    const legal = ["e7e8q", "e7e8r", "e7e8b", "e7e8n"];
    const { hands, said } = around("8/4P1k1/8/8/8/8/6K1/8", legal);
    grip(hands, 1, "P", "e7");
    hands.move(1, { x: 0, y: 40 });
    hands.up(1, "e8");
    expect(said).toEqual(["promotes e7e8"]);
  });
});

describe("what can be seen", () => {
  it("does not change when an act is confirmed", () => {
    const scene: Scene = { board: placement(START), held: [] };
    for (const act of ["takes e2", "plays g1f3"]) {
      const once = after(scene, "white", act);
      expect(after(once, "white", act)).toEqual(once);
    }
  });

  it("promotes in the player's colour", () => {
    const scene: Scene = { board: placement("8/8/8/8/8/8/4p3/8"), held: [] };
    expect(after(scene, "black", "plays e2e1q").board.get("e1")).toBe("q");
  });

  it("knows what lies beside the board", () => {
    const scene: Scene = {
      board: placement("rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR"),
      held: [],
    };
    expect(captured(placement(START), scene)).toEqual(["p"]);
  });

  it("follows a piece from square to square", () => {
    const before = track([], placement("8/8/8/8/8/8/4P3/4K3"));
    const pawn = before.find(({ piece }) => piece === "P");
    const now = track(before, placement("8/8/8/8/4P3/8/8/4K3"));
    expect(now.find(({ id }) => id === pawn?.id)?.square).toBe("e4");
    expect(now).toHaveLength(2);
  });

  it("is turned for Black", () => {
    for (const side of ["white", "black"] as const) {
      for (const square of SQUARES) expect(at(...seen(square, side), side)).toBe(square);
    }
    expect(seen("a1", "white")).toEqual([0, 7]);
    expect(seen("a1", "black")).toEqual([7, 0]);
    expect(at(-1, 0, "white")).toBeUndefined();
  });
});

import { act } from "../acts";
import { describe, expect, it } from "vitest";
import { sceneAfter, captured, type Scene } from "../../src/board/acts";
import { around, grip, START } from "../hands";
import { at, placement, viewCoordinates, SQUARES } from "../../src/board/squares";
import { trackPieces } from "../../src/board/pieceTracking";

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

  it("takes off the piece on the target square", () => {
    const { hands, said, scene } = around("4k3/8/8/3p4/4P3/8/8/4K3");
    grip(hands, 1, "P", "e4");
    hands.move(1, { x: 40, y: 0 });
    hands.up(1, "d5");
    expect(said.slice(2)).toEqual(["takes d5", "puts P d5"]);
    expect(scene().board.get("d5")).toBe("P");
    expect(scene().held).toEqual([{ piece: "p", from: "d5" }]);
  });

  it("acts independently of a second hand", () => {
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

  it("puts a piece back when its pointer is lost", () => {
    const { hands, said } = around();
    grip(hands, 1, "N", "g1");
    hands.move(1, { x: 40, y: 0 });
    hands.cancel(1);
    expect(said.at(-1)).toBe("puts N g1");
  });

  it("displaces an opponent's piece instead of putting down an own piece", () => {
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
    // The second click takes off the piece on a8. Otherwise two clicks are like dragging.
    expect(said).toEqual(["touches a1", "takes a1", "takes a8", "puts R a8"]);
  });

  it("moves only the king when castling with two clicks", () => {
    const { hands, said, scene } = around("r3k2r/8/8/8/8/8/8/R3K2R");
    hands.click("e1");
    hands.click("g1");
    expect(said).toEqual(["touches e1", "takes e1", "puts K g1"]);
    expect(scene().board.get("h1")).toBe("R");
  });

  it("a hand over the board does not displace an opponent's piece with clicks, and can take it off", () => {
    const { hands, said } = around();
    hands.click("e7");
    expect(hands.takeable("white")).toBe("e7");
    hands.click("e5");
    expect(said).toEqual(["touches e7"]);
    expect(hands.takeable("white")).toBeUndefined();
    hands.click("e7");
    hands.takesOff("white", "e7");
    expect(said.at(-1)).toBe("takes e7");
    expect(hands.chosen).toBeUndefined();
  });

  it("takes off a pawn captured en passant by clicks", () => {
    const { hands, said } = around("4k3/8/8/3pP3/8/8/8/4K3");
    hands.click("e5");
    hands.click("d6");
    expect(hands.takeable("white")).toBe("d5");
    expect(hands.takeable("black")).toBeUndefined();
    hands.takesOff("white", "d5");
    expect(said.slice(1)).toEqual(["takes e5", "puts P d6", "takes d5"]);
  });

  it("a hand over the board has no selection after a press", () => {
    const { hands, said } = around();
    hands.click("e2");
    hands.settle();
    hands.click("e4");
    expect(said).toEqual(["touches e2"]);
  });

  it("a hand over the board keeps a lifted piece across a press, and not across a ruling", () => {
    const { hands } = around();
    grip(hands, 1, "P", "e2");
    grip(hands, 2, "P", "d2");
    hands.move(1, { x: 40, y: 0 });
    hands.settle();
    expect([...hands.all.keys()]).toEqual([1]);
    hands.clear();
    expect(hands.all.size).toBe(0);
  });

  it("selects another piece of the same player with the second click", () => {
    const { hands, said } = around();
    hands.click("a1");
    hands.click("b1");
    expect(said).toEqual(["touches a1", "touches b1"]);
    expect(hands.chosen?.from).toBe("b1");
  });
});

describe("a hand in casual play", () => {
  it("castles in Chess960 with the king on its rook or on its square of arrival", () => {
    const legal = ["b1a1", "b1c1", "b1h1"];
    for (const to of ["h1", "g1"]) {
      const { hands, said, scene } = around("4k3/8/8/8/8/8/8/1K5R", legal);
      grip(hands, 1, "K", "b1");
      hands.up(1, "b1");
      expect(hands.targets()).toEqual(["a1", "c1", "h1", "g1"]);
      grip(hands, 1, "K", "b1");
      hands.move(1, { x: 40, y: 0 });
      hands.up(1, to);
      expect(said).toEqual(["plays b1h1"]);
      expect([scene().board.get("g1"), scene().board.get("f1")]).toEqual(["K", "R"]);
    }
  });

  it("a hand in casual play makes legal moves only", () => {
    const { hands, said } = around(START, ["e2e4", "e2e3"]);
    hands.click("e2");
    expect(hands.targets()).toEqual(["e4", "e3"]);
    hands.click("e5");
    expect(said).toEqual([]);
    hands.click("e2");
    hands.click("e4");
    expect(said).toEqual(["plays e2e4"]);
  });

  it("asks for the promotion piece", () => {
    const legal = ["e7e8q", "e7e8r", "e7e8b", "e7e8n"];
    const { hands, said } = around("8/4P1k1/8/8/8/8/6K1/8", legal);
    grip(hands, 1, "P", "e7");
    hands.move(1, { x: 0, y: 40 });
    hands.up(1, "e8");
    expect(said).toEqual(["promotes e7e8"]);
  });
});

describe("the scene", () => {
  it("the scene does not change when an act is confirmed", () => {
    const scene: Scene = { board: placement(START), held: [] };
    for (const done of ["takes e2", "plays g1f3"]) {
      const once = sceneAfter(scene, act("white", done));
      expect(sceneAfter(once, act("white", done))).toEqual(once);
    }
  });

  it("promotes in the player's colour", () => {
    const scene: Scene = { board: placement("8/8/8/8/8/8/4p3/8"), held: [] };
    expect(sceneAfter(scene, act("black", "plays e2e1q")).board.get("e1")).toBe("q");
  });

  it("the scene has captured pieces beside the board", () => {
    const scene: Scene = {
      board: placement("rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR"),
      held: [],
    };
    expect(captured(placement(START), scene)).toEqual(["p"]);
  });

  it("tracks a piece between squares", () => {
    const before = trackPieces([], placement("8/8/8/8/8/8/4P3/4K3"));
    const pawn = before.find(({ piece }) => piece === "P");
    const now = trackPieces(before, placement("8/8/8/8/4P3/8/8/4K3"));
    expect(now.find(({ id }) => id === pawn?.id)?.square).toBe("e4");
    expect(now).toHaveLength(2);
  });

  it("the scene is turned for Black", () => {
    for (const side of ["white", "black"] as const) {
      for (const square of SQUARES) expect(at(...viewCoordinates(square, side), side)).toBe(square);
    }
    expect(viewCoordinates("a1", "white")).toEqual([0, 7]);
    expect(viewCoordinates("a1", "black")).toEqual([7, 0]);
    expect(at(-1, 0, "white")).toBeUndefined();
  });
});

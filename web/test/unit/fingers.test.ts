import { describe, expect, it } from "vitest";
import { by } from "../../src/api/act";
import { Outbox } from "../../src/api/outbox";
import { sceneAfter, type Scene } from "../../src/board/acts";
import type { HandContext } from "../../src/board/grips";
import { Hands } from "../../src/board/hands";
import { placement, type Side } from "../../src/board/squares";
import { deliveryStatus } from "../../src/connection/deliveryStatus";
import { Fingers } from "../../src/keyboard/fingers";
import { words } from "../acts";

function table(board: string, legal?: string[], actor: Side | "nobody" = "white") {
  let scene: Scene = { board: placement(board), held: [] };
  const said: string[] = [];
  const around: HandContext = {
    board: () => scene.board,
    actor: () => (actor === "nobody" ? undefined : actor),
    legal: () => legal,
    say(side, deed) {
      said.push(words(deed));
      scene = sceneAfter(scene, by(side, deed));
    },
    promote: (_, from, to) => said.push(`promotes ${from}${to}`),
  };
  const hands = new Hands(around);
  const fingers = new Fingers(around, hands, () => scene.held);
  return { said, hands, fingers, square: (at: string) => scene.board.get(at) };
}

describe("a keyboard hand", () => {
  it("touches, lifts and puts", () => {
    const { said, fingers, square } = table("4k3/8/8/8/8/8/4P3/4K3");
    fingers.touch("e1");
    fingers.lift("e2");
    fingers.put("e4");
    expect(said).toEqual(["touches e1", "touches e2", "takes e2", "puts P e4"]);
    expect(square("e4")).toBe("P");
  });

  it("captures, lifting either piece first", () => {
    for (const order of [["d5", "e4"], ["e4", "d5"], ["e4"]]) {
      const { said, fingers, square } = table("4k3/8/8/3p4/4P3/8/8/4K3");
      order.forEach((at) => fingers.lift(at));
      fingers.put("d5");
      expect(square("d5")).toBe("P");
      expect(said.filter((act) => act.startsWith("takes")).sort()).toEqual([
        "takes d5",
        "takes e4",
      ]);
    }
  });

  it("castles with the rook first", () => {
    const { said, fingers } = table("4k3/8/8/8/8/8/8/4K2R");
    fingers.lift("h1");
    fingers.lift("e1");
    fingers.put("f1", "r");
    fingers.put("g1");
    expect(said.slice(-2)).toEqual(["puts R f1", "puts K g1"]);
  });

  it("promotes with a piece from beside the board", () => {
    const { said, fingers, hands } = table("8/4P1k1/8/8/8/8/6K1/8");
    fingers.lift("e7");
    hands.down(-1, { piece: "Q", from: undefined }, { x: 0, y: 0 });
    hands.up(-1, undefined);
    fingers.put("e8");
    expect(said.slice(1)).toEqual(["takes e7", "puts Q e8"]);
    const named = table("8/4P1k1/8/8/8/8/6K1/8");
    named.fingers.lift("e7");
    named.fingers.put("e8", "n");
    expect(named.said.at(-1)).toBe("puts N e8");
  });

  it("a keyboard hand has nothing to put at first, and cannot act for the opponent", () => {
    const { said, fingers } = table("4k3/8/8/8/8/8/4P3/4K3");
    fingers.put("e4");
    fingers.lift("e5");
    expect(said).toEqual([]);
    const others = table("4k3/8/8/8/8/8/4P3/4K3", undefined, "nobody");
    others.fingers.lift("e2");
    others.fingers.put("e4");
    expect(others.said).toEqual([]);
  });

  it("a keyboard hand in casual play makes legal moves only", () => {
    const { said, fingers } = table("4k3/8/8/8/8/8/4P3/4K3", ["e2e4", "e2e3"]);
    fingers.lift("e2");
    fingers.put("e4");
    expect(said).toEqual(["plays e2e4"]);
  });
});

describe("the outbox", () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      kept,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  };

  it("survives a reload, in order", () => {
    const place = storage();
    const unsent = new Outbox("game", place);
    unsent.add("1", "White plays e4");
    unsent.add("2", "White presses");
    expect(new Outbox("game", place).all()).toEqual(unsent.all());
    expect(unsent.delete("1")).toBe(true);
    expect(unsent.delete("1")).toBe(false);
    expect(new Outbox("game", place).all()).toEqual([["2", "White presses"]]);
    expect(new Outbox("another", place).all()).toEqual([]);
    unsent.delete("2");
    expect(place.kept.size).toBe(0);
  });

  it("the outbox is empty if the storage holds something else", () => {
    for (const text of ["{", "7", '["a"]', "[[1,2]]"]) {
      const place = storage();
      place.setItem("game", text);
      expect(new Outbox("game", place).all()).toEqual([]);
    }
  });

  it("the outbox is reported by the connection", () => {
    expect(deliveryStatus("connected", 0)).toBe("arrived");
    expect(deliveryStatus("connected", 1)).toBe("coming");
    expect(deliveryStatus("lost", 2)).toBe("kept");
    expect(deliveryStatus("lost", 0)).toBe("lost");
  });
});

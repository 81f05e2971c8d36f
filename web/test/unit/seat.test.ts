import { describe, expect, it } from "vitest";
import type { StateView, TableView } from "../../src/api/client";
import { agreement, possible } from "../../src/game/acts";
import { handAt, toMove } from "../../src/game/seat";

const state = (rest: Partial<StateView> = {}): StateView => ({
  version: 1,
  at_ms: 0,
  status: "playing",
  result: "*",
  board: "8/8/8/8/8/8/8/8",
  in_hand: [],
  clock: {
    white_ms: 1,
    black_ms: 1,
    delay_ms: 0,
    running: "white",
    flags: [false, false],
    periods: [1, 1],
  },
  ...rest,
});

const table = (you: string, mode = "over_the_board"): TableView => ({
  id: "g",
  mode,
  you,
  tags: {},
  pace: "rapid",
  has_arbiter: false,
  delay_seconds: 0,
  state: state(),
});

describe("whose hand it is", () => {
  it("is a player's own, for any piece", () => {
    expect(handAt(table("white"), state(), "p", undefined)).toBe("white");
    expect(handAt(table("spectator"), state(), "p", undefined)).toBeUndefined();
  });

  it("is, on one device, the hand of whoever has the move", () => {
    const both = table("both");
    expect(handAt(both, state(), "p", undefined)).toBe("white");
    // White has released a piece: Black may reply before the press.
    expect(handAt(both, state(), "p", "white")).toBe("black");
    expect(handAt(both, state(), "R", "white")).toBe("white");
  });

  it("is nobody's in casual play without the move", () => {
    const known = { has_move: "black" } as NonNullable<StateView["known"]>;
    const casual = table("both", "casual");
    expect(handAt(casual, state({ known }), "P", undefined)).toBeUndefined();
    expect(handAt(casual, state({ known }), "p", undefined)).toBe("black");
    expect(handAt(table("white", "casual"), state({ known }), "p", undefined)).toBeUndefined();
  });

  it("is White's before anything has happened", () => {
    const clock = { ...state().clock, running: null };
    expect(toMove(state({ clock, status: "not_started" }))).toBe("white");
    expect(toMove(state({ clock, status: "stopped" }))).toBeUndefined();
  });
});

describe("what is shown as possible", () => {
  it("is nothing to a spectator, or when the game is over", () => {
    expect(possible(table("spectator"), state())).toBeUndefined();
    expect(possible(table("white"), state({ status: "over" }))).toBeUndefined();
  });

  it("is to answer an offer, for the other one", () => {
    const offered = state({ offer: "white" });
    expect(possible(table("black"), offered)?.asked).toBe("black");
    expect(possible(table("white"), offered)?.asked).toBeUndefined();
    expect(possible(table("both"), offered)?.asked).toBe("black");
    expect(possible(table("black"), offered)?.offer).toBe(false);
  });

  it("is neither to claim nor to press in casual play", () => {
    const casual = possible(table("white", "casual"), state());
    expect([casual?.claims, casual?.press, casual?.stop]).toEqual([[], false, false]);
    expect(possible(table("white"), state())?.claims).toHaveLength(2);
  });

  it("is to claim a fallen flag only when one is seen to be down", () => {
    const down = state({ clock: { ...state().clock, flags: [false, true] } });
    expect(possible(table("white"), state())?.points).not.toContain("point-flag");
    expect(possible(table("white"), down)?.points).toContain("point-flag");
    expect(possible(table("black"), down)?.points).not.toContain("point-flag");
  });

  it("is to ask an arbiter only where one is there", () => {
    const arbiter = { ...table("white"), has_arbiter: true };
    expect(possible(table("white"), state())?.asks).toEqual([]);
    expect(possible(arbiter, state())?.asks).toContain("ask-scoresheet");
    expect(possible({ ...arbiter, pace: "standard" }, state())?.asks).toContain("ask-adjourn");
  });

  it("is each side's own where the board lies between them", () => {
    expect(possible(table("both"), state(), "black")?.acting).toBe("black");
    expect(possible(table("both"), state({ offer: "white" }), "white")?.asked).toBeUndefined();
    expect(possible(table("both"), state({ offer: "white" }), "black")?.asked).toBe("black");
  });

  it("is for both to say what no arbiter is there to say", () => {
    const stopped = state({ status: "stopped", said: ["Arbiter resumes", null] });
    expect(possible(table("white"), stopped)?.together).toBe("resumes");
    expect(agreement(table("white"), stopped)).toBe("own");
    expect(agreement(table("black"), stopped)).toBe("other");
    expect(agreement(table("both"), stopped)).toBeUndefined();
    const arbiter = { ...table("white"), has_arbiter: true };
    expect(possible(arbiter, stopped)?.together).toBeUndefined();
  });
});

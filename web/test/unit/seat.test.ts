import { act } from "../acts";
import { describe, expect, it } from "vitest";
import type { NewsView, StateView, TableView } from "../../src/api/client";
import { possible } from "../../src/game/acts";
import { agreementOf } from "../../src/game/jointActs";
import { interruption } from "../../src/game/interruption";
import { handAt, isDoubtful, toMove } from "../../src/game/seat";

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
  awaited: false,
  present: [true, true],
  pace: "rapid",
  has_arbiter: false,
  sparring: false,
  delay_seconds: 0,
  state: state(),
});

describe("the acting hand", () => {
  it("the acting hand is the player's own, for any piece", () => {
    expect(handAt(table("white"), "white", "p")).toBe("white");
    expect(handAt(table("spectator"), "white", "p")).toBeUndefined();
  });

  it("belongs, on one device, to the player of the piece", () => {
    expect(handAt(table("both"), "white", "p")).toBe("black");
    expect(handAt(table("both"), "white", "P")).toBe("white");
  });

  it("the acting hand is in doubt, on one device, at the waiting player's pieces until a release", () => {
    const both = table("both");
    expect(isDoubtful(both, "white", "black", undefined)).toBe(true);
    expect(isDoubtful(both, "white", "white", undefined)).toBe(false);
    // Black may reply before the press.
    expect(isDoubtful(both, "white", "black", "white")).toBe(false);
    expect(isDoubtful(table("black"), "white", "black", undefined)).toBe(false);
    expect(isDoubtful(table("both", "casual"), "white", "black", undefined)).toBe(false);
  });

  it("the acting hand is undefined for a casual player who is not on move", () => {
    const casual = table("both", "casual");
    expect(handAt(casual, "black", "P")).toBeUndefined();
    expect(handAt(casual, "black", "p")).toBe("black");
    expect(handAt(table("white", "casual"), "black", "p")).toBeUndefined();
  });

  it("the acting hand is White's before the first event", () => {
    const clock = { ...state().clock, running: null };
    expect(toMove(state({ clock, status: "not_started" }))).toBe("white");
    expect(toMove(state({ clock, status: "stopped" }))).toBeUndefined();
  });
});

describe("an interruption of hands", () => {
  const news = (
    by: "white" | "black",
    did: string,
    rest: Partial<StateView> = {},
    effect?: string,
  ): NewsView => ({
    happenings: [
      {
        version: 2,
        at_ms: 1,
        wall_ms: 1,
        act: act(by, did),
        rulings: effect ? [{ effect, fields: {}, articles: [], words: "" }] : [],
      },
    ],
    state: state(rest),
  });
  const pressed = { clock: { ...state().clock, running: "black" } };

  it("a press or move of the opponent interrupts the hands", () => {
    expect(interruption(news("white", "presses", pressed), state(), ["black"])).toBe("position");
    expect(interruption(news("white", "presses", pressed), state(), ["white", "black"])).toBe(
      undefined,
    );
    const moved = { board: "8/8/8/8/8/8/8/K7" };
    expect(interruption(news("black", "plays e5", moved), state(), ["white"])).toBe("position");
    expect(interruption(news("white", "touches e2"), state(), ["black"])).toBeUndefined();
  });

  it("any ruling interrupts the hands, even a ruling on the player's own act", () => {
    const ruled = news("white", "presses", pressed, "illegal_move");
    expect(interruption(ruled, state(), ["white"])).toBe("ruling");
  });
});

describe("the possible acts", () => {
  it("there are no possible acts for a spectator, or when the game is over", () => {
    expect(possible(table("spectator"), state())).toBeUndefined();
    expect(possible(table("white"), state({ status: "over" }))).toBeUndefined();
  });

  it("the opponent's possible acts include the answer to an offer", () => {
    const offered = state({ offer: "white" });
    expect(possible(table("black"), offered)?.asked).toBe("black");
    expect(possible(table("white"), offered)?.asked).toBeUndefined();
    expect(possible(table("both"), offered)?.asked).toBe("black");
    expect(possible(table("black"), offered)?.offer).toBe(false);
  });

  it("the possible acts exclude claims and presses in casual play", () => {
    const casual = possible(table("white", "casual"), state());
    expect([casual?.claims, casual?.press, casual?.stop]).toEqual([[], false, false]);
    expect(possible(table("white"), state())?.claims).toHaveLength(2);
  });

  it("the possible acts include claiming a flag only after it has fallen", () => {
    const down = state({ clock: { ...state().clock, flags: [false, true] } });
    expect(possible(table("white"), state())?.points).not.toContain("point-flag");
    expect(possible(table("white"), down)?.points).toContain("point-flag");
    expect(possible(table("black"), down)?.points).not.toContain("point-flag");
  });

  it("the possible acts include requests only with an arbiter", () => {
    const arbiter = { ...table("white"), has_arbiter: true };
    expect(possible(table("white"), state())?.asks).toEqual([]);
    expect(possible(arbiter, state())?.asks).toContain("ask-scoresheet");
    expect(possible({ ...arbiter, pace: "standard" }, state())?.asks).toContain("ask-adjourn");
  });

  it("each side has its own possible acts if the board lies between the players", () => {
    expect(possible(table("both"), state(), "black")?.acting).toBe("black");
    expect(possible(table("both"), state({ offer: "white" }), "white")?.asked).toBeUndefined();
    expect(possible(table("both"), state({ offer: "white" }), "black")?.asked).toBe("black");
  });

  it("the possible acts include joint acts in a game without an arbiter", () => {
    const stopped = state({ status: "stopped", said: ["Arbiter resumes", null] });
    expect(possible(table("white"), stopped)?.together).toBe("resumes");
    expect(agreementOf(table("white"), stopped)).toBe("own");
    expect(agreementOf(table("black"), stopped)).toBe("other");
    expect(agreementOf(table("both"), stopped)).toBeUndefined();
    const arbiter = { ...table("white"), has_arbiter: true };
    expect(possible(arbiter, stopped)?.together).toBeUndefined();
  });
});

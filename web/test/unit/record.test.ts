/** The record of a game, as far as a seat sees it. */
import { describe, expect, it } from "vitest";
import { act } from "../acts";
import type { HappeningView } from "../../src/api/client";
import {
  declined,
  duty,
  entries,
  lastMove,
  movesOf,
  numbered,
  rulingLine,
  rulingLines,
} from "../../src/game/record";

describe("the record", () => {
  const made = (player: string, move: string, san: string): HappeningView => ({
    version: 1,
    at_ms: 0,
    wall_ms: 0,
    rulings: [
      { effect: "move_made", fields: { player, move, san }, articles: ["4.7"], words: "moved" },
      { effect: "time_added", fields: {}, articles: ["7.5.5"], words: "two minutes" },
    ],
  });
  const log = [
    made("white", "e2e4", "e4"),
    made("black", "e7e5", "e5"),
    made("white", "g1f3", "Nf3"),
  ];

  const restored = (position: string): HappeningView => ({
    version: 2,
    at_ms: 0,
    wall_ms: 0,
    event: "White claims illegal move",
    act: { by: "white", act: "claims_illegal_move" },
    rulings: [
      {
        effect: "position_restored",
        fields: { position },
        articles: ["7.5.1"],
        words: "The position has been corrected.",
      },
    ],
  });
  const AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
  const listed = (all: readonly HappeningView[]) =>
    movesOf(entries(all)).map((move) => `${numbered(move)} ${move.san}${move.back ? " back" : ""}`);

  it("numbers moves", () => expect(listed(log)).toEqual(["1. e4", "1… e5", "2. Nf3"]));
  it("can begin with Black", () => expect(listed(log.slice(1))).toEqual(["1… e5", "2. Nf3"]));
  it("marks moves that were taken back, and numbers later moves correctly", () => {
    const all = [...log, restored(AFTER_E4), made("black", "c7c5", "c5")];
    expect(listed(all)).toEqual(["1. e4", "1… e5 back", "2. Nf3 back", "1… c5"]);
    expect(lastMove(all)).toEqual(["c7", "c5"]);
  });
  it("shows a position as a board, never as letters", () => {
    const [ruling] = restored(AFTER_E4).rulings;
    const [board] = AFTER_E4.split(" ");
    expect(ruling && rulingLine(ruling)).toMatchObject({ words: "put-right", board });
    const fields = { what: `position_noted ${AFTER_E4}` };
    const noted = rulingLine({ effect: "noted", fields, articles: [], words: "Noted." });
    expect(noted).toMatchObject({ words: "Noted.", board });
  });
  it("the record makes news of rulings that both must see, not of touches or refused hand acts", () => {
    const ruled = (event: string, ...effects: string[]): HappeningView => ({
      version: 3,
      at_ms: 0,
      wall_ms: 0,
      event,
      act: act("white", event),
      rulings: effects.map((effect) => ({
        effect,
        fields: { player: "white", must: "capture d5 with e4" },
        articles: [],
        words: effect,
      })),
    });
    const news = (one: HappeningView) =>
      entries([one]).map((entry) => entry.is === "incident" && entry.isNews);
    expect(news(ruled("presses", "illegal_move", "time_added"))).toEqual([true]);
    expect(news(ruled("touches e4", "obligation", "right_lost"))).toEqual([]);
    expect(news(ruled("takes e2", "refused"))).toEqual([false]);
    expect(news(ruled("claims threefold", "refused"))).toEqual([true]);
    const awaits = { effect: "refused", fields: { why: "awaits_answer" }, articles: [], words: "" };
    expect(news({ ...ruled("takes e2"), rulings: [awaits] })).toEqual([true]);
    expect(duty([ruled("touches e4", "obligation")])?.squares).toEqual(["d5", "e4"]);
    expect(duty([ruled("touches e4", "obligation"), ...log])).toBeUndefined();
  });
  it("tells the player who offered a draw of the answer, until that player's next press", () => {
    const answer: HappeningView = {
      ...restored(AFTER_E4),
      rulings: [
        { effect: "draw_declined", fields: { player: "black" }, articles: [], words: "declined" },
      ],
    };
    const press = (by: "white" | "black"): HappeningView => ({
      ...restored(AFTER_E4),
      act: act(by, "presses"),
      rulings: [],
    });
    expect(declined([...log, answer], ["white"])).toBe("declined");
    expect(declined([...log, answer], ["black"])).toBeUndefined();
    expect(declined([answer, press("black")], ["white", "black"])).toBe("declined");
    expect(declined([answer, press("white")], ["white"])).toBeUndefined();
    expect(declined(log, ["white"])).toBeUndefined();
  });
  it("returns the last move", () => expect(lastMove(log)).toEqual(["g1", "f3"]));
  it("the record leaves out routine rulings", () => {
    expect(rulingLines(log).map(({ words }) => words)).toEqual(Array(3).fill("two minutes"));
  });
});

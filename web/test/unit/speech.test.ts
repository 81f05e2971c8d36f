import { describe, expect, it } from "vitest";
import type { Scene } from "../../src/board/acts";
import { placement } from "../../src/board/squares";
import { type ObservedMove, observeMove, joinCastling } from "../../src/speech/observedMove";
import { parseAnnouncement, announcement } from "../../src/speech/announcements";

const scene = (board: string, ...held: string[]): Scene => ({
  board: placement(board),
  held: held.map((text) => ({ piece: text.charAt(0), from: text.slice(1) })),
});
const START = scene("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
function sees(before: Scene, now: Scene): ObservedMove {
  const move = observeMove(before, now);
  if (!move) throw new Error("nothing was seen");
  return move;
}
const said = (before: Scene, now: Scene) => {
  const move = observeMove(before, now);
  return move && announcement(move);
};

describe("an observed move", () => {
  it("an observed move has a piece and both squares", () => {
    const after = scene("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R");
    expect(said(START, after)).toBe("Springer Gustav eins Felix drei");
  });

  it("an observed move may come from a hand", () => {
    const lifted = scene("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR", "Pe2");
    const put = scene("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    expect(observeMove(START, lifted)).toBeUndefined();
    expect(said(lifted, put)).toBe("Bauer Eva zwei Eva vier");
  });

  it("an observed move may be a capture, which is not announced", () => {
    const before = scene("4k3/8/8/3p4/4P3/8/8/4K3");
    expect(said(before, scene("4k3/8/8/3P4/8/8/8/4K3"))).toBe("Bauer Eva vier David fünf");
    const byHand = scene("4k3/8/8/8/8/8/8/4K3", "pd5", "Pe4");
    expect(said(byHand, scene("4k3/8/8/3P4/8/8/8/4K3", "pd5"))).toBe("Bauer Eva vier David fünf");
  });

  it("an observed move may be en passant", () => {
    const before = scene("4k3/8/8/3pP3/8/8/8/4K3");
    expect(said(before, scene("4k3/8/3P4/8/8/8/8/4K3"))).toBe("Bauer Eva fünf David sechs");
  });

  it("includes the promotion piece", () => {
    const before = scene("8/4P1k1/8/8/8/8/6K1/8");
    const after = scene("4Q3/6k1/8/8/8/8/6K1/8");
    expect(said(before, after)).toBe("Bauer Eva sieben Eva acht Dame");
    const lifted = scene("8/6k1/8/8/8/8/6K1/8", "Pe7");
    expect(said(lifted, scene("4N3/6k1/8/8/8/8/6K1/8", "Pe7"))).toMatch(/acht Springer$/);
    const there = scene("8/6k1/8/8/8/8/6K1/8", "Pe8");
    expect(said(there, after)).toBe("Eva acht Dame");
  });

  it("an observed move may be castling, at once or in two steps", () => {
    const before = scene("r3k2r/8/8/8/8/8/8/R3K2R");
    expect(said(before, scene("r3k2r/8/8/8/8/8/8/R4RK1"))).toBe("kurze Rochade");
    expect(said(before, scene("2kr3r/8/8/8/8/8/8/R3K2R"))).toBe("lange Rochade");
    const king = scene("r3k2r/8/8/8/8/8/8/R5KR");
    const both = scene("r3k2r/8/8/8/8/8/8/R4RK1");
    const [first, second] = [sees(before, king), sees(king, both)];
    expect(announcement(first)).toBe("König Eva eins Gustav eins");
    expect(announcement(joinCastling(first, second))).toBe("kurze Rochade");
    const rook = scene("r3k2r/8/8/8/8/8/8/R3KR2");
    const [rookFirst, kingThen] = [sees(before, rook), sees(rook, both)];
    expect(announcement(joinCastling(rookFirst, kingThen))).toBe("kurze Rochade");
    // These king and rook moves do not add up to castling.
    const aside = sees(before, scene("r3k2r/8/8/8/8/8/7R/R3K3"));
    expect(announcement(joinCastling(aside, first))).toBe("König Eva eins Gustav eins");
  });

  it("an observed move is undefined for several moves", () => {
    const later = scene("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
    expect(observeMove(START, later)).toBeUndefined();
    expect(observeMove(START, START)).toBeUndefined();
  });
});

describe("an announcement", () => {
  it.each([
    ["Springer Gustav eins Felix drei", "g1f3"],
    ["springer felix 3", "Nf3"],
    ["Springer, nach Felix drei!", "Nf3"],
    ["Bauer Eva vier", "e4"],
    ["eva zwei eva vier", "e2e4"],
    ["Läufer Cäsar fünf", "Bc5"],
    ["Laeufer Caesar funf", "Bc5"],
    ["La\u0308ufer Cesar vier", "Bc4"],
    ["Bauer Eva sieben Eva acht Dame", "e7e8q"],
    ["Eva acht Springer", "e8=N"],
    ["Turm Anna David eins", "Rad1"],
    ["Kurze Rochade", "O-O"],
    ["lange Rochade, Schach", "O-O-O"],
    ["Dame Hector fünf matt", "Qh5"],
  ])("%s is %s", (text, move) => expect(parseAnnouncement(text)).toBe(move));

  it.each(["e4", "Nf3", "board", "Läufer Felix neun", "kurze", "Springer", "offers a draw"])(
    "%s is not one",
    (text) => expect(parseAnnouncement(text)).toBeUndefined(),
  );

  it("an announcement is parsed as it is spoken", () => {
    const move: ObservedMove = { by: "white", piece: "P", from: "e7", to: "f8", promotion: "B" };
    expect(parseAnnouncement(announcement(move))).toBe("e7f8b");
  });
});

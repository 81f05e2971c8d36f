import assert from "node:assert/strict";
import test from "node:test";
import { ask, audit, judge, legality, whyIllegal } from "touchmove/judge";

const PROTOCOL = `[Laws "FIDE 2014, FIDE 2023"]
[TimeControl "900+10"]

0:00:00 Arbiter starts
0:00:05 White plays Ra1-a3
0:00:06 White presses
0:00:10 Black claims illegal move
`;

test("a protocol is judged under each edition that it names", () => {
  const [older, newer] = judge(PROTOCOL);
  assert.deepEqual([older.laws, newer.laws], ["FIDE 2014", "FIDE 2023"]);
  assert.match(JSON.stringify(newer.rulings), /7\.5\.5/);
  const [finnish] = judge(PROTOCOL, { laws: "FIDE 2023", language: "fi" });
  assert.notDeepEqual(
    finnish.rulings.map(({ text }) => text),
    newer.rulings.map(({ text }) => text),
  );
  assert.throws(() => judge('[Laws "FIDE 2023"]\n\nWhite flies away\n'), /line 3/);
  assert.throws(() => judge(PROTOCOL, { laws: "FIDE 1066" }), /FIDE 2023/);
});

test("legality decides whether a game leads to a position", () => {
  assert.equal(legality("k7/8/8/8/8/8/PPPPPPPP/QQK5 w - - 0 1").legal, false);
  assert.equal(legality("4k3/3r4/8/3pP3/8/8/8/4K3 w - d6").legal, false);
  assert.equal(legality("4k3/8/8/8/8/8/8/4K3 w KQkq -").legal, false);
  const open = legality("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
  assert.deepEqual([open.legal, open.game.length], [true, 2]);
});

test("an audit reports findings of the Laws", () => {
  const [report] = audit("1. f3 e5 2. g4 Qh4# 3. a3 1-0", { laws: "FIDE 2023" });
  const kinds = report.findings.map(({ kind }) => kind);
  assert.deepEqual(kinds, ["played_on", "result_contradicts"]);
});

test("a reason has a sentence in four languages, and its article", () => {
  const fen = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
  const said = ["en", "el", "fi", "ar"].map((language) => whyIllegal(fen, "Nc3", { language })[0]);
  assert.equal(new Set(said.map(({ words }) => words)).size, 4);
  assert.ok(said.every(({ article }) => article === "3.9.2"));
  assert.deepEqual(whyIllegal(fen, "Kd1"), []);
});

test("API paths are answered", () => {
  assert.equal(ask("/api/laws/FIDE%202023/7.5.5").number, "7.5.5");
  assert.throws(() => ask("/api/laws/FIDE%202023/77.7"));
});

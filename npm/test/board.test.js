// Tests the package in the source tree; test/program tests the installed package.
import assert from "node:assert/strict";
import test from "node:test";
import {
  Game,
  IllegalMoveError,
  Position,
  readPgn,
  START,
  TouchmoveError,
  writePgn,
} from "touchmove";

/** Returns a random number generator that gives the same numbers in every run. */
function* drawn(seed) {
  for (;;) yield (seed = (seed * 48271) % 2147483647);
}

test("a random game is legal to its end, and is read back", () => {
  const numbers = drawn(25);
  const game = new Game();
  while (!game.isGameOver() && game.history().length < 120) {
    const moves = game.moves({ verbose: true });
    game.move(moves[numbers.next().value % moves.length]);
  }
  const copy = new Game();
  copy.loadPgn(game.pgn());
  assert.equal(copy.fen(), game.fen());
  assert.deepEqual(copy.history(), game.history());
  while (copy.undo());
  assert.equal(copy.fen(), START);
});

test("perft counts move sequences", () => {
  assert.equal(new Position().perft(4), 197281);
  assert.equal(Position.chess960(518).fen, START);
  assert.throws(() => Position.chess960(960), TouchmoveError);
});

test("an illegal move is refused with its reasons", () => {
  const position = new Position("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
  const reasons = [{ id: "king-exposed", from: "e2", squares: ["e8"] }];
  assert.deepEqual(position.why("Nc3"), reasons);
  assert.deepEqual(position.why({ from: "e2", to: "c3" }), reasons);
  assert.deepEqual(position.why("Kd1"), []);
  assert.throws(
    () => position.play("Nc3"),
    (error) => error instanceof IllegalMoveError && error.reasons[0].id === "king-exposed",
  );
  assert.throws(() => position.play("Nx9"), TouchmoveError);
  assert.throws(() => new Position("nonsense"), /FEN/);
});

test("a game has the names of chess.js", () => {
  const game = new Game();
  for (const san of ["f3", "e5", "g4"]) game.move(san);
  assert.deepEqual(game.get("g4"), { type: "p", color: "w" });
  assert.equal(game.get("a5"), undefined);
  const mate = game.move({ from: "d8", to: "h4" });
  assert.equal(mate.san, "Qh4#");
  assert.ok(game.isCheckmate() && game.isCheck() && game.isGameOver());
  assert.equal(game.result(), "0-1");
  assert.match(game.pgn(), /1\. f3 e5 2\. g4 Qh4# 0-1/);
  assert.equal(game.undo().uci, "d8h4");
  assert.equal(game.turn(), "b");
  assert.equal(game.moves({ square: "f8" }).length, 5);
});

test("a threefold repetition is counted at the third occurrence", () => {
  const game = new Game();
  for (const san of ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"]) game.move(san);
  assert.ok(!game.isThreefoldRepetition());
  game.move("Ng8");
  assert.ok(game.isThreefoldRepetition() && !game.isGameOver());
});

test("a mate question gets an answer with a proof", () => {
  const wall = new Position("8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1");
  assert.equal(wall.isDead(), true);
  assert.deepEqual([wall.mate("white").can, wall.mate("white").checked], [false, true]);
  const { can, line } = new Position("8/8/8/8/4k3/8/8/KN5r w - - 0 1").mate("white");
  assert.ok(can);
  const end = line.reduce(
    (at, uci) => at.play(uci).position,
    new Position("8/8/8/8/4k3/8/8/KN5r w - - 0 1"),
  );
  assert.ok(end.isCheckmate && end.turn === "black");
});

test("malformed games are read, and games are written", () => {
  const [first, second] = readPgn(
    '[White "A"]\n1. e4 {[%clk 0:05:00]} e5 2. f4 exf4 3. Kxf4 1-0\n\n[White "B"]\n1. d4 *',
  );
  assert.equal(first.tags.White, "A");
  assert.deepEqual([first.moves[0].clock, first.moves[4].uci], [300000, null]);
  assert.deepEqual([first.stop.line, first.stop.text, first.stop.ply], [2, "Kxf4", 4]);
  assert.equal(second.stop, null);
  assert.match(writePgn({ tags: { White: "B" }, moves: ["d2-d4"], result: "1-0" }), /1\. d4 1-0/);
  assert.throws(() => writePgn({ result: "2-0" }), TouchmoveError);
});

test("a game is replayed after an illegal move that is physically possible", () => {
  const [game] = readPgn("1. e4 e5 2. Bc4 Bb4 3. d3 d6 4. c3 Ba5 1-0");
  assert.deepEqual(
    game.stops.map(({ text, ply }) => [text, ply]),
    [["d3", 4]],
  );
  assert.deepEqual([game.stop.after.split(" ")[1], game.moves[4].san], ["b", null]);
  assert.deepEqual([game.moves[7].san, game.end.split(" ")[1]], ["Ba5", "w"]);
  const [lost] = readPgn("1. e4 e5 2. Nd5 Nc6 *");
  assert.deepEqual([lost.stops.length, lost.stop.after], [1, null]);
});

test("castling in Chess960 is written as king takes rook", () => {
  const position = new Position("k7/8/8/8/8/8/8/5KR1 w G - 0 1");
  const castling = position.moves.find((move) => move.castling);
  assert.deepEqual([castling.uci, castling.san, castling.to], ["f1g1", "O-O", "g1"]);
  assert.equal(position.play(castling).position.fen.split(" ")[0], "k7/8/8/8/8/8/8/5RK1");
});

test("a promotion piece is ignored if the move is not a promotion", () => {
  const game = new Game();
  assert.equal(game.move({ from: "e2", to: "e4", promotion: "q" }).uci, "e2e4");
  assert.equal(game.move({ from: "g8", to: "f6", promotion: "n" }).promotion, null);
  assert.deepEqual(
    game.why({ from: "d2", to: "d5", promotion: "q" }),
    game.why({ from: "d2", to: "d5" }),
  );
  const ending = new Position("4k2r/P7/8/8/8/8/8/R3K3 w Qk - 0 1");
  const castled = ending.play({ from: "e1", to: "c1", promotion: "q" }).move;
  assert.deepEqual([castled.san, castled.promotion], ["O-O-O", null]);
  assert.equal(ending.play({ from: "a1", to: "a2", promotion: "q" }).move.san, "Ra2");
  assert.deepEqual(ending.why({ from: "e1", to: "d1", promotion: "x" }), []);
});

test("a promotion piece is kept if the move is a promotion", () => {
  const [white, black] = ["8/P6k/8/8/8/8/8/7K w - - 0 1", "7k/8/8/8/8/8/p7/1N5K b - - 0 1"];
  const played = (fen, from, to, promotion) =>
    new Position(fen).play({ from, to, promotion }).move.uci;
  assert.equal(played(white, "a7", "a8", "q"), "a7a8q");
  assert.equal(played(white, "a7", "a8", "n"), "a7a8n");
  assert.equal(played(black, "a2", "b1", "r"), "a2b1r");
  for (const letter of [undefined, null, "", "k", "x", "qq"])
    assert.throws(() => played(white, "a7", "a8", letter), TouchmoveError);
  assert.throws(() => played(white, undefined, undefined, "q"), TouchmoveError);
  assert.throws(() => new Game().move("e2e4q"), TouchmoveError);
});

const ANNOTATED = `[White "A"]

{Before.} 1. e4 {One.} {[%clk 0:05:00]} e5! {(=)} 2. f4?! $36
(2. Nf3 {Usual.} Nc6 (2... d6 3. d4)) (2. Bc4) exf4 ; to the end of the line
3. Nf3 {Last.} 1-0 {After.}
`;

test("a loaded game is written with comments, NAGs and variations", () => {
  const game = new Game();
  game.loadPgn(ANNOTATED);
  const written = game.pgn();
  assert.match(
    written.replace(/\s+/g, " "),
    new RegExp(
      String.raw`\{Before\.\} 1\. e4 \{One\.\} \{\[%clk 0:05:00\]\} 1\.\.\. e5 \$1 \{\(=\)\} 2\. f4 \$6 \$36 ` +
        String.raw`\(2\. Nf3 \{Usual\.\} 2\.\.\. Nc6 \(2\.\.\. d6 3\. d4\)\) \(2\. Bc4\) 2\.\.\. exf4 \{to the end of the line\} ` +
        String.raw`3\. Nf3 \{Last\.\} \{After\.\} 1-0`,
    ),
  );
  const copy = new Game();
  copy.loadPgn(written);
  assert.equal(copy.pgn(), written);
});

test("undo drops the comments of the undone move", () => {
  const game = new Game();
  game.loadPgn("{Before.} 1. e4 {Kept.} e5 {Gone.} *");
  game.undo();
  game.move("c5");
  assert.match(game.pgn(), /\{Before\.\} 1\. e4 \{Kept\.\} 1\.\.\. c5 \*/);
  game.loadPgn("{No move yet.} *");
  assert.match(game.pgn(), /\{No move yet\.\} \*/);
  game.loadPgn("1. d4 *");
  assert.doesNotMatch(game.pgn(), /\{/);
});

test("variations nested too deep are refused with a message", () => {
  const nested = (depth) => `1. e4 ${"(1. d4 ".repeat(depth)}${")".repeat(depth)} *`;
  const game = new Game();
  game.loadPgn(nested(30));
  assert.equal(game.pgn().match(/\(/g).length, 30);
  game.loadPgn(nested(40));
  assert.throws(() => game.pgn(), /recursion limit/);
});

test("writePgn accepts a game from readPgn", () => {
  const [game] = readPgn(ANNOTATED);
  assert.deepEqual(game.comments, ["Before."]);
  assert.deepEqual(game.moves[1].comments, ["(=)"]);
  assert.deepEqual(
    game.moves[2].variations.map(({ moves }) => moves.map(({ text }) => text)),
    [["Nf3", "Nc6"], ["Bc4"]],
  );
  assert.deepEqual(readPgn(writePgn(game))[0].moves, game.moves);
  const moves = ["e4", { text: "e5", nags: [1], comments: ["ends } here"] }];
  assert.match(writePgn({ moves }), /1\. e4 e5 \$1 \{ends \) here\} \*/);
  for (const move of [null, 7, {}, { text: "e4", comments: "one" }, { text: "e4", nags: ["!"] }])
    assert.throws(() => writePgn({ moves: [move] }), TouchmoveError);
});

test("the result after the moves of a loaded game is kept", () => {
  const game = new Game();
  game.loadPgn("1. e4 e5 1-0");
  assert.match(game.pgn(), /\[Result "1-0"\][^]*1\. e4 e5 1-0/);
});

test("a dead position ends the game", () => {
  const wall = new Game("8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1");
  assert.equal(wall.ending(), "dead position");
  assert.deepEqual([wall.isGameOver(), wall.result()], [true, "1/2-1/2"]);
  const knight = new Game("8/8/8/8/4k3/8/8/KN5r w - - 0 1");
  assert.deepEqual([knight.isGameOver(), knight.result()], [false, "*"]);
});

test("a FEN field that contradicts the pieces is a problem", () => {
  assert.deepEqual(new Position("4k3/3r4/8/3pP3/8/8/8/4K3 w - d6").problems, [
    "impossible-en-passant",
  ]);
  const rookless = new Position("4k3/8/8/8/8/8/8/4K3 w Kk -");
  assert.deepEqual(rookless.problems, ["unfounded-castling", "unfounded-castling"]);
  assert.deepEqual(rookless.play("Kd2").position.problems, []);
});

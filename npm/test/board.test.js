// The package as it stands here; test/packed.test.js installs what is published.
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

/** The same numbers in every run. */
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

test("moves are counted", () => {
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

test("what chess.js has is there under its name", () => {
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

test("three times is three times", () => {
  const game = new Game();
  for (const san of ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"]) game.move(san);
  assert.ok(!game.isThreefoldRepetition());
  game.move("Ng8");
  assert.ok(game.isThreefoldRepetition() && !game.isGameOver());
});

test("who can still checkmate", () => {
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

test("games are read, however malformed, and written", () => {
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

test("a game goes on after an illegal move that a hand can make", () => {
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

test("castling in Chess960 has a text of its own", () => {
  const position = new Position("k7/8/8/8/8/8/8/5KR1 w G - 0 1");
  const castling = position.moves.find((move) => move.castling);
  assert.deepEqual([castling.uci, castling.san, castling.to], ["f1g1", "O-O", "g1"]);
  assert.equal(position.play(castling).position.fen.split(" ")[0], "k7/8/8/8/8/8/8/5RK1");
});

import { load } from "./module.js";

const ask = await load(new URL("./touchmove.wasm", import.meta.url));

export const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** Error for input that cannot be parsed. */
export class TouchmoveError extends Error {
  name = "TouchmoveError";
}

/** Error for an illegal move, with every reason. */
export class IllegalMoveError extends TouchmoveError {
  name = "IllegalMoveError";

  constructor(message, reasons) {
    super(message);
    this.reasons = reasons;
  }
}

function answer(path, question) {
  const { status, body } = ask({ path, about: question });
  if (status === 200) return body;
  if (body.reasons) throw new IllegalMoveError(body.message, body.reasons);
  throw new TouchmoveError(body.message);
}

/**
 * Returns a string unchanged, and `e7e8q` for `{from, to, promotion}`. Board widgets send a promotion
 * piece with every move, so the piece is used only if a pawn reaches its last rank.
 */
function text(move, position) {
  if (typeof move === "string") return move;
  const squares = move.from + move.to;
  const promotes = /p/i.test(position.at(squares)) && /[18]/.test(move.to);
  return move.uci ?? squares + ((promotes && move.promotion) || "");
}

/** Converts a move from the list of legal moves. */
function moved([uci, san, piece, captured, promotion, castling]) {
  const from = uci.slice(0, 2);
  // For castling in Chess960, `uci` has the rook's square as the destination.
  const to = castling ? (castling === "kingside" ? "g" : "c") + uci[1] : uci.slice(2, 4);
  return Object.freeze({ uci, san, from, to, piece, captured, promotion, castling });
}

/** An immutable position. */
export class Position {
  #data;
  #moves;
  // The FEN as given. Its fields that contradict the pieces are problems, and not part of the position.
  #given;

  constructor(fen = START) {
    this.#data = typeof fen === "string" ? answer("/position", { fen }) : fen;
    this.#given = typeof fen === "string" ? fen : fen.fen;
  }

  /** Returns the Chess960 start position of this number, 0 to 959. */
  static chess960(number) {
    return new Position(answer("/chess960", { number }));
  }

  get fen() {
    return this.#data.fen;
  }

  get turn() {
    return this.#data.turn;
  }

  get isCheck() {
    return this.#data.check;
  }

  get isCheckmate() {
    return this.#data.checkmate;
  }

  get isStalemate() {
    return this.#data.stalemate;
  }

  get halfmoves() {
    return this.#data.halfmoves;
  }

  get fullmoves() {
    return this.#data.fullmoves;
  }

  /** Returns the legal moves. */
  get moves() {
    this.#moves ??= Object.freeze(answer("/moves", { fen: this.fen }).map(moved));
    return this.#moves;
  }

  /** Returns the names of problems that no legal game allows. */
  get problems() {
    return answer("/problems", { fen: this.#given });
  }

  /** A text that is equal for positions that are the same under Article 9.2. */
  get key() {
    return this.fen.split(" ").slice(0, 4).join(" ");
  }

  /** Returns the piece on a square as FEN's letter, or undefined. */
  at(square) {
    const row = this.fen.split(" ")[0].split("/")[8 - Number(square[1])];
    const squares = row?.replace(/\d/g, (empty) => " ".repeat(Number(empty)));
    const letter = squares?.["abcdefgh".indexOf(square[0])];
    return letter === " " ? undefined : letter;
  }

  /** Makes a move, by squares or in notation; returns the move and the new position. */
  play(move) {
    const played = answer("/play", { fen: this.fen, move: text(move, this) });
    return { move: moved(played.move), position: new Position(played.after) };
  }

  /** Returns the reasons why a move is illegal; empty if it is legal. */
  why(move) {
    return answer("/why", { fen: this.fen, move: text(move, this) });
  }

  /** Returns the answer to whether a player can still checkmate by any series of legal moves. */
  mate(color, { nodes } = {}) {
    return answer("/mate", { fen: this.fen, color, nodes });
  }

  /** Returns true if neither player can checkmate; `null` if undecided. */
  isDead({ nodes } = {}) {
    return answer("/dead", { fen: this.fen, nodes });
  }

  /** Counts sequences of legal moves. */
  perft(depth) {
    return answer("/perft", { fen: this.fen, depth });
  }
}

/** Parses every game of a text, however malformed. */
export function readPgn(text) {
  return answer("/pgn/read", { text });
}

/** Writes moves with tags as PGN; also accepts the games that `readPgn` returns. */
export function writePgn({ tags = {}, comments, nags, moves = [], result = "*" }) {
  return answer("/pgn/write", { tags, comments, nags, moves, result });
}

/** A game in progress, like `Chess` of chess.js, with the same names for the same operations. */
export class Game {
  #positions;
  #moves = [];
  #tags = {};
  /** Comments before the first move. */
  #comments = [];
  /** NAGs before the first move. */
  #nags = [];
  /** The moves with comments, NAGs and variations, in the form that `writePgn` accepts. */
  #nodes = [];

  constructor(fen = START) {
    this.#positions = [new Position(fen)];
  }

  /** The position after the last move. */
  get position() {
    return this.#positions.at(-1);
  }

  /** The start position. */
  get start() {
    return this.#positions[0];
  }

  fen() {
    return this.position.fen;
  }

  turn() {
    return this.position.turn[0];
  }

  get(square) {
    const letter = this.position.at(square);
    if (!letter) return undefined;
    const type = letter.toLowerCase();
    return { type, color: letter === type ? "b" : "w" };
  }

  moves({ verbose = false, square } = {}) {
    const moves = this.position.moves.filter(({ from }) => !square || from === square);
    return verbose ? moves : moves.map(({ san }) => san);
  }

  move(move) {
    const played = this.position.play(move);
    this.#positions.push(played.position);
    this.#moves.push(played.move);
    this.#nodes.push(played.move.san);
    return played.move;
  }

  undo() {
    if (this.#nodes.pop()) this.#positions.pop();
    return this.#moves.pop() ?? null;
  }

  history({ verbose = false } = {}) {
    return verbose ? [...this.#moves] : this.#moves.map(({ san }) => san);
  }

  why(move) {
    return this.position.why(move);
  }

  isCheck() {
    return this.position.isCheck;
  }

  isCheckmate() {
    return this.position.isCheckmate;
  }

  isStalemate() {
    return this.position.isStalemate;
  }

  /** Returns the number of occurrences of the position (9.2); at least 1. */
  repetitions() {
    const { key } = this.position;
    return this.#positions.filter((one) => one.key === key).length;
  }

  isThreefoldRepetition() {
    return this.repetitions() >= 3;
  }

  isDrawByFiftyMoves() {
    return this.position.halfmoves >= 100;
  }

  /** Returns true if neither player can checkmate (5.2.2); an undecided position is not dead. */
  isDead() {
    return this.position.isDead() === true;
  }

  /** Returns the automatic end of the game, if any. */
  ending() {
    if (this.isCheckmate()) return "checkmate";
    if (this.isStalemate()) return "stalemate";
    if (this.repetitions() >= 5) return "fivefold repetition";
    if (this.position.halfmoves >= 150) return "75 moves";
    return this.isDead() ? "dead position" : undefined;
  }

  isGameOver() {
    return this.ending() !== undefined;
  }

  result() {
    const ending = this.ending();
    if (ending === undefined) return "*";
    if (ending !== "checkmate") return "1/2-1/2";
    return this.turn() === "w" ? "0-1" : "1-0";
  }

  setHeader(name, value) {
    this.#tags[name] = value;
  }

  header() {
    return { ...this.#tags };
  }

  pgn() {
    const other = this.start.fen === START ? {} : { SetUp: "1", FEN: this.start.fen };
    const tags = { ...this.#tags, ...other };
    const result = this.#tags.Result ?? this.result();
    return writePgn({ tags, comments: this.#comments, nags: this.#nags, moves: this.#nodes, result });
  }

  /** Loads and replays the first game of a text. */
  loadPgn(text) {
    const [game] = readPgn(text);
    if (!game || game.start === null) throw new TouchmoveError("there is no game to play through");
    if (game.stop) throw new TouchmoveError(game.stop.message);
    const positions = [new Position(game.start)];
    const moves = game.moves.map(({ uci }) => {
      const played = positions.at(-1).play(uci);
      positions.push(played.position);
      return played.move;
    });
    [this.#positions, this.#moves, this.#tags] = [positions, moves, game.tags];
    [this.#comments, this.#nags, this.#nodes] = [game.comments, game.nags, game.moves];
    // The result may occur only after the moves.
    if (game.result !== "*") this.#tags.Result ??= game.result;
  }
}

/** FEN of the start position. */
export declare const START: string;

export type Color = "white" | "black";

/** A legal move. */
export interface Move {
  /** Squares: `e2e4`, `e7e8q`. Castling is the king's move; in Chess960 the king takes its rook. */
  readonly uci: string;
  readonly san: string;
  readonly from: string;
  readonly to: string;
  /** The piece's letter: `p`, `n`, `b`, `r`, `q` or `k`. */
  readonly piece: string;
  readonly captured: string | null;
  readonly promotion: string | null;
  readonly castling: "kingside" | "queenside" | null;
}

/** One requirement of Article 3 that a move fails. */
export interface Reason {
  /** `king-left-in-check`, `path-blocked` ... */
  readonly id: string;
  /** The square of the piece concerned. */
  readonly from: string;
  /** The pieces that attack or block. */
  readonly squares: readonly string[];
}

/**
 * A move by squares (`e2e4`), in notation (`Nf3`), or with `from` and `to`. A promotion given with
 * `from` and `to` is ignored if the move is not a promotion, as in chess.js.
 */
export type Written =
  string | { readonly from: string; readonly to: string; readonly promotion?: string | null };

/** The answer to the question whether a player can still checkmate. */
export interface Mate {
  /** True if the player can checkmate; `null` if the search gave up. */
  readonly can: boolean | null;
  /** Moves that end in checkmate, if the player can checkmate. */
  readonly line: readonly string[];
  /** The name of the proof. */
  readonly proof: string;
  /** True if an independent checker confirms the proof. */
  readonly checked: boolean;
}

/** The budget of a search. */
export interface Effort {
  readonly nodes?: number;
}

export declare class TouchmoveError extends Error {}

export declare class IllegalMoveError extends TouchmoveError {
  readonly reasons: readonly Reason[];
}

/** An immutable position. */
export declare class Position {
  constructor(fen?: string);
  static chess960(number: number): Position;
  readonly fen: string;
  readonly turn: Color;
  readonly isCheck: boolean;
  readonly isCheckmate: boolean;
  readonly isStalemate: boolean;
  readonly halfmoves: number;
  readonly fullmoves: number;
  readonly moves: readonly Move[];
  /** Names of problems that no legal game allows. */
  readonly problems: readonly string[];
  /** A text that is equal for positions that are the same under Article 9.2. */
  readonly key: string;
  at(square: string): string | undefined;
  /** Throws `IllegalMoveError` with every reason if the move is illegal. */
  play(move: Written): { readonly move: Move; readonly position: Position };
  why(move: Written): readonly Reason[];
  mate(color: Color, effort?: Effort): Mate;
  isDead(effort?: Effort): boolean | null;
  perft(depth: number): number;
}

export interface PgnMove {
  /** The move as written. */
  readonly text: string;
  /** Squares of the move; `null` if the move cannot be played. */
  readonly uci: string | null;
  readonly san: string | null;
  /** Comments after the move, including commands (`[%clk 0:05:00]`); `(=)` for a draw offer. */
  readonly comments: readonly string[];
  readonly nags: readonly number[];
  /** The clock after the move, in milliseconds. */
  readonly clock: number | null;
  /** Variations. Their moves are not replayed, and `uci` is `null`. */
  readonly variations: readonly PgnLine[];
}

export interface PgnLine {
  /** Comments before the first move. */
  readonly comments: readonly string[];
  /** Glyphs before the first move, such as 142 ("better is"). */
  readonly nags: readonly number[];
  readonly moves: readonly PgnMove[];
}

/** A move to write: a string, or an object as returned by `readPgn`. */
export type WrittenMove =
  | string
  | {
      readonly text: string;
      readonly comments?: readonly string[];
      readonly nags?: readonly number[];
      readonly variations?: readonly WrittenLine[];
    };

export interface WrittenLine {
  /** Comments before the first move. */
  readonly comments?: readonly string[];
  /** Glyphs before the first move. */
  readonly nags?: readonly number[];
  readonly moves?: readonly WrittenMove[];
}

export interface PgnGame extends PgnLine {
  readonly tags: Readonly<Record<string, string>>;
  readonly result: string;
  readonly problems: readonly { line: number; column: number; problem: string }[];
  readonly start: string | null;
  readonly end: string | null;
  /** The first move that cannot be played. */
  readonly stop: PgnStop | null;
  /** All moves that cannot be played. Reading continues after an illegal move that is physically possible. */
  readonly stops: readonly PgnStop[];
}

export interface PgnStop {
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  readonly text?: string;
  readonly ply?: number;
  /** The position after the move, as FEN; `null` if it is unknown, so that reading ended. */
  readonly after?: string | null;
}

export declare function readPgn(text: string): PgnGame[];
/** Writes a game as PGN. Variations may be nested up to 30 levels deep. */
export declare function writePgn(
  game: WrittenLine & {
    readonly tags?: Readonly<Record<string, string>>;
    readonly result?: string;
  },
): string;

export type Ending =
  "checkmate" | "stalemate" | "fivefold repetition" | "75 moves" | "dead position";

/** A game in progress, like `Chess` of chess.js. */
export declare class Game {
  constructor(fen?: string);
  readonly position: Position;
  readonly start: Position;
  fen(): string;
  turn(): "w" | "b";
  get(square: string): { type: string; color: "w" | "b" } | undefined;
  moves(options?: { verbose?: false; square?: string }): string[];
  moves(options: { verbose: true; square?: string }): Move[];
  move(move: Written): Move;
  undo(): Move | null;
  history(options?: { verbose?: false }): string[];
  history(options: { verbose: true }): Move[];
  why(move: Written): readonly Reason[];
  isCheck(): boolean;
  isCheckmate(): boolean;
  isStalemate(): boolean;
  repetitions(): number;
  isThreefoldRepetition(): boolean;
  isDrawByFiftyMoves(): boolean;
  isDead(): boolean;
  ending(): Ending | undefined;
  isGameOver(): boolean;
  result(): string;
  setHeader(name: string, value: string): void;
  header(): Record<string, string>;
  /** Returns the game as PGN, with the comments, NAGs and variations of a loaded game. */
  pgn(): string;
  /** Loads the first game of a text, with its comments, NAGs and variations. */
  loadPgn(text: string): void;
}

/** FEN of the start position. */
export declare const START: string;

export type Color = "white" | "black";

/** A legal move. */
export interface Move {
  /** `e2e4`, `e7e8q`; castling is the king's move, in Chess960 the king takes its rook. */
  readonly uci: string;
  readonly san: string;
  readonly from: string;
  readonly to: string;
  /** `p n b r q k` */
  readonly piece: string;
  readonly captured: string | null;
  readonly promotion: string | null;
  readonly castling: "kingside" | "queenside" | null;
}

/** One requirement of Article 3 that a move fails. */
export interface Reason {
  /** `king-left-in-check`, `path-blocked` ... */
  readonly id: string;
  /** Where the piece stands that is meant. */
  readonly from: string;
  /** The pieces that attack or stand in the way. */
  readonly squares: readonly string[];
}

/**
 * A move by squares (`e2e4`), in notation (`Nf3`), or from and to. A promotion beside from and to is
 * ignored where the move does not promote, as in chess.js.
 */
export type Written =
  string | { readonly from: string; readonly to: string; readonly promotion?: string | null };

/** Whether a player can still checkmate. */
export interface Mate {
  /** `null` if the search gave up. */
  readonly can: boolean | null;
  /** Moves that end in checkmate, if the player can. */
  readonly line: readonly string[];
  /** The name of what proves it. */
  readonly proof: string;
  /** Whether the proof, looked at by what had no part in finding it, holds. */
  readonly checked: boolean;
}

/** How much a search may do. */
export interface Effort {
  readonly nodes?: number;
}

export declare class TouchmoveError extends Error {}

export declare class IllegalMoveError extends TouchmoveError {
  readonly reasons: readonly Reason[];
}

/** A position: a value that does not change. */
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
  /** Names of what no legal game allows. */
  readonly problems: readonly string[];
  /** Equal for positions that are the same in the sense of Article 9.2. */
  readonly key: string;
  at(square: string): string | undefined;
  /** `IllegalMoveError` with every reason if it is not legal. */
  play(move: Written): { readonly move: Move; readonly position: Position };
  why(move: Written): readonly Reason[];
  mate(color: Color, effort?: Effort): Mate;
  isDead(effort?: Effort): boolean | null;
  perft(depth: number): number;
}

export interface PgnMove {
  /** As it is written. */
  readonly text: string;
  /** `null` where it cannot be played. */
  readonly uci: string | null;
  readonly san: string | null;
  /** Comments after it, with their commands (`[%clk 0:05:00]`); `(=)` where a draw was offered. */
  readonly comments: readonly string[];
  readonly nags: readonly number[];
  /** The clock after it, in milliseconds. */
  readonly clock: number | null;
  /** What could have been played instead; these moves are not played through, `uci` is `null`. */
  readonly variations: readonly PgnLine[];
}

export interface PgnLine {
  /** Comments before the first move. */
  readonly comments: readonly string[];
  readonly moves: readonly PgnMove[];
}

/** A move to write: its text, or an object such as `readPgn` returns. */
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
  /** All of them: beyond one that a hand can make, the record is read on. */
  readonly stops: readonly PgnStop[];
}

export interface PgnStop {
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  readonly text?: string;
  readonly ply?: number;
  /** What then stood on the board, as FEN; `null` where nobody can tell, and nothing more is read. */
  readonly after?: string | null;
}

export declare function readPgn(text: string): PgnGame[];
/** Variations can be nested 30 deep. */
export declare function writePgn(
  game: WrittenLine & {
    readonly tags?: Readonly<Record<string, string>>;
    readonly result?: string;
  },
): string;

export type Ending =
  "checkmate" | "stalemate" | "fivefold repetition" | "75 moves" | "dead position";

/** A game on a board: what chess.js calls `Chess`. */
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
  /** With the comments, NAGs and variations of a game that was loaded. */
  pgn(): string;
  /** Loads the first game of a text, with its comments, NAGs and variations. */
  loadPgn(text: string): void;
}

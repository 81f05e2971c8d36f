/** A protocol judged under one edition: the output of `touchmove judge --json` with sentences. */
export interface Judged {
  readonly laws: string;
  readonly result: string;
  readonly termination: string | null;
  readonly position: string;
  readonly rulings: readonly Ruling[];
  readonly [more: string]: unknown;
}

export interface Ruling {
  readonly line: number;
  /** The ruling as a sentence in the requested language. */
  readonly text: string;
  readonly [more: string]: unknown;
}

/** The audit of one game, as in `touchmove audit --json`. */
export interface Report {
  readonly laws: string;
  readonly plies: number;
  readonly findings: readonly { readonly kind: string; readonly [more: string]: unknown }[];
  readonly slips: readonly { line: number; column: number; problem: string }[];
  readonly [more: string]: unknown;
}

export type Language = "en" | "el" | "fi" | "ar";

export declare function judge(
  text: string,
  options?: { readonly laws?: string; readonly language?: Language },
): Judged[];

export declare function audit(text: string, options?: { readonly laws?: string }): Report[];

/** The answer to the question whether a position can arise by legal moves. */
export interface Legality {
  /** `null` if undecided. */
  readonly legal: boolean | null;
  /** Moves that lead to the position, if they were found. */
  readonly game: readonly string[];
  /** The name of the reason why no game leads to the position: `impossible-en-passant`. */
  readonly reason?: string;
  /** The article that the position contradicts, in FIDE 2023. */
  readonly article?: string | null;
  /** The reason as an English sentence. */
  readonly text?: string;
}

/** Decides whether a position can arise by legal moves, and with it the castling and en passant fields of its FEN. */
export declare function legality(
  fen: string,
  effort?: { readonly nodes?: number },
): Legality;

export declare function whyIllegal(
  fen: string,
  move: string,
  options?: { readonly laws?: string; readonly language?: Language },
): { readonly words: string; readonly article?: string }[];

export declare function ask(
  path: string,
  options?: { readonly body?: string; readonly language?: Language },
): unknown;

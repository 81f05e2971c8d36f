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

/** Decides whether a position can arise by legal moves. Returns the answer with a game that leads to the position. */
export declare function legality(
  fen: string,
  effort?: { readonly nodes?: number },
): { readonly legal: boolean | null; readonly game: readonly string[] };

export declare function whyIllegal(
  fen: string,
  move: string,
  options?: { readonly laws?: string; readonly language?: Language },
): { readonly words: string; readonly article?: string }[];

export declare function ask(
  path: string,
  options?: { readonly body?: string; readonly language?: Language },
): unknown;

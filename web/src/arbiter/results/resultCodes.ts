/** Results by the codes of FIDE's files: White's, then Black's. */

/** What a hand enters at nearly every board. */
export const USUAL = ["10", "==", "01"] as const;

/** Forfeits, both lost, results that only an arbiter gives, and games without a move by both. */
export const CODES = ["+-", "-+", "--", "00", "=0", "0=", "WL", "DD", "LW"] as const;

const SIGNS: Readonly<Record<string, string>> = {
  "=": "½",
  D: "½",
  W: "1",
  L: "0",
  "-": "−",
};

/** `10` as `1–0`; nothing without a result. */
export const inCodes = (codes: string | null | undefined): string =>
  codes ? [...codes].map((code) => SIGNS[code] ?? code).join("–") : "";

const LETTERS: Readonly<Record<string, string>> = { "-": "n", "+": "p", "=": "h" };

/** The codes as a part of a sentence's name. */
export const named = (codes: string): string =>
  [...codes].map((code) => LETTERS[code] ?? code).join("");

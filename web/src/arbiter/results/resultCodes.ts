/** Result codes of the FIDE formats: White's, then Black's. */

/** The usual results. */
export const USUAL = ["10", "==", "01"] as const;

/** Forfeits, double losses, results by arbiter decision, and unplayed games. */
export const CODES = ["+-", "-+", "--", "00", "=0", "0=", "WL", "DD", "LW"] as const;

const SIGNS: Readonly<Record<string, string>> = {
  "=": "½",
  D: "½",
  W: "1",
  L: "0",
  "-": "−",
};

/** Formats `10` as `1–0`; empty without a result. */
export const resultText = (codes: string | null | undefined): string =>
  codes ? [...codes].map((code) => SIGNS[code] ?? code).join("–") : "";

const LETTERS: Readonly<Record<string, string>> = { "-": "n", "+": "p", "=": "h" };

/** The codes as part of a message id. */
export const codesName = (codes: string): string =>
  [...codes].map((code) => LETTERS[code] ?? code).join("");

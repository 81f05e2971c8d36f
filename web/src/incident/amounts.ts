/** Texts of answers and of the ledger. */
import { display } from "../clock/display";

/** A change of a clock as a number with its sign: `+1:00`, `−0:10`. */
export const signed = (ms: number): string => `${ms < 0 ? "−" : "+"}${display(Math.abs(ms))}`;

/** A sentence that stands alone needs no full stop. */
export const bare = (words: string): string =>
  words.includes(". ") ? words : words.replace(/\.$/, "");

import { IS_STATIC } from "./address";

/** Main sections, by first path segment. */
const ALL = ["hall", "laws", "training", "sandbox", "competition"] as const;
export const SECTIONS = ALL.filter((way) => way !== "competition" || !IS_STATIC);

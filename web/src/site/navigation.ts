import { ALONE } from "./address";

/** Where one can go from everywhere: the first parts of the addresses. */
const ALL = ["hall", "laws", "training", "sandbox", "competition"] as const;
export const WAYS = ALL.filter((way) => way !== "competition" || !ALONE);

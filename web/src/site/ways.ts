/** Where one can go from everywhere: the first parts of the addresses. */
export const WAYS = ["laws", "training", "sandbox", "competition"] as const;

/** Where one can go from everywhere: the first parts of the addresses. */
export const WAYS = ["hall", "laws", "training", "sandbox", "competition"] as const;

/** A result with its halves as people write them: `½-½`. */
export const halves = (result: string): string => result.replaceAll("1/2", "½");

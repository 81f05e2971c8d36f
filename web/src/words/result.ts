/** Formats a result with `½` for halves. */
export const halves = (result: string): string => result.replaceAll("1/2", "½");

/**
 * Returns a random identifier. `crypto.randomUUID` exists only on HTTPS and localhost, and clubs
 * often use plain HTTP.
 */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

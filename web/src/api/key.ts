/**
 * A random identifier. `crypto.randomUUID` would do, but exists on https and localhost only, and a
 * club's network has neither.
 */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

import { MediaQuery } from "svelte/reactivity";

/** A wide screen with room for the board's wooden frame. */
export const wide = new MediaQuery(
  "(width >= 80rem) and (height >= 45rem) and (min-aspect-ratio: 1/1)",
);

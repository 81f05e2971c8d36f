import { MediaQuery } from "svelte/reactivity";

/** An upright tablet: a board as wide as the screen would leave the rows below it no height. */
export const tablet = new MediaQuery(
  "(3/5 <= aspect-ratio < 1/1) and (width >= 30rem) and (height > 42rem)",
);

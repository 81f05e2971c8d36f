import { MediaQuery } from "svelte/reactivity";

/** Portrait tablet: a board as wide as the screen would leave too little height below. */
export const tablet = new MediaQuery(
  "(3/5 <= aspect-ratio < 1/1) and (width >= 30rem) and (height > 42rem)",
);

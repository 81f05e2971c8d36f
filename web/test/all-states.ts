/** Every state of every page: what tests try at all sizes, and what contact sheets show. */
import { BOOK_STATES } from "./book-states";
import { DESK_STATES } from "./desk-states";
import { GAME_STATES } from "./game-states";
import { STATES, type State } from "./states";

export const ALL_STATES: Readonly<Record<string, State>> = {
  ...STATES,
  ...GAME_STATES,
  ...BOOK_STATES,
  ...DESK_STATES,
};

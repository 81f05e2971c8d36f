/** What hands find at a table. */
import type { Around } from "../board/grips";
import { toCome } from "./arrivals";
import { handAt, isDoubtful, isEarly, isOver } from "./seat";
import type { Table } from "./table.svelte";

type Page = Required<Pick<Around, "stood" | "names" | "promote">>;

/** A table as hands find it; what only the page knows comes from there. */
export function aroundOf(table: Table, page: Page): Around {
  return {
    ...page,
    board: () => table.scene.board,
    held: () => table.scene.held,
    actor(piece) {
      const { view, state } = table;
      if (toCome(view, state).length > 0) {
        table.hint = "hint-here";
        return undefined;
      }
      if (view && state && isEarly(view, state)) {
        table.hint = "hint-early";
        return undefined;
      }
      return view && state && !isOver(state) ? handAt(view, table.mover, piece) : undefined;
    },
    isDoubtful(by) {
      const { view, mover, released } = table;
      return view !== undefined && isDoubtful(view, mover, by, released);
    },
    legal: () => (table.view?.mode === "casual" ? table.legal : undefined),
    say(by, deed) {
      table.hint = undefined;
      table.say(by, deed);
    },
    hint: (name) => (table.hint = name),
  };
}

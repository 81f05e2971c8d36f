/** The hand context of a game. */
import type { HandContext } from "../board/grips";
import { awaitedSides } from "./arrivals";
import { handAt, isDoubtful, isEarly, isOver } from "./seat";
import type { Table } from "./table.svelte";

type Page = Required<Pick<HandContext, "stood" | "names" | "promote">>;

/** Returns the context of a table; the page adds its own callbacks. */
export function handContextOf(table: Table, page: Page): HandContext {
  return {
    ...page,
    board: () => table.scene.board,
    held: () => table.scene.held,
    actor(piece) {
      const { view, state } = table;
      if (awaitedSides(view, state).length > 0) {
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

/** Rematch request with colours swapped. */
import type { NewGame, TableView } from "../api/client";
import { SEEDS } from "../pages/setup/newGame";

const MODES = { over_the_board: 1, training: 1, casual: 1 } as const;
const isMode = (mode: string): mode is keyof typeof MODES => mode in MODES;

/** Tags that are not part of the game's settings. */
const TOLD = new Set(["Result", "Date", "Round", "White", "Black", "Arbiter"]);

/** Builds the request. `asked` is the original request, if this device has it. */
export function rematchRequest(view: TableView, asked: NewGame | undefined): NewGame {
  const { White, Black } = view.tags;
  const kept = Object.entries(view.tags).filter(([name]) => !TOLD.has(name));
  const names = { ...(Black && { White: Black }), ...(White && { Black: White }) };
  const tags = { ...Object.fromEntries(kept), ...names };
  if (view.mode === "casual") delete (tags as Record<string, string>).Laws;
  const alone = view.you === "both";
  const usual: NewGame = {
    mode: isMode(view.mode) ? view.mode : "over_the_board",
    one_device: alone,
    awaited: !alone && asked?.engine == null,
  };
  const engine = asked?.engine;
  if (!engine) return { ...usual, tags };
  return {
    ...usual,
    tags,
    engine: {
      ...engine,
      plays: engine.plays === "white" ? "black" : "white",
      // Other breaches than in the game before.
      sparring: engine.sparring == null ? null : (engine.sparring + 1) % SEEDS,
    },
  };
}

/** What a decision would bring about, tried on a copy of the game's record. */
import type { RulingView, WhyView } from "../../api/client";
import { written } from "../acts/times";
import type { BoardNow } from "../connection/competitionStore.svelte";
import type { IconName } from "../../ui/icons";
import { withoutRulings } from "../replay/exercises";
import type { Desk } from "./desk.svelte";

export interface Effect {
  key: string;
  icon: IconName;
  words: string;
  articles: readonly string[];
  /** Time that a clock gains or loses: the player's name stands before it. */
  ms?: number;
  player?: "white" | "black";
}

export interface Preview {
  /** The fault in one sentence. */
  fault: string | undefined;
  why: WhyView | undefined;
  effects: readonly Effect[];
}

const ICONS: Readonly<Record<string, IconName>> = {
  position_restored: "back",
  time_added: "clock",
  time_removed: "clock",
  clocks_set: "clock",
  obligation: "hand",
  game_over: "resign",
  penalty: "warning",
  warning: "warning",
};
/** Effects that say nothing new beside the others. */
const SILENT = new Set(["noted", "clock_started", "clock_stopped", "move_made", "move_completed"]);

function effect({ effect, fields, articles, words }: RulingView, at: number): Effect {
  const { ms, player } = fields as { ms?: number; player?: "white" | "black" };
  const sign = { time_added: 1, time_removed: -1 }[effect];
  const timed = ms !== undefined && player !== undefined && sign !== undefined;
  return {
    key: `${effect} ${at}`,
    icon: ICONS[effect] ?? "info",
    words,
    articles: articles.slice(0, 1),
    ...(timed && { ms: sign * ms, player }),
  };
}

/** The end of the game first, then the position and the clocks; the count of faults last. */
const ORDER = ["game_over", "position_restored", "time_removed", "time_added", "obligation"];
function rank({ effect }: RulingView): number {
  const at = ORDER.indexOf(effect);
  return at < 0 ? ORDER.length : at;
}

/** Tries the decision, in protocol words, after the events so far. */
export async function preview(desk: Desk, board: BoardNow, words: string): Promise<Preview> {
  const { client } = desk;
  const text = withoutRulings(await client.text(`/api/games/${board.game}/protocol`)).trimEnd();
  const now = Math.round(board.state.at_ms + performance.now() - board.read);
  const { steps } = await client.tryOut(`${text}\n${written(now)} Arbiter ${words}\n`);
  const rulings = steps.at(-1)?.happening.rulings ?? [];
  const because = rulings.findLast(
    ({ fields }) => typeof fields.what === "string" && fields.what.startsWith("illegal_because"),
  );
  const shown = rulings.filter((one) => !SILENT.has(one.effect));
  const [head] = shown;
  const rest = because === undefined && shown.length > 1 ? shown.slice(1) : shown;
  return {
    fault: (because ?? head)?.words,
    why: because?.why ?? head?.why ?? undefined,
    effects: [...rest].sort((a, b) => rank(a) - rank(b)).map(effect),
  };
}

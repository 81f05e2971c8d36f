/**
 * Marks what needs an arbiter at a board. Level 1: players wait for a decision. Level 2: something
 * to check. Level 3: a warning.
 */
import type { EditionView, StateView } from "../../api/client";
import { SIDES, type Side } from "../../board/squares";
import { perPlayer, stages } from "../../clock/stages";
import type { CallView, QuestionView } from "../connection/arbiterClient";
import type { BoardNow } from "../connection/competitionStore.svelte";

export type Level = 1 | 2 | 3;

export interface Mark {
  kind: string;
  level: Level;
  side?: Side;
  /** A move number or count, for the message. */
  count?: number;
  /** The question or call that the mark stands for. */
  question?: QuestionView;
  call?: CallView;
}

/** Default limit in milliseconds below which a player is short of time. */
const SHORT_MS = 60_000;
/** A player with more than this fraction of the base time is not short of time. */
const TENTH = 10;
/** Time during which a ruling counts as news. */
const NEWS_MS = 60_000;
/** The warning starts this many appearances or half-moves before an automatic draw. */
const BEFORE_DRAW = { appearances: 1, quiet: 20 };
const MUCH_UNWRITTEN = 6;

/** The attention limits of a game, from its edition and time control. */
export interface Limits {
  /** Clock time in milliseconds below which a player is short of time. */
  readonly short: number;
  /** Number of appearances of a position from which an automatic draw is near. */
  readonly appearances: number;
  /** Number of half-moves without capture or pawn move from which an automatic draw is near. */
  readonly quiet: number;
}

export const isOn = (state: StateView): boolean => ["playing", "stopped"].includes(state.status);

function waiting(state: StateView): Mark[] {
  const marks: Mark[] = (state.questions ?? []).map((question) => ({
    kind: "question",
    level: 1,
    question,
  }));
  for (const call of state.calls ?? []) {
    const { about } = call;
    const side = call.player as Side;
    marks.push({ kind: `call-${about}`, level: about === "stopped" ? 1 : 2, side, call });
  }
  if (state.interrupted) marks.push({ kind: "interrupted", level: 1 });
  else if (state.status === "stopped" && marks.length === 0) {
    marks.push({ kind: "stopped", level: 2 });
  }
  return marks;
}

function seen(state: StateView, limits: Limits): Mark[] {
  const { watch } = state;
  if (!watch || !isOn(state)) return [];
  const marks: Mark[] = [];
  if (watch.irregular) {
    const count = watch.irregular_number ?? 0;
    marks.push({ kind: "irregular", level: 2, side: watch.irregular as Side, count });
  }
  if (watch.both_in_check) marks.push({ kind: "both-in-check", level: 2 });
  if (watch.appearances >= limits.appearances) {
    marks.push({ kind: "repetition", level: 3, count: watch.appearances });
  }
  if (watch.quiet >= limits.quiet) marks.push({ kind: "quiet", level: 3, count: watch.quiet });
  SIDES.forEach((side, at) => {
    const count = watch.unwritten[at] ?? 0;
    if (count >= MUCH_UNWRITTEN) marks.push({ kind: "unwritten", level: 3, side, count });
  });
  return marks;
}

function absent(state: StateView, moment: number): Mark[] {
  const { watch } = state;
  if (!watch) return [];
  return SIDES.flatMap((side, at): Mark[] => {
    if (watch.absent[at]) {
      const late = watch.too_late_after_ms;
      if (late == null) return [];
      return [{ kind: moment > late ? "too-late" : "absent", level: moment > late ? 2 : 3, side }];
    }
    // Without any connection the game is played with wooden pieces, or the server is not needed.
    const away =
      !watch.connected[at] && watch.connected.includes(true) && state.status === "playing";
    return away ? [{ kind: "away", level: 3, side }] : [];
  });
}

/** Marks of the clocks. A clock at zero counts as a fallen flag before an event reports it. */
function clocks(board: BoardNow, now: number, short: number): Mark[] {
  const { state } = board;
  if (!isOn(state)) return [];
  return SIDES.flatMap((side, at): Mark[] => {
    const shows = board.shows(side, now);
    if (shows === undefined) return [];
    if (state.clock.flags[at] || shows === 0) return [{ kind: "flag", level: 2, side }];
    return shows < short && state.clock.running === side ? [{ kind: "short", level: 3, side }] : [];
  });
}

function news(board: BoardNow, now: number): Mark[] {
  const { notable } = board;
  return notable && now - notable.at < NEWS_MS ? [{ kind: "news", level: 3 }] : [];
}

/** The short-of-time limit for a time control. */
function shortOf(control: string | undefined, usual: number): number {
  const firsts = perPlayer(control ?? "").flatMap((field) => stages(field).slice(0, 1));
  const base = Math.min(...firsts.map(({ time_ms }) => time_ms));
  return firsts.length > 0 && base > 0 ? Math.min(usual, base / TENTH) : usual;
}

/** Returns the attention limits for a time control and an edition. */
export function limitsOf(control: string | undefined, edition: EditionView | undefined): Limits {
  const { appearances, quiet_moves } = edition?.automatic_draw ?? {};
  const near = (draw: number | null | undefined, before: number) =>
    draw == null ? Infinity : draw - before;
  return {
    short: shortOf(control, edition?.short_of_time_ms ?? SHORT_MS),
    appearances: near(appearances, BEFORE_DRAW.appearances),
    quiet: near(quiet_moves, BEFORE_DRAW.quiet),
  };
}

/** Returns the marks of a board, most urgent first. */
export function marks(board: BoardNow, now: number, limits: Limits): Mark[] {
  const { state, paper } = board;
  const disputed: Mark[] = paper?.disputed ? [{ kind: "disputed", level: 1 }] : [];
  const rests = paper?.codes != null || ["over", "cancelled", "adjourned"].includes(state.status);
  if (rests) return [...disputed, ...waiting(state)];
  const moment = state.at_ms + (now - board.read);
  const all = [
    ...disputed,
    ...waiting(state),
    ...clocks(board, now, limits.short),
    ...seen(state, limits),
    ...absent(state, moment),
    ...(state.offer ? [{ kind: "offer", level: 3, side: state.offer as Side } as Mark] : []),
    ...news(board, now),
  ];
  return all.sort((a, b) => a.level - b.level);
}

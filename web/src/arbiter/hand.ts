/** What an arbiter can do by hand, in the protocol's words. */
import type { StateView } from "../api/client";
import { isOn } from "./attention";
import { isWhole } from "./fen";
import { name, of, other, plain, squares, status, time, timed, type Act, type Group } from "./act";

const CLOCKS: Group = {
  id: "clocks",
  acts: [
    plain("starts", "Arbiter starts", { now: status("not_started") }),
    plain("stops", "Arbiter stops the clock", { now: status("playing") }),
    plain("resumes", "Arbiter resumes", { now: status("stopped") }),
    {
      id: "sets-clocks",
      fields: ["times"],
      event: ({ white, black }) => {
        const [first, second] = [time(white), time(black)];
        return first && second ? `Arbiter sets White ${first} Black ${second}` : undefined;
      },
    },
    timed("gives-time", (side, ms) => `Arbiter gives ${side} ${ms}`),
    timed("gives-disturbance", (side, ms) => `Arbiter gives ${side} ${ms} for a disturbance`, {
      provision: "time-for-disturbance",
    }),
    timed("takes-time", (side, ms) => `Arbiter takes ${ms} from ${side}`),
    {
      id: "sets-counter",
      fields: ["number"],
      event: ({ number }) =>
        /^\d{1,3}$/.test(number) ? `Arbiter sets the move counter to ${number}` : undefined,
    },
  ],
};

const BOARD: Group = {
  id: "board",
  acts: [
    plain("illegal-move", "Arbiter observes illegal move"),
    plain("illegal-position", "Arbiter observes illegal position"),
    squares("touched", "observes touched"),
    squares("displaced", "finds displaced"),
    of("flag", (side) => `Arbiter observes flag of ${side}`),
    plain("both-flags", "Arbiter observes both flags"),
    plain("wrong-setup", "Arbiter finds wrong setup"),
    plain("wrong-orientation", "Arbiter finds wrong orientation"),
    plain("reversed-colours", "Arbiter finds reversed colours"),
    plain("wrong-clock", "Arbiter finds wrong clock"),
    plain("defective-clock", "Arbiter finds defective clock"),
    {
      id: "reinstates",
      fields: ["position"],
      provision: "piece-displaced-from-square",
      now: status("playing", "stopped"),
      event: ({ position }) =>
        isWhole(position) ? `Arbiter reinstates ${position.trim()}` : undefined,
    },
    plain("reconstruct", "Arbiter has the game reconstructed", { provision: "reconstruction" }),
    plain("no-overstep", "Arbiter finds no overstep shown", { provision: "cannot-show-overstep" }),
  ],
};

const PENALTIES: Group = {
  id: "penalties",
  acts: [
    of("warns", (side) => `Arbiter warns ${side}`, { provision: "penalty-warning" }),
    timed("more-time", (side, ms) => `Arbiter gives ${side} ${ms}`, {
      provision: "penalty-more-time",
    }),
    timed("less-time", (side, ms) => `Arbiter takes ${ms} from ${side}`, {
      provision: "penalty-less-time",
    }),
    of("opponent-points", (side) => `Arbiter gives ${side} 1/2 point`, {
      provision: "penalty-opponent-points",
      grave: true,
    }),
    of("fewer-points", (side) => `Arbiter takes 1/2 point from ${side}`, {
      provision: "penalty-fewer-points",
      grave: true,
    }),
    of("fines", (side) => `Arbiter fines ${side}`, { provision: "penalty-fine", grave: true }),
    of("excludes", (side) => `Arbiter excludes ${side}`, {
      provision: "penalty-exclusion",
      grave: true,
    }),
    of("expels", (side) => `Arbiter expels ${side}`, {
      provision: "penalty-expulsion",
      grave: true,
    }),
    plain("expels-spectator", "Arbiter expels the spectator", { grave: true }),
  ],
};

const RESULT: Group = {
  id: "result",
  acts: [
    {
      id: "lost",
      fields: ["side", "score"],
      grave: true,
      event: ({ side, score }) =>
        `Arbiter declares ${name(side)} lost` +
        (score === "1" ? "" : `, ${other(side)} scores ${score}`),
    },
    plain("draw", "Arbiter declares draw", { grave: true }),
    plain("cancels", "Arbiter cancels the game", { grave: true }),
    plain("rejects-signed", "Arbiter rejects", { now: status("over") }),
  ],
};

const PLAYERS: Group = {
  id: "players",
  acts: [
    of("late", (side) => `Arbiter allows ${side} to be late`),
    of("leave", (side) => `Arbiter permits ${side} to leave`),
    of("arrives", (side) => `${side} arrives`),
    of("leaves-area", (side) => `${side} leaves the playing area`),
    of("leaves-venue", (side) => `${side} leaves the venue`),
    of("phone", (side) => `${side} phone sounds`),
    of("device", (side) => `${side} has a device`),
    of("device-off", (side) => `${side} has a device switched off`),
    of("inspection", (side) => `${side} refuses inspection`),
    of("notes", (side) => `${side} uses notes`),
    of("distracts", (side) => `${side} distracts`),
    of("disrepute", (side) => `${side} brings the game into disrepute`),
    of("refuses", (side) => `${side} refuses`),
    of("clock-handling", (side) => `${side} handles the clock improperly`),
    plain("enters", "Spectator enters the playing area"),
  ],
};

/** A sealed move lies in its envelope. */
const isSealed = (state: StateView): boolean =>
  state.status === "adjourned" || (isOn(state) && state.watch?.envelope != null);

/** The envelope is opened at the resumption and not before. */
const isResumed = (state: StateView): boolean => isSealed(state) && state.status !== "adjourned";

const ADJOURNMENT: Group = {
  id: "adjournment",
  acts: [
    plain("adjourns", "Arbiter adjourns", { now: status("playing", "stopped") }),
    {
      id: "seals",
      fields: ["side", "move"],
      event: ({ side, move }) => (move.trim() ? `${name(side)} seals ${move.trim()}` : undefined),
      now: status("adjourned", "playing", "stopped"),
    },
    plain("resumes-game", "Arbiter resumes the game", { now: status("adjourned") }),
    plain("opens-envelope", "Arbiter opens the envelope", { now: isResumed }),
    plain("envelope-lost", "Arbiter reports the envelope lost", { now: isSealed, grave: true }),
    plain("position-lost", "Arbiter reports the position lost", { now: isSealed, grave: true }),
  ],
};

const WORDS: Group = {
  id: "words",
  acts: [
    {
      id: "words",
      fields: ["text"],
      event: ({ text }) => text.trim() || undefined,
    },
  ],
};

export const GROUPS: readonly Group[] = [
  CLOCKS,
  BOARD,
  PENALTIES,
  RESULT,
  PLAYERS,
  ADJOURNMENT,
  WORDS,
];

/** What can be done now, under the edition whose provisions these are. */
export function possible(group: Group, state: StateView, provided: ReadonlySet<string>): Act[] {
  return group.acts.filter(
    ({ now, provision }) =>
      (now?.(state) ?? true) && (!provision || provided.size === 0 || provided.has(provision)),
  );
}

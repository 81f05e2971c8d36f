/** The acts that an arbiter can enter by hand. */
import { arbiter, by, type Decision, type Deed, type Named } from "../../api/act";
import type { StateView } from "../../api/client";
import { isOn } from "../boards/attention";
import type { Side } from "../../board/squares";
import { isWhole } from "./fen";
import { forPlayer, simple, squaresIn, status, time, timed } from "./actFields";
import type { Group, ManualAct } from "./actFields";

const found = (matter: Named<"points_out">["matter"]): Decision => ({ act: "points_out", matter });

/** An arbiter's decision about a player. */
const decided = (id: string, decision: (player: Side) => Decision, more: Partial<ManualAct> = {}) =>
  forPlayer(id, (side) => arbiter(decision(side)), more);

/** A player's act that the arbiter observed. */
const seen = (id: string, deed: Deed, more: Partial<ManualAct> = {}) =>
  forPlayer(id, (side) => by(side, deed), more);

/** True if a player has not arrived yet. Only such a player can arrive or be late. */
const isPlayerAway = ({ watch }: StateView): boolean => watch?.absent.includes(true) ?? false;

/** Acts that can end the game or cost time ask for confirmation. */
const GRAVE: Partial<ManualAct> = { grave: true };

const CLOCKS: Group = {
  id: "clocks",
  acts: [
    // If the game starts without a player, that player may count as late and lose the game.
    simple("starts", { act: "starts" }, { now: status("not_started"), grave: isPlayerAway }),
    simple("stops", { act: "stops_the_clock" }, { now: status("playing") }),
    simple("resumes", { act: "resumes" }, { now: status("stopped") }),
    {
      id: "sets-clocks",
      fields: ["times"],
      event: ({ white, black }) => {
        const [first, second] = [time(white), time(black)];
        if (first === undefined || second === undefined) return undefined;
        return arbiter({
          act: "sets_the_clocks",
          times: [
            { player: "white", ms: first },
            { player: "black", ms: second },
          ],
        });
      },
    },
    timed("gives-time", (player, ms) => ({ act: "gives_time", player, ms })),
    timed(
      "gives-disturbance",
      (player, ms) => ({ act: "gives_time_for_a_disturbance", player, ms }),
      {
        provision: "time-for-disturbance",
      },
    ),
    timed("takes-time", (player, ms) => ({ act: "takes_time", player, ms }), GRAVE),
    {
      id: "sets-counter",
      fields: ["number"],
      event: ({ number }) =>
        /^\d{1,3}$/.test(number)
          ? arbiter({ act: "sets_the_move_counter", moves: Number(number) })
          : undefined,
    },
  ],
};

const BOARD: Group = {
  id: "board",
  acts: [
    simple("illegal-move", { act: "observes_illegal_move" }, GRAVE),
    simple("illegal-position", { act: "observes_illegal_position" }, GRAVE),
    {
      id: "touched",
      fields: ["squares"],
      event: ({ squares }) => {
        const [square] = squaresIn(squares);
        return square && arbiter({ act: "observes_touched", square });
      },
    },
    {
      id: "displaced",
      fields: ["squares"],
      event: ({ squares }) => {
        const displaced = squaresIn(squares);
        return displaced.length > 0 ? arbiter(found({ displaced })) : undefined;
      },
    },
    decided("flag", (player) => ({ act: "observes_flag", player }), GRAVE),
    simple("both-flags", { act: "observes_both_flags" }, GRAVE),
    simple("wrong-setup", found("wrong_setup")),
    simple("wrong-orientation", found("wrong_orientation")),
    simple("reversed-colours", found("reversed_colours")),
    simple("wrong-clock", found("wrong_clock")),
    simple("defective-clock", found("defective_clock")),
    {
      id: "reinstates",
      fields: ["position"],
      provision: "piece-displaced-from-square",
      now: status("playing", "stopped"),
      event: ({ position }) =>
        isWhole(position) ? arbiter({ act: "reinstates", position: position.trim() }) : undefined,
    },
    simple("reconstruct", { act: "has_the_game_reconstructed" }, { provision: "reconstruction" }),
    simple("no-overstep", { act: "finds_no_overstep" }, { provision: "cannot-show-overstep" }),
  ],
};

const PENALTIES: Group = {
  id: "penalties",
  acts: [
    decided("warns", (player) => ({ act: "warns", player }), { provision: "penalty-warning" }),
    timed("more-time", (player, ms) => ({ act: "gives_time", player, ms }), {
      provision: "penalty-more-time",
    }),
    timed("less-time", (player, ms) => ({ act: "takes_time", player, ms }), {
      provision: "penalty-less-time",
      grave: true,
    }),
    decided("opponent-points", (player) => ({ act: "gives_points", player, halves: 1 }), {
      provision: "penalty-opponent-points",
      grave: true,
    }),
    decided("fewer-points", (player) => ({ act: "takes_points", player, halves: 1 }), {
      provision: "penalty-fewer-points",
      grave: true,
    }),
    decided("fines", (player) => ({ act: "fines", player }), {
      provision: "penalty-fine",
      grave: true,
    }),
    decided("excludes", (player) => ({ act: "excludes", player }), {
      provision: "penalty-exclusion",
      grave: true,
    }),
    decided("expels", (player) => ({ act: "expels", player }), {
      provision: "penalty-expulsion",
      grave: true,
    }),
    simple("expels-spectator", { act: "expels_the_spectator" }, { grave: true }),
  ],
};

const RESULT: Group = {
  id: "result",
  acts: [
    {
      id: "lost",
      fields: ["side", "score"],
      grave: true,
      event: ({ side: player, score }) =>
        player &&
        arbiter({
          act: "declares_lost",
          player,
          ...(score !== "1" && { opponent_scores: score }),
        }),
    },
    simple("draw", { act: "declares_draw" }, { grave: true }),
    simple("cancels", { act: "cancels_the_game" }, { grave: true }),
    simple("rejects-signed", { act: "rejects" }, { now: status("over") }),
  ],
};

const PLAYERS: Group = {
  id: "players",
  acts: [
    decided("late", (player) => ({ act: "allows_to_be_late", player }), { now: isPlayerAway }),
    decided("leave", (player) => ({ act: "permits_to_leave", player })),
    seen("arrives", { act: "arrives" }, { ...GRAVE, now: isPlayerAway }),
    seen("leaves-area", { act: "leaves_the_playing_area" }),
    seen("leaves-venue", { act: "leaves_the_venue" }, GRAVE),
    seen("phone", { act: "phone_sounds" }, GRAVE),
    seen("phone-bag", { act: "phone_sounds_in_a_bag" }),
    seen("device", { act: "has_a_device" }, GRAVE),
    seen("device-bag", { act: "has_a_device_in_a_bag" }),
    seen("device-off", { act: "has_a_device_switched_off" }),
    seen("inspection", { act: "refuses_inspection" }, GRAVE),
    seen("notes", { act: "uses_notes" }),
    seen("distracts", { act: "distracts" }),
    seen("disrepute", { act: "brings_the_game_into_disrepute" }),
    seen("refuses", { act: "refuses" }, GRAVE),
    seen("clock-handling", { act: "handles_the_clock_improperly" }),
    {
      id: "enters",
      fields: [],
      event: () => ({ by: "spectator", act: "enters_the_playing_area" }),
    },
  ],
};

/** True if an envelope holds a sealed move. */
const isSealed = (state: StateView): boolean =>
  state.status === "adjourned" || (isOn(state) && state.watch?.envelope != null);

/** True once the adjourned game has resumed. Before that the envelope must stay closed. */
const isResumed = (state: StateView): boolean => isSealed(state) && state.status !== "adjourned";

const ADJOURNMENT: Group = {
  id: "adjournment",
  acts: [
    simple("adjourns", { act: "adjourns" }, { now: status("playing", "stopped") }),
    {
      id: "seals",
      fields: ["side", "move"],
      event: ({ side, move }) =>
        side && move.trim() ? by(side, { act: "seals", move: move.trim() }) : undefined,
      now: status("adjourned", "playing", "stopped"),
    },
    simple("resumes-game", { act: "resumes_the_game" }, { now: status("adjourned") }),
    simple("opens-envelope", { act: "opens_the_envelope" }, { now: isResumed }),
    simple("envelope-lost", { act: "reports_the_envelope_lost" }, { now: isSealed, grave: true }),
    simple("position-lost", { act: "reports_the_position_lost" }, { now: isSealed, grave: true }),
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

/** The acts of a group that apply to this state and edition. */
export function possible(
  group: Group,
  state: StateView,
  provided: ReadonlySet<string>,
): ManualAct[] {
  return group.acts.filter(
    ({ now, provision }) =>
      (now?.(state) ?? true) && (!provision || provided.size === 0 || provided.has(provision)),
  );
}

/** The acts of players that an arbiter can enter by hand, and decisions about a player. */
import { arbiter, by, type Decision, type Deed } from "../../api/act";
import type { StateView } from "../../api/client";
import type { Side } from "../../board/squares";
import { forPlayer, status } from "./actFields";
import type { Group, ManualAct } from "./actFields";

/** An arbiter's decision about a player. */
export const decided = (
  id: string,
  decision: (player: Side) => Decision,
  more: Partial<ManualAct> = {},
) => forPlayer(id, (side) => arbiter(decision(side)), more);

/** A player's act that the arbiter observed. */
const seen = (id: string, deed: Deed, more: Partial<ManualAct> = {}) =>
  forPlayer(id, (side) => by(side, deed), more);

/** True if a player has not arrived yet. Only such a player can arrive or be late. */
export const isPlayerAway = ({ watch }: StateView): boolean =>
  watch?.absent.includes(true) ?? false;

/** Acts that can end the game or cost time ask for confirmation. */
export const GRAVE: Partial<ManualAct> = { grave: true };

export const PLAYERS: Group = {
  id: "players",
  acts: [
    decided("late", (player) => ({ act: "allows_to_be_late", player }), { now: isPlayerAway }),
    decided("absent", (player) => ({ act: "observes_absence", player }), {
      ...GRAVE,
      now: status("playing", "stopped"),
    }),
    decided("leave", (player) => ({ act: "permits_to_leave", player })),
    seen("arrives", { act: "arrives" }, { ...GRAVE, now: isPlayerAway }),
    seen("leaves-area", { act: "leaves_the_playing_area" }),
    seen("leaves-venue", { act: "leaves_the_venue" }, GRAVE),
    seen("phone", { act: "phone_sounds" }, GRAVE),
    seen("phone-bag", { act: "phone_sounds_in_a_bag" }),
    seen("device-noise", { act: "device_makes_a_noise" }, GRAVE),
    seen("device", { act: "has_a_device" }, GRAVE),
    seen("device-bag", { act: "has_a_device_in_a_bag" }),
    seen("device-off", { act: "has_a_device_switched_off" }),
    seen("inspection", { act: "refuses_inspection" }, GRAVE),
    seen("notes", { act: "uses_notes" }),
    seen("distracts", { act: "distracts" }),
    seen("disrepute", { act: "brings_the_game_into_disrepute" }),
    seen("accuses", { act: "accuses_the_opponent" }),
    seen("talks", { act: "talks" }),
    seen("eats", { act: "eats" }),
    seen("smokes", { act: "smokes" }),
    seen("no-record", { act: "does_not_record" }),
    seen("refuses", { act: "refuses" }, GRAVE),
    seen("clock-handling", { act: "handles_the_clock_improperly" }),
    {
      id: "enters",
      fields: [],
      event: () => ({ by: "spectator", act: "enters_the_playing_area" }),
    },
  ],
};

/** Acts suggested for each kind of mark, each with its provision. */
import { arbiter, by, type Decision, type Report } from "../../api/act";
import type { Side } from "../../board/squares";
import type { Mark } from "../boards/attention";

export interface Advice {
  /** Message id of the button. */
  act: string;
  decision: Decision | { act: "arrives"; player: Side };
  /** The provision whose article is shown. */
  provision: string;
  /** True if the act can end the game or cost time, and so asks for confirmation. */
  grave?: boolean;
  /** The decision in protocol words, if its effects are shown before it is made. */
  words?: string;
}

const player = (side: Side | undefined): Side => (side === "black" ? "black" : "white");

/** Reports an arrival. A player who arrives too late loses. */
const here = (side: Side | undefined): Advice => ({
  act: "act-here",
  decision: { act: "arrives", player: player(side) },
  provision: "default-time",
});

/** The event to submit. */
export const report = ({ decision }: Advice): Report =>
  decision.act === "arrives" ? by(decision.player, { act: "arrives" }) : arbiter(decision);

const BY_KIND: Readonly<Record<string, (mark: Mark) => Advice[]>> = {
  irregular: () => [
    {
      act: "stop-and-correct",
      decision: { act: "observes_illegal_move" },
      words: "observes illegal move",
      provision: "illegal-move-completed",
      grave: true,
    },
  ],
  "both-in-check": () => [
    {
      act: "act-illegal-position",
      decision: { act: "observes_illegal_position" },
      words: "observes illegal position",
      provision: "rapid-both-kings-in-check",
      grave: true,
    },
  ],
  flag: ({ side }) => [
    {
      act: "act-flag",
      decision: { act: "observes_flag", player: player(side) },
      words: `observes flag of ${side === "black" ? "Black" : "White"}`,
      provision: "flag-fall-observed",
      grave: true,
    },
  ],
  "too-late": ({ side }) => [
    { ...here(side), grave: true },
    {
      act: "act-default-lost",
      decision: { act: "declares_lost", player: player(side) },
      provision: "default-time",
      grave: true,
    },
    {
      act: "act-late",
      decision: { act: "allows_to_be_late", player: player(side) },
      provision: "default-time",
    },
  ],
  absent: ({ side }) => [
    here(side),
    {
      act: "act-late",
      decision: { act: "allows_to_be_late", player: player(side) },
      provision: "default-time",
    },
  ],
  "call-stopped": () => [
    { act: "act-resumes", decision: { act: "resumes" }, provision: "restart" },
    { act: "act-no-reason", decision: { act: "rejects" }, provision: "no-valid-reason" },
  ],
  stopped: () => [{ act: "act-resumes", decision: { act: "resumes" }, provision: "restart" }],
  interrupted: () => [{ act: "act-resumes", decision: { act: "resumes" }, provision: "restart" }],
  repetition: () => [],
  quiet: () => [],
};

/** The provision that a mark is about. */
export const ABOUT: Readonly<Record<string, string>> = {
  repetition: "fivefold-repetition",
  quiet: "seventy-five-moves",
  unwritten: "recording-moves",
  short: "flag-fall-check",
  offer: "draw-offer",
  "call-explanation": "explanation-asked",
  "call-assistant": "assistant-for-moves",
  "call-appeal": "appeal",
  "call-adjournment": "adjourning-early",
};

export const advice = (mark: Mark): Advice[] => BY_KIND[mark.kind]?.(mark) ?? [];

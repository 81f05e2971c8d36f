/** What an arbiter may do about what is seen, and the article that says so. */
import type { Side } from "../board/squares";
import type { Mark } from "./attention";

export interface Advice {
  /** The name of the sentence on the button. */
  act: string;
  event: string;
  /** What the edition's article provides for. */
  provision: string;
}

const name = (side: Side | undefined) => (side === "black" ? "Black" : "White");

const BY_KIND: Readonly<Record<string, (mark: Mark) => Advice[]>> = {
  irregular: () => [
    {
      act: "act-illegal-move",
      event: "Arbiter observes illegal move",
      provision: "illegal-move-completed",
    },
  ],
  "both-in-check": () => [
    {
      act: "act-illegal-position",
      event: "Arbiter observes illegal position",
      provision: "rapid-both-kings-in-check",
    },
  ],
  flag: ({ side }) => [
    {
      act: "act-flag",
      event: `Arbiter observes flag of ${name(side)}`,
      provision: "flag-fall-observed",
    },
  ],
  "too-late": ({ side }) => [
    {
      act: "act-default-lost",
      event: `Arbiter declares ${name(side)} lost`,
      provision: "default-time",
    },
    {
      act: "act-late",
      event: `Arbiter allows ${name(side)} to be late`,
      provision: "default-time",
    },
  ],
  absent: ({ side }) => [
    {
      act: "act-late",
      event: `Arbiter allows ${name(side)} to be late`,
      provision: "default-time",
    },
  ],
  "call-stopped": () => [
    { act: "act-resumes", event: "Arbiter resumes", provision: "restart" },
    { act: "act-no-reason", event: "Arbiter rejects", provision: "no-valid-reason" },
  ],
  stopped: () => [{ act: "act-resumes", event: "Arbiter resumes", provision: "restart" }],
  interrupted: () => [{ act: "act-resumes", event: "Arbiter resumes", provision: "restart" }],
  repetition: () => [],
  quiet: () => [],
};

/** The provision that a mark itself is about. */
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

/** What an event decides for itself: the tags of its games. */
import { each, stages } from "../clock/stages";
import type { NewCompetition } from "./office";

export interface Regulation {
  /** The protocol's tag. */
  tag: string;
  /** What the edition provides for it. */
  provision: string;
  /** What it provides for blitz, where that is another article. */
  blitz?: string;
  /** Values to choose from; typed in if there are none. */
  values?: readonly string[];
  /** What holds if the event says nothing. */
  usual: (laws: string) => string;
  /** Whether nothing stands there until somebody decides: it can cost a game. */
  asked?: boolean;
  /** Whether it matters at this pace of play; always if left out. */
  matters?: (pace: Pace) => boolean;
}

export type Pace = "standard" | "rapid" | "blitz";

const HALF_AN_HOUR = ["FIDE 2009 Finland"];

export const REGULATIONS: readonly Regulation[] = [
  {
    tag: "DefaultTime",
    provision: "default-time",
    usual: (laws) => (HALF_AN_HOUR.includes(laws) ? "0:30:00" : "0:00:00"),
    asked: true,
  },
  {
    tag: "DrawAgreement",
    provision: "draw-agreement-restricted",
    usual: () => "free",
  },
  {
    tag: "Supervision",
    provision: "rapid-supervised",
    blitz: "blitz-supervised",
    values: ["full", "limited"],
    usual: () => "full",
    asked: true,
    matters: (pace) => pace !== "standard",
  },
  {
    tag: "Devices",
    provision: "electronic-devices",
    values: ["usual", "in bag", "milder"],
    usual: () => "usual",
  },
  { tag: "Appeals", provision: "appeal", values: ["yes", "no"], usual: () => "yes" },
  {
    tag: "QuickplayFinish",
    provision: "quickplay-finish",
    values: ["no", "yes"],
    usual: () => "no",
    matters: (pace) => pace !== "blitz",
  },
  { tag: "Points", provision: "points", usual: () => "1 1/2 0" },
];

/** What a player has for sixty moves, in seconds. */
function sixty(field: string): number {
  const all = stages(field);
  const base = all.reduce((sum, { time_ms }) => sum + time_ms, 0);
  return (base + 60 * (all[0]?.bonus_ms ?? 0)) / 1000;
}

/** What sixty moves take; the edition's limits are the server's to know. */
export function paceOf(control: string): Pace {
  const time = Math.max(...each(control).map(sixty));
  return time <= 600 ? "blitz" : time < 3600 ? "rapid" : "standard";
}

export interface Wishes {
  name: string;
  /** Who sets the event up and is its first arbiter. */
  arbiter: string;
  laws: string;
  control: string;
  /** By tag; what is left out is the edition's. */
  chosen: Record<string, string>;
  training: boolean;
  admitted: boolean;
  /** In seconds. */
  delay: number;
}

/** An event without boards: its rounds are added to it. */
export function request(wishes: Wishes, site = ""): NewCompetition {
  const { name, arbiter, laws, control, chosen, training, admitted, delay } = wishes;
  const own = Object.entries(chosen).filter(([tag, value]) => {
    const known = REGULATIONS.find((regulation) => regulation.tag === tag);
    return value.trim() !== "" && (known?.asked || value.trim() !== known?.usual(laws));
  });
  const tags = { Laws: laws, TimeControl: control, Event: name, ...Object.fromEntries(own) };
  if (site) Object.assign(tags, { Site: site });
  return {
    name,
    ...(arbiter.trim() && { arbiter: arbiter.trim() }),
    games: {
      mode: training ? "training" : "over_the_board",
      tags,
      awaited: true,
      spectators: { admitted, delay_seconds: delay },
    },
    boards: [],
  };
}

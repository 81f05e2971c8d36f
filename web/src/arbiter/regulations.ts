/** What an event decides for itself: the tags of its games. */
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

const seconds = (field: string) => Number(/(\d+)(?:[+d]|$)/.exec(field)?.[1] ?? 0);

/** What sixty moves take; the edition's limits are the server's to know. */
export function paceOf(control: string): Pace {
  const stages = control.split(":");
  const increment = Number(/[+d](\d+)/.exec(stages[0] ?? "")?.[1] ?? 0);
  const base = stages.reduce((sum, stage) => sum + seconds(stage.replace(/^\d+\//, "")), 0);
  const sixty = base + 60 * increment;
  return sixty <= 600 ? "blitz" : sixty < 3600 ? "rapid" : "standard";
}

export interface Wishes {
  name: string;
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
  const { name, laws, control, chosen, training, admitted, delay } = wishes;
  const own = Object.entries(chosen).filter(([tag, value]) => {
    const known = REGULATIONS.find((regulation) => regulation.tag === tag);
    return value.trim() !== "" && (known?.asked || value.trim() !== known?.usual(laws));
  });
  const tags = { Laws: laws, TimeControl: control, Event: name, ...Object.fromEntries(own) };
  if (site) Object.assign(tags, { Site: site });
  return {
    name,
    games: {
      mode: training ? "training" : "over_the_board",
      tags,
      awaited: true,
      spectators: { admitted, delay_seconds: delay },
    },
    boards: [],
  };
}

/** Regulations of an event as protocol tags. */
import type { EditionView } from "../../api/client";
import { offered } from "../../laws/facts";
import type { NewCompetition } from "../connection/arbiterClient";

/** Tags without a default: the arbiter must choose, since each can cost a player the game. */
export const ASKED: readonly string[] = ["DefaultTime", "Supervision"];

export interface Wishes {
  name: string;
  /** Name of the first arbiter, who creates the event. */
  arbiter: string;
  laws: string;
  control: string;
  /** Keyed by tag; a missing key means the edition's default. */
  chosen: Record<string, string>;
  training: boolean;
  admitted: boolean;
  /** Delay for spectators, in seconds. */
  delay: number;
}

/** The tags that differ from the edition's defaults or must be chosen. */
function ownTags(chosen: Wishes["chosen"], edition: EditionView): Record<string, string> {
  const own = Object.entries(chosen).filter(([tag, value]) => {
    const [regulation, trimmed] = [offered(edition, tag), value.trim()];
    if (!regulation || trimmed === "") return false;
    const { values, default: usual } = regulation;
    const isKnown = values.length === 0 || values.includes(trimmed);
    return isKnown && (ASKED.includes(tag) || trimmed !== usual);
  });
  return Object.fromEntries(own);
}

/** The request for an event without boards; its rounds are added later. */
export function request(wishes: Wishes, edition: EditionView, site = ""): NewCompetition {
  const { name, arbiter, control, chosen, training, admitted, delay } = wishes;
  const tags = {
    Laws: edition.name,
    TimeControl: control,
    Event: name,
    ...ownTags(chosen, edition),
  };
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

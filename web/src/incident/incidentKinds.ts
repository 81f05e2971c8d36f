/** Kinds of incidents and their possible leads, which start a report. */
import { t } from "../words/words";

export type Player = "White" | "Black";
export const PLAYERS: readonly Player[] = ["White", "Black"];

/** The commonest incidents, with their icons. */
export const COMMON = [
  ["illegal-move", "warning"],
  ["flag", "clock"],
  ["claim", "draw"],
  ["touched", "hand"],
] as const;
/** The other incidents by subject: the subject, then its incidents. */
export const SUBJECTS = [
  ["time", "both-flags", "late", "clock"],
  ["pieces", "promotion", "displaced"],
  ["players", "device", "end", "conduct"],
] as const;
export const KINDS = [
  ...COMMON.map(([kind]) => kind),
  ...SUBJECTS.flatMap(([, ...kinds]) => kinds),
];
export type Kind = (typeof KINDS)[number];

/** A quick-reply chip and the report it starts. */
export interface Lead {
  /** Message id and arguments. */
  readonly label: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** The report and its known facts, or a complete protocol line. */
  readonly report?: string;
  readonly facts: readonly string[];
  readonly line?: string;
}

type ByPlayer = (player: Player) => Lead | Lead[];

const each = (lead: ByPlayer): Lead[] => PLAYERS.flatMap(lead);

const reports =
  (label: string, report: (player: Player) => string, ...facts: string[]): ByPlayer =>
  (player) => ({ label, args: { player: player.toLowerCase() }, report: report(player), facts });

const does =
  (label: string, act: string): ByPlayer =>
  (player) => ({
    label,
    args: { player: player.toLowerCase() },
    facts: [],
    line: `${player} ${act}`,
  });

/** The ordinals of illegal moves that the event's edition distinguishes. */
type Numbers = readonly number[];

/** One chip for each player and count. */
const counted =
  (numbers: Numbers, ...facts: string[]): ByPlayer =>
  (player) =>
    numbers.map((count) => ({
      label: "hall-who-nth",
      args: { player: player.toLowerCase(), count },
      report: `illegal move by ${player}`,
      facts: [...facts, `number ${count}`],
    }));

const LEADS: Readonly<Record<Kind, (numbers: Numbers) => Lead[]>> = {
  "illegal-move": (numbers) => [
    ...each(counted(numbers)),
    ...each(
      reports("hall-both-in-check", (player) => `both kings in check after a move by ${player}`),
    ),
  ],
  flag: () => each(reports("hall-who-flag", (player) => `flag of ${player}`)),
  "both-flags": () => [{ label: "hall-both-flags", args: {}, report: "both flags", facts: [] }],
  claim: () => [
    ...each(reports("hall-threefold", (player) => `claim of threefold by ${player}`)),
    ...each(reports("hall-fifty-moves", (player) => `claim of fifty moves by ${player}`)),
    ...each(reports("hall-quickplay", (player) => `quickplay claim by ${player}`)),
  ],
  touched: () => each(reports("hall-who", (player) => `touched piece by ${player}`)),
  promotion: (numbers) => [
    ...each(counted(numbers, "pawn not promoted")),
    ...each(reports("hall-not-pressed", (player) => `unfinished promotion by ${player}`)),
  ],
  device: () => each(reports("hall-who-device", (player) => `device of ${player}`)),
  late: () => each(reports("hall-who", (player) => `arrival of ${player}`)),
  displaced: () => each(reports("hall-who", (player) => `pieces displaced by ${player}`)),
  clock: () => [
    { label: "hall-wrong-clock", args: {}, report: "wrong clock", facts: [] },
    ...each(does("hall-improper", "handles the clock improperly")),
  ],
  end: () => [
    ...each(reports("hall-resigns", (player) => `resignation of ${player}`)),
    ...each(does("hall-offers-again", "distracts")),
  ],
  conduct: () => [
    ...each(does("hall-distracts", "distracts")),
    ...each(does("hall-notes", "uses notes")),
    ...each(does("hall-refuses", "refuses")),
    ...each(does("hall-leaves", "leaves the venue")),
    ...each(does("hall-disrepute", "brings the game into disrepute")),
  ],
};

/** The quick-reply chips of a kind. */
export const leads = (kind: Kind, numbers: Numbers): Lead[] => LEADS[kind](numbers);

/** The kinds whose name or choices have most of the words, best first. */
export function kindsNamed(text: string): Kind[] {
  const plain = (text: string) => text.toLocaleLowerCase().replaceAll("\u00ad", "");
  const wanted = plain(text)
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 2);
  const score = (kind: Kind) => {
    const labels = leads(kind, [1]).map(({ label, args }) => t(label, args));
    const name = plain([t(`hall-kind-${kind}`), ...labels].join(" "));
    return wanted.filter((word) => name.includes(word)).length;
  };
  const scored = KINDS.map((kind) => ({ kind, score: score(kind) }));
  const best = Math.max(1, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ kind }) => kind);
}

/** The protocol line, with the facts known so far. */
export function reportLine(lead: Lead, facts: readonly string[]): string {
  if (lead.line) return lead.line;
  const known = [...lead.facts, ...facts];
  return `Arbiter reports ${lead.report ?? ""}${known.length > 0 ? ` (${known.join(", ")})` : ""}`;
}

/** Fills a number, time or position into an answer. */
export const fillFact = (fact: string, value: string): string =>
  fact.replace(/\b(?:N|TIME|FEN)\b/, value);

/** A parsed protocol line: its kind of incident and its facts. */
export interface ParsedReport {
  readonly kind: Kind;
  readonly lead: Lead;
  readonly facts: readonly string[];
}

/** Every kind of incident that a line can mean, the most specific kind first. */
export function parseReport(text: string): ParsedReport[] {
  const [, report, known = ""] = /^Arbiter reports (.*?)(?: \((.*)\))?$/.exec(text) ?? [];
  const facts = known ? known.split(", ") : [];
  const numbers = facts.flatMap((fact) => /^number (\d+)$/.exec(fact)?.slice(1).map(Number) ?? []);
  const all = KINDS.flatMap((kind) => leads(kind, numbers).map((lead) => ({ kind, lead })));
  return all
    .filter(({ lead }) =>
      lead.line
        ? lead.line === text
        : lead.report === report && lead.facts.every((fact) => facts.includes(fact)),
    )
    .sort((a, b) => b.lead.facts.length - a.lead.facts.length)
    .map(({ kind, lead }) => ({
      kind,
      lead,
      facts: facts.filter((fact) => !lead.facts.includes(fact)),
    }));
}

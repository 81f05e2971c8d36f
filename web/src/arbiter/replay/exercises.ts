/** Cases as exercises. */
import type { CaseName } from "../connection/arbiterClient";

/** Subjects of the cases, real incidents first. */
export function subjects(cases: readonly CaseName[]): string[] {
  const all = new Set(cases.map(({ subject }) => subject));
  return [...all].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

function rank(name: string): number {
  return name.startsWith("incidents/") ? 0 : 1;
}

export interface Exercise {
  name: string;
  /** Explanation with the ruling, shown on request. */
  prose: string;
  /** The protocol with its expected rulings. */
  protocol: string;
}

const FENCE = /```(\w*)\n([\s\S]*?)```/g;

/** Parses a case file: one case for each heading, with the file's tags added. */
export function exercises(text: string): Exercise[] {
  const [head = "", ...parts] = text.split(/^## /m);
  const inherited = [...head.matchAll(FENCE)].find(([, kind]) => kind === "tags")?.[2] ?? "";
  return parts.flatMap((part) => {
    const [name = "", ...rest] = part.split("\n");
    const body = rest.join("\n");
    const protocol = [...body.matchAll(FENCE)].find(([, kind]) => kind === "protocol")?.[2];
    if (protocol === undefined) return [];
    const prose = body.replace(FENCE, "").replace(/^(Requirements|Provisions|Source):.*$/gm, "");
    return [{ name: name.trim(), prose: prose.trim(), protocol: joined(inherited, protocol) }];
  });
}

/** Adds the file's tags, unless the case has its own. */
function joined(inherited: string, protocol: string): string {
  const own = new Set([...protocol.matchAll(/^\[(\w+) /gm)].map(([, tag]) => tag));
  const more = inherited
    .split("\n")
    .filter((line) => !own.has(/^\[(\w+) /.exec(line)?.[1]) && line.startsWith("["));
  const blank = protocol.startsWith("[") || more.length === 0 ? "" : "\n";
  return [...more, ""].join("\n").replace(/^\n$/, "") + blank + protocol;
}

/** The protocol without its expected rulings. */
export const withoutRulings = (protocol: string): string =>
  protocol
    .split("\n")
    .filter((line) => !line.startsWith("=>"))
    .join("\n");

/** Appends the arbiter's answer to a protocol. */
export function withAnswer(text: string, act: string, ms: number | null | undefined): string {
  const time = new Date(ms ?? 120_000).toISOString().slice(12, 19);
  return `${text.trimEnd()}\nArbiter ${act.replaceAll("TIME", time)}\n`;
}

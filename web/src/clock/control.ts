/**
 * Time controls as players write them, in minutes and seconds a move, and as
 * PGN's field has them, in seconds: `90/40+30+30` is `40/5400+30:1800+30`.
 */

export interface Stage {
  /** None: all that remain. */
  moves: number | undefined;
  seconds: number;
  bonus: number;
  /** Whether the bonus is a delay and no increment. */
  delay: boolean;
}

const NONE = /^(-|–|0)$/;
const PGN = /^(?:(\d+)\/)?(\d+(?:\.\d{1,3})?)(?:([+d])(\d+(?:\.\d{1,3})?))?$/;
const MINUTES = /^(\d+(?:[.,]\d+)?)(?:\/(\d+))?$/;
/** Nobody plays so many minutes: they are seconds. */
const SECONDS_FROM = 180;

/** What somebody has typed; no stages for a game without a clock. */
export function read(typed: string): Stage[] | undefined {
  const text = typed.trim().toLowerCase().replaceAll(/\s+/g, "");
  if (NONE.test(text)) return [];
  const fields = text.split(":").map(field);
  const asPgn = fields.every((stage) => stage !== undefined) ? fields : undefined;
  if (asPgn && (asPgn.length > 1 || (asPgn[0]?.seconds ?? 0) >= SECONDS_FROM)) return asPgn;
  return inMinutes(text);
}

function field(text: string): Stage | undefined {
  const [, moves, seconds, kind, bonus] = PGN.exec(text) ?? [];
  if (seconds === undefined) return undefined;
  return {
    moves: moves === undefined ? undefined : Number(moves),
    seconds: Number(seconds),
    bonus: Number(bonus ?? 0),
    delay: kind === "d",
  };
}

function inMinutes(text: string): Stage[] | undefined {
  const [times = "", delay, ...more] = text.split("d");
  const parts = times.split("+").map((part) => MINUTES.exec(part));
  const stages: Stage[] = [];
  let bonus = Number(delay ?? 0);
  let open = true;
  for (const [at, part] of parts.entries()) {
    const [, number = "", moves] = part ?? [];
    const amount = Number(number.replace(",", "."));
    if (!part || more.length > 0) return undefined;
    if (open) stages.push(stage(amount, moves, delay !== undefined));
    else if (at === parts.length - 1 && moves === undefined && delay === undefined) bonus = amount;
    else return undefined;
    open = moves !== undefined;
  }
  const whole = stages.every(({ seconds }) => seconds > 0) && Number.isFinite(bonus);
  return whole ? stages.map((one) => ({ ...one, bonus })) : undefined;
}

const stage = (minutes: number, moves: string | undefined, delay: boolean): Stage => ({
  moves: moves === undefined ? undefined : Number(moves),
  seconds: Math.round(minutes * 60),
  bonus: 0,
  delay,
});

/** As PGN's field has it. */
export function control(stages: readonly Stage[]): string {
  if (stages.length === 0) return "-";
  const one = ({ moves, seconds, bonus, delay }: Stage) =>
    `${moves === undefined ? "" : `${moves}/`}${seconds}` +
    (bonus > 0 ? `${delay ? "d" : "+"}${bonus}` : "");
  return stages.map(one).join(":");
}

/** Incidents of over-the-board events as taps on a phone: the ten usual ones, and more. */

export interface Asked {
  readonly what: string;
  /** Settings that differ from a 90-minute game under FIDE 2023. */
  readonly event?: Readonly<Record<string, string | boolean>>;
  readonly kind: string;
  /** Taps after the choice of the kind. Text after a colon is typed. */
  readonly taps: readonly string[];
  /** Texts that must be shown at the end. */
  readonly says: readonly string[];
}

export const incident = (
  what: string,
  kind: string,
  taps: readonly string[],
  says: readonly string[],
  event?: Asked["event"],
): Asked => ({ what, kind, taps, says, ...(event ? { event } : {}) });

const RAPID = { control: "900+10" };
const BLITZ = { control: "180+2", limited: true };

export const NOT_LEGAL = "the move was not legal";
export const PRESSED = "the clock was pressed";
export const NOT_MOVED = "the opponent has not moved since";

export const TEN: readonly Asked[] = [
  {
    what: "a second illegal move in rapid against a lone king",
    event: RAPID,
    kind: "illegal-move",
    taps: ["White: second illegal move", NOT_LEGAL, NOT_MOVED, "Black has only the king"],
    says: ["½-½", "7.5.5", "Enter the result"],
  },
  {
    what: "a flag against king and knight",
    kind: "flag",
    taps: ["Black’s flag is down", "White has king and knight", "Black has only the king"],
    says: ["½-½", "6.9"],
  },
  {
    what: "threefold claimed after pressing the clock",
    kind: "claim",
    taps: ["White claims threefold repetition", "after pressing the clock"],
    says: ["9.2.1.2"],
  },
  {
    what: "a telephone in a bag",
    event: { bags: true },
    kind: "device",
    taps: ["White’s phone", "found switched off in a bag"],
    says: ["11.3.2.1"],
  },
  {
    what: "the king taken in blitz",
    event: BLITZ,
    kind: "illegal-move",
    taps: ["White: first illegal move", "the king was taken", PRESSED, "claimed by the opponent"],
    says: ["B.3", "Black’s clock +1:00"],
  },
  {
    what: "a pawn left on its last rank",
    kind: "promotion",
    taps: ["White: first illegal move", NOT_MOVED],
    says: ["queen", "7.5.2", "Black’s clock +2:00", "Start Black’s clock"],
  },
  {
    what: "a telephone where the penalty is milder",
    event: { milder: true },
    kind: "device",
    taps: ["White’s phone", "a device was found"],
    says: ["11.3.2.1", "Your decision"],
  },
  { what: "both flags", kind: "both-flags", taps: [], says: ["which", "Your decision"] },
  {
    what: "the rook touched first",
    kind: "touched",
    taps: ["White", "a rook, then the king", "there is a legal move with it"],
    says: ["castle", "4.4.2"],
  },
  {
    what: "sixteen minutes late",
    event: { late: "0:15:00" },
    kind: "late",
    taps: ["Black", ":16", "Continue"],
    says: ["1-0", "6.7.1"],
  },
  {
    what: "repeated draw offers",
    kind: "end",
    taps: ["White keeps offering draws"],
    says: ["Your decision", "11.5", "warns White"],
  },
];

/** More incidents, as taps on a phone. */
import { type Asked, incident, NOT_LEGAL, NOT_MOVED } from "./incidents";
import { PIECES } from "./displaced-pieces";

const LIMITED = { control: "900+10", limited: true };
const RAPID = { control: "900+10" };
const LONG = { control: "40/5400+30:1800+30" };
const [HAS_MOVED, CLAIMED] = ["the opponent has moved since", "claimed by the opponent"];
const [FIRST, SECOND] = ["White: first illegal move", "White: second illegal move"];

/** More incidents of over-the-board events; each is also a case in `cases/`. */
export const MORE: readonly Asked[] = [
  incident(
    "a first illegal move",
    "illegal-move",
    [FIRST, NOT_LEGAL, NOT_MOVED],
    ["Black’s clock +2:00", "Start White’s clock", "7.5.5"],
  ),
  incident(
    "a second one that loses",
    "illegal-move",
    [SECOND, NOT_LEGAL, NOT_MOVED, "Black can still checkmate"],
    ["0-1", "7.5.5"],
  ),
  incident(
    "a second one against more",
    "illegal-move",
    [SECOND, NOT_LEGAL, NOT_MOVED, "Black has more"],
    ["Your decision", "7.5.5"],
  ),
  incident(
    "one found after the reply",
    "illegal-move",
    [FIRST, NOT_LEGAL, HAS_MOVED],
    ["Your decision", "Estimate them"],
  ),
  incident(
    "both hands",
    "illegal-move",
    [FIRST, "the move was made with both hands", NOT_MOVED],
    ["7.5.4"],
  ),
  incident(
    "the clock pressed without a move",
    "illegal-move",
    [FIRST, "the clock was pressed without a move", NOT_MOVED],
    ["7.5.3"],
  ),
  incident(
    "an illegal move without a claim, where one arbiter watches many games",
    "illegal-move",
    [FIRST, NOT_LEGAL, HAS_MOVED, CLAIMED],
    ["stands", "A.5.2"],
    LIMITED,
  ),
  incident(
    "both kings in check in rapid",
    "illegal-move",
    ["Both kings in check after a move by White", "the next move has not been completed"],
    ["A.5.4"],
    LIMITED,
  ),
  incident(
    "a second one against a lone king under 2014",
    "illegal-move",
    [SECOND, NOT_LEGAL, NOT_MOVED, "Black has only the king"],
    ["½-½", "7.5.b"],
    { laws: "FIDE 2014" },
  ),
  incident(
    "a second one under 2009",
    "illegal-move",
    [SECOND, NOT_LEGAL, NOT_MOVED],
    ["Black’s clock +2:00", "7.4.b"],
    { laws: "FIDE 2009" },
  ),
  incident(
    "a third one under 2009",
    "illegal-move",
    ["White: third illegal move", NOT_LEGAL, NOT_MOVED, "Black can still checkmate"],
    ["0-1", "7.4.b"],
    { laws: "FIDE 2009" },
  ),
  incident(
    "a flag against a rook",
    "flag",
    ["White’s flag is down", "Black can still checkmate"],
    ["0-1", "6.9"],
  ),
  incident(
    "a flag against a lone king",
    "flag",
    ["White’s flag is down", "Black has only the king"],
    ["½-½", "6.9"],
  ),
  incident(
    "a flag after forty moves",
    "flag",
    ["White’s flag is down", "no moves are missing"],
    ["Start White’s clock"],
    LONG,
  ),
  incident(
    "both flags in the last period",
    "both-flags",
    ["it is the last period"],
    ["Your decision"],
    LONG,
  ),
  incident(
    "both flags, White’s first",
    "both-flags",
    ["White’s flag fell first", "Black can still checkmate"],
    ["0-1", "6.9"],
    RAPID,
  ),
  incident(
    "both flags, and the order in which they fell is unknown",
    "both-flags",
    ["The game is drawn. White scores ½ and Black ½. recommended"],
    ["½-½"],
    RAPID,
  ),
  incident(
    "threefold, correct",
    "claim",
    [
      "White claims threefold repetition",
      "having the move, nothing touched",
      "the claim is correct",
    ],
    ["½-½", "9.2"],
  ),
  incident(
    "threefold, incorrect",
    "claim",
    [
      "Black claims threefold repetition",
      "with the written move, nothing touched",
      "the claim is incorrect",
    ],
    ["White’s clock +2:00", "9.5.3"],
  ),
  incident(
    "fifty moves, correct",
    "claim",
    ["White claims fifty moves", "having the move, nothing touched", "the claim is correct"],
    ["½-½", "9.3"],
  ),
  incident(
    "fifty moves after touching a piece",
    "claim",
    ["White claims fifty moves", "after touching or moving a piece on this move"],
    ["9.4"],
  ),
  incident(
    "a touched piece",
    "touched",
    ["White", "one of the player’s own pieces", "there is a legal move with it"],
    ["4.3.1"],
  ),
  incident(
    "a piece that cannot be taken",
    "touched",
    ["White", "one of the opponent’s pieces", "there is no legal move with it"],
    ["4.5"],
  ),
  incident("j’adoube", "touched", ["White", "adjusted, or touched by accident"], ["4.2"]),
  incident(
    "king and rook",
    "touched",
    ["Black", "king and rook, the king first or both together", "there is a legal move with it"],
    ["4.4.1"],
  ),
  incident(
    "a telephone that sounds",
    "device",
    ["White’s phone", "the device sounded"],
    ["0-1", "11.3.2"],
  ),
  incident(
    "the same against a lone king under 2009",
    "device",
    ["White’s phone", "the device sounded", "Black has only the king"],
    ["0-½", "12.3.b"],
    { laws: "FIDE 2009" },
  ),
  incident(
    "a device that is found",
    "device",
    ["Black’s phone", "a device was found"],
    ["1-0", "11.3.2"],
  ),
  incident("in time", "late", ["Black", ":10", "Continue"], ["6.7.1"], { late: "0:15:00" }),
  incident(
    "a minute late, where none is allowed",
    "late",
    ["White", ":1", "Continue", "default time: zero"],
    ["0-1", "6.7.1"],
  ),
  ...PIECES,
  incident(
    "a clock that is wrongly set",
    "clock",
    ["The clock is set wrongly"],
    ["Your decision", "6.10.2"],
  ),
  incident(
    "the same after ten moves of blitz",
    "clock",
    ["The clock is set wrongly", ":10", "Continue"],
    ["A.5"],
    { control: "180+2", limited: true },
  ),
  incident("a clock that is hit", "clock", ["Black misuses the clock"], ["Your decision", "6.2.4"]),
  incident(
    "resigning against a lone king",
    "end",
    ["White resigns", "Black has only the king"],
    ["½-½", "5.1.2"],
  ),
  incident("resigning under 2018", "end", ["White resigns"], ["0-1", "5.1.2"], {
    laws: "FIDE 2018",
  }),
  incident("notes", "conduct", ["White uses notes or gets advice"], ["Your decision", "11.3.1"]),
  incident("a player who goes", "conduct", ["Black leaves the venue"], ["11.2"]),
  incident(
    "no respect for the Laws",
    "conduct",
    ["White refuses to comply with the Laws"],
    ["11.7"],
  ),
];

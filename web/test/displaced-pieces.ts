/** Displaced pieces and a captured king, as taps on a phone. */
import { type Asked, incident } from "./incidents";

export const PIECES: readonly Asked[] = [
  incident(
    "pieces knocked over",
    "displaced",
    ["White", "not put back before the clock was pressed", "the opponent has the move"],
    ["Your decision", "7.4", "White puts the pieces back"],
  ),
  incident(
    "pieces knocked over, and let pass",
    "displaced",
    [
      "White",
      "not put back before the clock was pressed",
      "the opponent has the move",
      "There is no penalty",
    ],
    ["White puts the pieces back", "Start Black’s clock"],
  ),
  incident(
    "a king taken, and the clock pressed, with an arbiter at the board",
    "illegal-move",
    [
      "White: first illegal move",
      "the king was taken",
      "the clock was pressed",
      "illegal move number 1",
    ],
    ["Black has completed", "White has completed", "Black’s clock +2:00"],
    { control: "180+2" },
  ),
  incident(
    "clocks set by the arbiter, and nothing else forgotten",
    "illegal-move",
    [
      "White: first illegal move",
      "the move was not legal",
      "the opponent has moved since",
      "The arbiter sets both clocks recommended",
    ],
    [
      "Set up the position before the irregularity",
      "The arbiter sets both clocks",
      "Black’s clock +2:00",
      "Start White",
    ],
  ),
  incident(
    "a pawn left on its last rank, and the opponent has moved, where many boards are watched",
    "promotion",
    [
      "White: first illegal move",
      "the opponent has moved since",
      "still illegal after the next move",
    ],
    ["½-½", "A.5.4"],
    { control: "180+2", limited: true },
  ),
  incident(
    "both kings in check, for the second time",
    "illegal-move",
    [
      "Both kings in check after a move by White",
      "illegal move number 2",
      "the opponent has not moved since",
      "Black can still checkmate",
    ],
    ["0-1", "7.5.5"],
  ),
  incident(
    "a decision about the flag names its article",
    "flag",
    [
      "White’s flag is down",
      "Black has more",
      "White loses the game. White scores 0 and Black 1. recommended",
    ],
    ["0-1", "6.9"],
  ),
];

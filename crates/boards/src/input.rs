//! Observations at a board in the order in which they happened, after noise has been removed.

use crate::Placement;
use alloc::vec::Vec;
use touchmove_board::{Color, Piece, Square};
use touchmove_clock::Moment;
use touchmove_game::Event;

/// A square whose content has changed and has stayed so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Change {
    pub at: Moment,
    pub square: Square,
    /// Piece that was seen there before.
    pub old: Option<Piece>,
    /// Piece that is there now.
    pub new: Option<Piece>,
}

impl Change {
    /// Returns the player whose piece has come, or has gone if none came.
    pub(crate) fn color(&self) -> Option<Color> {
        self.new.or(self.old).map(|piece| piece.color)
    }
}

/// An observation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Input {
    /// The first report of the whole board, or the first one after a lost connection.
    Board { at: Moment, board: Placement, first: bool },
    /// A square has changed.
    Change(Change),
    /// A pawn has been put on its last rank of a board that does not recognise pieces.
    Promotion { at: Moment, square: Square, color: Color },
    /// The clock of a player was pressed. `near` are the changes of the opponent's pieces that were
    /// seen so soon afterwards that they may have happened before.
    Press { at: Moment, player: Color, near: Vec<Change> },
    /// The clock of a player has started, and no clock ran before.
    ClockStarts { at: Moment, player: Color },
    /// Both clocks have stopped.
    ClockStops { at: Moment },
    /// The clock shows that a player's flag has fallen.
    Flag { at: Moment, player: Color },
    /// A special piece signals the result.
    Sign { at: Moment },
    /// An event that the caller reports.
    Event(Event),
}

impl Input {
    pub(crate) const fn at(&self) -> Moment {
        match self {
            Input::Change(change) => change.at,
            Input::Event(event) => event.at,
            Input::Board { at, .. }
            | Input::Promotion { at, .. }
            | Input::Press { at, .. }
            | Input::ClockStarts { at, .. }
            | Input::ClockStops { at }
            | Input::Flag { at, .. }
            | Input::Sign { at } => *at,
        }
    }

    /// Returns the order of observations at the same moment: lifts before placements, and presses
    /// last.
    pub(crate) const fn rank(&self) -> u8 {
        match self {
            Input::Board { .. } => 0,
            Input::Change(Change { new: None, .. }) => 1,
            Input::Change(_) => 2,
            Input::Promotion { .. } => 3,
            _ => 4,
        }
    }
}

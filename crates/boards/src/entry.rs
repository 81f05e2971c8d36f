//! Results of a session.

use alloc::vec::Vec;
use touchmove_board::{Piece, Square};
use touchmove_game::Event;
use touchmove_laws::Ruling;

/// An event of a session, with its rulings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The event.
    pub event: Event,
    /// Evidence for the actor.
    pub by: Inference,
    /// Rulings on the event.
    pub rulings: Vec<Ruling>,
}

/// Evidence for the person behind an act. A sensor does not see hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Inference {
    /// The clock of this player runs.
    ByClock,
    /// The piece is this player's, and the player has the move. The clock does not say so.
    ByColour,
    /// A person has answered a question.
    Answered,
    /// The caller has reported the event.
    Reported,
}

/// A square on which the board differs from the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Difference {
    /// The square.
    pub square: Square,
    /// Piece that is seen.
    pub seen: Option<Piece>,
    /// Piece that belongs there.
    pub ruled: Option<Piece>,
}

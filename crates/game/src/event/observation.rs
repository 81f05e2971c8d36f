//! Observations of the arbiter.

use touchmove_board::{Color, Square};

/// Observation of the arbiter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Observation {
    /// A fallen flag.
    Flag {
        /// Player whose flag has fallen.
        player: Color,
    },
    /// Both flags down, in unknown order.
    BothFlags,
    /// A player's absence after the default time.
    Absence {
        /// The absent player.
        player: Color,
    },
    /// An illegal move.
    IllegalMove,
    /// A touched piece that was not played.
    Touched {
        /// Square of the piece.
        square: Square,
    },
    /// An illegal position.
    IllegalPosition,
    /// No scoresheet shows that a time limit was overstepped.
    NoOverstep,
}

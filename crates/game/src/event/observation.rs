//! What the arbiter sees.

use touchmove_board::{Color, Square};

/// What the arbiter sees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Observation {
    /// A fallen flag.
    Flag {
        /// Whose.
        player: Color,
    },
    /// Both flags down, the order unknown.
    BothFlags,
    /// An illegal move.
    IllegalMove,
    /// A piece that was touched and not played.
    Touched {
        /// Which.
        square: Square,
    },
    /// An illegal position.
    IllegalPosition,
    /// That no scoresheet shows an overstepping of the time.
    NoOverstep,
}

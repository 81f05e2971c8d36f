//! Handling the pieces (Article 4).

use super::{Hands, MoveText};
use alloc::vec::Vec;
use touchmove_board::{Role, Square};

/// Act of handling the pieces (Article 4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pieces {
    /// Adjusts pieces on their squares, announced or not.
    Adjusts {
        /// Squares of the pieces.
        squares: Vec<Square>,
        /// True if the player announced the adjustment first.
        announced: bool,
    },
    /// Touches pieces.
    Touches {
        /// Squares in the order of touching. Squares of an inner list are touched simultaneously.
        groups: Vec<Vec<Square>>,
        /// True if the touch was clearly accidental.
        accidental: bool,
    },
    /// Lifts a piece off the board.
    Takes {
        /// Square of the piece.
        square: Square,
        /// Hands used.
        hands: Hands,
    },
    /// Releases a piece on a square.
    Puts {
        /// Kind of piece.
        role: Role,
        /// Arrival square.
        square: Square,
    },
    /// Moves one piece by hand and releases it.
    Shifts {
        /// Departure square.
        from: Square,
        /// Arrival square.
        to: Square,
        /// Hands used.
        hands: Hands,
    },
    /// Plays a complete move.
    Plays {
        /// The move, legal or not.
        text: MoveText,
        /// Hands used.
        hands: Hands,
    },
    /// Knocks pieces off their squares.
    KnocksOver {
        /// Squares of the pieces.
        squares: Vec<Square>,
    },
    /// Puts displaced pieces back.
    Restores {
        /// Squares to which the pieces return.
        squares: Vec<Square>,
    },
}

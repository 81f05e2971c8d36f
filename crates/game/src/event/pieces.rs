//! With the pieces (Article 4).

use super::{Hands, MoveText};
use alloc::vec::Vec;
use touchmove_board::{Role, Square};

/// With the pieces (Article 4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pieces {
    /// Straightens pieces on their squares, having said so or not.
    Adjusts {
        /// Which.
        squares: Vec<Square>,
        /// Whether the player said so first.
        announced: bool,
    },
    /// Touches pieces.
    Touches {
        /// Which, in order; each inner list at the same time.
        groups: Vec<Vec<Square>>,
        /// Whether clearly by accident.
        accidental: bool,
    },
    /// Lifts a piece off the board.
    Takes {
        /// From where.
        square: Square,
        /// With one hand or both.
        hands: Hands,
    },
    /// Releases a piece on a square.
    Puts {
        /// Which kind of piece.
        role: Role,
        /// Where.
        square: Square,
    },
    /// Moves one piece by hand and releases it.
    Shifts {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
        /// With one hand or both.
        hands: Hands,
    },
    /// Makes all acts of a move.
    Plays {
        /// Which move, legal or not.
        text: MoveText,
        /// With one hand or both.
        hands: Hands,
    },
    /// Knocks pieces off their squares.
    KnocksOver {
        /// Which.
        squares: Vec<Square>,
    },
    /// Puts displaced pieces back.
    Restores {
        /// Where.
        squares: Vec<Square>,
    },
}

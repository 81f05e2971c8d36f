//! Mating patterns in the corner.
//!
//! Squares are named as if the corner were a1. The loser's king is on a1, and b1 is the third
//! square.

use super::view::{A3, B2, B3, C2, C3, D2};

/// Kind of piece in a pattern.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum PatternPiece {
    Knight,
    /// Bishop on the square colour of the corner.
    Same,
    /// Bishop on the square colour of the third square.
    Other,
    Rook,
}

/// Kind of piece of the winner, and its possible target squares.
type Goes = (PatternPiece, &'static [u8]);

/// Pattern with two pieces of the winner.
///
/// The first piece covers the third square, and the loser's king moves to the corner. Then the last
/// piece gives check.
pub(super) struct Pair {
    pub first: Goes,
    pub last: Goes,
    /// Squares on which the winner's king may be.
    pub post: &'static [u8],
}

/// Pattern in which a piece of the loser blocks the third square and a piece of the winner gives
/// check.
pub(super) struct Block {
    pub block: PatternPiece,
    pub last: Goes,
    pub post: &'static [u8],
}

/// Squares of the diagonal from b2 to h8.
const LONG: &[u8] = &[B2, C3, 27, 36, 45, 54, 63];
/// Squares of the diagonal from d3 to h7. A piece on c2, next to the king, would give a different mate.
const SHORT: &[u8] = &[19, 28, 37, 46, 55];
const EITHER: &[u8] = &[A3, B3];

pub(super) const PAIRS: [Pair; 4] = [
    Pair {
        first: (PatternPiece::Knight, &[C3, D2]),
        last: (PatternPiece::Knight, &[C2]),
        post: EITHER,
    },
    Pair { first: (PatternPiece::Knight, &[D2]), last: (PatternPiece::Same, LONG), post: EITHER },
    Pair { first: (PatternPiece::Other, SHORT), last: (PatternPiece::Same, LONG), post: EITHER },
    Pair { first: (PatternPiece::Other, SHORT), last: (PatternPiece::Knight, &[B3]), post: &[A3] },
];

pub(super) const BLOCKS: [Block; 5] = [
    Block { block: PatternPiece::Knight, last: (PatternPiece::Knight, &[C2]), post: &[B3] },
    Block { block: PatternPiece::Knight, last: (PatternPiece::Same, &[B2]), post: &[B3] },
    Block { block: PatternPiece::Other, last: (PatternPiece::Knight, &[B3]), post: &[A3] },
    Block { block: PatternPiece::Other, last: (PatternPiece::Same, LONG), post: EITHER },
    Block { block: PatternPiece::Rook, last: (PatternPiece::Knight, &[C2]), post: &[A3] },
];

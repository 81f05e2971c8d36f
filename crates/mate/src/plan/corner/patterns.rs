//! What mates in a corner. Squares are named as if the corner were a1: there
//! stands the loser's king; b1 is the third square beside it.

use super::view::{A3, B2, B3, C2, C3, D2};

/// A kind of man.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Knight,
    /// A bishop that can attack the corner.
    Same,
    /// A bishop that can attack the third square.
    Other,
    Rook,
}

/// A man of the winner's goes to one of these squares.
type Goes = (Kind, &'static [u8]);

/// Two men of the winner's: the first covers the third square, from which
/// the king goes to the corner; then the last one checks.
pub(super) struct Pair {
    pub first: Goes,
    pub last: Goes,
    /// Where the winner's king has to stand.
    pub post: &'static [u8],
}

/// A man of the loser's goes to the third square, then the winner's checks.
pub(super) struct Block {
    pub block: Kind,
    pub last: Goes,
    pub post: &'static [u8],
}

/// From b2 to h8, and from d3 to h7: with another man on the next square to
/// the king the mate is another one.
const LONG: &[u8] = &[B2, C3, 27, 36, 45, 54, 63];
const SHORT: &[u8] = &[19, 28, 37, 46, 55];
const EITHER: &[u8] = &[A3, B3];

pub(super) const PAIRS: [Pair; 4] = [
    Pair { first: (Kind::Knight, &[C3, D2]), last: (Kind::Knight, &[C2]), post: EITHER },
    Pair { first: (Kind::Knight, &[D2]), last: (Kind::Same, LONG), post: EITHER },
    Pair { first: (Kind::Other, SHORT), last: (Kind::Same, LONG), post: EITHER },
    Pair { first: (Kind::Other, SHORT), last: (Kind::Knight, &[B3]), post: &[A3] },
];

pub(super) const BLOCKS: [Block; 5] = [
    Block { block: Kind::Knight, last: (Kind::Knight, &[C2]), post: &[B3] },
    Block { block: Kind::Knight, last: (Kind::Same, &[B2]), post: &[B3] },
    Block { block: Kind::Other, last: (Kind::Knight, &[B3]), post: &[A3] },
    Block { block: Kind::Other, last: (Kind::Same, LONG), post: EITHER },
    Block { block: Kind::Rook, last: (Kind::Knight, &[C2]), post: &[A3] },
];

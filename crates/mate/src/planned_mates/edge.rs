//! The four edges of the board, seen from inside.

use super::board::sideways;
use touchmove_board::Bitboard;

#[derive(Clone, Copy)]
pub(super) enum Edge {
    North,
    South,
    East,
    West,
}

impl Edge {
    pub(super) const ALL: [Edge; 4] = [Edge::North, Edge::South, Edge::East, Edge::West];

    pub(super) const fn line(self) -> Bitboard {
        match self {
            Edge::North => Bitboard::rank(7),
            Edge::South => Bitboard::rank(0),
            Edge::East => Bitboard::file(7),
            Edge::West => Bitboard::file(0),
        }
    }

    /// Returns the set shifted towards the edge, without squares beyond the board.
    #[inline]
    pub(super) fn outward(self, set: Bitboard) -> Bitboard {
        match self {
            Edge::North => Bitboard(set.0 << 8),
            Edge::South => Bitboard(set.0 >> 8),
            Edge::East => Bitboard(set.without(Bitboard::file(7)).0 << 1),
            Edge::West => Bitboard(set.without(Bitboard::file(0)).0 >> 1),
        }
    }

    #[inline]
    pub(super) fn inward(self, set: Bitboard) -> Bitboard {
        match self {
            Edge::North => Edge::South.outward(set),
            Edge::South => Edge::North.outward(set),
            Edge::East => Edge::West.outward(set),
            Edge::West => Edge::East.outward(set),
        }
    }

    /// Returns the set together with its neighbours along the edge.
    #[inline]
    pub(super) fn along(self, set: Bitboard) -> Bitboard {
        match self {
            Edge::North | Edge::South => set | sideways(set),
            Edge::East | Edge::West => Bitboard(set.0 | set.0 << 8 | set.0 >> 8),
        }
    }
}

//! Routes of a king over squares that it may enter.

use super::board::sideways;
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Square};

/// Set of squares that a king reaches. Each call of `grow` adds one move.
pub(super) struct Flood {
    ground: Bitboard,
    pub all: Bitboard,
}

impl Flood {
    pub(super) fn from(king: Square, ground: Bitboard) -> Flood {
        Flood { ground, all: king.into() }
    }

    /// Grows the set by one move. Returns true if the set changed.
    #[inline]
    pub(super) fn grow(&mut self) -> bool {
        let before = self.all;
        self.all |= spread(before) & self.ground;
        self.all != before
    }
}

/// Upper bound on the moves of a route.
const MOST: usize = 20;

/// Squares from which a king reaches its goal, in layers by number of moves.
///
/// The king may take any step to a nearer layer, so two kings can pass each other.
pub(super) struct Trail {
    layers: [Bitboard; MOST],
    top: usize,
}

impl Trail {
    pub(super) fn new(from: Square, goal: Square, ground: Bitboard) -> Option<Trail> {
        let mut trail = Trail { layers: [goal.into(); MOST], top: 0 };
        if from != goal && !ground.contains(goal) {
            return None;
        }
        let ground = ground | from.into();
        while !trail.layers[trail.top].contains(from) {
            let all = trail.layers[trail.top];
            let wider = all | spread(all) & ground;
            if wider == all || trail.top + 1 == MOST {
                return None;
            }
            trail.top += 1;
            trail.layers[trail.top] = wider;
        }
        Some(trail)
    }

    /// Returns the number of moves of the route.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.top
    }

    /// Returns the next square and its distance from the goal, given the current distance `left`. A
    /// nearer square that is not barred is preferred to a square at the same distance.
    #[inline]
    pub(super) fn next(
        &self,
        king: Square,
        left: usize,
        barred: Bitboard,
    ) -> Option<(Square, usize)> {
        let near = king_attacks(king).without(barred);
        let nearer = left.checked_sub(1)?;
        let on = |level: usize| Some(((near & *self.layers.get(level)?).first()?, level));
        on(nearer).or_else(|| on(left))
    }

    /// Returns the next square on the route, for callers that do not track the distance.
    pub(super) fn toward(&self, king: Square, barred: Bitboard) -> Option<Square> {
        let left = (0..=self.top).find(|&level| self.layers[level].contains(king));
        self.next(king, left.unwrap_or(self.top), barred).map(|(to, _)| to)
    }
}

/// Returns the squares and all their neighbours.
#[inline]
pub(super) fn spread(set: Bitboard) -> Bitboard {
    let wide = set | sideways(set);
    Bitboard(wide.0 | wide.0 << 8 | wide.0 >> 8)
}

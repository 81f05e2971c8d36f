//! Ways of a king over squares that are open to it.

use super::men::sideways;
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Square};

/// All squares that a king reaches, move by move.
pub(super) struct Flood {
    ground: Bitboard,
    pub all: Bitboard,
}

impl Flood {
    pub(super) fn from(king: Square, ground: Bitboard) -> Flood {
        Flood { ground, all: king.into() }
    }

    /// One move more. Whether that leads anywhere new.
    #[inline]
    pub(super) fn grow(&mut self) -> bool {
        let before = self.all;
        self.all |= spread(before) & self.ground;
        self.all != before
    }
}

/// Moves a way may take.
const MOST: usize = 20;

/// The squares from which a king reaches its goal, by the number of moves.
/// Any step to a nearer one will do, so that two kings can pass each other.
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

    /// How many moves it takes.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.top
    }

    /// The next square that is not barred, or one that is no farther, and how
    /// many moves it takes from there. The king is so many moves away.
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

    /// As `next`, for who has not counted.
    pub(super) fn toward(&self, king: Square, barred: Bitboard) -> Option<Square> {
        let left = (0..=self.top).find(|&level| self.layers[level].contains(king));
        self.next(king, left.unwrap_or(self.top), barred).map(|(to, _)| to)
    }
}

/// These squares and those next to them.
#[inline]
pub(super) fn spread(set: Bitboard) -> Bitboard {
    let wide = set | sideways(set);
    Bitboard(wide.0 | wide.0 << 8 | wide.0 >> 8)
}

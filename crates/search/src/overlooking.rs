//! Moves that a player overlooks.

use crate::random::mix;
use crate::strength::Level;
use touchmove_board::{Move, Square};

/// Blind spots of a player. The seed, the position and the move decide, so that a move which is
/// overlooked once stays overlooked during the whole search.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Overlooking {
    seed: u64,
    /// Share of moves, in thousandths.
    share: u64,
    /// True if the player sees every recapture.
    attentive: bool,
}

impl Overlooking {
    pub fn new(level: Level, seed: u64) -> Overlooking {
        Overlooking { seed, share: level.overlook, attentive: level.attentive }
    }

    /// Returns false if the player sees everything.
    pub fn is_possible(&self) -> bool {
        self.share > 0
    }

    /// Returns true if the player overlooks a move in the position with the given hash. The last
    /// move arrived on `arrival`.
    pub fn overlooks(&self, hash: u64, mv: Move, arrival: Option<Square>) -> bool {
        if self.share == 0 || self.attentive && arrival == Some(mv.to) {
            return false;
        }
        let squares = (mv.from.index() << 6 | mv.to.index()) as u64;
        mix(self.seed ^ hash.rotate_left(17) ^ mix(squares + 1)) % 1_000 < self.share
    }
}

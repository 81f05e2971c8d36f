//! The positions of a game since the last move that cannot be undone.

use touchmove_board::{Position, RepetitionKey};

/// Appearances of positions, for counting repetitions.
#[derive(Debug, Default)]
pub(crate) struct History {
    keys: Vec<RepetitionKey>,
    /// Whether some position has appeared twice since.
    pub repeated: bool,
}

impl History {
    /// Notes a position; the half moves ago at which it appeared before.
    pub(crate) fn push(&mut self, position: &Position) -> Vec<usize> {
        let key = position.repetition_key();
        // Castling lost without capture or pawn move stays in: keys differ.
        if position.halfmoves() == 0 {
            self.keys.clear();
            self.repeated = false;
        }
        let before = self.before(&key);
        self.repeated |= !before.is_empty();
        self.keys.push(key);
        before
    }

    /// The half moves ago at which a position just reached appeared before.
    fn before(&self, key: &RepetitionKey) -> Vec<usize> {
        let ago = self.keys.iter().rev().enumerate().map(|(i, k)| (i + 1, k));
        ago.skip(1).step_by(2).filter(|(_, k)| *k == key).map(|(ago, _)| ago).collect()
    }

    /// How often a position that a move would bring about has appeared.
    pub(crate) fn count(&self, position: &Position) -> usize {
        if position.halfmoves() == 0 {
            return 0;
        }
        self.before(&position.repetition_key()).len()
    }
}

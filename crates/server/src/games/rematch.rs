//! Rematch: a player's proposal once the game is over. The proposal is not part of the game, so the
//! journal does not have it.

use std::sync::Mutex;
use touchmove_board::Color;

/// The proposal at a board, if any.
#[derive(Debug, Default)]
pub(crate) struct Rematch(Mutex<Option<Proposed>>);

/// The proposing player, and the link for the opponent's seat.
#[derive(Debug, Clone)]
pub(crate) struct Proposed {
    pub by: Color,
    pub link: String,
}

impl Rematch {
    /// Stores a proposal; returns false if the opponent has already proposed.
    pub fn propose(&self, proposed: Proposed) -> bool {
        let Ok(mut kept) = self.0.lock() else { return false };
        if kept.as_ref().is_some_and(|first| first.by != proposed.by) {
            return false;
        }
        *kept = Some(proposed);
        true
    }

    pub fn proposed(&self) -> Option<Proposed> {
        self.0.lock().ok()?.clone()
    }
}

//! Another game that a player proposes when this one is over. It stands in no
//! journal: it is about people, and not about the game.

use std::sync::Mutex;
use touchmove_board::Color;

/// What is proposed at a board.
#[derive(Debug, Default)]
pub(crate) struct Rematch(Mutex<Option<Proposed>>);

/// Who proposes it, and the page of the seat that is for the other.
#[derive(Debug, Clone)]
pub(crate) struct Proposed {
    pub by: Color,
    pub link: String,
}

impl Rematch {
    /// Proposes, unless the other has done so already.
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

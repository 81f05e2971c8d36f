//! Half-moves of a record that is being repaired.

use super::RecordedMove;
use crate::pgn::is_result_text;
use crate::{SanError, SanMove, SanShape, read_san_bytes};
use alloc::borrow::ToOwned;
use alloc::string::String;
use touchmove_board::Position;

/// Half-move of a record that is being repaired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Item {
    pub text: String,
    pub number: Option<(u32, bool)>,
    /// Index of the half-move in the record.
    pub source: usize,
    pub is_null: bool,
    /// True for an illegal move that is played all the same.
    pub by_hand: bool,
}

impl Item {
    pub(super) fn new(text: &str, source: usize) -> Item {
        Item { text: text.to_owned(), number: None, source, is_null: false, by_hand: false }
    }

    pub(super) fn of((source, written): (usize, &RecordedMove<'_>)) -> Item {
        let RecordedMove { text, number, is_null } = written;
        Item { number: *number, is_null: *is_null, ..Item::new(text, source) }
    }

    /// Returns the position after the half-move, or `None` if it cannot be played.
    pub(super) fn played(&self, position: &Position) -> Option<Position> {
        if self.is_null {
            return Some(position.passed_on(position.turn(), false));
        }
        if let Ok(mv) = read_san_bytes(position, self.text.as_bytes()) {
            return Some(position.after(mv));
        }
        if self.by_hand {
            let written: SanMove = self.text.parse().ok()?;
            return written.illegal_move(position).map(|illegal| illegal.after);
        }
        // A result among the half-moves, which a repair has separated from its move.
        is_result_text(&self.text).then_some(*position)
    }
}

impl Item {
    /// Returns the position after a half-move that is illegal only because the king is in check.
    pub(super) fn in_check(&self, position: &Position) -> Option<Position> {
        let written: SanMove = self.text.parse().ok()?;
        let Err(SanError::Illegal { reaching, .. }) = written.resolve(position) else {
            return None;
        };
        let castles = matches!(written.shape, SanShape::Castling(_));
        let illegal = written.illegal_move(position);
        illegal.filter(|_| castles || !reaching.is_empty()).map(|illegal| illegal.after)
    }
}

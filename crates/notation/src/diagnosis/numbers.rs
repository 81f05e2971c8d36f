//! Move numbers as evidence.

use super::item::Item;

/// Number and side of the next half-move, as the numbers so far say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Count {
    pub number: u32,
    pub black: bool,
}

impl Count {
    /// Returns true if the number before a half-move is wrong.
    pub(super) fn is_wrong(self, item: &Item) -> bool {
        item.number.is_some_and(|(number, black)| number != self.number || black != self.black)
    }

    /// Advances over a half-move. Returns true if the number before it is wrong. A wrong number
    /// counts from there on, so that each fault is counted once.
    pub(super) fn pass(&mut self, item: &Item) -> bool {
        let wrong = self.is_wrong(item);
        self.number = item.number.map_or(self.number, |(number, _)| number);
        self.number = self.number.saturating_add(u32::from(self.black));
        self.black = !self.black;
        wrong
    }
}

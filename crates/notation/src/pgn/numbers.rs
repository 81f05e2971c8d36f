//! Move numbers of the main line.

use super::Visitor;
use alloc::vec::Vec;

/// Visitor that records the number before each move of the main line.
#[derive(Default)]
pub(super) struct Numbers {
    pub all: Vec<Option<(u32, bool)>>,
    next: Option<(u32, bool)>,
    /// Number of open variations.
    depth: usize,
}

impl Numbers {
    fn add(&mut self) {
        let number = self.next.take();
        if self.depth == 0 {
            self.all.push(number);
        }
    }
}

impl Visitor for Numbers {
    fn move_number(&mut self, number: u32, black: bool, _: usize) {
        self.next = Some((number, black));
    }

    fn san(&mut self, _: &[u8], _: usize) {
        self.add();
    }

    fn null_move(&mut self, _: &[u8], _: usize) {
        self.add();
    }

    fn begin_variation(&mut self, _: usize) {
        (self.next, self.depth) = (None, self.depth.saturating_add(1));
    }

    fn end_variation(&mut self, _: usize) {
        (self.next, self.depth) = (None, self.depth.saturating_sub(1));
    }
}

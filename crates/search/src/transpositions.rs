//! Table of positions that the search has already examined.

use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::Move;

/// Meaning of a stored score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// Result of an earlier search of a position.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Entry {
    pub key: u64,
    pub mv: Option<Move>,
    pub score: i32,
    pub depth: i8,
    pub bound: Bound,
}

impl Entry {
    pub fn new(key: u64, mv: Option<Move>, score: i32, depth: i32, bound: Bound) -> Entry {
        Entry { key, mv, score, depth: depth.clamp(0, 127) as i8, bound }
    }

    /// Returns true if the entry answers a search of this depth and window.
    pub fn settles(&self, depth: i32, alpha: i32, beta: i32) -> bool {
        let fits = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => self.score >= beta,
            Bound::AtMost => self.score <= alpha,
        };
        fits && i32::from(self.depth) >= depth
    }
}

/// Table with one entry in each slot. A newer entry replaces the older one.
pub(crate) struct Transpositions {
    slots: Vec<Option<Entry>>,
    mask: usize,
}

impl Transpositions {
    /// Creates a table for a search that visits `nodes` positions.
    pub fn for_nodes(nodes: u32) -> Transpositions {
        let size = (nodes as usize / 2).next_power_of_two().clamp(1 << 8, 1 << 15);
        Transpositions { slots: vec![None; size], mask: size - 1 }
    }

    pub fn get(&self, key: u64) -> Option<&Entry> {
        self.slots.get(key as usize & self.mask)?.as_ref().filter(|entry| entry.key == key)
    }

    pub fn put(&mut self, entry: Entry) {
        if let Some(slot) = self.slots.get_mut(entry.key as usize & self.mask) {
            *slot = Some(entry);
        }
    }
}

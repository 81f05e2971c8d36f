//! Storage for the distinct positions of one search.

use crate::key::{Key, hash, key, number};
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::{Move, Position};

/// Position, and the move that first led to it.
pub(super) struct Node {
    pub position: Position,
    pub reached: Option<(u32, Move)>,
    /// True if the position has been expanded or needs no expansion.
    pub closed: bool,
    /// Number of moves from the root.
    pub depth: u16,
    /// Number of the pawn structure, in searches that group positions by structure.
    pub structure: u32,
}

/// Nodes by number. A hash table with open addressing maps keys to numbers.
///
/// The table compares whole keys, so a hash collision cannot merge two positions. Proofs rely on
/// this property.
pub(super) struct Arena {
    nodes: Vec<Node>,
    slots: Vec<Slot>,
}

/// Node number, and a few hash bits that make most key comparisons unnecessary.
#[derive(Clone, Copy)]
struct Slot {
    number: u32,
    tag: u32,
}

const FREE: u32 = u32::MAX;
const EMPTY: Slot = Slot { number: FREE, tag: 0 };

impl Arena {
    pub(super) fn new() -> Arena {
        Arena { nodes: Vec::new(), slots: vec![EMPTY; 256] }
    }

    pub(super) fn len(&self) -> u32 {
        self.nodes.len() as u32
    }

    /// Returns the sum of the numbers of all positions. The order of the positions does not matter.
    pub(super) fn digest(&self) -> u64 {
        let keys = self.nodes.iter().filter_map(|node| key(&node.position));
        keys.fold(0, |sum: u64, key| sum.wrapping_add(number(&key)))
    }

    pub(super) fn get(&self, number: u32) -> Option<&Node> {
        self.nodes.get(number as usize)
    }

    pub(super) fn set_structure(&mut self, number: u32, structure: u32) {
        if let Some(node) = self.nodes.get_mut(number as usize) {
            node.structure = structure;
        }
    }

    pub(super) fn close(&mut self, number: u32) {
        if let Some(node) = self.nodes.get_mut(number as usize) {
            node.closed = true;
        }
    }

    /// Inserts a position and returns its number, or `None` if the position is already known.
    pub(super) fn insert(&mut self, key: Key, node: Node) -> Option<u32> {
        let hash = hash(&key);
        let slot = self.slot(&key, hash);
        if self.slots.get(slot).is_none_or(|slot| slot.number != FREE) {
            return None;
        }
        let number = self.len();
        self.slots[slot] = Slot { number, tag: tag(hash) };
        self.nodes.push(node);
        if self.nodes.len() * 2 > self.slots.len() {
            self.grow();
        }
        Some(number)
    }

    /// Returns the slot that holds the key, or else the free slot for the key. The table is never
    /// more than half full.
    fn slot(&self, wanted: &Key, hash: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = (hash >> 20) as usize & mask;
        while let Some(&Slot { number, tag: other }) = self.slots.get(slot) {
            let same = || self.get(number).is_some_and(|n| key(&n.position) == Some(*wanted));
            if number == FREE || other == tag(hash) && same() {
                break;
            }
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) {
        self.slots = vec![EMPTY; self.slots.len() * 2];
        for number in 0..self.len() {
            // The table does not store keys. They are recomputed from the positions.
            let key = self.get(number).and_then(|node| key(&node.position));
            if let Some(key) = key {
                let hash = hash(&key);
                let slot = self.slot(&key, hash);
                self.slots[slot] = Slot { number, tag: tag(hash) };
            }
        }
    }

    /// Returns the moves from the root to this node.
    pub(super) fn line_to(&self, number: u32) -> Vec<Move> {
        let mut line = Vec::new();
        let mut reached = self.get(number).and_then(|n| n.reached);
        while let Some((parent, mv)) = reached {
            line.push(mv);
            reached = self.get(parent).and_then(|n| n.reached);
        }
        line.reverse();
        line
    }
}

/// Returns the tag. Its bits do not select the slot in any table that fits in memory.
fn tag(hash: u64) -> u32 {
    (hash ^ hash >> 44) as u32
}

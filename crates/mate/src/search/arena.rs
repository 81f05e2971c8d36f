//! The positions a search has met, each once.

use crate::key::{Key, hash, number};
use touchmove_board::{Move, Position};

/// A position, and how it was first reached.
pub(super) struct Node {
    pub position: Position,
    pub reached: Option<(u32, Move)>,
    /// Whether what follows from it needs no further look.
    pub closed: bool,
    /// Moves from the first position.
    pub depth: u32,
}

/// Nodes by number, and a table from keys to numbers with open addressing.
/// Keys are compared whole: a hash decides nothing.
pub(super) struct Arena {
    nodes: Vec<Node>,
    keys: Vec<Key>,
    slots: Vec<u32>,
}

const FREE: u32 = u32::MAX;

impl Arena {
    pub(super) fn new() -> Arena {
        Arena { nodes: Vec::new(), keys: Vec::new(), slots: vec![FREE; 256] }
    }

    pub(super) fn len(&self) -> u32 {
        self.nodes.len() as u32
    }

    /// The sum of a number for each position, whatever the order.
    pub(super) fn digest(&self) -> u64 {
        self.keys.iter().fold(0, |sum: u64, key| sum.wrapping_add(number(key)))
    }

    pub(super) fn get(&self, number: u32) -> Option<&Node> {
        self.nodes.get(number as usize)
    }

    pub(super) fn close(&mut self, number: u32) {
        if let Some(node) = self.nodes.get_mut(number as usize) {
            node.closed = true;
        }
    }

    /// Takes in a position, unless it is known.
    pub(super) fn insert(&mut self, key: Key, node: Node) -> Option<u32> {
        let hash = hash(&key);
        let slot = self.slot(&key, hash);
        if self.slots.get(slot).is_none_or(|&number| number != FREE) {
            return None;
        }
        let number = self.len();
        self.slots[slot] = number;
        self.nodes.push(node);
        self.keys.push(key);
        if self.nodes.len() * 2 > self.slots.len() {
            self.grow();
        }
        Some(number)
    }

    /// Where the key is or belongs. The table is never more than half full.
    fn slot(&self, key: &Key, hash: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = (hash >> 20) as usize & mask;
        while let Some(&number) = self.slots.get(slot) {
            if number == FREE || self.keys.get(number as usize) == Some(key) {
                break;
            }
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) {
        self.slots = vec![FREE; self.slots.len() * 4];
        for number in 0..self.keys.len() {
            let key = self.keys[number];
            let slot = self.slot(&key, hash(&key));
            self.slots[slot] = number as u32;
        }
    }

    /// The moves from the first position to this one.
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

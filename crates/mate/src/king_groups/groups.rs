//! Storage of the groups, and the waves in which their king squares were added.

use super::Size;
use crate::key::{Key, hash, key};
use crate::proof::KingGroup;
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::{Bitboard, Move, Position, Square};

/// Positions that differ only in the square of the grouped king.
pub(super) struct Group {
    /// All pieces except the kings.
    pub men: Position,
    /// Square of the other king.
    pub other: Square,
    /// Squares of the grouped king reached so far.
    pub king_squares: Bitboard,
}

/// King squares added to a group by one move.
#[derive(Clone, Copy)]
pub(super) struct Wave {
    pub group: u32,
    pub fresh: Bitboard,
    /// Wave that the move started from.
    pub from: u32,
    /// Move that led to this wave, or `None` if the grouped king moved.
    pub by: Option<Move>,
}

/// Result of a move.
pub(super) struct Step {
    pub men: Position,
    pub other: Square,
    pub places: Bitboard,
    pub by: Option<Move>,
}

/// Stored groups. A hash table with open addressing maps keys to group numbers. Waves are kept in
/// order.
pub(super) struct Groups {
    groups: Vec<Group>,
    slots: Vec<u32>,
    waves: Vec<Wave>,
}

const FREE: u32 = u32::MAX;

impl Groups {
    pub(super) fn new() -> Groups {
        Groups { groups: Vec::new(), slots: vec![FREE; 256], waves: Vec::new() }
    }

    pub(super) fn start(&mut self, men: Position, other: Square, king_color: Square) {
        self.meet(FREE, Step { men, other, places: king_color.into(), by: None });
    }

    pub(super) fn size(&self) -> Size {
        Size { groups: self.groups.len() as u32, waves: self.waves.len() as u32 }
    }

    pub(super) fn get(&self, number: u32) -> Option<&Group> {
        self.groups.get(number as usize)
    }

    pub(super) fn wave(&self, number: u32) -> Option<Wave> {
        self.waves.get(number as usize).copied()
    }

    pub(super) fn proof(&self) -> Vec<KingGroup> {
        let place = |group: &Group| KingGroup {
            men: group.men,
            other: group.other,
            king_squares: group.king_squares,
        };
        self.groups.iter().map(place).collect()
    }

    /// Stores the new squares of a step. Returns false if they could not be stored.
    pub(super) fn meet(&mut self, from: u32, step: Step) -> bool {
        let Some(key) = group_key(&step.men, step.other) else { return false };
        let slot = self.slot(&key);
        let Some(&number) = self.slots.get(slot) else { return false };
        let number = if number == FREE { self.insert(slot, &step) } else { number };
        let Some(group) = self.groups.get_mut(number as usize) else { return false };
        // Squares already in the group belong to an earlier wave. Without them each position is
        // expanded only once.
        let fresh = step.places.without(group.king_squares);
        if !fresh.is_empty() {
            group.king_squares |= fresh;
            self.waves.push(Wave { group: number, fresh, from, by: step.by });
        }
        true
    }

    fn insert(&mut self, slot: usize, step: &Step) -> u32 {
        let number = self.groups.len() as u32;
        self.slots[slot] = number;
        let group = Group { men: step.men, other: step.other, king_squares: Bitboard::EMPTY };
        self.groups.push(group);
        if self.groups.len() * 2 > self.slots.len() {
            self.grow();
        }
        number
    }

    /// Returns the slot that holds the key, or else the free slot for the key. The table is never
    /// more than half full.
    fn slot(&self, key: &Key) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = (hash(key) >> 20) as usize & mask;
        while let Some(&number) = self.slots.get(slot) {
            if number == FREE || self.key_of(number).as_ref() == Some(key) {
                break;
            }
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn key_of(&self, number: u32) -> Option<Key> {
        self.get(number).and_then(|group| group_key(&group.men, group.other))
    }

    fn grow(&mut self) {
        self.slots = vec![FREE; self.slots.len() * 4];
        for number in 0..self.groups.len() as u32 {
            if let Some(key) = self.key_of(number) {
                let slot = self.slot(&key);
                self.slots[slot] = number;
            }
        }
    }
}

/// Returns the key of the pieces with the other king added. There is only one king, so the key
/// needs no colour for it.
fn group_key(men: &Position, other: Square) -> Option<Key> {
    let [first, second, third, owner] = key(men)?;
    let king = Bitboard::of(other).0;
    Some([first, second | king, third | king, owner])
}

//! Queues of positions, one for each pawn structure with its piece counts.
//!
//! In a closed position most moves change nothing, because pieces only move back and forth. A
//! search ordered by position alone visits millions of positions with the same pawns. In this
//! module the pawns and the piece counts define a structure. The structures take turns, however
//! many positions each of them has. A sacrifice that opens the position is therefore followed as
//! far as all the waiting moves.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;
use core::cmp::Reverse;
use hashbrown::HashMap;
use touchmove_board::{Bitboard, Color, Position, Role};

/// White pawns, black pawns, and four bits for the count of each piece type.
type Structure = (Bitboard, Bitboard, u64);

#[derive(Default)]
pub(super) struct StructureQueues {
    known: HashMap<Structure, u32>,
    /// Queue of each structure. The entries are heuristic distances with node numbers.
    waiting: Vec<BinaryHeap<Reverse<(u32, u32)>>>,
    turn: usize,
}

impl StructureQueues {
    /// Returns the structure number of a position.
    pub(super) fn structure(&mut self, position: &Position) -> u32 {
        let next = self.waiting.len() as u32;
        let number = *self.known.entry(structure(position)).or_insert(next);
        if number == next {
            self.waiting.push(BinaryHeap::new());
        }
        number
    }

    pub(super) fn add(&mut self, structure: u32, promise: u32, number: u32) {
        if let Some(waiting) = self.waiting.get_mut(structure as usize) {
            waiting.push(Reverse((promise, number)));
        }
    }

    /// Returns the most promising position of the structure whose turn it is.
    pub(super) fn next(&mut self) -> Option<u32> {
        for _ in 0..self.waiting.len() {
            self.turn = (self.turn + 1) % self.waiting.len();
            if let Some(Reverse((_, number))) = self.waiting.get_mut(self.turn)?.pop() {
                return Some(number);
            }
        }
        None
    }
}

fn structure(position: &Position) -> Structure {
    let pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    let counts = Color::ALL.into_iter().flat_map(|color| pieces.map(|role| (color, role)));
    let counts = counts.fold(0, |sum, (color, role)| {
        sum << 4 | u64::from(position.pieces(color, role).len().min(15))
    });
    let pawns = |color| position.pieces(color, Role::Pawn);
    (pawns(Color::White), pawns(Color::Black), counts)
}

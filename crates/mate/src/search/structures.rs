//! Positions by what stands on the board besides where pieces are.
//!
//! In a closed position most moves change nothing: pieces go to and fro, and a search that
//! counts positions looks at millions of the same kind. Pawns and the number of pieces are what
//! makes a kind. Each kind gets its turn, however few positions of it are known: so a
//! sacrifice that opens the wall is followed as far as all the waiting beside it.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;
use core::cmp::Reverse;
use hashbrown::HashMap;
use touchmove_board::{Bitboard, Color, Position, Role};

/// Pawns by colour, and how many pieces of each kind, four bits each.
type Kind = (Bitboard, Bitboard, u64);

#[derive(Default)]
pub(super) struct Structures {
    kinds: HashMap<Kind, u32>,
    /// By kind, promises and numbers.
    waiting: Vec<BinaryHeap<Reverse<(u32, u32)>>>,
    turn: usize,
}

impl Structures {
    /// The number of a position's kind.
    pub(super) fn kind(&mut self, position: &Position) -> u32 {
        let next = self.waiting.len() as u32;
        let number = *self.kinds.entry(kind(position)).or_insert(next);
        if number == next {
            self.waiting.push(BinaryHeap::new());
        }
        number
    }

    pub(super) fn add(&mut self, kind: u32, promise: u32, number: u32) {
        if let Some(waiting) = self.waiting.get_mut(kind as usize) {
            waiting.push(Reverse((promise, number)));
        }
    }

    /// The most promising position of the next kind.
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

fn kind(position: &Position) -> Kind {
    let pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    let counts = Color::ALL.into_iter().flat_map(|color| pieces.map(|role| (color, role)));
    let counts = counts.fold(0, |sum, (color, role)| {
        sum << 4 | u64::from(position.pieces(color, role).len().min(15))
    });
    let pawns = |color| position.pieces(color, Role::Pawn);
    (pawns(Color::White), pawns(Color::Black), counts)
}

//! Mate tables. A table is the smallest set of positions that contains all mates, and every
//! position from which a legal move leads into the set.
//!
//! Captures and promotions lead to classes that were solved earlier. Within the class the set grows
//! until it does not change any more.

use crate::bits::Bits;
use crate::class::{Class, Placement};
use crate::threads::on_each;
use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use touchmove_board::{Bitboard, Color, Move, MoveKind, Position, Role, Square};

/// Solved class. The sets contain [`Placement::canonical`] indices.
pub struct Solved {
    /// Pieces of the class.
    pub class: Class,
    /// Positions in which the king that is not to move cannot be captured.
    pub legal: Bits,
    /// Positions in which White can mate, and positions in which Black can mate.
    pub can: [Bits; 2],
}

/// Tables of all classes solved so far.
#[derive(Default)]
pub struct Tables {
    solved: Vec<Solved>,
    /// Index of the class by material, and true if colours are exchanged.
    by_material: HashMap<u64, (usize, bool)>,
}

fn material(position: &Position) -> u64 {
    let count = |(color, role)| u64::from(position.pieces(color, role).len());
    let men = Color::ALL.into_iter().flat_map(|color| {
        [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen].map(|role| (color, role))
    });
    men.fold(0, |sum, man| sum << 4 | count(man))
}

/// Returns the position with exchanged colours.
fn exchanged(position: &Position) -> Position {
    let across = |set: Bitboard| Bitboard(set.0.swap_bytes());
    Position::of_pieces(position.turn().other(), |color, role| {
        across(position.pieces(color.other(), role))
    })
}

fn class_material(class: &Class) -> u64 {
    let mut position = Position::empty(Color::White);
    for (man, square) in class.men().iter().zip(Square::all()) {
        position = position.with_piece(square, Some(*man));
    }
    material(&position)
}

impl Tables {
    /// Returns whether the player can mate, or `None` if the class of the position is not solved.
    pub fn can(&self, position: &Position, player: Color) -> Option<bool> {
        let &(i, flipped) = self.by_material.get(&material(position))?;
        let solved = &self.solved[i];
        let (placement, player) = if flipped {
            (Placement::of(&exchanged(position), &solved.class), player.other())
        } else {
            (Placement::of(position, &solved.class), player)
        };
        let index = placement.canonical().index(&solved.class);
        debug_assert!(solved.legal.has(index));
        Some(solved.can[player as usize].has(index))
    }

    /// Returns the classes in the order in which they were solved.
    pub fn solved(&self) -> &[Solved] {
        &self.solved
    }

    fn known(&self, position: &Position, player: Color) -> bool {
        let can = self.can(position, player);
        can.unwrap_or_else(|| panic!("{}: its class has not been solved", position.fen()))
    }

    /// Solves a class on several threads. The classes that captures and promotions lead to must
    /// have been solved before.
    ///
    /// # Panics
    ///
    /// Panics if one of these classes has not been solved.
    pub fn solve(&mut self, class: Class, threads: NonZeroUsize) {
        let size = class.size();
        let solved =
            Solved { can: [Bits::new(size), Bits::new(size)], legal: Bits::new(size), class };
        in_parts(size, threads, |part| part.map(|index| self.seed(&solved, index)).sum());
        // Skip a player who can never mate with this material.
        let able = solved.can.each_ref().map(|can| !can.is_empty());
        let sweep =
            |part: Range<usize>| solved.unsettled(part, able).map(|i| solved.settle(i)).sum();
        while in_parts(size, threads, sweep) > 0 {}
        let i = self.solved.len();
        self.by_material.insert(class_material(&solved.class.mirrored()), (i, true));
        self.by_material.insert(class_material(&solved.class), (i, false));
        self.solved.push(solved);
    }

    /// Marks a position that is mate, or from which a move leads out of the class to a position
    /// with the answer "yes". Returns the number of new marks.
    fn seed(&self, solved: &Solved, index: usize) -> usize {
        let placement = Placement::at(&solved.class, index);
        if !placement.is_counted(&solved.class) {
            return 0;
        }
        let Some(position) = placement.position(&solved.class) else { return 0 };
        solved.legal.add(index);
        let mated = |player: Color| player != position.turn() && position.is_checkmate();
        let mut can = Color::ALL.map(mated);
        let _ = position.each_move(|mv| {
            if is_final(&position, mv) {
                let after = position.after(mv);
                for player in Color::ALL {
                    can[player as usize] |=
                        !can[player as usize] && self.after_final(&after, player);
                }
            }
            until_both(can)
        });
        solved.mark(index, can)
    }

    /// Returns the answer after a capture, a promotion, or a double advance that permits en
    /// passant.
    fn after_final(&self, after: &Position, player: Color) -> bool {
        if after.en_passant().is_none() {
            return self.known(after, player);
        }
        let captures = after.legal_moves();
        let captures = captures.iter().filter(|mv| mv.kind == MoveKind::EnPassant);
        captures.into_iter().any(|mv| self.known(&after.after(*mv), player))
    }
}

impl Solved {
    /// Marks the players who can mate. Returns the number of new marks.
    fn mark(&self, index: usize, can: [bool; 2]) -> usize {
        self.can.iter().zip(can).filter(|&(set, can)| can && set.add(index)).count()
    }

    /// Returns the positions of a range for which a player's answer is still open. The range must
    /// consist of whole words.
    fn unsettled(&self, part: Range<usize>, able: [bool; 2]) -> impl Iterator<Item = usize> {
        let done = move |player: usize, word| match able[player] {
            true => self.can[player].word(word),
            false => u64::MAX,
        };
        (part.start / 64..part.end / 64).flat_map(move |word| {
            let open = self.legal.word(word) & !(done(0, word) & done(1, word));
            (0..64).filter(move |bit| open >> bit & 1 == 1).map(move |bit| word * 64 + bit)
        })
    }

    /// Marks a position from which a move within the class leads to a position with the answer
    /// "yes". Returns the number of new marks.
    fn settle(&self, index: usize) -> usize {
        let placement = Placement::at(&self.class, index);
        let Some(position) = placement.position(&self.class) else { return 0 };
        let mut can = self.can.each_ref().map(|can| can.has(index));
        let _ = position.each_move(|mv| {
            if !is_final(&position, mv) {
                let next = placement.after(mv).canonical().index(&self.class);
                for (can, set) in can.iter_mut().zip(&self.can) {
                    *can = *can || set.has(next);
                }
            }
            until_both(can)
        });
        self.mark(index, can)
    }
}

/// Number of indices in a unit of work.
const PART: usize = 1 << 16;

/// Processes all indices in parallel and adds up the results. Each thread takes the next unit of
/// work when it is free.
fn in_parts(
    size: usize,
    threads: NonZeroUsize,
    work: impl Fn(Range<usize>) -> usize + Sync,
) -> usize {
    let next = AtomicUsize::new(0);
    let worker = |_| {
        let starts = std::iter::repeat_with(|| next.fetch_add(PART, Relaxed));
        let starts = starts.take_while(|&start| start < size);
        starts.map(|start| work(start..size.min(start + PART))).sum::<usize>()
    };
    on_each(threads, worker).into_iter().sum()
}

fn until_both(can: [bool; 2]) -> ControlFlow<()> {
    if can == [true; 2] { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

/// Returns true if a move leads out of the class, or permits en passant.
fn is_final(position: &Position, mv: Move) -> bool {
    position.occupied().contains(mv.to)
        || mv.promotion().is_some()
        || mv.kind == MoveKind::EnPassant
        || (mv.kind == MoveKind::DoubleAdvance && position.after(mv).en_passant().is_some())
}

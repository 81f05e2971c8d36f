//! Who can still mate, worked out backwards from the mates.
//!
//! A player can mate in a position if the position is that mate, or if some
//! legal move leads to a position in which the player can. Captures and
//! promotions lead to classes solved before; all other moves are taken back,
//! one by one, from positions already known.

use crate::bits::Bits;
use crate::class::{Class, Placement};
use std::collections::HashMap;
use std::ops::ControlFlow;
use touchmove_board::attacks::{
    bishop_attacks, king_attacks, knight_attacks, queen_attacks, rook_attacks,
};
use touchmove_board::{Bitboard, Color, Move, MoveKind, Piece, Position, Role, Square};

/// A class with its answers, by [`Placement::canonical`] index.
pub struct Solved {
    /// Which men.
    pub class: Class,
    /// The positions that can be played from.
    pub legal: Bits,
    /// Where White can mate, and where Black can.
    pub can: [Bits; 2],
}

/// All classes solved so far.
#[derive(Default)]
pub struct Tables {
    solved: Vec<Solved>,
    /// By material: which, and whether its colours are exchanged.
    by_material: HashMap<u64, (usize, bool)>,
}

fn material(position: &Position) -> u64 {
    let count = |(color, role)| u64::from(position.pieces(color, role).len());
    let men = Color::ALL.into_iter().flat_map(|color| {
        [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen].map(|role| (color, role))
    });
    men.fold(0, |sum, man| sum << 4 | count(man))
}

/// The same position with the colours exchanged.
fn exchanged(position: &Position) -> Position {
    let empty = Position::empty(position.turn().other());
    position.occupied().fold(empty, |exchanged, square| {
        let piece = position.piece_at(square);
        let piece = piece.map(|p| Piece { color: p.color.other(), role: p.role });
        let across = Square::new(square.index() as u8 ^ 56).unwrap_or(square);
        exchanged.with_piece(across, piece)
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
    /// Whether that player can mate; none if the class has not been solved.
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

    /// The classes in the order in which they were solved.
    pub fn solved(&self) -> &[Solved] {
        &self.solved
    }

    fn known(&self, position: &Position, player: Color) -> bool {
        let can = self.can(position, player);
        can.unwrap_or_else(|| panic!("{}: its class has not been solved", position.fen()))
    }

    /// Solves a class; those that captures and promotions lead to must have
    /// been solved before.
    ///
    /// # Panics
    ///
    /// If one of them has not been.
    pub fn solve(&mut self, class: Class) {
        let size = class.size();
        let mut solved =
            Solved { can: [Bits::new(size), Bits::new(size)], legal: Bits::new(size), class };
        let mut open = Vec::new();
        self.seed(&mut solved, &mut open);
        while let Some(yes) = open.pop() {
            self.take_back(&mut solved, yes, &mut open);
        }
        let i = self.solved.len();
        self.by_material.insert(class_material(&solved.class.mirrored()), (i, true));
        self.by_material.insert(class_material(&solved.class), (i, false));
        self.solved.push(solved);
    }

    /// Marks mates, and positions from which a move that cannot be taken back
    /// leads to a known yes.
    fn seed(&self, solved: &mut Solved, open: &mut Vec<Yes>) {
        for index in 0..solved.class.size() {
            let placement = Placement::at(&solved.class, index);
            if !placement.is_counted(&solved.class) {
                continue;
            }
            let Some(position) = placement.position(&solved.class) else { continue };
            solved.legal.add(index);
            if position.is_checkmate() {
                mark(solved, index, position.turn().other(), open);
            }
            let _ = position.each_move(|mv| {
                if is_final(&position, mv) {
                    self.seed_after(solved, index, &position.after(mv), open);
                }
                ControlFlow::Continue(())
            });
        }
    }

    fn seed_after(&self, solved: &mut Solved, index: usize, after: &Position, open: &mut Vec<Yes>) {
        for player in Color::ALL {
            if !solved.can[player as usize].has(index) && self.after_final(after, player) {
                mark(solved, index, player, open);
            }
        }
    }

    /// After a capture or promotion, or a pawn's double step that lets it be
    /// captured en passant.
    fn after_final(&self, after: &Position, player: Color) -> bool {
        if after.en_passant().is_none() {
            return self.known(after, player);
        }
        let captures = after.legal_moves();
        let captures = captures.iter().filter(|mv| mv.kind == MoveKind::EnPassant);
        captures.into_iter().any(|mv| self.known(&after.after(*mv), player))
    }

    /// Marks the positions that a quiet move leads from to this one.
    fn take_back(&self, solved: &mut Solved, yes: Yes, open: &mut Vec<Yes>) {
        let (index, player) = yes.parts();
        let placement = Placement::at(&solved.class, index);
        let moved = placement.turn.other();
        let occupied = placement.occupied(&solved.class);
        for i in 0..solved.class.men().len() + 2 {
            let man = solved.class.man(i);
            let Some(to) = Square::new(placement.squares[i]).filter(|_| man.color == moved) else {
                continue;
            };
            for from in origins(man.role, moved, to, occupied) {
                let mut before = Placement { turn: moved, ..placement };
                before.squares[i] = from.index() as u8;
                let double = man.role == Role::Pawn && from.rank().abs_diff(to.rank()) == 2;
                if double && !self.leads_to_known(&before, solved, from, to, player) {
                    continue;
                }
                let index = before.canonical().index(&solved.class);
                if solved.legal.has(index) {
                    mark(solved, index, player, open);
                }
            }
        }
    }

    /// A mate that en passant would answer is none.
    fn leads_to_known(
        &self,
        before: &Placement,
        solved: &Solved,
        from: Square,
        to: Square,
        player: Color,
    ) -> bool {
        let Some(position) = before.position(&solved.class) else { return false };
        let Some(mv) = position.find_move(from, to, None) else { return false };
        let after = position.after(mv);
        let answered = after.en_passant().is_some()
            && after.legal_moves().iter().all(|mv| mv.kind == MoveKind::EnPassant);
        !answered || self.after_final(&after, player)
    }
}

/// The index of a position and who can mate in it. Hundreds of millions of them
/// may wait at once, so that every byte counts.
#[derive(Clone, Copy)]
struct Yes(u32);

// Five men at most have indices of 31 bits.
const _: () = assert!(2_u64 << (6 * 5) == 1 << 31);

impl Yes {
    fn new(index: usize, player: Color) -> Yes {
        Yes((index as u32) << 1 | player as u32)
    }

    fn parts(self) -> (usize, Color) {
        ((self.0 >> 1) as usize, Color::ALL[self.0 as usize & 1])
    }
}

fn mark(solved: &mut Solved, index: usize, player: Color, open: &mut Vec<Yes>) {
    if solved.can[player as usize].add(index) {
        open.push(Yes::new(index, player));
    }
}

/// Whether a move leads out of the class, or gives a right to capture en
/// passant.
fn is_final(position: &Position, mv: Move) -> bool {
    position.occupied().contains(mv.to)
        || mv.promotion().is_some()
        || mv.kind == MoveKind::EnPassant
        || (mv.kind == MoveKind::DoubleAdvance && position.after(mv).en_passant().is_some())
}

/// Where a man that now stands on `to` can have come from without a capture.
fn origins(role: Role, color: Color, to: Square, occupied: Bitboard) -> Bitboard {
    let attacks = match role {
        Role::King => king_attacks(to),
        Role::Knight => knight_attacks(to),
        Role::Bishop => bishop_attacks(to, occupied),
        Role::Rook => rook_attacks(to, occupied),
        Role::Queen => queen_attacks(to, occupied),
        Role::Pawn => return pawn_origins(color, to, occupied),
    };
    attacks.without(occupied)
}

fn pawn_origins(color: Color, to: Square, occupied: Bitboard) -> Bitboard {
    let (home, step): (u8, i8) = if color == Color::White { (1, -1) } else { (6, 1) };
    let back = |steps: i8| {
        let rank = to.rank().checked_add_signed(step * steps)?;
        Square::at(to.file(), rank).filter(|square| !occupied.contains(*square))
    };
    let mut origins = Bitboard::EMPTY;
    if let Some(one) = back(1).filter(|square| !matches!(square.rank(), 0 | 7)) {
        origins |= Bitboard::of(one);
        if let Some(two) = back(2).filter(|square| square.rank() == home) {
            origins |= Bitboard::of(two);
        }
    }
    origins
}

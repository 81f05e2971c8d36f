//! King steps and castling (Article 3.8, and the guideline for Chess960).

use super::pawns::{east, west};
use super::{Generator, Visitor};
use crate::attacks::{between, king_attacks, knight_attacks};
use crate::cpu::Cpu;
use crate::position::wing_of;
use crate::{Bitboard, Role, Square, Wing};
use core::ops::ControlFlow;

impl<C: Cpu, const WHITE: bool> Generator<'_, C, WHITE> {
    #[inline(always)]
    pub(super) fn king_moves<V: Visitor>(&self, visitor: &mut V) -> ControlFlow<()> {
        let Some(king) = self.king else { return ControlFlow::Continue(()) };
        let near = king_attacks(king).without(self.us | self.theirs(Role::King));
        let rooks = self.castling_rooks(king);
        if near.is_empty() && rooks.is_empty() {
            return ControlFlow::Continue(());
        }
        let attacked = self.attacked(king);
        let targets = near.without(attacked);
        if V::EMPTY_SETS || !targets.is_empty() {
            visitor.piece(Role::King, king, targets)?;
        }
        let is_attacked = |way: Bitboard| way.meets(attacked);
        rooks.into_iter().try_for_each(|rook| self.castling(king, rook, is_attacked, visitor))
    }

    /// Generates castling to one wing. Only the squares that the king crosses are tested for attacks,
    /// which is faster than computing all attacked squares.
    #[inline(always)]
    pub(super) fn castling_to(&self, wing: Wing, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let Some(king) = self.king else { return ControlFlow::Continue(()) };
        let is_safe = |to| self.position.leaves_king_safe(king, to, Bitboard::EMPTY);
        let is_attacked = |way: Bitboard| !way.into_iter().all(is_safe);
        let rooks = self.castling_rooks(king).into_iter();
        let mut rooks = rooks.filter(|&rook| wing_of(king, rook) == wing);
        rooks.try_for_each(|rook| self.castling(king, rook, is_attacked, visitor))
    }

    /// Returns the rooks with a castling right and a free path to the king. In check there are
    /// none.
    #[inline(always)]
    fn castling_rooks(&self, king: Square) -> Bitboard {
        let mut open = Bitboard::EMPTY;
        if self.masks.checkers.is_empty() {
            for rook in self.position.castling_rooks() & self.us {
                if !between(king, rook).meets(self.occupied) {
                    open |= rook.into();
                }
            }
        }
        open
    }

    /// Returns the squares that the opponent attacks once the king has left its square.
    #[inline(always)]
    fn attacked(&self, king: Square) -> Bitboard {
        // Without the king, a slider also attacks the squares behind it on the line.
        let occupied = self.occupied.without(king.into());
        let pawns = self.theirs(Role::Pawn);
        // The opponent's pawns advance in the other direction, hence the inverted constants.
        let mut attacked = if WHITE {
            west::<false>(pawns) | east::<false>(pawns)
        } else {
            west::<true>(pawns) | east::<true>(pawns)
        };
        for knight in self.theirs(Role::Knight) {
            attacked |= knight_attacks(knight);
        }
        for other in self.theirs(Role::King) {
            attacked |= king_attacks(other);
        }
        for rook in self.straight & self.them {
            attacked |= self.cpu.rook_attacks(rook, occupied);
        }
        for bishop in self.diagonal & self.them {
            attacked |= self.cpu.bishop_attacks(bishop, occupied);
        }
        attacked
    }

    #[inline(always)]
    fn castling(
        &self,
        king: Square,
        rook: Square,
        is_attacked: impl Fn(Bitboard) -> bool,
        visitor: &mut impl Visitor,
    ) -> ControlFlow<()> {
        let wing = wing_of(king, rook);
        let corner = king.index() as u32 & 56;
        let king_to = Square::masked(corner + wing.king_file() as u32);
        let rook_to = Square::masked(corner + wing.rook_file() as u32);
        let both = Bitboard::of(king) | rook.into();
        let king_way = between(king, king_to) | king_to.into();
        let way = king_way | between(rook, rook_to) | rook_to.into();
        if way.without(both).meets(self.occupied) || is_attacked(king_way) {
            return ControlFlow::Continue(());
        }
        // The rook has moved too, and it may have shielded the king on its target square.
        let behind = self.straight & self.them & Bitboard::rank(king.rank());
        if !behind.is_empty() {
            let after = self.occupied.without(both) | king_to.into() | rook_to.into();
            if self.cpu.rook_attacks(king_to, after).meets(behind) {
                return ControlFlow::Continue(());
            }
        }
        visitor.castle(wing, king, king_to)
    }
}

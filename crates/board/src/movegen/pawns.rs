//! Pawn moves, generated as whole sets (Article 3.7).

use super::{Generator, PawnStep, Visitor};
use crate::attacks::pawn_attacks;
use crate::cpu::Cpu;
use crate::{Bitboard, Role, Square};
use core::ops::ControlFlow;

impl<C: Cpu, const WHITE: bool> Generator<'_, C, WHITE> {
    /// Generates the moves of `movers` to `targets`, except en passant.
    #[inline(always)]
    pub(super) fn pawn_moves<V: Visitor>(
        &self,
        movers: Bitboard,
        targets: Bitboard,
        visitor: &mut V,
    ) -> ControlFlow<()> {
        let pawns = self.position.role(Role::Pawn) & movers;
        let third = Bitboard::rank(if WHITE { 2 } else { 5 });
        let single = forward::<WHITE>(pawns).without(self.occupied);
        let double = forward::<WHITE>(single & third).without(self.occupied);
        let captures = targets & self.them;
        send(visitor, PawnStep::Advance, single & targets)?;
        send(visitor, PawnStep::DoubleAdvance, double & targets)?;
        send(visitor, PawnStep::CaptureWest, west::<WHITE>(pawns) & captures)?;
        send(visitor, PawnStep::CaptureEast, east::<WHITE>(pawns) & captures)
    }

    /// Generates en passant captures. Two pawns leave their squares at once, so masks cannot detect
    /// every exposed king. Each capture is therefore tested.
    #[inline(always)]
    pub(super) fn en_passant(&self, visitor: &mut impl Visitor) -> ControlFlow<()> {
        match self.position.passed_square() {
            Some(to) => self.en_passant_to(to, visitor),
            None => ControlFlow::Continue(()),
        }
    }

    #[inline(always)]
    fn en_passant_to(&self, to: Square, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let captured = backward::<WHITE>(to.into()) & self.theirs(Role::Pawn);
        if captured.is_empty() || self.occupied.contains(to) {
            return ControlFlow::Continue(());
        }
        for from in pawn_attacks(Self::US.other(), to) & self.ours(Role::Pawn) {
            if self.king_is_safe_after(from, to, captured) {
                visitor.en_passant(from, to)?;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn king_is_safe_after(&self, from: Square, to: Square, captured: Bitboard) -> bool {
        let Some(king) = self.king else { return true };
        let gone = captured | from.into();
        let occupied = self.occupied.without(gone) | to.into();
        let near = self.theirs(Role::Knight) | self.theirs(Role::Pawn) | self.theirs(Role::King);
        (self.masks.checkers & near).without(captured).is_empty()
            && !self.cpu.rook_attacks(king, occupied).meets(self.straight & self.them)
            && !self.cpu.bishop_attacks(king, occupied).meets(self.diagonal & self.them)
    }
}

#[inline(always)]
fn send<V: Visitor>(visitor: &mut V, step: PawnStep, targets: Bitboard) -> ControlFlow<()> {
    if !V::EMPTY_SETS && targets.is_empty() {
        return ControlFlow::Continue(());
    }
    visitor.pawns(step, targets)
}

#[inline(always)]
fn forward<const WHITE: bool>(set: Bitboard) -> Bitboard {
    Bitboard(if WHITE { set.0 << 8 } else { set.0 >> 8 })
}

#[inline(always)]
fn backward<const WHITE: bool>(set: Bitboard) -> Bitboard {
    Bitboard(if WHITE { set.0 >> 8 } else { set.0 << 8 })
}

#[inline(always)]
pub(super) fn west<const WHITE: bool>(set: Bitboard) -> Bitboard {
    let set = set.without(Bitboard::file(0));
    Bitboard(if WHITE { set.0 << 7 } else { set.0 >> 9 })
}

#[inline(always)]
pub(super) fn east<const WHITE: bool>(set: Bitboard) -> Bitboard {
    let set = set.without(Bitboard::file(7));
    Bitboard(if WHITE { set.0 << 9 } else { set.0 >> 7 })
}

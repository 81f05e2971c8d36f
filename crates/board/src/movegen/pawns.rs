//! Pawns move as whole sets (Article 3.7).

use super::{Generator, PawnStep, Visitor};
use crate::attacks::{bishop_attacks, pawn_attacks, rook_attacks};
use crate::{Bitboard, Role, Square};
use std::ops::ControlFlow;

impl<const WHITE: bool> Generator<'_, WHITE> {
    #[inline]
    pub(super) fn pawn_moves(&self, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let pawns = self.ours(Role::Pawn);
        if pawns.is_empty() {
            return ControlFlow::Continue(());
        }
        self.advances(pawns, visitor)?;
        self.captures(pawns, visitor)?;
        self.en_passant(visitor)
    }

    #[inline]
    fn advances(&self, pawns: Bitboard, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let straight = self.masks.straight_pins;
        let movers = pawns.without(self.masks.diagonal_pins);
        let third = Bitboard::rank(if WHITE { 2 } else { 5 });
        let single = (forward::<WHITE>(movers.without(straight))
            | forward::<WHITE>(movers & straight) & straight)
            .without(self.occupied);
        let double = forward::<WHITE>(single & third).without(self.occupied) & self.masks.targets;
        send(visitor, PawnStep::Advance, single & self.masks.targets)?;
        send(visitor, PawnStep::DoubleAdvance, double)
    }

    #[inline]
    fn captures(&self, pawns: Bitboard, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let diagonal = self.masks.diagonal_pins;
        let movers = pawns.without(self.masks.straight_pins);
        let (free, pinned) = (movers.without(diagonal), movers & diagonal);
        let targets = self.them.without(self.theirs(Role::King)) & self.masks.targets;
        let west = (west::<WHITE>(free) | west::<WHITE>(pinned) & diagonal) & targets;
        let east = (east::<WHITE>(free) | east::<WHITE>(pinned) & diagonal) & targets;
        send(visitor, PawnStep::CaptureWest, west)?;
        send(visitor, PawnStep::CaptureEast, east)
    }

    /// Two pawns leave the board's lines at once, so each case is tried out.
    #[inline]
    pub(super) fn en_passant(&self, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let Some(to) = self.position.passed else { return ControlFlow::Continue(()) };
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

    fn king_is_safe_after(&self, from: Square, to: Square, captured: Bitboard) -> bool {
        let Some(king) = self.king else { return true };
        let gone = captured | from.into();
        let occupied = self.occupied.without(gone) | to.into();
        let queens = self.theirs(Role::Queen);
        let near = self.theirs(Role::Knight) | self.theirs(Role::Pawn) | self.theirs(Role::King);
        !(self.masks.checkers & near).without(captured).meets(Bitboard::FULL)
            && !rook_attacks(king, occupied).meets(self.theirs(Role::Rook) | queens)
            && !bishop_attacks(king, occupied).meets(self.theirs(Role::Bishop) | queens)
    }
}

#[inline]
fn send(visitor: &mut impl Visitor, step: PawnStep, targets: Bitboard) -> ControlFlow<()> {
    if targets.is_empty() {
        return ControlFlow::Continue(());
    }
    visitor.pawns(step, targets)
}

#[inline]
fn forward<const WHITE: bool>(set: Bitboard) -> Bitboard {
    Bitboard(if WHITE { set.0 << 8 } else { set.0 >> 8 })
}

#[inline]
fn backward<const WHITE: bool>(set: Bitboard) -> Bitboard {
    Bitboard(if WHITE { set.0 >> 8 } else { set.0 << 8 })
}

#[inline]
fn west<const WHITE: bool>(set: Bitboard) -> Bitboard {
    let set = set.without(Bitboard::file(0));
    Bitboard(if WHITE { set.0 << 7 } else { set.0 >> 9 })
}

#[inline]
fn east<const WHITE: bool>(set: Bitboard) -> Bitboard {
    let set = set.without(Bitboard::file(7));
    Bitboard(if WHITE { set.0 << 9 } else { set.0 >> 7 })
}

//! King steps and castling (Articles 3.8 and, for Chess960, its guideline).

use super::{Generator, Visitor};
use crate::attacks::{between, bishop_attacks, king_attacks, knight_attacks, rook_attacks};
use crate::position::wing_of;
use crate::{Bitboard, Role, Square};
use std::ops::ControlFlow;

impl<const WHITE: bool> Generator<'_, WHITE> {
    #[inline]
    pub(super) fn king_moves(&self, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let Some(king) = self.king else { return ControlFlow::Continue(()) };
        let near = king_attacks(king).without(self.us);
        if near.is_empty() {
            return ControlFlow::Continue(());
        }
        let targets = near.without(self.attacked(near, king) | self.theirs(Role::King));
        if targets.is_empty() {
            return ControlFlow::Continue(());
        }
        visitor.piece(Role::King, king, targets)
    }

    /// The squares the opponent attacks once the king has left its square;
    /// exact on `near` only.
    #[inline]
    fn attacked(&self, near: Bitboard, king: Square) -> Bitboard {
        let occupied = self.occupied.without(king.into());
        let pawns = self.theirs(Role::Pawn);
        let mut attacked = if WHITE {
            Bitboard(pawns.0 >> 7 & !Bitboard::file(0).0 | pawns.0 >> 9 & !Bitboard::file(7).0)
        } else {
            Bitboard(pawns.0 << 9 & !Bitboard::file(0).0 | pawns.0 << 7 & !Bitboard::file(7).0)
        };
        for knight in self.theirs(Role::Knight) {
            attacked |= knight_attacks(knight);
        }
        for other in self.theirs(Role::King) {
            attacked |= king_attacks(other);
        }
        let queens = self.theirs(Role::Queen);
        if near.without(attacked).is_empty() {
            return attacked;
        }
        for rook in self.theirs(Role::Rook) | queens {
            attacked |= rook_attacks(rook, occupied);
        }
        for bishop in self.theirs(Role::Bishop) | queens {
            attacked |= bishop_attacks(bishop, occupied);
        }
        attacked
    }

    #[inline]
    pub(super) fn castlings(&self, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let rooks = self.position.castling & self.us;
        let (false, Some(king)) = (rooks.is_empty(), self.king) else {
            return ControlFlow::Continue(());
        };
        if !self.masks.checkers.is_empty() {
            return ControlFlow::Continue(());
        }
        rooks.into_iter().try_for_each(|rook| self.castling(king, rook, visitor))
    }

    fn castling(&self, king: Square, rook: Square, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let wing = wing_of(king, rook);
        let corner = king.index() as u32 & 56;
        let king_to = Square::masked(corner + wing.king_file() as u32);
        let rook_to = Square::masked(corner + wing.rook_file() as u32);
        let both = Bitboard::of(king) | rook.into();
        let king_way = between(king, king_to) | king_to.into();
        let way = king_way | between(rook, rook_to) | rook_to.into() | between(king, rook);
        if way.without(both).meets(self.occupied) {
            return ControlFlow::Continue(());
        }
        // Where the king arrives the rook has moved too: it may have been a shield.
        let after = self.occupied.without(both) | king_to.into() | rook_to.into();
        let before = self.occupied.without(king.into());
        let safe = |square| self.unattacked(square, before);
        if king_way.into_iter().all(safe) && self.unattacked(king_to, after) {
            return visitor.castle(wing, king, king_to);
        }
        ControlFlow::Continue(())
    }

    fn unattacked(&self, square: Square, occupied: Bitboard) -> bool {
        self.position.attackers_when(square, Self::US.other(), occupied).is_empty()
    }
}

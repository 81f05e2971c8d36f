//! Knights, bishops, rooks and queens (Articles 3.2 to 3.6).

use super::{Generator, Visitor};
use crate::attacks::{bishop_attacks, knight_attacks, rook_attacks};
use crate::{Bitboard, Role, Square};
use std::ops::ControlFlow;

impl<const WHITE: bool> Generator<'_, WHITE> {
    #[inline]
    pub(super) fn piece_moves(&self, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let targets = self.masks.targets.without(self.us | self.theirs(Role::King));
        let pins = self.masks.pins();
        for knight in self.ours(Role::Knight).without(pins) {
            send(visitor, Role::Knight, knight, knight_attacks(knight) & targets)?;
        }
        for bishop in self.ours(Role::Bishop).without(self.masks.straight_pins) {
            send(visitor, Role::Bishop, bishop, self.diagonally(bishop) & targets)?;
        }
        for rook in self.ours(Role::Rook).without(self.masks.diagonal_pins) {
            send(visitor, Role::Rook, rook, self.straight(rook) & targets)?;
        }
        for queen in self.ours(Role::Queen) {
            send(visitor, Role::Queen, queen, self.queen(queen, pins) & targets)?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn diagonally(&self, from: Square) -> Bitboard {
        let attacks = bishop_attacks(from, self.occupied);
        if self.masks.diagonal_pins.contains(from) {
            attacks & self.masks.diagonal_pins
        } else {
            attacks
        }
    }

    #[inline]
    fn straight(&self, from: Square) -> Bitboard {
        let attacks = rook_attacks(from, self.occupied);
        if self.masks.straight_pins.contains(from) {
            attacks & self.masks.straight_pins
        } else {
            attacks
        }
    }

    #[inline]
    fn queen(&self, from: Square, pins: Bitboard) -> Bitboard {
        if !pins.contains(from) {
            bishop_attacks(from, self.occupied) | rook_attacks(from, self.occupied)
        } else if self.masks.diagonal_pins.contains(from) {
            self.diagonally(from)
        } else {
            self.straight(from)
        }
    }
}

#[inline]
fn send(visitor: &mut impl Visitor, role: Role, from: Square, to: Bitboard) -> ControlFlow<()> {
    if to.is_empty() {
        return ControlFlow::Continue(());
    }
    visitor.piece(role, from, to)
}

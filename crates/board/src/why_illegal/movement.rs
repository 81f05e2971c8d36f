//! Movement of pieces other than pawns.

use super::{IllegalReason, Inquiry};
use crate::attacks::{between, bishop_attacks, king_attacks, knight_attacks, rook_attacks};
use crate::{Bitboard, Role, Square};

impl Inquiry<'_> {
    pub(super) fn examine_movement(&mut self, role: Role) {
        if !reach(role, self.from).contains(self.to) {
            return self.against(IllegalReason::NotItsWay(role));
        }
        // Squares that a knight's move connects share no line, so the path is empty.
        let way = between(self.from, self.to);
        if let Some((square, piece)) = self.first_on(way) {
            self.against(IllegalReason::PathBlocked { square, piece });
        }
    }

    /// Returns the first piece on a path that starts next to the square of departure.
    pub(super) fn first_on(&self, way: Bitboard) -> Option<(Square, crate::Piece)> {
        let distance = |square: &Square| square.index().abs_diff(self.from.index());
        let square = (way & self.position.occupied()).min_by_key(distance)?;
        Some((square, self.position.piece_at(square)?))
    }

    pub(super) fn examine_promotion(&mut self, role: Role) {
        let due = role == Role::Pawn && self.to.rank() == self.rank(7);
        match self.promotion {
            None if due => self.against(IllegalReason::PromotionMissing),
            Some(role) if !due => self.against(IllegalReason::NoPromotion(role)),
            Some(role) if !Role::PROMOTIONS.contains(&role) => {
                self.against(IllegalReason::PromotionTo(role));
            }
            _ => {}
        }
    }

    /// Returns the rank with the given number, counted from the player's side.
    pub(super) fn rank(&self, own: u8) -> u8 {
        if self.us.index() == 0 { own } else { 7 - own }
    }
}

/// Returns the targets of a piece on an empty board.
fn reach(role: Role, from: Square) -> Bitboard {
    let none = Bitboard::EMPTY;
    match role {
        Role::Pawn => none,
        Role::Knight => knight_attacks(from),
        Role::Bishop => bishop_attacks(from, none),
        Role::Rook => rook_attacks(from, none),
        Role::Queen => bishop_attacks(from, none) | rook_attacks(from, none),
        Role::King => king_attacks(from),
    }
}

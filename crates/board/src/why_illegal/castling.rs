//! Reasons against castling, permanent or temporary (Article 3.8).

use super::{IllegalReason, Inquiry};
use crate::attacks::between;
use crate::fen::outermost;
use crate::position::wing_of;
use crate::{Bitboard, Piece, Role, Square, Wing};
use alloc::vec::Vec;

/// Castling that the player intended.
#[derive(Clone, Copy)]
pub(super) struct Castling {
    wing: Wing,
    /// Rook with which the king castles, if there is one.
    rook: Option<Square>,
}

impl Inquiry<'_> {
    /// Returns the castling that the player intends by this king move.
    pub(super) fn castling(&self) -> Option<Castling> {
        let home = self.rank(0);
        if self.from.rank() != home || self.to.rank() != home {
            return None;
        }
        let rook = Piece { color: self.us, role: Role::Rook };
        if self.position.piece_at(self.to) == Some(rook) {
            return Some(Castling { wing: wing_of(self.from, self.to), rook: Some(self.to) });
        }
        match self.from.file().abs_diff(self.to.file()) {
            0 => self.castling_in_place(),
            1 => None,
            2 if self.from.file() == 4 => Some(self.castling_to(wing_of(self.from, self.to))),
            _ => self.castling_with_right(wing_of(self.from, self.to)),
        }
    }

    fn castling_to(&self, wing: Wing) -> Castling {
        let rook = self.position.castling_rook(self.us, wing);
        Castling { wing, rook: rook.or_else(|| self.outermost_rook(wing)) }
    }

    /// Recognises castling in which the king moves any distance to its castling square (Chess960).
    fn castling_with_right(&self, wing: Wing) -> Option<Castling> {
        let right = self.position.castling_rook(self.us, wing);
        let arrives = self.to.file() == wing.king_file();
        right.filter(|_| arrives).map(|rook| Castling { wing, rook: Some(rook) })
    }

    /// Recognises castling by a king that is already on its castling square (Chess960). Only legal
    /// castling counts, since otherwise the king just stays on its square.
    fn castling_in_place(&self) -> Option<Castling> {
        let mut meant = Wing::ALL.into_iter().filter_map(|wing| self.castling_with_right(wing));
        meant.find(|&castling| {
            let mut trial = Inquiry { reasons: Vec::new(), ..*self };
            trial.examine_castling(castling);
            trial.reasons.is_empty()
        })
    }

    /// Examines castling to a wing. A king that has left its first rank only lacks the right.
    pub(super) fn examine_castling_to(&mut self, wing: Wing) {
        if self.from.rank() != self.rank(0) {
            return self.against(IllegalReason::CastlingRightLost(wing));
        }
        self.examine_castling(self.castling_to(wing));
    }

    /// Returns the outermost rook on the king's side of the rank, also for a king in a corner.
    fn outermost_rook(&self, wing: Wing) -> Option<Square> {
        let rooks = self.position.pieces(self.us, Role::Rook) & Bitboard::rank(self.from.rank());
        outermost(rooks, self.from, wing)
    }

    pub(super) fn examine_castling(&mut self, castling: Castling) {
        self.examine_right(castling);
        self.examine_way(castling);
        self.examine_attacks(castling);
        if let Some(role) = self.promotion {
            self.against(IllegalReason::NoPromotion(role));
        }
    }

    fn examine_right(&mut self, Castling { wing, rook }: Castling) {
        let Some(rook) = rook else { return self.against(IllegalReason::CastlingNoRook(wing)) };
        if self.position.castling_rook(self.us, wing) == Some(rook) {
            return;
        }
        if rook == self.to {
            let piece = Piece { color: self.us, role: Role::Rook };
            self.against(IllegalReason::OwnPieceThere(piece));
        }
        self.against(IllegalReason::CastlingRightLost(wing));
    }

    fn examine_way(&mut self, castling: Castling) {
        let Castling { wing, rook } = castling;
        let mut way = self.kings_way(castling);
        if let Some(rook) = rook {
            let to = self.home(wing.rook_file());
            way |= between(rook, to) | to.into();
        }
        let squares = way.without(self.movers(castling)) & self.position.occupied();
        self.against_attacks(squares, |squares| IllegalReason::CastlingBlocked { squares });
    }

    fn examine_attacks(&mut self, castling: Castling) {
        let occupied = self.position.occupied();
        let to = self.home(castling.wing.king_file());
        let rook_to = self.home(castling.wing.rook_file());
        // The rook has moved too, and it may have shielded the king on its target square.
        let after = occupied.without(self.movers(castling)) | to.into() | rook_to.into();

        let by = self.position.checkers(self.us);
        self.against_attacks(by, |by| IllegalReason::CastlingInCheck { by });
        for square in self.kings_way(castling).without(to.into()) {
            let by = self.attackers(square, occupied);
            self.against_attacks(by, |by| IllegalReason::CastlingThroughCheck { square, by });
        }
        let by = self.attackers(to, after);
        self.against_attacks(by, |by| IllegalReason::CastlingIntoCheck { by });
    }

    fn attackers(&self, square: Square, occupied: Bitboard) -> Bitboard {
        self.position.attackers_when(square, self.us.other(), occupied)
    }

    fn kings_way(&self, castling: Castling) -> Bitboard {
        let to = self.home(castling.wing.king_file());
        between(self.from, to) | to.into()
    }

    fn movers(&self, castling: Castling) -> Bitboard {
        Bitboard::of(self.from) | castling.rook.map_or(Bitboard::EMPTY, Bitboard::of)
    }

    fn home(&self, file: u8) -> Square {
        Square::masked(self.from.index() as u32 & 56 | file as u32)
    }
}

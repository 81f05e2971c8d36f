//! Pawn moves (Article 3.7).

use super::{IllegalReason, Inquiry};
use crate::attacks::between;
use crate::{Piece, Role, Square};

impl Inquiry<'_> {
    pub(super) fn examine_pawn(&mut self) {
        let files = self.from.file().abs_diff(self.to.file());
        match (files, self.ranks_forward()) {
            (0, 1) => self.examine_advance(),
            (0, 2) => {
                if self.from.rank() != self.rank(1) {
                    self.against(IllegalReason::PawnNotOnFirstSquare);
                }
                self.examine_advance();
            }
            (1, 1) => self.examine_capture(),
            (_, up) if up < 0 => self.against(IllegalReason::PawnBackwards),
            _ => self.against(IllegalReason::NotItsWay(Role::Pawn)),
        }
    }

    fn ranks_forward(&self) -> i8 {
        let up = self.to.rank() as i8 - self.from.rank() as i8;
        if self.us.index() == 0 { up } else { -up }
    }

    fn examine_advance(&mut self) {
        let way = between(self.from, self.to) | self.to.into();
        if let Some((square, piece)) = self.first_on(way) {
            let advance = self.from.rank().abs_diff(self.to.rank());
            self.against(IllegalReason::PawnBlocked { advance, square, piece });
        }
    }

    fn examine_capture(&mut self) {
        if self.position.occupied().contains(self.to) || self.captured_en_passant().is_some() {
            return;
        }
        let beside = self.beside();
        let pawn = Piece { color: self.us.other(), role: Role::Pawn };
        let late = self.to.rank() == self.rank(5) && self.position.piece_at(beside) == Some(pawn);
        self.against(match late {
            true => IllegalReason::EnPassantTooLate { pawn: beside },
            false => IllegalReason::PawnCapturesNothing,
        });
    }

    /// Returns the square on the file of arrival and the rank of departure, where an en passant
    /// capture removes a pawn.
    fn beside(&self) -> Square {
        Square::masked(self.from.index() as u32 & 56 | self.to.index() as u32 & 7)
    }

    /// Returns the pawn that this move captures en passant, if any.
    pub(super) fn captured_en_passant(&self) -> Option<Square> {
        let capture = self.position.passed_square() == Some(self.to)
            && self.from.file().abs_diff(self.to.file()) == 1
            && self.ranks_forward() == 1
            && !self.position.occupied().contains(self.to);
        let pawns = self.position.pieces(self.us.other(), Role::Pawn);
        Some(self.beside()).filter(|&pawn| capture && pawns.contains(pawn))
    }
}

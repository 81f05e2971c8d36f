//! Safety of the player's own king (Article 3.9).

use super::{IllegalReason, Inquiry};
use crate::{Bitboard, Role};

impl Inquiry<'_> {
    pub(super) fn examine_safety(&mut self, role: Role) {
        let Some(king) = self.position.king(self.us) else { return };
        if self.position.color(self.us).contains(self.to) {
            return;
        }
        if role == Role::King {
            let by = self.attackers_after(self.to, Bitboard::EMPTY);
            return self.against_attacks(by, |by| IllegalReason::KingMovesIntoCheck { by });
        }
        let en_passant = self.captured_en_passant().filter(|_| role == Role::Pawn);
        let by = self.attackers_after(king, en_passant.map_or(Bitboard::EMPTY, Bitboard::of));
        let before = self.position.checkers(self.us);
        self.against_attacks(by & before, |by| IllegalReason::KingLeftInCheck { by });
        self.against_attacks(by.without(before), |by| IllegalReason::KingExposed { by });
    }

    /// Returns the opponent's pieces that attack the given square after the move.
    fn attackers_after(&self, square: crate::Square, captured: Bitboard) -> Bitboard {
        let occupied = self.position.occupied().without(captured | self.from.into());
        let attackers =
            self.position.attackers_when(square, self.us.other(), occupied | self.to.into());
        attackers.without(self.to.into())
    }

    pub(super) fn against_attacks(
        &mut self,
        by: Bitboard,
        reason: impl Fn(Bitboard) -> IllegalReason,
    ) {
        if !by.is_empty() {
            self.against(reason(by));
        }
    }
}

//! Masks that restrict the moves of all pieces: checks and pins.

use super::Generator;
use crate::attacks::{
    between, diagonal_rays, king_attacks, knight_attacks, pawn_attacks, straight_rays,
};
use crate::{Bitboard, Role};

/// Masks computed once for a position.
#[derive(Clone, Copy, Default)]
pub(super) struct Masks {
    /// Pieces that give check.
    pub checkers: Bitboard,
    /// The player's own pieces that may only move along the line to their king.
    pub pinned: Bitboard,
    /// Target mask for non-king moves.
    ///
    /// In check, the targets are the squares of the checking piece and the squares between. They
    /// never include own pieces or a king.
    pub targets: Bitboard,
}

impl<C, const WHITE: bool> Generator<'_, C, WHITE> {
    #[inline(always)]
    pub(super) fn masks(&self) -> Masks {
        let targets = !(self.us | self.theirs(Role::King));
        let mut masks = Masks { checkers: Bitboard::EMPTY, pinned: Bitboard::EMPTY, targets };
        let Some(king) = self.king else { return masks };
        // A player may have put one king next to the other by hand, so a king can also give check.
        masks.checkers = (knight_attacks(king) & self.theirs(Role::Knight))
            | (pawn_attacks(Self::US, king) & self.theirs(Role::Pawn))
            | (king_attacks(king) & self.theirs(Role::King));
        let (straight, diagonal) = (self.straight & self.them, self.diagonal & self.them);
        for sniper in (straight_rays(king) & straight) | (diagonal_rays(king) & diagonal) {
            // A single piece between a slider and the king is pinned if it is the player's own.
            // With two pieces between, neither is pinned.
            let way = between(king, sniper) & self.occupied;
            if way.is_empty() {
                masks.checkers |= sniper.into();
            } else if !way.has_several() {
                masks.pinned |= way & self.us;
            }
        }
        if let Some(checker) = masks.checkers.first() {
            masks.targets &= between(king, checker) | masks.checkers;
        }
        masks
    }
}

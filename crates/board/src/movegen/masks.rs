//! What restricts the moves of all pieces: checks and pins.

use crate::attacks::{
    between, bishop_attacks, king_attacks, knight_attacks, pawn_attacks, rook_attacks,
};
use crate::{Bitboard, Color, Position, Role, Square};

/// Found once a position.
pub(super) struct Masks {
    /// The pieces that give check.
    pub checkers: Bitboard,
    /// Where a piece other than the king must go: everywhere, or to the
    /// checking piece or in between.
    pub targets: Bitboard,
    /// The lines (with the pinning piece) on which own pieces are pinned
    /// along files and ranks.
    pub straight_pins: Bitboard,
    /// The same along diagonals.
    pub diagonal_pins: Bitboard,
}

impl Masks {
    #[inline]
    pub(super) fn of(position: &Position, us: Color, king: Option<Square>) -> Masks {
        let mut masks = Masks {
            checkers: Bitboard::EMPTY,
            targets: Bitboard::FULL,
            straight_pins: Bitboard::EMPTY,
            diagonal_pins: Bitboard::EMPTY,
        };
        let Some(king) = king else { return masks };
        let them = position.color(us.other());
        let ours = position.color(us);
        let queens = position.role(Role::Queen);
        // A king gives check too where a hand has put it beside the other.
        masks.checkers = ((knight_attacks(king) & position.role(Role::Knight))
            | (pawn_attacks(us, king) & position.role(Role::Pawn))
            | (king_attacks(king) & position.role(Role::King)))
            & them;
        // Seen through our own pieces: none in between is a check, one a pin.
        let straight = rook_attacks(king, them) & them & (position.role(Role::Rook) | queens);
        masks.straight_pins = pins(&mut masks.checkers, king, straight, ours);
        let diagonal = bishop_attacks(king, them) & them & (position.role(Role::Bishop) | queens);
        masks.diagonal_pins = pins(&mut masks.checkers, king, diagonal, ours);
        if let Some(checker) = masks.checkers.first() {
            masks.targets = between(king, checker) | masks.checkers;
        }
        masks
    }

    /// All pinned lines.
    #[inline]
    pub(super) fn pins(&self) -> Bitboard {
        self.straight_pins | self.diagonal_pins
    }
}

#[inline]
fn pins(checkers: &mut Bitboard, king: Square, snipers: Bitboard, ours: Bitboard) -> Bitboard {
    let mut pins = Bitboard::EMPTY;
    for sniper in snipers {
        let way = between(king, sniper);
        let blockers = way & ours;
        if blockers.is_empty() {
            *checkers |= sniper.into();
        } else if !blockers.has_several() {
            pins |= way | sniper.into();
        }
    }
    pins
}

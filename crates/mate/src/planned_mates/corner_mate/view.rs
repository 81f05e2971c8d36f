//! View of any corner as if it were a1.

use touchmove_board::{Bitboard, Square};

pub(super) const A1: u8 = 0;
pub(super) const B1: u8 = 1;
pub(super) const B2: u8 = 9;
pub(super) const C2: u8 = 10;
pub(super) const D2: u8 = 11;
pub(super) const A3: u8 = 16;
pub(super) const B3: u8 = 17;
pub(super) const C3: u8 = 18;

/// One of the eight symmetries of the board.
#[derive(Clone, Copy)]
pub(super) struct View {
    /// True if files and ranks are swapped before mirroring.
    turned: bool,
    /// XOR mask of the square index: 7 mirrors files, 56 mirrors ranks, 63 mirrors both.
    mirrored: u8,
}

impl View {
    /// Returns the symmetry with the given number, 0 to 7.
    pub(super) fn new(number: usize) -> View {
        View { turned: number & 4 != 0, mirrored: [0, 7, 56, 63][number & 3] }
    }

    /// Returns the real square that corresponds to a square of the view.
    pub(super) fn of(self, seen: u8) -> Bitboard {
        let turned = if self.turned { seen >> 3 | (seen & 7) << 3 } else { seen };
        Bitboard(1 << ((turned ^ self.mirrored) & 63))
    }

    pub(super) fn all_of(self, seen: &[u8]) -> Bitboard {
        seen.iter().fold(Bitboard::EMPTY, |set, &square| set | self.of(square))
    }

    pub(super) fn square(self, seen: u8) -> Option<Square> {
        self.of(seen).first()
    }
}

//! A corner seen as if it were a1.

use touchmove_board::{Bitboard, Square};

pub(super) const A1: u8 = 0;
pub(super) const B1: u8 = 1;
pub(super) const D2: u8 = 11;
pub(super) const C2: u8 = 10;
pub(super) const B2: u8 = 9;
pub(super) const A3: u8 = 16;
pub(super) const B3: u8 = 17;
pub(super) const C3: u8 = 18;

/// One of the eight ways to turn and mirror the board.
#[derive(Clone, Copy)]
pub(super) struct View {
    /// Whether files become ranks, before squares are mirrored.
    swapped: bool,
    /// 7 where files are mirrored, 56 where ranks are.
    mirrored: u8,
}

impl View {
    pub(super) const ALL: [View; 8] = {
        let mut all = [View { swapped: false, mirrored: 0 }; 8];
        let mut i = 0;
        while i < 8 {
            let mirrored = if i & 1 == 0 { 0 } else { 7 } | if i & 2 == 0 { 0 } else { 56 };
            all[i] = View { swapped: i & 4 != 0, mirrored };
            i += 1;
        }
        all
    };

    /// The square that is seen as that one.
    pub(super) fn of(self, seen: u8) -> Square {
        let turned = if self.swapped { seen >> 3 | (seen & 7) << 3 } else { seen };
        Square::new((turned ^ self.mirrored) & 63).unwrap_or(FIRST)
    }

    pub(super) fn all_of(self, seen: &[u8]) -> Bitboard {
        seen.iter().fold(Bitboard::EMPTY, |set, &square| set | self.of(square).into())
    }
}

/// Never needed: six bits always make a square.
const FIRST: Square = match Square::new(0) {
    Some(square) => square,
    None => panic!("a1 is a square"),
};

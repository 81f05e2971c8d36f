//! Piece placement in four 64-bit words.

use crate::{Bitboard, Color, Piece, Role};

/// Bit planes of the placement.
///
/// Three planes encode the piece on each square. The fourth plane marks Black's pieces. A rook that
/// may castle has its own code, so the right moves and disappears with the rook. Every move changes
/// the same bits of all four words. Two or three operations find any role.
///
/// | piece | high | middle | low |
/// | --- | --- | --- | --- |
/// | pawn | | | 1 |
/// | bishop | | 1 | |
/// | knight | | 1 | 1 |
/// | rook | 1 | | |
/// | rook that may castle | 1 | | 1 |
/// | queen | 1 | 1 | |
/// | king | 1 | 1 | 1 |
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(crate) struct Planes([u64; 4]);

/// Codes of the roles, from pawn to king.
const BITS: [u64; 6] = [0b001, 0b011, 0b010, 0b100, 0b110, 0b111];

/// Masks to find a role without a branch, which the processor would often mispredict.
struct Kind {
    /// All ones for each plane in which the role's bit must be clear.
    not: [u64; 3],
    /// All ones if the lowest plane is ignored, because a rook may have the castling right or not.
    any_low: u64,
}

const KINDS: [Kind; 6] = [kind(0), kind(1), kind(2), kind(3), kind(4), kind(5)];

const fn kind(role: usize) -> Kind {
    let ones = ones(BITS[role]);
    let any_low = if role == Role::Rook as usize { u64::MAX } else { 0 };
    Kind { not: [!ones[0], !ones[1], !ones[2]], any_low }
}

/// Returns a word for each bit: all ones if the bit is set, otherwise zero.
const fn ones(bits: u64) -> [u64; 3] {
    [(bits & 1).wrapping_neg(), (bits >> 1 & 1).wrapping_neg(), (bits >> 2 & 1).wrapping_neg()]
}

/// Plane words of each piece, by colour and role: all ones where the piece has a bit.
static PIECES: [[[u64; 4]; 6]; 2] = [pieces(Color::White), pieces(Color::Black)];

const fn pieces(color: Color) -> [[u64; 4]; 6] {
    let mut out = [[0; 4]; 6];
    let mut role = 0;
    while role < 6 {
        let [low, middle, high] = ones(BITS[role]);
        out[role] = [low, middle, high, (color as u64).wrapping_neg()];
        role += 1;
    }
    out
}

impl Planes {
    pub const EMPTY: Planes = Planes([0; 4]);

    #[inline(always)]
    pub const fn occupied(&self) -> Bitboard {
        let [low, middle, high, _] = self.0;
        Bitboard(low | middle | high)
    }

    #[inline(always)]
    pub const fn color(&self, color: Color) -> Bitboard {
        match color {
            Color::White => self.occupied().without(Bitboard(self.0[3])),
            Color::Black => Bitboard(self.0[3]),
        }
    }

    #[inline(always)]
    pub const fn role(&self, role: Role) -> Bitboard {
        let [low, middle, high, _] = self.0;
        let kind = &KINDS[role.index()];
        Bitboard((low ^ kind.not[0] | kind.any_low) & (middle ^ kind.not[1]) & (high ^ kind.not[2]))
    }

    /// Returns the bishops and queens.
    #[inline(always)]
    pub const fn diagonal(&self) -> Bitboard {
        Bitboard(self.0[1] & !self.0[0])
    }

    /// Returns the rooks and queens.
    #[inline(always)]
    pub const fn straight(&self) -> Bitboard {
        let [low, middle, high, _] = self.0;
        Bitboard(high & !(middle & low))
    }

    /// Returns the rooks that may still castle.
    #[inline(always)]
    pub const fn castling(&self) -> Bitboard {
        let [low, middle, high, _] = self.0;
        Bitboard(high & low & !middle)
    }

    /// Removes the castling right from all rooks outside the set.
    #[inline(always)]
    pub const fn keep_castling(&mut self, rooks: Bitboard) {
        self.0[0] &= !self.castling().without(rooks).0;
    }

    /// Grants castling rights to the rooks on these squares.
    pub const fn grant_castling(&mut self, rooks: Bitboard) {
        self.0[0] |= self.role(Role::Rook).0 & rooks.0;
    }

    #[inline(always)]
    pub fn clear(&mut self, squares: Bitboard) {
        for word in &mut self.0 {
            *word &= !squares.0;
        }
    }

    /// Puts pieces on empty squares.
    #[inline(always)]
    pub fn add(&mut self, squares: Bitboard, piece: Piece) {
        let bits = &PIECES[piece.color.index()][piece.role.index()];
        for (word, bits) in self.0.iter_mut().zip(bits) {
            *word |= squares.0 & bits;
        }
    }

    /// Returns the four words, the lowest plane first.
    pub const fn words(&self) -> [u64; 4] {
        self.0
    }
}

//! What stands on the squares, in four words.

use crate::{Bitboard, Color, Piece, Role};

/// Three words tell a square's piece by three bits, the fourth those that are
/// Black's. A rook with which castling has not been lost is a kind of its own,
/// so that the right goes where the rook goes. Every move changes all four
/// words alike, and every kind is found in two operations or three.
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

/// The bits of the kinds, from pawn to king.
const BITS: [u64; 6] = [0b001, 0b011, 0b010, 0b100, 0b110, 0b111];

/// How a kind is found: no branch, for which kind it is seldom repeats.
struct Kind {
    /// All ones for a word that must not have the bit.
    not: [u64; 3],
    /// All ones where the low bit does not matter: a rook may castle or not.
    any_low: u64,
}

const KINDS: [Kind; 6] = [kind(0), kind(1), kind(2), kind(3), kind(4), kind(5)];

const fn kind(role: usize) -> Kind {
    let ones = ones(BITS[role]);
    let any_low = if role == Role::Rook as usize { u64::MAX } else { 0 };
    Kind { not: [!ones[0], !ones[1], !ones[2]], any_low }
}

/// All ones for each bit that is there.
const fn ones(bits: u64) -> [u64; 3] {
    [(bits & 1).wrapping_neg(), (bits >> 1 & 1).wrapping_neg(), (bits >> 2 & 1).wrapping_neg()]
}

/// By colour and kind: all ones in the words that have the piece's bits.
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

    /// Bishops and queens.
    #[inline(always)]
    pub const fn diagonal(&self) -> Bitboard {
        Bitboard(self.0[1] & !self.0[0])
    }

    /// Rooks and queens.
    #[inline(always)]
    pub const fn straight(&self) -> Bitboard {
        let [low, middle, high, _] = self.0;
        Bitboard(high & !(middle & low))
    }

    /// The rooks with which castling has not been lost.
    #[inline(always)]
    pub const fn castling(&self) -> Bitboard {
        let [low, middle, high, _] = self.0;
        Bitboard(high & low & !middle)
    }

    /// Takes the right to castle from all rooks but these.
    #[inline(always)]
    pub const fn keep_castling(&mut self, rooks: Bitboard) {
        self.0[0] &= !self.castling().without(rooks).0;
    }

    /// Gives it to those of these squares that hold a rook.
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

    /// The words, low first.
    pub const fn words(&self) -> [u64; 4] {
        self.0
    }
}

//! Slider attacks with magic multiplication, for any processor.
#![allow(long_running_const_eval)]

use super::magics::{BISHOP_MAGICS, ROOK_MAGICS};
use super::slides::{BISHOP, BISHOP_SIZE, Directions, Line, ROOK, ROOK_SIZE, Way, lines};
use crate::{Bitboard, Square};

/// Lookup data of one square.
#[derive(Clone, Copy)]
struct Lookup {
    mask: u64,
    magic: u64,
    offset: u32,
    shift: u32,
}

static ROOKS: [Lookup; 64] = lookups(&ROOK_MAGICS, ROOK);
static BISHOPS: [Lookup; 64] = lookups(&BISHOP_MAGICS, BISHOP);
static ROOK_SETS: [u64; ROOK_SIZE] = sets(&lookups(&ROOK_MAGICS, ROOK), ROOK);
static BISHOP_SETS: [u64; BISHOP_SIZE] = sets(&lookups(&BISHOP_MAGICS, BISHOP), BISHOP);

const fn lookups(magics: &[u64; 64], directions: Directions) -> [Lookup; 64] {
    let mut out = [Lookup { mask: 0, magic: 0, offset: 0, shift: 0 }; 64];
    let (mut square, mut offset) = (0, 0);
    while square < 64 {
        let [one, two] = lines(square as u8, directions);
        let mask = one.relevant | two.relevant;
        let bits = mask.count_ones();
        out[square] = Lookup { mask, magic: magics[square], offset, shift: 64 - bits };
        offset += 1 << bits;
        square += 1;
    }
    out
}

/// Builds the table of attack sets.
///
/// The two lines of a square share no bits, so the products of their occupancies add up. The
/// compiler interprets this loop a hundred thousand times. Each extra step slows down every build.
const fn sets<const N: usize>(lookups: &[Lookup; 64], directions: Directions) -> [u64; N] {
    let mut out = [0; N];
    let mut square = 0;
    while square < 64 {
        let Lookup { magic, offset, shift, .. } = lookups[square];
        let [one, two] = lines(square as u8, directions);
        let (one, two) = (hashed(&one, magic), hashed(&two, magic));
        let mut i = 0;
        while i < one.1 {
            let (hash, attacks) = one.0[i];
            let mut j = 0;
            while j < two.1 {
                let at = hash.wrapping_add(two.0[j].0) >> shift;
                out[offset as usize + at as usize] = attacks | two.0[j].1;
                j += 1;
            }
            i += 1;
        }
        square += 1;
    }
    out
}

/// Returns, for each occupancy of a line, its part of the hash and of the attack set.
const fn hashed(line: &Line, magic: u64) -> ([(u64, u64); 64], usize) {
    let mut out = [(0, 0); 64];
    let mut i = 0;
    while i < line.count {
        let Way { occupied, attacks } = line.ways[i];
        out[i] = (occupied.wrapping_mul(magic), attacks);
        i += 1;
    }
    (out, line.count)
}

impl Lookup {
    #[inline]
    const fn index(self, occupied: u64) -> usize {
        let hash = (occupied & self.mask).wrapping_mul(self.magic) >> self.shift;
        self.offset as usize + hash as usize
    }
}

/// Returns the squares that a rook attacks if the squares in `occupied` are occupied.
///
/// ```
/// use touchmove_board::{attacks::rook_attacks, Bitboard};
/// assert_eq!(rook_attacks("a1".parse().unwrap(), Bitboard::EMPTY).len(), 14);
/// ```
#[inline]
pub fn rook_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(ROOK_SETS[ROOKS[square.index()].index(occupied.0)])
}

/// Returns the squares that a bishop attacks if the squares in `occupied` are occupied.
///
/// ```
/// use touchmove_board::{attacks::bishop_attacks, Bitboard};
/// assert_eq!(bishop_attacks("d4".parse().unwrap(), Bitboard::EMPTY).len(), 13);
/// ```
#[inline]
pub fn bishop_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(BISHOP_SETS[BISHOPS[square.index()].index(occupied.0)])
}

/// Returns the squares that a queen attacks if the squares in `occupied` are occupied.
///
/// ```
/// use touchmove_board::{attacks::queen_attacks, Bitboard};
/// assert_eq!(queen_attacks("d4".parse().unwrap(), Bitboard::EMPTY).len(), 27);
/// ```
#[inline]
pub fn queen_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    rook_attacks(square, occupied) | bishop_attacks(square, occupied)
}

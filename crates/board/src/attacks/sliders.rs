//! Bishop, rook and queen: perfect hashing of the occupied squares.
//!
//! The attack sets of all 107,648 relevant occupancies stand in one table.
//! A set is found by a magic multiplication, on every processor alike: `pext`
//! gains a few per cent and needs `unsafe`.
#![allow(long_running_const_eval)]

use super::magics::{BISHOP_MAGICS, ROOK_MAGICS};
use crate::{Bitboard, Square};

const ROOK_DIRECTIONS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const BISHOP_DIRECTIONS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const ROOK_SIZE: usize = 102_400;
const BISHOP_SIZE: usize = 5_248;

/// Where the attack sets of one square stand in the table.
#[derive(Clone, Copy)]
struct Lookup {
    mask: u64,
    magic: u64,
    offset: u32,
    shift: u32,
}

static ROOKS: [Lookup; 64] = lookups(&ROOK_MAGICS, &ROOK_DIRECTIONS);
static BISHOPS: [Lookup; 64] = lookups(&BISHOP_MAGICS, &BISHOP_DIRECTIONS);
static ROOK_SETS: [u64; ROOK_SIZE] =
    sets(&lookups(&ROOK_MAGICS, &ROOK_DIRECTIONS), &ROOK_DIRECTIONS);
static BISHOP_SETS: [u64; BISHOP_SIZE] =
    sets(&lookups(&BISHOP_MAGICS, &BISHOP_DIRECTIONS), &BISHOP_DIRECTIONS);

const fn inside(file: i8, rank: i8) -> bool {
    file >= 0 && file < 8 && rank >= 0 && rank < 8
}

/// The squares whose occupation matters: the rays without their last squares.
const fn relevant(square: i8, directions: &[(i8, i8); 4]) -> u64 {
    let mut set = 0;
    let mut d = 0;
    while d < 4 {
        let (df, dr) = directions[d];
        let (mut file, mut rank) = (square % 8 + df, square / 8 + dr);
        while inside(file + df, rank + dr) && inside(file, rank) {
            set |= 1 << (rank * 8 + file);
            file += df;
            rank += dr;
        }
        d += 1;
    }
    set
}

const fn slide(square: i8, occupied: u64, directions: &[(i8, i8); 4]) -> u64 {
    let mut set = 0;
    let mut d = 0;
    while d < 4 {
        let (df, dr) = directions[d];
        let (mut file, mut rank) = (square % 8 + df, square / 8 + dr);
        while inside(file, rank) {
            let bit = 1 << (rank * 8 + file);
            set |= bit;
            if occupied & bit != 0 {
                break;
            }
            file += df;
            rank += dr;
        }
        d += 1;
    }
    set
}

const fn lookups(magics: &[u64; 64], directions: &[(i8, i8); 4]) -> [Lookup; 64] {
    let mut out = [Lookup { mask: 0, magic: 0, offset: 0, shift: 0 }; 64];
    let mut offset = 0;
    let mut square = 0;
    while square < 64 {
        let mask = relevant(square as i8, directions);
        let bits = mask.count_ones();
        out[square] = Lookup { mask, magic: magics[square], offset, shift: 64 - bits };
        offset += 1 << bits;
        square += 1;
    }
    out
}

const fn sets<const N: usize>(lookups: &[Lookup; 64], directions: &[(i8, i8); 4]) -> [u64; N] {
    let mut out = [0; N];
    let mut square = 0;
    while square < 64 {
        let lookup = lookups[square];
        let mut occupied = 0u64;
        loop {
            out[lookup.index(occupied)] = slide(square as i8, occupied, directions);
            occupied = occupied.wrapping_sub(lookup.mask) & lookup.mask;
            if occupied == 0 {
                break;
            }
        }
        square += 1;
    }
    out
}

impl Lookup {
    #[inline]
    const fn index(self, occupied: u64) -> usize {
        let hash = (occupied & self.mask).wrapping_mul(self.magic) >> self.shift;
        self.offset as usize + hash as usize
    }
}

/// The squares a rook attacks when these squares are occupied.
///
/// ```
/// use touchmove_board::{attacks::rook_attacks, Bitboard};
/// assert_eq!(rook_attacks("a1".parse().unwrap(), Bitboard::EMPTY).len(), 14);
/// ```
#[inline]
pub fn rook_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(ROOK_SETS[ROOKS[square.index()].index(occupied.0)])
}

/// The squares a bishop attacks when these squares are occupied.
///
/// ```
/// use touchmove_board::{attacks::bishop_attacks, Bitboard};
/// assert_eq!(bishop_attacks("d4".parse().unwrap(), Bitboard::EMPTY).len(), 13);
/// ```
#[inline]
pub fn bishop_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(BISHOP_SETS[BISHOPS[square.index()].index(occupied.0)])
}

/// The squares a queen attacks when these squares are occupied.
///
/// ```
/// use touchmove_board::{attacks::queen_attacks, Bitboard};
/// assert_eq!(queen_attacks("d4".parse().unwrap(), Bitboard::EMPTY).len(), 27);
/// ```
#[inline]
pub fn queen_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    rook_attacks(square, occupied) | bishop_attacks(square, occupied)
}

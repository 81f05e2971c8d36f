//! Bishop, rook and queen by magic multiplication, on every processor alike.
#![allow(long_running_const_eval)]

use super::magics::{BISHOP_MAGICS, ROOK_MAGICS};
use super::slides::{BISHOP, BISHOP_SIZE, Directions, ROOK, ROOK_SIZE, lines};
use crate::{Bitboard, Square};

/// Where the attack sets of one square stand in the table.
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

const fn sets<const N: usize>(lookups: &[Lookup; 64], directions: Directions) -> [u64; N] {
    let mut out = [0; N];
    let mut square = 0;
    while square < 64 {
        let [one, two] = lines(square as u8, directions);
        let mut pair = 0;
        while pair < one.count * two.count {
            let (a, b) = (one.ways[pair % one.count], two.ways[pair / one.count]);
            out[lookups[square].index(a.occupied | b.occupied)] = a.attacks | b.attacks;
            pair += 1;
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

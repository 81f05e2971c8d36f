//! Slider attacks with the instructions PEXT and PDEP.
//!
//! PEXT gathers the occupancy of the lines into a table index. PDEP spreads the 16-bit table entry
//! over the lines of the piece.
#![allow(long_running_const_eval)]

use super::slides::{BISHOP, BISHOP_SIZE, Directions, Line, ROOK, ROOK_SIZE, Way, lines};
use crate::{Bitboard, Square};

/// Instructions that gather bits by a mask and spread them again.
pub(crate) trait Gather: Copy {
    fn gather(self, bits: u64, mask: u64) -> u64;
    fn spread(self, bits: u64, mask: u64) -> u64;
}

#[derive(Clone, Copy)]
struct Lookup {
    relevant: u64,
    all: u64,
    offset: usize,
}

static ROOKS: [Lookup; 64] = lookups(ROOK);
static BISHOPS: [Lookup; 64] = lookups(BISHOP);
static ROOK_SETS: [u16; ROOK_SIZE] = sets(&lookups(ROOK), ROOK);
static BISHOP_SETS: [u16; BISHOP_SIZE] = sets(&lookups(BISHOP), BISHOP);

const fn lookups(directions: Directions) -> [Lookup; 64] {
    let mut out = [Lookup { relevant: 0, all: 0, offset: 0 }; 64];
    let (mut square, mut offset) = (0, 0);
    while square < 64 {
        let [one, two] = lines(square as u8, directions);
        let relevant = one.relevant | two.relevant;
        out[square] = Lookup { relevant, all: one.all | two.all, offset };
        offset += 1 << relevant.count_ones();
        square += 1;
    }
    out
}

const fn sets<const N: usize>(lookups: &[Lookup; 64], directions: Directions) -> [u16; N] {
    let mut out = [0; N];
    let mut square = 0;
    while square < 64 {
        let at = lookups[square];
        let [one, two] = lines(square as u8, directions);
        let (one, two) = (entries(&one, at), entries(&two, at));
        let mut i = 0;
        while i < one.1 {
            let (index, set) = one.0[i];
            let mut j = 0;
            while j < two.1 {
                // The two lines occupy different bits, so their indices and sets combine with OR.
                out[at.offset + (index | two.0[j].0) as usize] = set | two.0[j].1;
                j += 1;
            }
            i += 1;
        }
        square += 1;
    }
    out
}

/// Returns, for each occupancy of a line, its part of the table index and of the attack set.
const fn entries(line: &Line, at: Lookup) -> ([(u16, u16); 64], usize) {
    let mut out = [(0, 0); 64];
    let mut i = 0;
    while i < line.count {
        let Way { occupied, attacks } = line.ways[i];
        out[i] = (gathered(occupied, at.relevant), gathered(attacks, at.all));
        i += 1;
    }
    (out, line.count)
}

const fn gathered(set: u64, mut mask: u64) -> u16 {
    let (mut out, mut bit) = (0, 1);
    while mask != 0 {
        if set & mask & mask.wrapping_neg() != 0 {
            out |= bit;
        }
        mask &= mask - 1;
        bit <<= 1;
    }
    out
}

#[inline(always)]
pub(crate) fn rook_attacks(with: impl Gather, square: Square, occupied: Bitboard) -> Bitboard {
    look_up(with, &ROOKS[square.index()], &ROOK_SETS, occupied)
}

#[inline(always)]
pub(crate) fn bishop_attacks(with: impl Gather, square: Square, occupied: Bitboard) -> Bitboard {
    look_up(with, &BISHOPS[square.index()], &BISHOP_SETS, occupied)
}

#[inline(always)]
fn look_up(with: impl Gather, at: &Lookup, sets: &[u16], occupied: Bitboard) -> Bitboard {
    let index = at.offset + with.gather(occupied.0, at.relevant) as usize;
    Bitboard(with.spread(sets[index].into(), at.all))
}

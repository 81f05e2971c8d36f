//! Lines through two squares and the squares between them.

use crate::{Bitboard, Square};

static BETWEEN: [[u64; 64]; 64] = tables().0;
static LINE: [[u64; 64]; 64] = tables().1;

const DIRECTIONS: [(i8, i8); 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

const fn ray(square: i8, (df, dr): (i8, i8)) -> u64 {
    let (mut file, mut rank) = (square % 8 + df, square / 8 + dr);
    let mut set = 0;
    while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
        set |= 1 << (rank * 8 + file);
        file += df;
        rank += dr;
    }
    set
}

const fn tables() -> ([[u64; 64]; 64], [[u64; 64]; 64]) {
    let (mut between, mut line) = ([[0; 64]; 64], [[0; 64]; 64]);
    let mut from = 0;
    while from < 64 {
        let mut d = 0;
        while d < 8 {
            let (df, dr) = DIRECTIONS[d];
            let whole = ray(from, (df, dr)) | ray(from, (-df, -dr)) | 1 << from;
            let mut rest = ray(from, (df, dr));
            while rest != 0 {
                let to = rest.trailing_zeros() as i8;
                rest &= rest - 1;
                between[from as usize][to as usize] = ray(from, (df, dr)) & ray(to, (-df, -dr));
                line[from as usize][to as usize] = whole;
            }
            d += 1;
        }
        from += 1;
    }
    (between, line)
}

/// The squares strictly between two squares of one file, rank or diagonal;
/// empty if they share none.
///
/// ```
/// use touchmove_board::attacks::between;
/// assert_eq!(between("a1".parse().unwrap(), "d4".parse().unwrap()).len(), 2);
/// ```
#[inline]
pub fn between(a: Square, b: Square) -> Bitboard {
    Bitboard(BETWEEN[a.index()][b.index()])
}

/// The whole file, rank or diagonal through two different squares; empty if
/// they share none.
///
/// ```
/// use touchmove_board::attacks::line;
/// assert_eq!(line("a1".parse().unwrap(), "d4".parse().unwrap()).len(), 8);
/// ```
#[inline]
pub fn line(a: Square, b: Square) -> Bitboard {
    Bitboard(LINE[a.index()][b.index()])
}

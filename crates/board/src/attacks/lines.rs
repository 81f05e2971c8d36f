//! Lines through two squares, and the squares between them.

use super::leapers::leaps;
use crate::{Bitboard, Role, Square};

static BETWEEN: [[u64; 64]; 64] = tables().0;
static LINE: [[u64; 64]; 64] = tables().1;
/// Targets of a rook and of a bishop on an empty board.
static RAYS: [[u64; 2]; 64] = rays();

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

const fn rays() -> [[u64; 2]; 64] {
    let mut out = [[0; 2]; 64];
    let mut square = 0;
    while square < 64 {
        let mut d = 0;
        while d < 8 {
            out[square as usize][d % 2] |= ray(square, DIRECTIONS[d]);
            d += 1;
        }
        square += 1;
    }
    out
}

/// Returns the other squares on the file and rank of a square: the targets of a rook on an empty
/// board.
///
/// ```
/// use touchmove_board::attacks::straight_rays;
/// assert_eq!(straight_rays("a1".parse().unwrap()).len(), 14);
/// ```
#[inline]
pub fn straight_rays(square: Square) -> Bitboard {
    Bitboard(RAYS[square.index()][0])
}

/// Returns the other squares on the diagonals of a square: the targets of a bishop on an empty
/// board.
///
/// ```
/// use touchmove_board::attacks::diagonal_rays;
/// assert_eq!(diagonal_rays("a1".parse().unwrap()).len(), 7);
/// ```
#[inline]
pub fn diagonal_rays(square: Square) -> Bitboard {
    Bitboard(RAYS[square.index()][1])
}

/// Targets of each role on an empty board; none for a pawn.
static ALONE: [[u64; 64]; 6] = {
    let mut out = [[0; 64]; 6];
    let mut square = 0;
    while square < 64 {
        let [straight, diagonal] = RAYS[square];
        let (knight, king) = leaps(square);
        let all = [0, knight, diagonal, straight, straight | diagonal, king];
        let mut role = 0;
        while role < 6 {
            out[role][square] = all[role];
            role += 1;
        }
        square += 1;
    }
    out
};

/// Returns the targets of a piece on an empty board.
///
/// A pawn has none, since its moves depend on its colour.
///
/// ```
/// use touchmove_board::{attacks::alone, Role};
/// assert_eq!(alone(Role::Queen, "a1".parse().unwrap()).len(), 21);
/// ```
#[inline]
pub fn alone(role: Role, square: Square) -> Bitboard {
    Bitboard(ALONE[role.index()][square.index()])
}

/// Returns the squares strictly between two squares on one file, rank or diagonal. The set is empty
/// if they share no line.
///
/// ```
/// use touchmove_board::attacks::between;
/// assert_eq!(between("a1".parse().unwrap(), "d4".parse().unwrap()).len(), 2);
/// ```
#[inline]
pub fn between(a: Square, b: Square) -> Bitboard {
    Bitboard(BETWEEN[a.index()][b.index()])
}

/// Returns the whole file, rank or diagonal through two different squares. The set is empty if they
/// share no line.
///
/// ```
/// use touchmove_board::attacks::line;
/// assert_eq!(line("a1".parse().unwrap(), "d4".parse().unwrap()).len(), 8);
/// ```
#[inline]
pub fn line(a: Square, b: Square) -> Bitboard {
    Bitboard(LINE[a.index()][b.index()])
}

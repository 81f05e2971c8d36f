//! Attack tables of king, knight and pawn.

use crate::{Bitboard, Color, Square};

const KNIGHT_STEPS: [(i8, i8); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const KING_STEPS: [(i8, i8); 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

static KNIGHT: [u64; 64] = table(&KNIGHT_STEPS);
static KING: [u64; 64] = table(&KING_STEPS);
static PAWN: [[u64; 64]; 2] = [table(&[(-1, 1), (1, 1)]), table(&[(-1, -1), (1, -1)])];

const fn table(steps: &[(i8, i8)]) -> [u64; 64] {
    let mut out = [0; 64];
    let mut square = 0;
    while square < 64 {
        out[square] = targets(square as i8, steps);
        square += 1;
    }
    out
}

const fn targets(square: i8, steps: &[(i8, i8)]) -> u64 {
    let mut set = 0;
    let mut i = 0;
    while i < steps.len() {
        let (file, rank) = (square % 8 + steps[i].0, square / 8 + steps[i].1);
        if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
            set |= 1 << (rank * 8 + file);
        }
        i += 1;
    }
    set
}

/// Returns the targets of a knight and of a king. Other tables are built from them.
pub(super) const fn leaps(square: usize) -> (u64, u64) {
    (targets(square as i8, &KNIGHT_STEPS), targets(square as i8, &KING_STEPS))
}

/// Returns the squares that a knight attacks.
///
/// ```
/// use touchmove_board::attacks::knight_attacks;
/// assert_eq!(knight_attacks("a1".parse().unwrap()).len(), 2);
/// ```
#[inline]
pub fn knight_attacks(square: Square) -> Bitboard {
    Bitboard(KNIGHT[square.index()])
}

/// Returns the squares that a king attacks.
///
/// ```
/// use touchmove_board::attacks::king_attacks;
/// assert_eq!(king_attacks("e4".parse().unwrap()).len(), 8);
/// ```
#[inline]
pub fn king_attacks(square: Square) -> Bitboard {
    Bitboard(KING[square.index()])
}

/// Returns the squares that a pawn of the given colour attacks.
///
/// ```
/// use touchmove_board::{attacks::pawn_attacks, Color};
/// assert_eq!(pawn_attacks(Color::White, "a2".parse().unwrap()).len(), 1);
/// ```
#[inline]
pub fn pawn_attacks(color: Color, square: Square) -> Bitboard {
    Bitboard(PAWN[color.index()][square.index()])
}

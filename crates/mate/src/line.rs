//! Mating lines, and attack sets for the searches.

use touchmove_board::attacks::{
    bishop_attacks, king_attacks, knight_attacks, queen_attacks, rook_attacks,
};
use touchmove_board::{Bitboard, Color, Move, Position, Role, Square};

/// Returns true if the moves are legal one after the other and the last one is checkmate by
/// `winner`.
///
/// ```
/// use touchmove_board::{Color, Position};
/// assert!(!touchmove_mate::mates(&Position::default(), Color::White, &[]));
/// ```
pub fn mates(position: &Position, winner: Color, line: &[Move]) -> bool {
    let step = |position: Position, &mv: &Move| position.is_legal(mv).then(|| position.after(mv));
    let end = line.iter().try_fold(*position, step);
    end.is_some_and(|end| is_mate_by(&end, winner))
}

/// Returns the squares one step ahead of pawns of the given colour.
#[inline]
pub(crate) fn forward(color: Color, set: Bitboard) -> Bitboard {
    match color {
        Color::White => Bitboard(set.0 << 8),
        Color::Black => Bitboard(set.0 >> 8),
    }
}

/// Returns all squares of the file in front of a pawn of the given colour.
pub(crate) fn ahead(color: Color, square: Square) -> Bitboard {
    let above = Bitboard(!0 << square.index() << 1);
    let side = if color == Color::White { above } else { !(above | square.into()) };
    side & Bitboard::file(square.file())
}

/// Returns the squares that a piece attacks. The set is empty for a pawn.
#[inline]
pub(crate) fn piece_attacks(role: Role, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Knight => knight_attacks(from),
        Role::Bishop => bishop_attacks(from, occupied),
        Role::Rook => rook_attacks(from, occupied),
        Role::Queen => queen_attacks(from, occupied),
        Role::King => king_attacks(from),
        Role::Pawn => Bitboard::EMPTY,
    }
}

/// Returns the squares that a rook or queen attacks.
#[inline]
pub(crate) fn heavy_attacks(role: Role, from: Square, occupied: Bitboard) -> Bitboard {
    let straight = rook_attacks(from, occupied);
    if role == Role::Queen { straight | bishop_attacks(from, occupied) } else { straight }
}

/// Returns true if the position is checkmate given by `winner`.
#[inline]
pub(crate) fn is_mate_by(position: &Position, winner: Color) -> bool {
    position.turn() != winner && position.is_checkmate()
}

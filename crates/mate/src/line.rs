//! Lines of moves.

use touchmove_board::attacks::{
    bishop_attacks, king_attacks, knight_attacks, queen_attacks, rook_attacks,
};
use touchmove_board::{Bitboard, Color, Move, Position, Role, Square};

/// Whether these moves are legal one after the other and end with `winner`
/// having given checkmate.
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

/// One step of that colour's pawns.
#[inline]
pub(crate) fn forward(color: Color, set: Bitboard) -> Bitboard {
    match color {
        Color::White => Bitboard(set.0 << 8),
        Color::Black => Bitboard(set.0 >> 8),
    }
}

/// The squares before a pawn of that colour on its file.
pub(crate) fn ahead(color: Color, square: Square) -> Bitboard {
    let above = Bitboard(!0 << square.index() << 1);
    let side = if color == Color::White { above } else { !(above | square.into()) };
    side & Bitboard::file(square.file())
}

/// What a piece attacks; nothing for a pawn.
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

/// What a rook attacks, or a queen.
#[inline]
pub(crate) fn heavy_attacks(role: Role, from: Square, occupied: Bitboard) -> Bitboard {
    let straight = rook_attacks(from, occupied);
    if role == Role::Queen { straight | bishop_attacks(from, occupied) } else { straight }
}

/// Whether `winner` has given checkmate here.
#[inline]
pub(crate) fn is_mate_by(position: &Position, winner: Color) -> bool {
    position.turn() != winner && position.is_checkmate()
}

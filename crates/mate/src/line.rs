//! Lines of moves.

use touchmove_board::{Color, Move, Position};

/// Whether these moves are legal one after the other and end with `winner`
/// having given checkmate.
///
/// ```
/// use touchmove_board::{Color, Position};
/// assert!(!touchmove_mate::mates(&Position::default(), Color::White, &[]));
/// ```
pub fn mates(position: &Position, winner: Color, line: &[Move]) -> bool {
    let mut position = *position;
    for &mv in line {
        if !position.is_legal(mv) {
            return false;
        }
        position = position.after(mv);
    }
    is_mate_by(&position, winner)
}

/// Whether `winner` has given checkmate here.
#[inline]
pub(crate) fn is_mate_by(position: &Position, winner: Color) -> bool {
    position.turn() != winner && position.is_checkmate()
}

//! Preconditions of the theorems.

use touchmove_board::{Bitboard, Color, Position, Role};

/// The ranks on which pawns promote.
pub(crate) const LAST_RANKS: Bitboard = Bitboard(Bitboard::rank(0).0 | Bitboard::rank(7).0);

/// Returns true for one king each, the king not to move not capturable, and no pawn on a last rank.
///
/// Legal moves from such a position lead only to such positions.
pub(crate) fn is_ordinary(position: &Position) -> bool {
    let one_king = |color| position.pieces(color, Role::King).len() == 1;
    one_king(Color::White)
        && one_king(Color::Black)
        && !position.role(Role::Pawn).meets(LAST_RANKS)
        && position.checkers(position.turn().other()).is_empty()
}

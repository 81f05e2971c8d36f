//! Preconditions of the theorems.

use touchmove_board::{Bitboard, Color, Position, Role};

/// Ranks on which pawns promote.
pub(crate) const LAST_RANKS: Bitboard = Bitboard(Bitboard::rank(0).0 | Bitboard::rank(7).0);

/// Returns true if each player has one king, only the player to move may be in check, and no pawn
/// is on the first or last rank.
///
/// Legal moves from such a position lead only to such positions.
pub(crate) fn is_ordinary(position: &Position) -> bool {
    let one_king = |color| position.pieces(color, Role::King).len() == 1;
    one_king(Color::White)
        && one_king(Color::Black)
        && !position.role(Role::Pawn).meets(LAST_RANKS)
        && position.checkers(position.turn().other()).is_empty()
}

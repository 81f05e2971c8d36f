//! Attack sets for the checker.

use touchmove_board::attacks::{
    bishop_attacks, king_attacks, knight_attacks, pawn_attacks, queen_attacks, rook_attacks,
};
use touchmove_board::{Bitboard, Color, Role, Square};

/// Returns the squares that a piece attacks if only the squares in `taken` block lines.
pub(super) fn attacks(color: Color, role: Role, from: Square, taken: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn_attacks(color, from),
        Role::Knight => knight_attacks(from),
        Role::Bishop => bishop_attacks(from, taken),
        Role::Rook => rook_attacks(from, taken),
        Role::Queen => queen_attacks(from, taken),
        Role::King => king_attacks(from),
    }
}

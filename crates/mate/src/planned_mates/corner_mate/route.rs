//! Shortest route of a piece while no other piece moves.

use crate::line::piece_attacks;
use crate::planned_mates::move_sequence::MoveSequence;
use touchmove_board::{Bitboard, Role, Square};

/// Piece of the given role and its square.
#[derive(Clone, Copy)]
pub(super) struct Man {
    pub role: Role,
    pub at: Square,
}

/// Upper bound on the moves of a route.
const HOPS: usize = 6;

/// Returns the shortest route to one of the squares in `to`. Before its last move the piece never
/// is on a square in `avoid`.
pub(super) fn route(
    Man { role, at: from }: Man,
    to: Bitboard,
    occupied: Bitboard,
    avoid: Bitboard,
) -> Option<MoveSequence> {
    let occupied = occupied.without(from.into());
    let mut layers = [Bitboard::of(from); HOPS + 1];
    let mut all = occupied | avoid;
    for top in 0..HOPS {
        let fresh = layers[top].map(|square| piece_attacks(role, square, occupied));
        let fresh = fresh.fold(Bitboard::EMPTY, |set, squares| set | squares);
        if let Some(last) = (fresh & to).without(occupied).first() {
            return Some(back(role, last, &layers[..=top], occupied));
        }
        layers[top + 1] = fresh.without(all);
        all |= layers[top + 1];
        if layers[top + 1].is_empty() {
            return None;
        }
    }
    None
}

fn back(role: Role, last: Square, layers: &[Bitboard], occupied: Bitboard) -> MoveSequence {
    let mut squares = [last; HOPS + 1];
    for level in (0..layers.len()).rev() {
        let before = piece_attacks(role, squares[level + 1], occupied) & layers[level];
        squares[level] = before.first().unwrap_or(last);
    }
    MoveSequence::along(role, &squares[..=layers.len()])
}

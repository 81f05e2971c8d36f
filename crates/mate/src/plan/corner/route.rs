//! The way of a piece while everything else stands still.

use crate::line::piece_attacks;
use crate::plan::steps::Steps;
use touchmove_board::{Bitboard, Role, Square};

/// A man of these and where it stands.
#[derive(Clone, Copy)]
pub(super) struct Man {
    pub role: Role,
    pub at: Square,
}

/// Moves a way may take.
const HOPS: usize = 6;

/// The shortest way to one of these squares; before its last move the piece
/// keeps off those to avoid.
pub(super) fn route(
    Man { role, at: from }: Man,
    to: Bitboard,
    occupied: Bitboard,
    avoid: Bitboard,
) -> Option<Steps> {
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

fn back(role: Role, last: Square, layers: &[Bitboard], occupied: Bitboard) -> Steps {
    let mut squares = [last; HOPS + 1];
    for level in (0..layers.len()).rev() {
        let before = piece_attacks(role, squares[level + 1], occupied) & layers[level];
        squares[level] = before.first().unwrap_or(last);
    }
    Steps::along(role, &squares[..=layers.len()])
}

//! Distances in moves of one piece on a board with obstacles.

use crate::legality::unmoved_pieces::attacks;
use touchmove_board::{Bitboard, Role, Square};

/// Upper bound on distances. No piece ever needs this many moves.
pub(super) const FAR: u8 = 60;

pub(super) type Distances = [u8; 64];

/// Returns the distance from each square to the nearest start square. Each start square has an
/// initial distance of its own.
pub(super) fn flood(role: Role, start: &[(Square, u8)], way: Bitboard) -> Distances {
    let mut steps = [FAR; 64];
    let last = start.iter().map(|&(_, before)| before).max().unwrap_or(0);
    let (mut all, mut fresh) = (Bitboard::EMPTY, Bitboard::EMPTY);
    for now in 0..FAR {
        let begin = start.iter().filter(|(_, before)| *before == now).map(|(square, _)| *square);
        fresh = (fresh | begin.collect()).without(all);
        if fresh.is_empty() && now > last {
            break;
        }
        fresh.for_each(|square| steps[square.index()] = now);
        all |= fresh;
        let next = fresh.fold(Bitboard::EMPTY, |set, from| set | attacks(role, from, way));
        fresh = next.without(all | way);
    }
    steps
}

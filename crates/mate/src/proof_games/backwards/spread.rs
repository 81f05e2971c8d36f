//! Moves of one man over a board on which only some stand in the way.

use crate::legality::home::attacks;
use touchmove_board::{Bitboard, Role, Square};

/// As many moves as never are needed.
pub(super) const FAR: u8 = 60;

pub(super) type Steps = [u8; 64];

/// Moves from each square to the nearest of those, which have so many behind
/// them already.
pub(super) fn spread(role: Role, start: &[(Square, u8)], way: Bitboard) -> Steps {
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

//! Test whether a king could be mated with every piece somewhere in its set.
//!
//! In a mate, the winner attacks each square next to the king, or a piece of the loser blocks it. A
//! piece other than the winner's king gives check. Each piece is on only one square of its set.
//! Only pieces that can never move block lines.

use super::attacks::attacks;
use crate::Confined;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Color, Role, Square};

/// Covered squares next to the king, and true if there is a check.
type Care = (Bitboard, bool);

pub(super) fn possible(men: &[Confined], winner: Color, fixed: Bitboard) -> bool {
    let king = men.iter().find(|man| man.color != winner && man.role == Role::King);
    king.is_none_or(|king| {
        // The king may be mated on another square, so its home square must not block lines.
        let fixed = fixed.without(king.home.into());
        king.reach.into_iter().any(|target| possible_on(target, men, winner, fixed))
    })
}

fn possible_on(target: Square, men: &[Confined], winner: Color, fixed: Bitboard) -> bool {
    let near = king_attacks(target);
    let mut cared = BTreeSet::from([(0_u64, false)]);
    for man in men {
        let parts = parts(man, target, near, winner, fixed);
        let more = cared.iter().flat_map(|&(squares, check)| {
            parts.iter().map(move |part| (squares | part.0.0, check || part.1))
        });
        let more: Vec<_> = more.collect();
        cared.extend(more);
    }
    cared.contains(&(near.0, true))
}

/// Returns the squares that one piece covers from each square of its set.
fn parts(
    man: &Confined,
    target: Square,
    near: Bitboard,
    winner: Color,
    fixed: Bitboard,
) -> Vec<Care> {
    if man.color != winner {
        let blocks = if man.role == Role::King { Bitboard::EMPTY } else { man.squares() & near };
        return blocks.map(|square| (square.into(), false)).collect();
    }
    let from =
        |square: &Square| *square != target && !(man.role == Role::King && near.contains(*square));
    let sees = |role, square| attacks(man.color, role, square, fixed);
    let as_it_is = man.reach.filter(from).map(|s| sees(man.role, s));
    let promoted = man.promoted.filter(from).map(|s| sees(Role::Queen, s) | sees(Role::Knight, s));
    let care = |seen: Bitboard| (seen & near, seen.contains(target) && man.role != Role::King);
    as_it_is.chain(promoted).map(care).collect()
}

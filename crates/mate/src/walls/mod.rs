//! Walls: sets of squares that the pieces can never leave. No mate is possible within the sets.
//!
//! All sets are computed together, and they may be too large. Every piece counts as being on each
//! square that it may ever reach ([`reach_sets`]). A mate counts as possible if the pieces could
//! form it from their sets, each on one square ([`mating_net`]). A mate that is impossible even
//! under these assumptions is impossible in a game.

mod mating_net;
mod reach_sets;
#[cfg(test)]
pub(crate) mod tests;

use alloc::vec::Vec;
use reach_sets::settle_for;
pub(crate) use reach_sets::{attacks, frozen, settle};

use crate::{Confined, Walls};
use touchmove_board::{Bitboard, Color, Position, Role, Square};

/// Returns the walls if they prove that `winner` cannot mate. The position must be ordinary.
pub(crate) fn walls(position: &Position, winner: Color) -> Option<Walls> {
    let men = settle_for(position, winner);
    let none = mating_net::places(&men, winner, Square::all()).next().is_none();
    none.then_some(Walls { men })
}

/// Returns up to `wanted` of the squares on which the opponent of `winner` may be mated, and the
/// squares to which its king can go.
///
/// A mate on any other square is impossible. The position must be ordinary.
pub(crate) fn places(
    position: &Position,
    winner: Color,
    squares: Vec<Square>,
    wanted: usize,
) -> (Vec<Square>, Bitboard) {
    let men = settle_for(position, winner);
    let king = men.iter().find(|man| man.color != winner && man.role == Role::King);
    let reach = king.map_or(Bitboard::EMPTY, |king| king.reach);
    (mating_net::places(&men, winner, squares.into_iter()).take(wanted).collect(), reach)
}

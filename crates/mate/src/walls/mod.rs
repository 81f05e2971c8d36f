//! Walls: square sets that the pieces can never leave and into which no mate fits.
//!
//! The sets are worked out all at once and too generously. Every piece counts as standing on each
//! square that it may ever reach ([`reach_sets`]). A mate counts as possible if the pieces, each
//! used once, could form it from their sets ([`mating_net`]). A mate that is impossible even
//! then is impossible in play.

mod mating_net;
mod reach_sets;
#[cfg(test)]
pub(crate) mod tests;

use alloc::vec::Vec;
use reach_sets::settle_for;
pub(crate) use reach_sets::{attacks, frozen, settle};

use crate::{Confined, Walls};
use touchmove_board::{Bitboard, Color, Position, Role, Square};

/// Returns the walls if they prove that `winner` cannot mate. The position is ordinary.
pub(crate) fn walls(position: &Position, winner: Color) -> Option<Walls> {
    let men = settle_for(position, winner);
    let none = mating_net::places(&men, winner, Square::all()).next().is_none();
    none.then_some(Walls { men })
}

/// Returns the first few of these squares on which the opponent of `winner` may be mated, and where
/// its king can go.
///
/// Mates on the other squares are impossible. The position is ordinary.
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

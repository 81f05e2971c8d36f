//! Sets of squares that men cannot leave whatever is played, and in which no
//! mate can be set up.
//!
//! All is seen at once and too generously: a man counts as standing on every
//! square it might ever reach ([`reach`]), and a mate as possible if men could
//! take part in it from their sets, each once ([`mating_net`]). What is impossible
//! even so is impossible in play.

mod mating_net;
mod reach;
#[cfg(test)]
pub(crate) mod tests;

use alloc::vec::Vec;
use reach::settle_for;
pub(crate) use reach::{attacks, frozen, settle};

use crate::{Confined, Walls};
use touchmove_board::{Bitboard, Color, Position, Role, Square};

/// The walls behind which `winner` cannot mate, if these sets prove it. The
/// position is ordinary.
pub(crate) fn walls(position: &Position, winner: Color) -> Option<Walls> {
    let men = settle_for(position, winner);
    let none = mating_net::places(&men, winner, Square::all()).next().is_none();
    none.then_some(Walls { men })
}

/// The first few of these squares on which the opponent of `winner` might be
/// mated (on others, never), and where its king can go. The position is
/// ordinary.
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

//! What shows of a position of Chess960, whatever the first rank was.
//!
//! Both players begin with the same first rank. Who may still castle shows where king and rook stood. Pawns begin where they always do, so their captures are counted as ever;
//! only which men cannot have left the first rank is not known.

use super::Illegality;
use super::counts;
use touchmove_board::{Bitboard, Color, Position, Role, Square, Wing};

pub(super) fn illegality(position: &Position) -> Option<Illegality> {
    if !first_ranks_agree(position) {
        return Some(Illegality::FirstRanks);
    }
    counts(position, Color::ALL.map(|player| promoted(position, player)))
}

fn first_ranks_agree(position: &Position) -> bool {
    let [white, black] = Color::ALL.map(|player| files(position, player));
    let agree = |one: Option<u8>, other: Option<u8>| one.zip(other).is_none_or(|(a, b)| a == b);
    white.into_iter().zip(black).all(|(one, other)| agree(one, other))
}

/// The files on which the king and the rooks to its sides began, as far as rights to castle show it.
fn files(position: &Position, player: Color) -> [Option<u8>; 3] {
    let rooks = [Wing::Kingside, Wing::Queenside].map(|wing| position.castling_rook(player, wing));
    let king = position.king(player).filter(|_| rooks.iter().any(Option::is_some));
    [king, rooks[0], rooks[1]].map(|square| square.map(Square::file))
}

/// How many men were pawns before, at least: there is one queen at first, one bishop on each
/// colour, and two of the others.
fn promoted(position: &Position, player: Color) -> u32 {
    const LIGHT: Bitboard = Bitboard(0x55aa_55aa_55aa_55aa);
    let of = |role| position.pieces(player, role);
    let bishops = of(Role::Bishop);
    let at_first = [
        (of(Role::Queen), 1),
        (of(Role::Rook), 2),
        (of(Role::Knight), 2),
        (bishops & LIGHT, 1),
        (bishops.without(LIGHT), 1),
    ];
    at_first.into_iter().map(|(men, first)| men.len().saturating_sub(first)).sum()
}

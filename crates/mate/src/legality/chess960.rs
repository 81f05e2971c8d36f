//! Proofs that a Chess960 position is impossible from every possible first rank.
//!
//! Both players begin with the same first rank. Castling rights show on which files king and rooks
//! began. Pawns begin on their usual squares, so their captures are counted as usual. It is only
//! unknown which pieces cannot have left the first rank.

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

/// Returns the files on which the king and its two rooks began, if castling rights show them.
fn files(position: &Position, player: Color) -> [Option<u8>; 3] {
    let rooks = [Wing::Kingside, Wing::Queenside].map(|wing| position.castling_rook(player, wing));
    let king = position.king(player).filter(|_| rooks.iter().any(Option::is_some));
    [king, rooks[0], rooks[1]].map(|square| square.map(Square::file))
}

/// Returns the fewest promotions of a player. A player begins with one queen, one bishop on each
/// square colour, two rooks and two knights.
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

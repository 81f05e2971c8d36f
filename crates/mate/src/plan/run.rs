//! A pawn runs to the last rank while both kings keep out of its way.

use super::kings::spread;
use super::men::Men;
use super::pawn::Route;
use super::steps::step;
use alloc::vec::Vec;
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Color, Move, Role};

/// Moves after which it is not worth going on.
const PLIES: usize = 24;

/// Plays until a pawn of that player has become such a piece. The winner's
/// pawn captures what is in its way, the loser's leaves everything alone.
pub(super) fn run(men: &Men, runner: Color, becomes: Role, line: &mut Vec<Move>) -> Option<Men> {
    let steps = Route::best(men, runner, becomes == Role::Queen)?.steps(becomes)?;
    let way = steps.iter().fold(Bitboard::EMPTY, |set, mv| set | mv.to.into());
    let (mut men, mut done) = (*men, 0);
    for _ in 0..PLIES {
        if done == steps.len() {
            return Some(men);
        }
        let step = steps.get(done).filter(|_| men.turn() == runner);
        let next = step.and_then(|mv| Some((mv, men.after(mv)?)));
        done += usize::from(next.is_some());
        let (mv, next) = next.or_else(|| step_aside(&men, way))?;
        line.push(mv);
        men = next;
    }
    None
}

/// A king's step off these squares and away from the other king, or else
/// whatever captures nothing and does not enter them.
pub(super) fn step_aside(men: &Men, way: Bitboard) -> Option<(Move, Men)> {
    let us = men.turn();
    let (from, other) = (men.king(us)?, men.king(us.other())?);
    let near = king_attacks(from).without(way | men.occupied() | king_attacks(other));
    // Farther from the other king, and not beside the way, if that can be.
    let (beside, farther) = (spread(way), near.without(spread(spread(king_attacks(other)))));
    let sets = [farther.without(beside), near.without(beside), farther, near];
    let mut tried = Bitboard::EMPTY;
    for set in sets {
        for to in set.without(tried) {
            let mv = step(Role::King, from, to);
            let mut next = *men;
            next.make(mv);
            if next.is_safe(us) {
                return Some((mv, next));
            }
        }
        tried |= set;
    }
    let (barred, position) = (way | men.occupied(), men.position());
    let moves = position.legal_moves();
    let mv = *moves.iter().find(|mv| !barred.contains(mv.to))?;
    Some((mv, Men::of(&position.after(mv))))
}

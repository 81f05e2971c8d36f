//! A pawn runs to the last rank while both kings keep out of its way.

use super::kings::spread;
use super::pawn::Route;
use super::steps::step;
use crate::line::follow;
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Color, Move, Position, Role};

/// Moves after which it is not worth going on.
const PLIES: usize = 24;

/// Plays until a pawn of that player has become such a piece. The winner's
/// pawn captures what is in its way, the loser's leaves everything alone.
pub(super) fn run(
    position: &Position,
    runner: Color,
    becomes: Role,
    line: &mut Vec<Move>,
) -> Option<Position> {
    let steps = Route::best(position, runner, becomes == Role::Queen)?.steps(becomes)?;
    let way = steps.iter().fold(Bitboard::EMPTY, |set, mv| set | mv.to.into());
    let (mut position, mut done) = (*position, 0);
    for _ in 0..PLIES {
        if done == steps.len() {
            return Some(position);
        }
        let step = steps.get(done).filter(|_| position.turn() == runner);
        let next = step.and_then(|mv| Some((mv, follow(&position, mv)?)));
        done += usize::from(next.is_some());
        let (mv, next) = next.or_else(|| step_aside(&position, way))?;
        line.push(mv);
        position = next;
    }
    None
}

/// A king's step off these squares and away from the other king, or else
/// whatever captures nothing and does not enter them.
pub(super) fn step_aside(position: &Position, way: Bitboard) -> Option<(Move, Position)> {
    let us = position.turn();
    let (from, other) = (position.king(us)?, position.king(us.other())?);
    let near = king_attacks(from).without(way | position.occupied() | king_attacks(other));
    // Farther from the other king, and not beside the way, if that can be.
    let (beside, farther) = (spread(way), near.without(spread(spread(king_attacks(other)))));
    let sets = [farther.without(beside), near.without(beside), farther, near];
    let mut tried = Bitboard::EMPTY;
    for set in sets {
        for to in set.without(tried) {
            let mv = step(Role::King, from, to);
            if let Some(next) = follow(position, mv) {
                return Some((mv, next));
            }
        }
        tried |= set;
    }
    let barred = way | position.occupied();
    let moves = position.legal_moves();
    let mv = *moves.iter().find(|mv| !barred.contains(mv.to))?;
    Some((mv, position.after(mv)))
}

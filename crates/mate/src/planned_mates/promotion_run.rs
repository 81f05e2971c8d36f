//! Promotion of a pawn while both kings stay off its route.

use super::board::Board;
use super::king_routes::spread;
use super::move_sequence::step;
use super::pawn_route::PawnRoute;
use alloc::vec::Vec;
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Color, Move, Role};

/// Upper bound on half-moves. A longer run is abandoned.
const PLIES: usize = 24;

/// Plays until a pawn of `runner` has promoted to `becomes`.
///
/// The winner's pawn captures pieces in its way. The loser's pawn captures nothing.
pub(super) fn promote(
    men: &Board,
    runner: Color,
    becomes: Role,
    line: &mut Vec<Move>,
) -> Option<Board> {
    let steps = PawnRoute::best(men, runner, becomes == Role::Queen)?.steps(becomes)?;
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

/// Returns a step of the king off the squares in `way` and away from the other king. If there is
/// none, it returns any move that captures nothing and does not enter `way`.
pub(super) fn step_aside(men: &Board, way: Bitboard) -> Option<(Move, Board)> {
    let us = men.turn();
    let (from, other) = (men.king(us)?, men.king(us.other())?);
    let near = king_attacks(from).without(way | men.occupied() | king_attacks(other));
    // Prefer squares that are farther from the other king and not next to the pawn's route.
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
    Some((mv, Board::of(&position.after(mv))))
}

//! Retrograde search for a proof game.
//!
//! The search retracts moves and puts captured pieces back until the initial position is on the
//! board.

mod assignment;
mod board;
mod distance_tables;
mod distances;
mod estimate;
mod men;
mod pawn_captures;
mod pawn_distances;
mod retraction;
mod search;

use super::leads_to;
use crate::Effort;
use alloc::vec::Vec;
use assignment::{AssignmentOptions, assign};
use retraction::Step;
use search::{SearchOptions, search};
use touchmove_board::{Color, Move, Position};

/// Positions that one attempt may store. Then the next attempt begins with other options.
const ONE_SEARCH: u32 = 20_000;

/// Returns a game that leads to the position. The game was verified by replay.
pub(super) fn find(target: &Position, effort: &Effort) -> Option<Vec<Move>> {
    let mut left = effort.budget.0;
    for attempt in 0_u64.. {
        if left == 0 || (effort.until)() {
            return None;
        }
        let (found, kept) = attempted(target, attempt, left.min(ONE_SEARCH), effort);
        if found.is_some() {
            return found;
        }
        left = left.saturating_sub(kept.max(MIN_ATTEMPT_COST));
    }
    None
}

/// Minimum charge for an attempt. It makes attempts that fail at once use up the budget too.
const MIN_ATTEMPT_COST: u32 = 2_000;

fn attempted(
    target: &Position,
    attempt: u64,
    limit: u32,
    effort: &Effort,
) -> (Option<Vec<Move>>, u32) {
    let before = if attempt.is_multiple_of(2) { Color::White } else { Color::Black };
    let noise = (attempt / 2).min(4) as u32;
    let Some(board) = assign(target, AssignmentOptions { noise, seed: attempt, before }) else {
        return (None, 0);
    };
    let options = SearchOptions {
        noise: attempt.min(12),
        seed: attempt,
        promoted: attempt % 3 == 2,
        passed: target.en_passant(),
    };
    let (game, kept) = search(board, options, limit, effort);
    (game.and_then(|game| played(&game, target)), kept)
}

/// Returns the moves of the game if they are legal and lead to the target.
fn played(game: &[Step], target: &Position) -> Option<Vec<Move>> {
    let mut on = Position::default();
    let mut moves = Vec::new();
    for step in game {
        let mv = match *step {
            Step::Plain(from, to, promotion) => on.find_move(from, to, promotion)?,
            Step::Castle(wing) => on.castling_move(wing)?,
        };
        moves.push(mv);
        on = on.after(mv);
    }
    leads_to(&moves, target).then_some(moves)
}

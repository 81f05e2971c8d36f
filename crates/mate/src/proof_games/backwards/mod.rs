//! A game to a position, found backwards: moves are taken back, and captured
//! men put back, until the initial position stands on the board.

mod assign;
mod board;
mod estimate;
mod men;
mod search;
mod spread;
mod tables;
mod take_back;
mod victims;
mod ways;

use super::leads_to;
use crate::Effort;
use alloc::vec::Vec;
use assign::{Choice, assign};
use search::{Manner, search};
use take_back::Step;
use touchmove_board::{Color, Move, Position};

/// What one search may keep; then another one begins differently.
const ONE_SEARCH: u32 = 20_000;

/// A game that leads there. It is played through before it is given.
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
        left = left.saturating_sub(kept.max(COST_OF_NOTHING));
    }
    None
}

/// What an attempt counts that finds no way at once.
const COST_OF_NOTHING: u32 = 2_000;

fn attempted(
    target: &Position,
    attempt: u64,
    limit: u32,
    effort: &Effort,
) -> (Option<Vec<Move>>, u32) {
    let before = if attempt.is_multiple_of(2) { Color::White } else { Color::Black };
    let noise = (attempt / 2).min(4) as u32;
    let Some(board) = assign(target, Choice { noise, seed: attempt, before }) else {
        return (None, 0);
    };
    let manner = Manner {
        noise: attempt.min(12),
        seed: attempt,
        promoted: attempt % 3 == 2,
        passed: target.en_passant(),
    };
    let (game, kept) = search(board, manner, limit, effort);
    (game.and_then(|game| played(&game, target)), kept)
}

/// The game as moves, if it is legal and leads there.
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

//! Straight to a plain mate, one move after the other, without looking around.
//!
//! The loser's king goes to the edge, the winner's king stands before it, a
//! rook or queen checks along the edge. Most real positions allow that, and
//! then it takes a microsecond or two; where something stands in the way the
//! dive gives up and the search begins.

mod plan;
mod score;

use crate::line::is_mate_by;
use plan::Plan;
use score::Scorer;
use std::ops::ControlFlow;
use touchmove_board::{Color, Move, Position, Role};

/// Places for the mate that are tried, and moves played towards each.
const PLACES: usize = 3;
const PLIES: usize = 60;

/// Whether there is a rook or queen to mate with, or a pawn on its way.
pub(crate) fn may_help(position: &Position, winner: Color) -> bool {
    let heavy = position.role(Role::Queen) | position.role(Role::Rook);
    let ours = position.color(winner);
    let pawns = position.role(Role::Pawn);
    let passing = (pawns & ours).find(|&pawn| !plan::ahead(winner, pawn).meets(pawns));
    heavy.meets(ours) || passing.is_some()
}

/// A line that ends with `winner` giving mate, if a plain plan succeeds.
pub(crate) fn dive(position: &Position, winner: Color) -> Option<Vec<Move>> {
    let mut line = Vec::with_capacity(PLIES);
    plan::best(position, winner, PLACES).into_iter().flatten().find_map(|plan| {
        line.clear();
        follow(position, winner, plan, &mut line).then(|| std::mem::take(&mut line))
    })
}

fn follow(position: &Position, winner: Color, plan: Plan, line: &mut Vec<Move>) -> bool {
    let mut position = *position;
    while line.len() < PLIES {
        if position.turn() == winner
            && let Some(mv) = plan.mate(&position, winner)
        {
            line.push(mv);
            return true;
        }
        let Some(mv) = best_move(&position, winner, &plan) else {
            return is_mate_by(&position, winner);
        };
        line.push(mv);
        position = position.after(mv);
    }
    false
}

/// The first of the moves that score highest.
fn best_move(position: &Position, winner: Color, plan: &Plan) -> Option<Move> {
    let scorer = Scorer::new(position, winner, plan);
    let mut best = None;
    let mut highest = i32::MIN;
    let _ = position.each_move(|mv| {
        let score = scorer.score(mv);
        if score > highest {
            (best, highest) = (Some(mv), score);
        }
        ControlFlow::Continue(())
    });
    best
}

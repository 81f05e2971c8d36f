//! Planned mates: the whole line is planned before the first move is made.
//!
//! A plan assumes that all but a few pieces stay where they are. Both kings walk to their squares
//! over squares that are not attacked. A rook, a queen or a promoting pawn moves to a mating
//! square. A player who needs fewer moves makes waiting moves with an uninvolved piece. Such a plan
//! is computed with bitboards alone. It is then played out, and every move is tested. If a move
//! fails, the next plan is tried.
//!
//! 1. [`sacrifices`]: the loser gives away its pieces, then its pawns.
//! 2. [`edge_mate`]: the loser's king goes to an edge.
//! 3. [`heavy_mate`]: a queen or rook mates the loser's king on its square or one step away.
//! 4. [`promotion_run`]: a pawn promotes to a queen first.
//! 5. [`minor_pieces`]: knights and bishops mate in a corner ([`corner_mate`]).
//!
//! If all plans fail, they are tried again after a few pseudo-random moves, then after a first move
//! of any piece. Such moves often remove the obstacle.

mod board;
mod context;
mod corner_mate;
mod edge;
mod edge_mate;
mod heavy_mate;
mod heavy_piece_routes;
mod king_routes;
mod line_clearance;
mod minor_pieces;
mod move_sequence;
mod pawn_route;
mod promotion_run;
mod sacrifices;
mod schedule;
#[cfg(test)]
mod tests;
mod waiting_moves;

use alloc::vec::Vec;
use board::Board;
use context::Context;
use touchmove_board::{Color, Move, Position, Role};

/// Number of first moves tried.
const FIRST_MOVES: usize = 8;
/// Number of pseudo-random walks tried.
const RANDOM_WALKS: usize = 16;
/// Number of check evasions tried.
const EVASIONS: usize = 3;
/// Capacity that suffices for most lines.
const LINE: usize = 48;

/// Returns a line that ends with checkmate by `winner`, if a plan succeeds.
///
/// The position must be ordinary. Every move of the line was tested for legality.
pub(crate) fn plan(position: &Position, winner: Color) -> Option<Vec<Move>> {
    let men = Board::of(position);
    let mut plan = Plan { winner, line: Vec::with_capacity(LINE) };
    let done = match men.helpful().meets(men.color(winner)) {
        true => plan.with_force(&men),
        false => plan.with_minors(&men),
    };
    done.then_some(plan.line)
}

/// Moves played so far. A successful plan extends the line. A failed plan leaves it unchanged.
struct Plan {
    winner: Color,
    line: Vec<Move>,
}

impl Plan {
    fn with_force(&mut self, men: &Board) -> bool {
        let kept = men.role(Role::Pawn) | men.role(Role::King);
        // Plans that begin with sacrifices decide three of four questions about real games
        // (docs/design/mate.md).
        let bare = men.color(self.winner.other()).without(kept).is_empty();
        !bare && self.after_sacrifices(men)
            || self.direct(men)
            || self.after_promotion(men)
            || bare && self.after_sacrifices(men)
            || self.after_random_moves(men, RANDOM_WALKS, Plan::after_sacrifices)
            || self.after_first_moves(men, FIRST_MOVES, Plan::after_sacrifices)
            || self.after_first_moves(men, FIRST_MOVES, Plan::direct)
    }

    /// Tries the plans without preparation. A check is evaded first.
    fn direct(&mut self, men: &Board) -> bool {
        match men.is_check() {
            true => self.after_first_moves(men, EVASIONS, Plan::calm),
            false => self.calm(men),
        }
    }

    /// Tries the plans from a position without check.
    fn calm(&mut self, men: &Board) -> bool {
        Context::of(men, self.winner).is_some_and(|context| {
            edge_mate::edge_mate(&context, &mut self.line)
                || heavy_mate::in_place(&context, &mut self.line)
                || heavy_mate::after_one_step(&context, &mut self.line)
        })
    }

    /// Tries the plans after a pawn has promoted to a queen.
    fn after_promotion(&mut self, men: &Board) -> bool {
        if men.heavy().meets(men.color(self.winner)) {
            return false;
        }
        self.or_undo(|plan| {
            let next = promotion_run::promote(men, plan.winner, Role::Queen, &mut plan.line);
            next.is_some_and(|next| next.is_mate_by(plan.winner) || plan.direct(&next))
        })
    }

    /// Tries the plans after the loser has sacrificed its pieces, and again after it has sacrificed
    /// its pawns.
    fn after_sacrifices(&mut self, men: &Board) -> bool {
        self.or_undo(|plan| {
            let mut now = *men;
            let stages: [&[Role]; 2] = [&[Role::Pawn], &[]];
            stages.into_iter().any(|spared| {
                let before = plan.line.len();
                now = sacrifices::sacrifice(&now, plan.winner, spared, &mut plan.line);
                plan.line.len() > before
                    && (now.is_mate_by(plan.winner)
                        || plan.direct(&now)
                        || plan.after_promotion(&now))
            })
        })
    }

    /// Tries `then` after some first moves, spread evenly over the list of all legal moves.
    fn after_first_moves(
        &mut self,
        men: &Board,
        most: usize,
        then: impl Fn(&mut Plan, &Board) -> bool,
    ) -> bool {
        self.after_moves_that(men, |_| true, most, then)
    }

    /// Tries `then` after some of the first moves for which `those` returns true.
    fn after_moves_that(
        &mut self,
        men: &Board,
        those: impl Fn(&Move) -> bool,
        most: usize,
        then: impl Fn(&mut Plan, &Board) -> bool,
    ) -> bool {
        let position = men.position();
        let moves = position.legal_moves();
        let moves = moves.iter().filter(|mv| those(mv));
        // Neighbouring moves in the list belong to the same piece. A stride therefore reaches more
        // pieces.
        let stride = moves.clone().count().div_ceil(most).max(1);
        moves.step_by(stride).any(|&mv| {
            self.or_undo(|plan| {
                let next = Board::of(&position.after(mv));
                plan.line.push(mv);
                next.is_mate_by(plan.winner) || then(plan, &next)
            })
        })
    }

    /// Tries `then` after pseudo-random moves. They are the same in every run.
    fn after_random_moves(
        &mut self,
        men: &Board,
        most: usize,
        then: impl Fn(&mut Plan, &Board) -> bool,
    ) -> bool {
        (0..most).any(|number| {
            self.or_undo(|plan| {
                let mut now = men.position();
                for step in 0..2 + number % 7 {
                    let moves = now.legal_moves();
                    let mixed = (number * 31 + step * 17 + 5).wrapping_mul(0x9e37_79b9) >> 12;
                    let Some(&mv) = moves.get(mixed % moves.len().max(1)) else { return false };
                    plan.line.push(mv);
                    now = now.after(mv);
                }
                then(plan, &Board::of(&now))
            })
        })
    }

    fn or_undo(&mut self, attempt: impl FnOnce(&mut Plan) -> bool) -> bool {
        let before = self.line.len();
        let done = attempt(self);
        if !done {
            self.line.truncate(before);
        }
        done
    }
}

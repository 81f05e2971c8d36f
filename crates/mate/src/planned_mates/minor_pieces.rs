//! Plans in which the winner has only knights and bishops.
//!
//! The loser's pieces have to help. Obstructing pieces are sacrificed, and a pawn may promote to a
//! piece that blocks a square.

use super::board::Board;
use super::context::Context;
use super::{Plan, corner_mate, line_clearance, promotion_run, sacrifices};
use touchmove_board::{Move, Role};

/// Number of first moves of pieces tried.
const FIRST_MOVES: usize = 8;
/// Number of first moves of kings and pawns tried.
const OTHER_MOVES: usize = 3;
/// Number of first moves tried before a promotion.
const BEFORE_RUNS: usize = 3;
/// Number of pseudo-random walks tried.
const RANDOM_WALKS: usize = 32;
/// Number of half-moves above which sacrifices are undone.
const LONG: usize = 20;

impl Plan {
    pub(super) fn with_minors(&mut self, men: &Board) -> bool {
        let kings = men.role(Role::King);
        let ours = men.color(self.winner).without(kings);
        let theirs = men.color(self.winner.other()).without(kings);
        let pieces = theirs.without(men.role(Role::Pawn));
        let ready = ours.has_several() || !pieces.is_empty();
        ready && self.corner_mate_with_moves(men)
            || self.after_heavy_sacrifices(men)
            || self.after_random_moves(men, RANDOM_WALKS, |plan, now| {
                plan.corner(now) || plan.after_blocker_promotion(now)
            })
    }

    fn after_heavy_sacrifices(&mut self, men: &Board) -> bool {
        let spared = &[Role::Knight, Role::Bishop, Role::Pawn];
        self.or_undo(|plan| {
            let before = plan.line.len();
            let mut now = sacrifices::sacrifice(men, plan.winner, spared, &mut plan.line);
            let moved = plan.line.len() > before;
            if moved && (now.is_mate_by(plan.winner) || plan.corner_mate_with_moves(&now)) {
                return true;
            }
            if plan.line.len() > before + LONG {
                plan.line.truncate(before);
                now = *men;
            }
            plan.after_blocker_promotion(&now)
                || plan.after_first_moves(&now, BEFORE_RUNS, Plan::after_blocker_promotion)
        })
    }

    /// Tries the plans after a pawn of the loser has promoted to a piece that can block.
    fn after_blocker_promotion(&mut self, men: &Board) -> bool {
        [Role::Knight, Role::Bishop].into_iter().any(|role| {
            self.or_undo(|plan| {
                let next = promotion_run::promote(men, plan.winner.other(), role, &mut plan.line);
                next.is_some_and(|next| plan.corner_mate_with_moves(&next))
            })
        })
    }

    fn corner_mate_with_moves(&mut self, men: &Board) -> bool {
        self.after_clearance(men)
            || self.after_moves_that(men, is_piece, FIRST_MOVES, Plan::corner)
            || self.after_moves_that(
                men,
                |mv| !is_piece(mv),
                OTHER_MOVES,
                |plan, next| plan.after_moves_that(next, is_piece, FIRST_MOVES, Plan::corner),
            )
    }

    /// Tries the plans after bishops and rooks have cleared the lines.
    fn after_clearance(&mut self, men: &Board) -> bool {
        self.or_undo(|plan| {
            let next = line_clearance::clear_lines(men, plan.winner, &mut plan.line);
            next.is_some_and(|next| plan.corner(&next))
        })
    }

    fn corner(&mut self, men: &Board) -> bool {
        let context = Context::of(men, self.winner).filter(|_| !men.is_check());
        context.is_some_and(|context| corner_mate::mate(&context, &mut self.line))
    }
}

fn is_piece(mv: &Move) -> bool {
    !matches!(mv.role, Role::King | Role::Pawn)
}

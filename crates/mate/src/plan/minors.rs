//! With knights and bishops only: the loser's men have to help, so pieces
//! that stand in the way are given away and a pawn may become one that helps.

use super::scene::Scene;
use super::{Plan, clear, corner, run, strip};
use crate::line::is_mate_by;
use touchmove_board::{Move, Position, Role};

/// Plans for a position, and for each after another first move.
const TRIALS: u32 = 10;
const FEWER: u32 = 4;
/// First moves tried before a mate, and before a promotion.
const FIRST_MOVES: usize = 5;
const BEFORE_RUNS: usize = 3;
/// How often moves are made anyhow before it is given up.
const WANDERINGS: usize = 32;
/// Moves after which giving away has taken too long to go on from there.
const LONG: usize = 20;

fn is_piece(mv: &Move) -> bool {
    !matches!(mv.role, Role::King | Role::Pawn)
}

impl Plan {
    pub(super) fn with_minors(&mut self, position: &Position) -> bool {
        let kings = position.role(Role::King);
        let ours = position.color(self.winner).without(kings);
        let theirs = position.color(self.winner.other()).without(kings);
        let pieces = theirs.without(position.role(Role::Pawn));
        let ready = ours.has_several() || !pieces.is_empty();
        ready && self.cornered(position)
            || self.without_heavy(position)
            || self.after_some(position, WANDERINGS, |plan, now| {
                plan.corner(now, FEWER) || plan.helped(now)
            })
    }

    fn without_heavy(&mut self, position: &Position) -> bool {
        let spared = &[Role::Knight, Role::Bishop, Role::Pawn];
        self.or_undo(|plan| {
            let before = plan.line.len();
            let mut now = strip::strip(position, plan.winner, spared, &mut plan.line);
            let moved = plan.line.len() > before;
            if moved && (is_mate_by(&now, plan.winner) || plan.cornered(&now)) {
                return true;
            }
            if plan.line.len() > before + LONG {
                plan.line.truncate(before);
                now = *position;
            }
            plan.helped(&now) || plan.after_any(&now, BEFORE_RUNS, Plan::helped)
        })
    }

    /// Once a pawn of the loser's has become a piece that can block.
    fn helped(&mut self, position: &Position) -> bool {
        [Role::Knight, Role::Bishop].into_iter().any(|role| {
            self.or_undo(|plan| {
                let next = run::run(position, plan.winner.other(), role, &mut plan.line);
                next.is_some_and(|next| plan.cornered(&next))
            })
        })
    }

    fn cornered(&mut self, position: &Position) -> bool {
        self.cleared(position)
            || self.after_those(position, is_piece, 8, |plan, next| plan.nook(next, 16))
            || self.after_those(position, |mv| !is_piece(mv), 3, |plan, next| {
                plan.after_those(next, is_piece, 8, |plan, next| plan.nook(next, 16))
            })
            || self.corner(position, TRIALS)
            || self.after_any(position, FIRST_MOVES, |plan, next| plan.corner(next, FEWER))
    }

    /// Once no bishop and no rook is in the way.
    fn cleared(&mut self, position: &Position) -> bool {
        self.or_undo(|plan| {
            let next = clear::clear(position, plan.winner, &mut plan.line);
            next.is_some_and(|next| plan.nook(&next, 16))
        })
    }

    fn nook(&mut self, position: &Position, trials: usize) -> bool {
        let scene = Scene::of(position, self.winner).filter(|_| !position.is_check());
        scene.is_some_and(|scene| super::nook::nook(&scene, trials, &mut self.line))
    }

    fn corner(&mut self, position: &Position, trials: u32) -> bool {
        let scene = Scene::of(position, self.winner).filter(|_| !position.is_check());
        scene.is_some_and(|scene| corner::corner(&scene, trials, &mut self.line))
    }
}

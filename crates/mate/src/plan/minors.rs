//! With knights and bishops only: the loser's men have to help, so pieces
//! that stand in the way are given away and a pawn may become one that helps.

use super::men::Men;
use super::scene::Scene;
use super::{Plan, clear, corner, give_away, run};
use touchmove_board::{Move, Role};

/// First moves of pieces, of other men, and before a promotion.
const FIRST_MOVES: usize = 8;
const OTHER_MOVES: usize = 3;
const BEFORE_RUNS: usize = 3;
/// How often moves are made anyhow before it is given up.
const WANDERINGS: usize = 32;
/// Moves after which giving away has taken too long to go on from there.
const LONG: usize = 20;

impl Plan {
    pub(super) fn with_minors(&mut self, men: &Men) -> bool {
        let kings = men.role(Role::King);
        let ours = men.color(self.winner).without(kings);
        let theirs = men.color(self.winner.other()).without(kings);
        let pieces = theirs.without(men.role(Role::Pawn));
        let ready = ours.has_several() || !pieces.is_empty();
        ready && self.cornered(men)
            || self.without_heavy(men)
            || self.after_some(men, WANDERINGS, |plan, now| plan.corner(now) || plan.helped(now))
    }

    fn without_heavy(&mut self, men: &Men) -> bool {
        let spared = &[Role::Knight, Role::Bishop, Role::Pawn];
        self.or_undo(|plan| {
            let before = plan.line.len();
            let mut now = give_away::give_away(men, plan.winner, spared, &mut plan.line);
            let moved = plan.line.len() > before;
            if moved && (now.is_mate_by(plan.winner) || plan.cornered(&now)) {
                return true;
            }
            if plan.line.len() > before + LONG {
                plan.line.truncate(before);
                now = *men;
            }
            plan.helped(&now) || plan.after_any(&now, BEFORE_RUNS, Plan::helped)
        })
    }

    /// Once a pawn of the loser's has become a piece that can block.
    fn helped(&mut self, men: &Men) -> bool {
        [Role::Knight, Role::Bishop].into_iter().any(|role| {
            self.or_undo(|plan| {
                let next = run::run(men, plan.winner.other(), role, &mut plan.line);
                next.is_some_and(|next| plan.cornered(&next))
            })
        })
    }

    fn cornered(&mut self, men: &Men) -> bool {
        self.cleared(men)
            || self.after_those(men, is_piece, FIRST_MOVES, Plan::corner)
            || self.after_those(
                men,
                |mv| !is_piece(mv),
                OTHER_MOVES,
                |plan, next| plan.after_those(next, is_piece, FIRST_MOVES, Plan::corner),
            )
    }

    /// Once no bishop and no rook is in the way.
    fn cleared(&mut self, men: &Men) -> bool {
        self.or_undo(|plan| {
            let next = clear::clear(men, plan.winner, &mut plan.line);
            next.is_some_and(|next| plan.corner(&next))
        })
    }

    fn corner(&mut self, men: &Men) -> bool {
        let scene = Scene::of(men, self.winner).filter(|_| !men.is_check());
        scene.is_some_and(|scene| corner::mate(&scene, &mut self.line))
    }
}

fn is_piece(mv: &Move) -> bool {
    !matches!(mv.role, Role::King | Role::Pawn)
}

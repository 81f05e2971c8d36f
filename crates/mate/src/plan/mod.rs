//! Mates that are planned before a move is made.
//!
//! Everything but a few men is taken to stand still: both kings go to their
//! places over squares that are not attacked, a rook or queen (or a pawn that
//! becomes one) goes to a square from which it mates, and where one player
//! has less to do than the other, a man that does not matter goes to and fro.
//! That takes bitboards only. Whether it works shows when the plan is played
//! through, every move being tested; if it does not, the next one is tried.
//!
//! 1. [`give_away`]: the loser gives away its pieces, then its pawns.
//! 2. [`walk`]: its king goes to an edge.
//! 3. [`heavy_mate`]: it is mated where it stands, or a step beside.
//! 4. [`run`]: first a pawn becomes a queen.
//! 5. [`minors`]: with knights and bishops only, in a corner ([`corner`]).
//!
//! If nothing succeeds, the same is tried after a few moves made anyhow, then
//! after one move of any kind: what stood in the way is then often gone.

mod clear;
mod corner;
mod edge;
mod give_away;
mod heavy;
mod heavy_mate;
mod kings;
mod men;
mod minors;
mod pause;
mod pawn;
mod run;
mod scene;
mod script;
mod steps;
#[cfg(test)]
mod tests;
mod walk;

use alloc::vec::Vec;
use men::Men;
use scene::Scene;
use touchmove_board::{Color, Move, Position, Role};

/// First moves tried before it is given up.
const FIRST_MOVES: usize = 8;
/// How often moves are made anyhow before it is given up.
const WANDERINGS: usize = 16;
/// Ways out of check that are tried.
const EVASIONS: usize = 3;
/// Room for the moves of most lines.
const LINE: usize = 48;

/// A line that ends with `winner` giving mate, if a plan succeeds. The
/// position is ordinary; every move of the line has been seen to be legal.
pub(crate) fn plan(position: &Position, winner: Color) -> Option<Vec<Move>> {
    let men = Men::of(position);
    let mut plan = Plan { winner, line: Vec::with_capacity(LINE) };
    let done = match men.helpful().meets(men.color(winner)) {
        true => plan.with_force(&men),
        false => plan.with_minors(&men),
    };
    done.then_some(plan.line)
}

/// What has been played so far. Every way to go on adds to the line if it
/// succeeds, and leaves it as it was if not.
struct Plan {
    winner: Color,
    line: Vec<Move>,
}

impl Plan {
    fn with_force(&mut self, men: &Men) -> bool {
        let kept = men.role(Role::Pawn) | men.role(Role::King);
        let bare = men.color(self.winner.other()).without(kept).is_empty();
        !bare && self.stripped(men)
            || self.direct(men)
            || self.promoted(men)
            || bare && self.stripped(men)
            || self.after_some(men, WANDERINGS, Plan::stripped)
            || self.after_any(men, FIRST_MOVES, Plan::stripped)
            || self.after_any(men, FIRST_MOVES, Plan::direct)
    }

    /// With as little ado as possible.
    fn direct(&mut self, men: &Men) -> bool {
        match men.is_check() {
            true => self.after_any(men, EVASIONS, Plan::calm),
            false => self.calm(men),
        }
    }

    /// As the men stand, nobody being in check.
    fn calm(&mut self, men: &Men) -> bool {
        Scene::of(men, self.winner).is_some_and(|scene| {
            walk::walk(&scene, &mut self.line)
                || heavy_mate::where_it_stands(&scene, &mut self.line)
                || heavy_mate::nearby(&scene, &mut self.line)
        })
    }

    /// Once a pawn has become a queen.
    fn promoted(&mut self, men: &Men) -> bool {
        if men.heavy().meets(men.color(self.winner)) {
            return false;
        }
        self.or_undo(|plan| {
            let next = run::run(men, plan.winner, Role::Queen, &mut plan.line);
            next.is_some_and(|next| next.is_mate_by(plan.winner) || plan.direct(&next))
        })
    }

    /// After the loser has given away pieces, then pawns.
    fn stripped(&mut self, men: &Men) -> bool {
        self.or_undo(|plan| {
            let mut now = *men;
            let stages: [&[Role]; 2] = [&[Role::Pawn], &[]];
            stages.into_iter().any(|spared| {
                let before = plan.line.len();
                now = give_away::give_away(&now, plan.winner, spared, &mut plan.line);
                plan.line.len() > before
                    && (now.is_mate_by(plan.winner) || plan.direct(&now) || plan.promoted(&now))
            })
        })
    }

    /// Tries some first moves, spread over all there are.
    fn after_any(
        &mut self,
        men: &Men,
        most: usize,
        then: impl Fn(&mut Plan, &Men) -> bool,
    ) -> bool {
        self.after_those(men, |_| true, most, then)
    }

    /// Tries some of those first moves.
    fn after_those(
        &mut self,
        men: &Men,
        those: impl Fn(&Move) -> bool,
        most: usize,
        then: impl Fn(&mut Plan, &Men) -> bool,
    ) -> bool {
        let position = men.position();
        let moves = position.legal_moves();
        let moves = moves.iter().filter(|mv| those(mv));
        let stride = moves.clone().count().div_ceil(most).max(1);
        moves.step_by(stride).any(|&mv| {
            self.or_undo(|plan| {
                let next = Men::of(&position.after(mv));
                plan.line.push(mv);
                next.is_mate_by(plan.winner) || then(plan, &next)
            })
        })
    }

    /// Tries after some moves made anyhow, the same ones every time.
    fn after_some(
        &mut self,
        men: &Men,
        most: usize,
        then: impl Fn(&mut Plan, &Men) -> bool,
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
                then(plan, &Men::of(&now))
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

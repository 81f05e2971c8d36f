//! Ways of a rook, a queen or a pawn that becomes one to a mating square.

use super::pawn::Route;
use super::scene::Scene;
use super::steps::{Steps, step};
use crate::line::heavy_attacks;
use touchmove_board::attacks::{between, king_attacks, queen_attacks, rook_attacks};
use touchmove_board::{Bitboard, Role, Square};

/// Where the loser's king is mated on an edge, and what then stands where.
pub(super) struct Stage {
    pub king: Square,
    /// The edge.
    pub line: Bitboard,
    /// Before the king, where a queen mates if it is supported.
    pub contact: Bitboard,
    /// Squares that still have to be covered.
    pub front: Bitboard,
    pub occupied: Bitboard,
}

/// Where a rook, and where a queen mates.
struct Targets {
    rook: Bitboard,
    queen: Bitboard,
}

/// The last moves of a plan.
pub(super) fn tail(scene: &Scene, stage: &Stage) -> Option<Steps> {
    let targets = targets(scene, stage);
    if targets.queen.is_empty() {
        return None;
    }
    pieces(scene, stage, &targets).or_else(|| pawn(scene, stage, &targets))
}

fn targets(scene: &Scene, stage: &Stage) -> Targets {
    let ray = rook_attacks(stage.king, stage.occupied) & stage.line;
    let far = ray.without(king_attacks(stage.king) | scene.ours | scene.guard);
    let rook = far.filter(|&s| !between(s, stage.king).meets(scene.blocks)).collect();
    let contact = stage.contact.without(scene.ours | scene.guard);
    Targets { rook, queen: rook | contact }
}

fn pieces(scene: &Scene, stage: &Stage, targets: &Targets) -> Option<Steps> {
    let of = |role| scene.men.pieces(scene.winner, role).map(move |from| (role, from));
    let mut men = of(Role::Queen).chain(of(Role::Rook));
    let direct = men.clone().find_map(|(role, from)| {
        let reach = heavy_attacks(role, from, stage.occupied);
        let to = (reach & stage.mates(scene, targets, role, from)).first()?;
        Some(Steps::along(role, &[from, to]))
    });
    let two_hops =
        |(role, from)| two_hops(role, from, stage, stage.mates(scene, targets, role, from));
    direct.or_else(|| men.find_map(two_hops))
}

impl Stage {
    /// Where this man mates, without what it covers now.
    fn mates(&self, scene: &Scene, targets: &Targets, role: Role, from: Square) -> Bitboard {
        let all = if role == Role::Queen { targets.queen } else { targets.rook };
        if self.front.is_empty() && !all.meets(self.contact) {
            return all;
        }
        let through = scene.occupied.without(scene.their_king.into());
        let others = scene.cover_without(heavy_attacks(role, from, through));
        let supported = all & self.contact & others;
        match self.front.without(others).is_empty() {
            true => all.without(self.contact) | supported,
            false => supported,
        }
    }
}

fn two_hops(role: Role, from: Square, stage: &Stage, targets: Bitboard) -> Option<Steps> {
    let occupied = stage.occupied.without(from.into());
    let silent = !(occupied | heavy_attacks(role, stage.king, occupied));
    let first = heavy_attacks(role, from, occupied) & silent;
    targets.into_iter().find_map(|to| {
        let via = (first & heavy_attacks(role, to, occupied)).first()?;
        Some(Steps::along(role, &[from, via, to]))
    })
}

/// The pawn that promotes soonest; it captures what is in its way.
fn pawn(scene: &Scene, stage: &Stage, targets: &Targets) -> Option<Steps> {
    let prey = (scene.theirs & stage.occupied).without(stage.king.into());
    let route = Route::among(scene.men, scene.winner, prey, stage.occupied)?;
    let occupied = stage.occupied.without(route.pawn.into());
    let mut steps = route.steps(Role::Queen)?;
    let last = steps.last()?.to;
    if targets.queen.contains(last) {
        return Some(steps);
    }
    let checks = queen_attacks(stage.king, occupied);
    if checks.contains(last) {
        return None;
    }
    if let Some(to) = (queen_attacks(last, occupied) & targets.queen).first() {
        steps.push(step(Role::Queen, last, to));
        return Some(steps);
    }
    let hops = two_hops(Role::Queen, last, stage, targets.queen)?;
    hops.iter().for_each(|mv| steps.push(mv));
    Some(steps)
}

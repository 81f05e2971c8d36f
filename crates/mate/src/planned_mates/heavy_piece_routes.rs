//! Route of a rook, a queen or a promoting pawn to a mating square.

use super::context::Context;
use super::move_sequence::{MoveSequence, step};
use super::pawn_route::PawnRoute;
use crate::line::heavy_attacks;
use touchmove_board::attacks::{between, king_attacks, queen_attacks, rook_attacks};
use touchmove_board::{Bitboard, Role, Square};

/// Position of an edge mate before its last moves.
pub(super) struct MateSetup {
    pub king: Square,
    /// Squares of the edge.
    pub line: Bitboard,
    /// Square in front of the king, where a supported queen mates.
    pub contact: Bitboard,
    /// Squares in front of the king that are not covered yet.
    pub front: Bitboard,
    pub occupied: Bitboard,
}

/// Squares from which a rook or a queen mates.
struct Targets {
    rook: Bitboard,
    queen: Bitboard,
}

/// Returns the last moves of a plan.
pub(super) fn tail(context: &Context, setup: &MateSetup) -> Option<MoveSequence> {
    let targets = targets(context, setup);
    if targets.queen.is_empty() {
        return None;
    }
    pieces(context, setup, &targets).or_else(|| pawn(context, setup, &targets))
}

fn targets(context: &Context, setup: &MateSetup) -> Targets {
    let ray = rook_attacks(setup.king, setup.occupied) & setup.line;
    let far = ray.without(king_attacks(setup.king) | context.ours | context.guard);
    let rook = far.filter(|&s| !between(s, setup.king).meets(context.blocks)).collect();
    let contact = setup.contact.without(context.ours | context.guard);
    Targets { rook, queen: rook | contact }
}

fn pieces(context: &Context, setup: &MateSetup, targets: &Targets) -> Option<MoveSequence> {
    let of = |role| context.men.pieces(context.winner, role).map(move |from| (role, from));
    let mut men = of(Role::Queen).chain(of(Role::Rook));
    let direct = men.clone().find_map(|(role, from)| {
        let reach = heavy_attacks(role, from, setup.occupied);
        let to = (reach & setup.mates(context, targets, role, from)).first()?;
        Some(MoveSequence::along(role, &[from, to]))
    });
    let two_hops =
        |(role, from)| two_hops(role, from, setup, setup.mates(context, targets, role, from));
    direct.or_else(|| men.find_map(two_hops))
}

impl MateSetup {
    /// Returns the mating squares of a piece. The squares that the piece covers at present do not
    /// count as covered.
    fn mates(&self, context: &Context, targets: &Targets, role: Role, from: Square) -> Bitboard {
        let all = if role == Role::Queen { targets.queen } else { targets.rook };
        if self.front.is_empty() && !all.meets(self.contact) {
            return all;
        }
        let through = context.occupied.without(context.their_king.into());
        let others = context.cover_without(heavy_attacks(role, from, through));
        let supported = all & self.contact & others;
        match self.front.without(others).is_empty() {
            true => all.without(self.contact) | supported,
            false => supported,
        }
    }
}

fn two_hops(
    role: Role,
    from: Square,
    setup: &MateSetup,
    targets: Bitboard,
) -> Option<MoveSequence> {
    let occupied = setup.occupied.without(from.into());
    // The first of the two moves must not give check, because the king's answer would spoil the
    // plan.
    let silent = !(occupied | heavy_attacks(role, setup.king, occupied));
    let first = heavy_attacks(role, from, occupied) & silent;
    targets.into_iter().find_map(|to| {
        let via = (first & heavy_attacks(role, to, occupied)).first()?;
        Some(MoveSequence::along(role, &[from, via, to]))
    })
}

/// Returns the route of the pawn that promotes soonest. The pawn captures pieces in its way.
fn pawn(context: &Context, setup: &MateSetup, targets: &Targets) -> Option<MoveSequence> {
    let prey = (context.theirs & setup.occupied).without(setup.king.into());
    let route = PawnRoute::among(context.men, context.winner, prey, setup.occupied)?;
    let occupied = setup.occupied.without(route.pawn.into());
    let mut steps = route.steps(Role::Queen)?;
    let last = steps.last()?.to;
    if targets.queen.contains(last) {
        return Some(steps);
    }
    let checks = queen_attacks(setup.king, occupied);
    if checks.contains(last) {
        return None;
    }
    if let Some(to) = (queen_attacks(last, occupied) & targets.queen).first() {
        steps.push(step(Role::Queen, last, to));
        return Some(steps);
    }
    let hops = two_hops(Role::Queen, last, setup, targets.queen)?;
    hops.iter().for_each(|mv| steps.push(mv));
    Some(steps)
}

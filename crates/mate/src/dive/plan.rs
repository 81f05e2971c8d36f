//! Where to mate, and the mating move once all is in place.

use crate::search::gap;
use std::ops::ControlFlow;
use touchmove_board::attacks::{bishop_attacks, rook_attacks};
use touchmove_board::{Bitboard, Color, Move, Position, Role, Square};

/// The loser's king on the edge, the winner's two squares before it.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    /// Where the loser's king is mated.
    pub edge: Square,
    /// The square before it.
    pub front: Square,
    /// Where the winner's king stands then.
    pub guard: Square,
}

const EDGE: Bitboard = Bitboard(0xff81_8181_8181_81ff);

/// The places that look nearest, nearest first.
pub(super) fn best(position: &Position, winner: Color, wanted: usize) -> Vec<Option<Plan>> {
    let kings = position.king(winner.other()).zip(position.king(winner));
    let Some((theirs, ours)) = kings else { return Vec::new() };
    let mut plans: Vec<(i32, Plan)> = EDGE
        .filter_map(plan_on)
        .map(|plan| (cost(position, winner, theirs, ours, &plan), plan))
        .collect();
    let wanted = wanted.min(plans.len());
    plans.select_nth_unstable_by_key(wanted.saturating_sub(1), |&(cost, _)| cost);
    plans.truncate(wanted);
    plans.sort_by_key(|&(cost, _)| cost);
    plans.into_iter().map(|(_, plan)| Some(plan)).collect()
}

fn plan_on(edge: Square) -> Option<Plan> {
    let (file, rank) = (edge.file(), edge.rank());
    let inward = |at: u8, by: u8| if at == 0 { by } else { 7 - by };
    let on = |by| match rank {
        0 | 7 => Square::at(file, inward(rank, by)),
        _ => Square::at(inward(file, by), rank),
    };
    Some(Plan { edge, front: on(1)?, guard: on(2)? })
}

fn cost(position: &Position, winner: Color, theirs: Square, ours: Square, plan: &Plan) -> i32 {
    let way = gap(theirs, plan.edge).max(gap(ours, plan.guard)) * 4
        + gap(theirs, plan.edge)
        + gap(ours, plan.guard);
    let own = position.color(winner).without(position.role(Role::King));
    let taken = i32::from(own.contains(plan.edge)) * 12 + i32::from(own.contains(plan.guard)) * 6;
    way + taken
}

impl Plan {
    /// A rook or queen that mates at once, looked for while the king is on
    /// the edge.
    pub(super) fn mate(&self, position: &Position, winner: Color) -> Option<Move> {
        let king = position.king(winner.other()).filter(|&k| EDGE.contains(k))?;
        let straight = rook_attacks(king, position.occupied());
        let oblique = bishop_attacks(king, position.occupied());
        let mut found = None;
        let _ = position.each_move(|mv| {
            let from = match mv.role {
                Role::Queen => straight | oblique,
                Role::Rook => straight,
                _ => return ControlFlow::Continue(()),
            };
            if from.contains(mv.to) && position.after(mv).is_checkmate() {
                found = Some(mv);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        found
    }
}

/// The squares of the file that a pawn has before it.
pub(super) fn ahead(color: Color, square: Square) -> Bitboard {
    let above = Bitboard(!0 << square.index() << 1);
    let side = if color == Color::White { above } else { !(above | square.into()) };
    side & Bitboard::file(square.file())
}

//! How much a move helps the plan. The numbers come from trials on the ends
//! of real games.

use super::plan::Plan;
use crate::search::gap;
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Color, Move, MoveKind, Position, Role};

pub(super) struct Scorer<'a> {
    plan: &'a Plan,
    mover: Color,
    wins: bool,
    /// What the mover can capture.
    prey: Bitboard,
    /// Rooks and queens among it.
    heavy_prey: Bitboard,
    /// Squares the mover should leave.
    leave: Bitboard,
    /// Next to the loser's king.
    near: Bitboard,
    /// Whether the winner still has no rook or queen.
    promote: bool,
}

impl<'a> Scorer<'a> {
    pub(super) fn new(position: &Position, winner: Color, plan: &'a Plan) -> Scorer<'a> {
        let mover = position.turn();
        let heavy = position.role(Role::Queen) | position.role(Role::Rook);
        let prey = position.color(mover.other());
        let near = position.king(winner.other()).map_or(Bitboard::EMPTY, king_attacks);
        let places = Bitboard::of(plan.guard) | plan.front.into() | plan.edge.into();
        Scorer {
            plan,
            mover,
            wins: mover == winner,
            prey,
            heavy_prey: prey & heavy,
            leave: places,
            near,
            promote: !heavy.meets(position.color(winner)),
        }
    }

    #[inline]
    pub(super) fn score(&self, mv: Move) -> i32 {
        if self.wins { self.winning(mv) } else { self.losing(mv) }
    }

    #[inline]
    fn winning(&self, mv: Move) -> i32 {
        let takes = i32::from(self.prey.contains(mv.to)) * 7
            + i32::from(self.heavy_prey.contains(mv.to)) * 5;
        let leaves =
            i32::from(self.leave.contains(mv.from)) * 8 - i32::from(self.leave.contains(mv.to)) * 8;
        takes
            + match mv.role {
                Role::King => (gap(mv.from, self.plan.guard) - gap(mv.to, self.plan.guard)) * 10,
                Role::Queen | Role::Rook => leaves + 2 - i32::from(self.near.contains(mv.to)) * 4,
                Role::Pawn => leaves + self.pawn(mv),
                _ => leaves + 1,
            }
    }

    #[inline]
    fn pawn(&self, mv: Move) -> i32 {
        let rank = i32::from(mv.to.rank());
        let forward = if self.mover == Color::White { rank } else { 7 - rank };
        match mv.kind {
            MoveKind::Promotion(Role::Queen) => 25,
            MoveKind::Promotion(Role::Rook) => 20,
            MoveKind::Promotion(_) => -5,
            _ if self.promote => 10 + forward,
            _ => 0,
        }
    }

    #[inline]
    fn losing(&self, mv: Move) -> i32 {
        let takes = i32::from(self.prey.contains(mv.to)) * -8
            + i32::from(self.heavy_prey.contains(mv.to)) * -40;
        takes
            + match (mv.role, mv.kind) {
                (Role::King, _) => (gap(mv.from, self.plan.edge) - gap(mv.to, self.plan.edge)) * 10,
                (_, MoveKind::Promotion(_)) => -5,
                (Role::Pawn, _) => i32::from(self.leave.contains(mv.from)) * 8,
                _ => {
                    i32::from(self.leave.contains(mv.from)) * 8
                        - i32::from(self.leave.contains(mv.to)) * 8
                        + 1
                }
            }
    }
}

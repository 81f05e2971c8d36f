//! Legal moves together with the positions after them.

use super::visitors::LAST_RANKS;
use super::{PawnStep, Visitor};
use crate::{Bitboard, Move, MoveKind, Piece, Position, Role, Square, Wing};
use core::ops::ControlFlow;

/// Visitor that makes each move of a set. The work that the moves share is done once.
pub(super) struct Children<'a, F> {
    pub position: &'a Position,
    pub see: F,
}

impl<F: FnMut(Move, &Position) -> ControlFlow<()>> Children<'_, F> {
    #[inline(always)]
    fn make(&mut self, from: Square, to: Square, role: Role, kind: MoveKind) -> ControlFlow<()> {
        let mv = Move { from, to, role, kind };
        (self.see)(mv, &self.position.after(mv))
    }

    /// Returns the position with the opponent to move and the moving piece removed.
    #[inline(always)]
    fn lifted(&self, role: Role, from: Square) -> Position {
        let mut lifted = self.position.passed_on(self.position.turn(), role == Role::Pawn);
        lifted.planes.clear(from.into());
        if role == Role::King {
            lifted.planes.keep_castling(self.position.color(lifted.turn()));
        }
        lifted
    }

    #[inline(always)]
    fn put_down(&mut self, lifted: &Position, mv: Move, becomes: Role) -> ControlFlow<()> {
        let mut after = *lifted;
        let color = self.position.turn();
        after.planes.clear(mv.to.into());
        after.planes.add(mv.to.into(), Piece { color, role: becomes });
        if mv.role != Role::Pawn && self.position.occupied().contains(mv.to) {
            after.state = after.state.with_halfmoves(0);
        }
        (self.see)(mv, &after)
    }
}

impl<F: FnMut(Move, &Position) -> ControlFlow<()>> Visitor for Children<'_, F> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) -> ControlFlow<()> {
        let lifted = self.lifted(role, from);
        for to in targets {
            self.put_down(&lifted, Move { from, to, role, kind: MoveKind::Step }, role)?;
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn pawns(&mut self, step: PawnStep, targets: Bitboard) -> ControlFlow<()> {
        let turn = self.position.turn();
        let role = Role::Pawn;
        for to in targets.without(LAST_RANKS) {
            let from = step.from(to, turn);
            if step == PawnStep::DoubleAdvance {
                self.make(from, to, role, MoveKind::DoubleAdvance)?;
            } else {
                let lifted = self.lifted(role, from);
                self.put_down(&lifted, Move { from, to, role, kind: MoveKind::Step }, role)?;
            }
        }
        for to in targets & LAST_RANKS {
            let from = step.from(to, turn);
            let lifted = self.lifted(role, from);
            for becomes in Role::PROMOTIONS {
                let kind = MoveKind::Promotion(becomes);
                self.put_down(&lifted, Move { from, to, role, kind }, becomes)?;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) -> ControlFlow<()> {
        self.make(from, to, Role::Pawn, MoveKind::EnPassant)
    }

    #[inline(always)]
    fn castle(&mut self, wing: Wing, from: Square, to: Square) -> ControlFlow<()> {
        self.make(from, to, Role::King, self.position.castling_kind(wing, to))
    }
}

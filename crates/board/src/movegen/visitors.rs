//! Visitors that list, count or test for moves.

use super::{PawnStep, Visitor};
use crate::{Bitboard, Move, MoveKind, Position, Role, Square, Wing};
use arrayvec::ArrayVec;
use core::ops::ControlFlow;

/// List of legal moves, stored without heap allocation.
///
/// No position reached by legal moves has more than 218 legal moves. On artificial boards with more
/// than 256, the list is truncated.
pub type MoveList = ArrayVec<Move, 256>;

pub(super) const LAST_RANKS: Bitboard = Bitboard(Bitboard::rank(0).0 | Bitboard::rank(7).0);

pub(super) struct Counter(pub u32);

impl Visitor for Counter {
    const EMPTY_SETS: bool = true;

    #[inline]
    fn piece(&mut self, _: Role, _: Square, targets: Bitboard) -> ControlFlow<()> {
        self.0 += targets.len();
        ControlFlow::Continue(())
    }

    #[inline]
    fn pawns(&mut self, _: PawnStep, targets: Bitboard) -> ControlFlow<()> {
        // Each arrival on the last rank counts as four promotions.
        self.0 += targets.len() + 3 * (targets & LAST_RANKS).len();
        ControlFlow::Continue(())
    }

    #[inline]
    fn en_passant(&mut self, _: Square, _: Square) -> ControlFlow<()> {
        self.0 += 1;
        ControlFlow::Continue(())
    }

    #[inline]
    fn castle(&mut self, _: Wing, _: Square, _: Square) -> ControlFlow<()> {
        self.0 += 1;
        ControlFlow::Continue(())
    }
}

/// Counter that stops above a limit.
pub(super) struct LimitedCounter {
    pub count: u32,
    pub limit: u32,
}

impl LimitedCounter {
    #[inline]
    fn add(&mut self, count: u32) -> ControlFlow<()> {
        self.count += count;
        if self.count > self.limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

impl Visitor for LimitedCounter {
    const KING_LAST: bool = true;

    #[inline]
    fn piece(&mut self, _: Role, _: Square, targets: Bitboard) -> ControlFlow<()> {
        self.add(targets.len())
    }

    #[inline]
    fn pawns(&mut self, _: PawnStep, targets: Bitboard) -> ControlFlow<()> {
        self.add(targets.len() + 3 * (targets & LAST_RANKS).len())
    }

    #[inline]
    fn en_passant(&mut self, _: Square, _: Square) -> ControlFlow<()> {
        self.add(1)
    }

    #[inline]
    fn castle(&mut self, _: Wing, _: Square, _: Square) -> ControlFlow<()> {
        self.add(1)
    }
}

pub(super) struct Any;

impl Visitor for Any {
    const KING_LAST: bool = true;

    fn piece(&mut self, _: Role, _: Square, _: Bitboard) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    fn pawns(&mut self, _: PawnStep, _: Bitboard) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    fn en_passant(&mut self, _: Square, _: Square) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    fn castle(&mut self, _: Wing, _: Square, _: Square) -> ControlFlow<()> {
        ControlFlow::Break(())
    }
}

pub(super) struct AnyEnPassant;

impl Visitor for AnyEnPassant {
    fn piece(&mut self, _: Role, _: Square, _: Bitboard) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn pawns(&mut self, _: PawnStep, _: Bitboard) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn en_passant(&mut self, _: Square, _: Square) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    fn castle(&mut self, _: Wing, _: Square, _: Square) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Visitor that passes single moves to a function.
pub(super) struct Each<'a, F> {
    pub position: &'a Position,
    pub see: F,
}

impl<F: FnMut(Move) -> ControlFlow<()>> Each<'_, F> {
    #[inline]
    fn push(&mut self, from: Square, to: Square, role: Role, kind: MoveKind) -> ControlFlow<()> {
        (self.see)(Move { from, to, role, kind })
    }
}

impl<F: FnMut(Move) -> ControlFlow<()>> Visitor for Each<'_, F> {
    #[inline]
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) -> ControlFlow<()> {
        targets.into_iter().try_for_each(|to| self.push(from, to, role, MoveKind::Step))
    }

    #[inline]
    fn pawns(&mut self, step: PawnStep, targets: Bitboard) -> ControlFlow<()> {
        let turn = self.position.turn();
        let kind = match step {
            PawnStep::DoubleAdvance => MoveKind::DoubleAdvance,
            _ => MoveKind::Step,
        };
        for to in targets.without(LAST_RANKS) {
            self.push(step.from(to, turn), to, Role::Pawn, kind)?;
        }
        for to in targets & LAST_RANKS {
            for role in Role::PROMOTIONS {
                let from = step.from(to, turn);
                self.push(from, to, Role::Pawn, MoveKind::Promotion(role))?;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn en_passant(&mut self, from: Square, to: Square) -> ControlFlow<()> {
        self.push(from, to, Role::Pawn, MoveKind::EnPassant)
    }

    #[inline]
    fn castle(&mut self, wing: Wing, from: Square, to: Square) -> ControlFlow<()> {
        self.push(from, to, Role::King, self.position.castling_kind(wing, to))
    }
}

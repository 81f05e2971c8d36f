//! Route of a pawn to the last rank.

use super::board::Board;
use super::board::sideways;
use super::move_sequence::MoveSequence;
use crate::line::forward;
use touchmove_board::{Bitboard, Color, Move, MoveKind, Role, Square};

/// Squares that a pawn can occupy, rank by rank, while no other piece moves.
pub(super) struct PawnRoute {
    pub pawn: Square,
    color: Color,
    layers: [Bitboard; 8],
    prey: Bitboard,
    len: usize,
}

impl PawnRoute {
    /// Returns the shortest route of a player's pawns. The kings are ignored, because they can step
    /// aside.
    pub(super) fn best(men: &Board, color: Color, captures: bool) -> Option<PawnRoute> {
        let kings = men.role(Role::King);
        let occupied = men.occupied().without(kings);
        let prey = men.color(color.other()).without(kings);
        PawnRoute::among(men, color, if captures { prey } else { Bitboard::EMPTY }, occupied)
    }

    pub(super) fn among(
        men: &Board,
        color: Color,
        prey: Bitboard,
        occupied: Bitboard,
    ) -> Option<PawnRoute> {
        let pawns = men.pieces(color, Role::Pawn);
        let far = |pawn: &Square| if color == Color::White { 7 - pawn.rank() } else { pawn.rank() };
        let open = |pawn: &Square| is_open(color, *pawn, far(pawn), prey, occupied);
        let pawn = pawns.filter(open).min_by_key(far)?;
        Some(PawnRoute::of(color, pawn, far(&pawn), prey, occupied))
    }

    fn of(color: Color, pawn: Square, far: u8, prey: Bitboard, occupied: Bitboard) -> PawnRoute {
        let mut route = PawnRoute { pawn, color, layers: [pawn.into(); 8], prey, len: 0 };
        for level in 0..usize::from(far.min(7)) {
            route.layers[level + 1] = next(color, route.layers[level], prey, occupied);
            route.len += 1;
        }
        route
    }

    /// Returns the moves of the route, with promotion to `becomes`.
    pub(super) fn steps(&self, becomes: Role) -> Option<MoveSequence> {
        let mut squares = [self.pawn; 8];
        squares[self.len] = self.layers[self.len].first()?;
        for level in (1..self.len).rev() {
            let next = squares[level + 1];
            let back = forward(self.color.other(), next.into());
            let from = if self.prey.contains(next) { sideways(back) } else { back };
            squares[level] = (self.layers[level] & from).first()?;
        }
        let promotes = |to: Square| matches!(to.rank(), 0 | 7);
        let steps = squares[..=self.len].windows(2).map(|pair| Move {
            from: pair[0],
            to: pair[1],
            role: Role::Pawn,
            kind: match promotes(pair[1]) {
                true => MoveKind::Promotion(becomes),
                false => MoveKind::Step,
            },
        });
        Some(steps.collect())
    }
}

/// Returns true if a pawn that is `far` ranks from the last rank can reach it.
fn is_open(color: Color, pawn: Square, far: u8, prey: Bitboard, occupied: Bitboard) -> bool {
    let way = (0..far).fold(pawn.into(), |now, _| next(color, now, prey, occupied));
    !way.is_empty()
}

/// Returns the squares that pawns can occupy after one move.
#[inline]
fn next(color: Color, now: Bitboard, prey: Bitboard, occupied: Bitboard) -> Bitboard {
    let ahead = forward(color, now);
    ahead.without(occupied) | sideways(ahead) & prey
}

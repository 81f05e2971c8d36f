//! The way of a pawn to the last rank.

use super::scene::sideways;
use super::steps::Steps;
use crate::line::forward;
use touchmove_board::{Bitboard, Color, Move, MoveKind, Position, Role, Square};

/// The squares a pawn can be on, rank by rank, while other men stand still.
pub(super) struct Route {
    pub pawn: Square,
    color: Color,
    layers: [Bitboard; 8],
    prey: Bitboard,
    len: usize,
}

impl Route {
    /// The shortest one of a player's pawns; kings go out of the way.
    pub(super) fn best(position: &Position, color: Color, captures: bool) -> Option<Route> {
        let kings = position.role(Role::King);
        let occupied = position.occupied().without(kings);
        let prey = position.color(color.other()).without(kings);
        Route::among(position, color, if captures { prey } else { Bitboard::EMPTY }, occupied)
    }

    pub(super) fn among(
        position: &Position,
        color: Color,
        prey: Bitboard,
        occupied: Bitboard,
    ) -> Option<Route> {
        let pawns = position.pieces(color, Role::Pawn);
        let routes = pawns.filter_map(|pawn| Route::of(color, pawn, prey, occupied));
        routes.min_by_key(|route| route.len)
    }

    fn of(color: Color, pawn: Square, prey: Bitboard, occupied: Bitboard) -> Option<Route> {
        let mut route = Route { pawn, color, layers: [pawn.into(); 8], prey, len: 0 };
        let ranks = if color == Color::White { 7 - pawn.rank() } else { pawn.rank() };
        let mut now = Bitboard::of(pawn);
        for _ in 0..ranks {
            let ahead = forward(color, now);
            now = ahead.without(occupied) | sideways(ahead) & prey;
            if now.is_empty() {
                return None;
            }
            route.len += 1;
            *route.layers.get_mut(route.len)? = now;
        }
        Some(route)
    }

    /// The moves that make it such a piece.
    pub(super) fn steps(&self, becomes: Role) -> Option<Steps> {
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

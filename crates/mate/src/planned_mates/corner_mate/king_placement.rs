//! First part of a corner mate: both kings walk to their squares.

use super::Corner;
use crate::planned_mates::board::Board;
use crate::planned_mates::context::Context;
use crate::planned_mates::king_routes::Trail;
use crate::planned_mates::move_sequence::step;
use alloc::vec::Vec;
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Move, Role, Square};

/// Upper bound on half-moves. A longer walk is abandoned.
const PLIES: usize = 40;

/// Plays until both kings are on their squares and the winner is to move.
pub(super) fn place_kings(
    context: &Context,
    corner: &Corner,
    line: &mut Vec<Move>,
) -> Option<Board> {
    let mut placement = KingPlacement::new(context, corner)?;
    let mut men = *context.men;
    for _ in 0..PLIES {
        let wins = men.turn() == context.winner;
        if wins && placement.is_done() {
            return Some(men);
        }
        let mv = if wins { placement.ours() } else { placement.theirs() }?;
        men.follow(mv)?;
        line.push(mv);
    }
    None
}

struct KingPlacement<'a> {
    corner: &'a Corner,
    our_king: Square,
    their_king: Square,
    our_trail: Trail,
    their_trail: Trail,
    our_ground: Bitboard,
}

impl KingPlacement<'_> {
    fn new<'a>(context: &Context, corner: &'a Corner) -> Option<KingPlacement<'a>> {
        let free = context.their_ground() | context.their_king.into();
        if !corner.shuttle().without(free).is_empty() {
            return None;
        }
        let our_ground = context.our_ground().without(corner.off_limits());
        Some(KingPlacement {
            corner,
            our_king: context.our_king,
            their_king: context.their_king,
            our_trail: Trail::new(context.our_king, corner.post, our_ground)?,
            their_trail: Trail::new(context.their_king, corner.third, context.their_ground())?,
            our_ground,
        })
    }

    fn is_done(&self) -> bool {
        self.our_king == self.corner.post && self.corner.shuttle().contains(self.their_king)
    }

    fn ours(&mut self) -> Option<Move> {
        let barred = king_attacks(self.their_king);
        let from = self.our_king;
        let to = match from == self.corner.post {
            true => (king_attacks(from) & self.our_ground).without(barred).first(),
            false => self.our_trail.toward(from, barred),
        };
        self.our_king = to?;
        Some(step(Role::King, from, self.our_king))
    }

    fn theirs(&mut self) -> Option<Move> {
        let barred = king_attacks(self.our_king);
        let from = self.their_king;
        let to = match self.corner.shuttle().contains(from) {
            true => self.corner.shuttle().without(barred | from.into()).first(),
            false => self.their_trail.toward(from, barred),
        };
        self.their_king = to?;
        Some(step(Role::King, from, self.their_king))
    }
}

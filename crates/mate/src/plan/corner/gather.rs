//! The kings go to their places.

use super::Corner;
use crate::plan::kings::Trail;
use crate::plan::men::Men;
use crate::plan::scene::Scene;
use crate::plan::steps::step;
use alloc::vec::Vec;
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Move, Role, Square};

/// Moves after which it is not worth going on.
const PLIES: usize = 40;

/// Plays until the winner has the move and both kings are there.
pub(super) fn gather(scene: &Scene, corner: &Corner, line: &mut Vec<Move>) -> Option<Men> {
    let mut walk = Walk::new(scene, corner)?;
    let mut men = *scene.men;
    for _ in 0..PLIES {
        let wins = men.turn() == scene.winner;
        if wins && walk.is_done() {
            return Some(men);
        }
        let mv = if wins { walk.ours() } else { walk.theirs() }?;
        men.follow(mv)?;
        line.push(mv);
    }
    None
}

struct Walk<'a> {
    corner: &'a Corner,
    our_king: Square,
    their_king: Square,
    our_trail: Trail,
    their_trail: Trail,
    our_ground: Bitboard,
}

impl Walk<'_> {
    fn new<'a>(scene: &Scene, corner: &'a Corner) -> Option<Walk<'a>> {
        let free = scene.their_ground() | scene.their_king.into();
        if !corner.den().without(free).is_empty() {
            return None;
        }
        let our_ground = scene.our_ground().without(corner.doorstep());
        Some(Walk {
            corner,
            our_king: scene.our_king,
            their_king: scene.their_king,
            our_trail: Trail::new(scene.our_king, corner.post, our_ground)?,
            their_trail: Trail::new(scene.their_king, corner.third, scene.their_ground())?,
            our_ground,
        })
    }

    fn is_done(&self) -> bool {
        self.our_king == self.corner.post && self.corner.den().contains(self.their_king)
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
        let to = match self.corner.den().contains(from) {
            true => self.corner.den().without(barred | from.into()).first(),
            false => self.their_trail.toward(from, barred),
        };
        self.their_king = to?;
        Some(step(Role::King, from, self.their_king))
    }
}

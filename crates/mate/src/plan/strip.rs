//! The loser gives men away: what is not there guards nothing.

use super::kings::spread;
use super::run::step_aside;
use super::scene::attacked;
use super::steps::step;
use crate::line::{follow, piece_attacks};
use std::ops::ControlFlow;
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Color, Move, MoveKind, Position, Role, Square};

/// Moves after which it is not worth going on.
const PLIES: usize = 48;
/// How often the winner may have nothing better than to wait.
const IDLE: u32 = 4;

/// Plays until the loser has none but these men, or it does not go on.
pub(super) fn strip(
    position: &Position,
    winner: Color,
    spared: &'static [Role],
    line: &mut Vec<Move>,
) -> Position {
    let end = line.len() + PLIES;
    let mut strip = Strip { position: *position, winner, spared, idle: 0, back: None };
    while line.len() < end && strip.idle < IDLE && !strip.prey().is_empty() {
        let Some((mv, next)) = strip.next() else { break };
        line.push(mv);
        strip.position = next;
    }
    strip.position
}

struct Strip {
    position: Position,
    winner: Color,
    spared: &'static [Role],
    idle: u32,
    /// The move that takes back the loser's last waiting move.
    back: Option<Move>,
}

/// A move, and the position after it.
type Next = Option<(Move, Position)>;

impl Strip {
    fn prey(&self) -> Bitboard {
        let position = &self.position;
        let kings = position.role(Role::King);
        let spared = self.spared.iter().fold(kings, |set, &role| set | position.role(role));
        position.color(self.winner.other()).without(spared)
    }

    fn next(&mut self) -> Next {
        if self.position.turn() != self.winner {
            return self
                .offer()
                .or_else(|| self.back())
                .or_else(|| step_aside(&self.position, self.prey()))
                .or_else(|| self.quiet());
        }
        let found = self.capture().or_else(|| self.approach());
        self.idle = if found.is_some() { 0 } else { self.idle + 1 };
        found.or_else(|| self.quiet())
    }

    /// Takes something, if possible without giving check.
    fn capture(&self) -> Next {
        let position = &self.position;
        let king = king_attacks(position.king(self.winner)?);
        let (reach, _) = attacked(position, self.winner, position.occupied());
        let mut second = None;
        for target in self.prey() & (reach | king) {
            for from in position.attackers(target, self.winner) {
                let Some(mv) = capture(position, from, target) else { continue };
                let Some(next) = follow(position, mv) else { continue };
                if !next.is_check() {
                    return Some((mv, next));
                }
                second = second.or(Some((mv, next)));
            }
        }
        second
    }

    /// The winner's king goes to the nearest man that nothing guards.
    fn approach(&self) -> Next {
        let position = &self.position;
        let loser = self.winner.other();
        let (king, other) = (position.king(self.winner)?, position.king(loser)?);
        let (guard, _) = attacked(position, loser, position.occupied());
        let barred = guard | position.color(self.winner) | king_attacks(other) | other.into();
        let mut all = self.prey().without(barred);
        while !spread(all).contains(king) {
            let wider = spread(all).without(barred);
            if wider == all {
                return None;
            }
            all = wider;
        }
        (king_attacks(king) & all).find_map(|to| {
            let mv = step(Role::King, king, to);
            Some((mv, follow(position, mv)?))
        })
    }

    /// A piece goes where it can be taken.
    fn offer(&self) -> Next {
        let (position, loser) = (&self.position, self.winner.other());
        let (occupied, prey) = (position.occupied(), self.prey());
        if prey.without(position.role(Role::Pawn)).is_empty() {
            return None;
        }
        let (takes, _) = attacked(position, self.winner, occupied);
        let king = king_attacks(position.king(self.winner)?);
        let (once, twice) = attacked(position, loser, occupied);
        let beside = king_attacks(position.king(loser)?);
        let mut roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight].into_iter();
        roles.find_map(|role| {
            let mut men = position.pieces(loser, role) & prey;
            men.find_map(|from| {
                let reach = piece_attacks(role, from, occupied);
                let guarded = twice | once.without(reach) | beside;
                let offers = (reach & (takes | king.without(guarded))).without(occupied);
                offers.into_iter().find_map(|to| {
                    let mv = step(role, from, to);
                    Some((mv, follow(position, mv)?))
                })
            })
        })
    }

    /// Takes back the last waiting move.
    fn back(&mut self) -> Next {
        let mv = self.back.take()?;
        Some((mv, follow(&self.position, mv)?))
    }

    /// Some move that captures nothing, back and forth if possible.
    fn quiet(&mut self) -> Next {
        let position = &self.position;
        let (mut found, occupied) = (None, position.occupied());
        let _ = position.each_move(|mv| {
            if occupied.contains(mv.to) || mv.kind != MoveKind::Step {
                return ControlFlow::Continue(());
            }
            found = Some(mv);
            if mv.role == Role::Pawn { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let mv: Move = found?;
        if mv.role != Role::Pawn && position.turn() != self.winner {
            self.back = Some(step(mv.role, mv.to, mv.from));
        }
        Some((mv, position.after(mv)))
    }
}

fn capture(position: &Position, from: Square, to: Square) -> Option<Move> {
    let role = position.piece_at(from)?.role;
    let promotes = role == Role::Pawn && matches!(to.rank(), 0 | 7);
    let kind = if promotes { MoveKind::Promotion(Role::Queen) } else { MoveKind::Step };
    Some(Move { from, to, role, kind })
}

//! Sacrifices of the loser, because captured pieces guard no squares.

use super::board::Board;
use super::context::attacked;
use super::king_routes::spread;
use super::move_sequence::step;
use super::promotion_run::step_aside;
use crate::line::piece_attacks;
use crate::preconditions::LAST_RANKS;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Color, Move, MoveKind, Role, Square};

/// Upper bound on half-moves. A longer sequence is abandoned.
const PLIES: usize = 48;
/// Upper bound on the number of waiting moves by the winner.
const IDLE: u32 = 4;

/// Plays until the loser has only its king and pieces of spared roles, or until no progress is
/// made.
pub(super) fn sacrifice(
    men: &Board,
    winner: Color,
    spared: &'static [Role],
    line: &mut Vec<Move>,
) -> Board {
    let end = line.len() + PLIES;
    let mut sacrifices = Sacrifices { men: *men, winner, spared, idle: 0, back: None };
    while line.len() < end && sacrifices.idle < IDLE && !sacrifices.prey().is_empty() {
        if let Some((moves, next)) = sacrifices.gift() {
            line.extend(moves);
            sacrifices.men = next;
            continue;
        }
        let Some((mv, next)) = sacrifices.next() else { break };
        line.push(mv);
        sacrifices.men = next;
    }
    sacrifices.men
}

struct Sacrifices {
    men: Board,
    winner: Color,
    spared: &'static [Role],
    idle: u32,
    /// Move that undoes the loser's last waiting move.
    back: Option<Move>,
}

/// Move, and the board after the move.
type Next = Option<(Move, Board)>;

impl Sacrifices {
    fn prey(&self) -> Bitboard {
        let men = &self.men;
        let kings = men.role(Role::King);
        let spared = self.spared.iter().fold(kings, |set, &role| set | men.role(role));
        men.color(self.winner.other()).without(spared)
    }

    fn next(&mut self) -> Next {
        if self.men.turn() != self.winner {
            let aside = self.back().or_else(|| step_aside(&self.men, self.prey()));
            return aside.or_else(|| self.quiet());
        }
        let found = self.capture().or_else(|| self.approach());
        self.idle = if found.is_some() { 0 } else { self.idle + 1 };
        found.or_else(|| self.quiet())
    }

    /// Returns a capture, preferably one that does not give check.
    fn capture(&self) -> Next {
        let men = &self.men;
        let king = king_attacks(men.king(self.winner)?);
        let (reach, _) = attacked(men, self.winner, men.occupied());
        let mut second = None;
        for target in self.prey() & (reach | king) {
            let found = self.take(men, target, &mut second);
            if found.is_some() {
                return found;
            }
        }
        second
    }

    /// Returns a capture on `target` that does not give check. If only a capture with check exists,
    /// it is stored in `second`.
    fn take(&self, men: &Board, target: Square, second: &mut Next) -> Next {
        let all = men.attackers(target, self.winner);
        for role in Role::ALL {
            for from in all & men.role(role) {
                let mv = capture(role, from, target);
                let mut next = *men;
                next.make(mv);
                if !next.is_safe(self.winner) {
                    continue;
                }
                if !next.is_check() {
                    return Some((mv, next));
                }
                *second = second.or(Some((mv, next)));
            }
        }
        None
    }

    /// Returns a step of the winner's king towards the nearest unguarded piece.
    fn approach(&self) -> Next {
        let men = &self.men;
        let loser = self.winner.other();
        let (king, other) = (men.king(self.winner)?, men.king(loser)?);
        let (guard, _) = attacked(men, loser, men.occupied());
        let barred = guard | men.color(self.winner) | king_attacks(other) | other.into();
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
            Some((mv, men.after(mv)?))
        })
    }

    /// Returns a move that sacrifices a loser's piece, and the move that captures the piece.
    fn gift(&self) -> Option<([Move; 2], Board)> {
        let (men, loser) = (&self.men, self.winner.other());
        let pieces = self.prey().without(men.role(Role::Pawn));
        if men.turn() != loser || pieces.is_empty() {
            return None;
        }
        let occupied = men.occupied();
        let (takes, _) = attacked(men, self.winner, occupied);
        let places = (takes | king_attacks(men.king(self.winner)?)).without(occupied);
        let offers = |role, from| {
            let reach = piece_attacks(role, from, occupied) & places;
            reach.map(move |to| step(role, from, to))
        };
        let roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight].into_iter();
        let givers = roles.flat_map(|role| (men.role(role) & pieces).map(move |from| (role, from)));
        let mut second = None;
        for gift in givers.flat_map(|(role, from)| offers(role, from)) {
            let mut given = *men;
            given.make(gift);
            if !given.is_safe(loser) {
                continue;
            }
            let mut checking = None;
            if let Some((mv, next)) = self.take(&given, gift.to, &mut checking) {
                return Some(([gift, mv], next));
            }
            second = second.or(checking.map(|(mv, next)| ([gift, mv], next)));
        }
        second
    }

    /// Returns the move that undoes the last waiting move.
    fn back(&mut self) -> Next {
        let mv = self.back.take()?;
        Some((mv, self.men.after(mv)?))
    }

    /// Returns a quiet move, preferably one that can be undone.
    fn quiet(&mut self) -> Next {
        let position = self.men.position();
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
        Some((mv, self.men.after(mv)?))
    }
}

fn capture(role: Role, from: Square, to: Square) -> Move {
    let promotes = role == Role::Pawn && LAST_RANKS.contains(to);
    let kind = if promotes { MoveKind::Promotion(Role::Queen) } else { MoveKind::Step };
    Move { from, to, role, kind }
}

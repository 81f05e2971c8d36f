//! Schedules: plans that are played out move by move.

use super::board::Board;
use super::context::Context;
use super::king_routes::Trail;
use super::move_sequence::{MoveSequence, step};
use alloc::vec::Vec;
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Color, Move, Role, Square};

/// Upper bound on half-moves. Longer plans hardly ever lead to mate.
const PLIES: usize = 32;
/// Upper bound on steps of the winner's king that do not bring it nearer to its goal.
const DETOURS: u32 = 8;
/// Upper bound on the number of times that the winner's king waits to let the other king pass.
const HALTS: u32 = 3;

/// Planned moves of both players.
///
/// The kings walk to their squares first, then the other pieces move. A player without a planned
/// move makes a waiting move.
pub(super) struct Schedule<'a> {
    pub context: &'a Context<'a>,
    /// Square on which the loser's king is mated.
    pub king: Square,
    pub ours: Trail,
    pub theirs: Trail,
    /// Moves of the winner after its king has arrived. The last one mates.
    pub tail: MoveSequence,
    /// Moves of the loser after its king has arrived.
    pub after: MoveSequence,
    /// Squares that a waiting piece of the loser must not attack.
    pub guard: Bitboard,
    /// Squares that a waiting piece must not enter or leave.
    pub clear: Bitboard,
    /// Square to which the loser's king can step and from which it can return, after it has
    /// arrived.
    pub aside: Option<Square>,
}

impl Schedule<'_> {
    /// Plays the schedule. Adds the moves if all are legal and the last one gives mate.
    pub(super) fn perform(&self, line: &mut Vec<Move>) -> Option<()> {
        let before = line.len();
        let mut play = Play {
            schedule: self,
            men: *self.context.men,
            our_king: self.context.our_king,
            their_king: self.context.their_king,
            ours_left: self.ours.len(),
            theirs_left: self.theirs.len(),
            done: 0,
            after: 0,
            detours: 0,
            halts: 0,
            pauses: [WaitingMoves::Unknown; 2],
        };
        let done = play.play(line);
        if done.is_none() {
            line.truncate(before);
        }
        done
    }
}

pub(super) struct Play<'a> {
    pub schedule: &'a Schedule<'a>,
    pub men: Board,
    pub our_king: Square,
    pub their_king: Square,
    /// Number of moves that the winner's king still has to make.
    ours_left: usize,
    /// Number of moves that the loser's king still has to make.
    theirs_left: usize,
    /// Number of moves of `tail` already made.
    done: usize,
    /// Number of moves of `after` already made.
    after: usize,
    detours: u32,
    halts: u32,
    pauses: [WaitingMoves; 2],
}

impl Play<'_> {
    fn play(&mut self, line: &mut Vec<Move>) -> Option<()> {
        let winner = self.schedule.context.winner;
        let end = line.len() + PLIES;
        while self.done < self.schedule.tail.len() {
            let wins = self.men.turn() == winner;
            let mv = if wins { self.ours()? } else { self.theirs()? };
            self.men.follow(mv)?;
            line.push(mv);
            if line.len() > end {
                return None;
            }
        }
        self.men.is_mate_by(winner).then_some(())
    }

    fn ours(&mut self) -> Option<Move> {
        let schedule = self.schedule;
        if self.ours_left > 0 {
            return self.our_king_goes();
        }
        if self.done + 1 == schedule.tail.len() && !self.is_ready() {
            return self.wait(schedule.context.winner);
        }
        self.done += 1;
        schedule.tail.get(self.done - 1)
    }

    fn our_king_goes(&mut self) -> Option<Move> {
        let (schedule, king) = (self.schedule, self.our_king);
        let (left, barred) = (self.ours_left, king_attacks(self.their_king));
        let Some((to, now)) = schedule.ours.next(king, left, barred) else {
            self.halts += 1;
            return if self.halts > HALTS { None } else { self.wait(schedule.context.winner) };
        };
        self.detours += u32::from(now >= left);
        self.ours_left = now;
        self.our_king = to;
        (self.detours <= DETOURS).then(|| step(Role::King, king, to))
    }

    /// Returns true if the loser has made all its moves.
    fn is_ready(&self) -> bool {
        let schedule = self.schedule;
        self.their_king == schedule.king && self.after == schedule.after.len()
    }

    fn theirs(&mut self) -> Option<Move> {
        let (schedule, king) = (self.schedule, self.their_king);
        let loser = schedule.context.winner.other();
        let arrived = self.theirs_left == 0;
        if arrived && self.after < schedule.after.len() {
            self.after += 1;
            return schedule.after.get(self.after - 1);
        }
        let barred = king_attacks(self.our_king);
        let to = match arrived {
            false => schedule.theirs.next(king, self.theirs_left, barred),
            true if self.is_urgent() => None,
            true => self.aside(barred),
        };
        let waits = if to.is_none() { self.wait(loser) } else { None };
        if waits.is_some() {
            return waits;
        }
        let (to, left) = to.or_else(|| if arrived { self.aside(barred) } else { None })?;
        self.theirs_left = left;
        self.their_king = to;
        Some(step(Role::King, king, to))
    }

    /// Returns true if the mating move is next, so that the loser's king should stay.
    fn is_urgent(&self) -> bool {
        let schedule = self.schedule;
        self.ours_left == 0 && self.done + 1 == schedule.tail.len()
    }

    fn aside(&self, barred: Bitboard) -> Option<(Square, usize)> {
        let barred = barred | self.men.occupied();
        let to = self.schedule.aside.filter(|&to| !barred.contains(to))?;
        Some((to, 1))
    }

    fn wait(&mut self, color: Color) -> Option<Move> {
        let mut pause = self.pauses[color.index()];
        let mv = pause.next(self, color);
        self.pauses[color.index()] = pause;
        mv
    }
}

/// Way in which a player waits.
#[derive(Clone, Copy)]
pub(super) enum WaitingMoves {
    Unknown,
    Never,
    /// A piece moves back and forth. The value is its next move.
    Shuffle(Move),
    Pawns,
}

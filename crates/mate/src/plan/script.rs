//! Plays a plan through, move by move.

use super::kings::Trail;
use super::men::Men;
use super::scene::Scene;
use super::steps::{Steps, step};
use alloc::vec::Vec;
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Color, Move, Role, Square};

/// Moves after which it is not worth going on.
const PLIES: usize = 32;
/// Steps of the winner's king that may lead no nearer.
const DETOURS: u32 = 8;
/// How often it may have to let the other king pass.
const HALTS: u32 = 3;

/// What both players do, each in this order: the kings go to their places,
/// then the other men to theirs. Who has nothing to do waits.
pub(super) struct Script<'a> {
    pub scene: &'a Scene<'a>,
    /// Where the loser's king is mated.
    pub king: Square,
    pub ours: Trail,
    pub theirs: Trail,
    /// What the winner does when the king has arrived; the last move mates.
    pub tail: Steps,
    /// What the loser does when the king has arrived.
    pub after: Steps,
    /// Squares no waiting man of the loser may attack.
    pub guard: Bitboard,
    /// Squares no waiting man may enter or leave.
    pub clear: Bitboard,
    /// Where the loser's king can go and come back once it has arrived.
    pub aside: Option<Square>,
}

impl Script<'_> {
    /// Adds the moves if all of them are legal and the last one mates.
    pub(super) fn perform(&self, line: &mut Vec<Move>) -> Option<()> {
        let before = line.len();
        let mut play = Play {
            script: self,
            men: *self.scene.men,
            our_king: self.scene.our_king,
            their_king: self.scene.their_king,
            ours_left: self.ours.len(),
            theirs_left: self.theirs.len(),
            done: 0,
            after: 0,
            detours: 0,
            halts: 0,
            pauses: [Pause::Unknown; 2],
        };
        let done = play.play(line);
        if done.is_none() {
            line.truncate(before);
        }
        done
    }
}

pub(super) struct Play<'a> {
    pub script: &'a Script<'a>,
    pub men: Men,
    pub our_king: Square,
    pub their_king: Square,
    /// How many moves each of them still has to go.
    ours_left: usize,
    theirs_left: usize,
    /// How much of the tail has been played, and of what the loser does.
    done: usize,
    after: usize,
    detours: u32,
    halts: u32,
    pauses: [Pause; 2],
}

impl Play<'_> {
    fn play(&mut self, line: &mut Vec<Move>) -> Option<()> {
        let winner = self.script.scene.winner;
        let end = line.len() + PLIES;
        while self.done < self.script.tail.len() {
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
        let script = self.script;
        if self.ours_left > 0 {
            return self.our_king_goes();
        }
        if self.done + 1 == script.tail.len() && !self.is_ready() {
            return self.wait(script.scene.winner);
        }
        self.done += 1;
        script.tail.get(self.done - 1)
    }

    fn our_king_goes(&mut self) -> Option<Move> {
        let (script, king) = (self.script, self.our_king);
        let (left, barred) = (self.ours_left, king_attacks(self.their_king));
        let Some((to, now)) = script.ours.next(king, left, barred) else {
            self.halts += 1;
            return if self.halts > HALTS { None } else { self.wait(script.scene.winner) };
        };
        self.detours += u32::from(now >= left);
        self.ours_left = now;
        self.our_king = to;
        (self.detours <= DETOURS).then(|| step(Role::King, king, to))
    }

    /// Whether the loser has done everything.
    fn is_ready(&self) -> bool {
        let script = self.script;
        self.their_king == script.king && self.after == script.after.len()
    }

    fn theirs(&mut self) -> Option<Move> {
        let (script, king) = (self.script, self.their_king);
        let loser = script.scene.winner.other();
        let arrived = self.theirs_left == 0;
        if arrived && self.after < script.after.len() {
            self.after += 1;
            return script.after.get(self.after - 1);
        }
        let barred = king_attacks(self.our_king);
        let to = match arrived {
            false => script.theirs.next(king, self.theirs_left, barred),
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

    /// Whether the mating move comes next, so that the king should stay.
    fn is_urgent(&self) -> bool {
        let script = self.script;
        self.ours_left == 0 && self.done + 1 == script.tail.len()
    }

    fn aside(&self, barred: Bitboard) -> Option<(Square, usize)> {
        let barred = barred | self.men.occupied();
        let to = self.script.aside.filter(|&to| !barred.contains(to))?;
        Some((to, 1))
    }

    fn wait(&mut self, color: Color) -> Option<Move> {
        let mut pause = self.pauses[color.index()];
        let mv = pause.next(self, color);
        self.pauses[color.index()] = pause;
        mv
    }
}

/// How a player waits.
#[derive(Clone, Copy)]
pub(super) enum Pause {
    Unknown,
    Never,
    /// A piece goes to and fro: this is its next move.
    Shuffle(Move),
    Pawns,
}

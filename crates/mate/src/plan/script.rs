//! Plays a plan through, move by move.

use super::kings::Trail;
use super::pause::Pause;
use super::scene::Scene;
use super::steps::{Steps, step};
use crate::line::{follow, is_mate_by};
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Color, Move, Position, Role, Square};

/// Moves after which it is not worth going on.
const PLIES: usize = 48;
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
    /// Whether the winner's king comes after the other.
    pub patient: bool,
    /// What the winner does when the king has arrived; the last move mates.
    pub tail: Steps,
    /// What the loser does when the king has arrived.
    pub after: Steps,
    /// Squares that the loser's men have to block.
    pub block: Bitboard,
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
            position: *self.scene.position,
            our_king: self.scene.our_king,
            their_king: self.scene.their_king,
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
    pub position: Position,
    pub our_king: Square,
    pub their_king: Square,
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
            let wins = self.position.turn() == winner;
            let mv = if wins { self.ours()? } else { self.theirs()? };
            self.position = follow(&self.position, mv)?;
            line.push(mv);
            if line.len() > end {
                return None;
            }
        }
        is_mate_by(&self.position, winner).then_some(())
    }

    fn ours(&mut self) -> Option<Move> {
        let script = self.script;
        if script.ours.left(self.our_king) > 0 {
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
        let left = script.ours.left(king);
        let barred = king_attacks(self.their_king);
        let early = script.patient && script.theirs.left(self.their_king) + 2 > left.max(2);
        let aside = if early { script.ours.beside(king, barred) } else { None };
        let Some(to) = aside.or_else(|| script.ours.next(king, barred)) else {
            self.halts += 1;
            return if self.halts > HALTS { None } else { self.wait(script.scene.winner) };
        };
        self.detours += u32::from(script.ours.left(to) >= left);
        self.our_king = to;
        (self.detours <= DETOURS).then(|| step(Role::King, king, to))
    }

    /// Whether the loser has done everything.
    fn is_ready(&self) -> bool {
        let script = self.script;
        let men = self.position.color(script.scene.winner.other());
        self.their_king == script.king
            && self.after == script.after.len()
            && script.block.without(men).is_empty()
    }

    fn theirs(&mut self) -> Option<Move> {
        let (script, king) = (self.script, self.their_king);
        let loser = script.scene.winner.other();
        let arrived = script.theirs.left(king) == 0;
        if arrived && self.after < script.after.len() {
            self.after += 1;
            return script.after.get(self.after - 1);
        }
        let barred = king_attacks(self.our_king);
        let to = match arrived {
            false => script.theirs.next(king, barred),
            true if self.is_urgent() => None,
            true => self.aside(barred),
        };
        let waits = if to.is_none() { self.wait(loser) } else { None };
        if waits.is_some() {
            return waits;
        }
        let to = to.or_else(|| if arrived { self.aside(barred) } else { None })?;
        self.their_king = to;
        Some(step(Role::King, king, to))
    }

    /// Whether the mating move comes next, so that the king should stay.
    fn is_urgent(&self) -> bool {
        let script = self.script;
        script.ours.left(self.our_king) == 0 && self.done + 1 == script.tail.len()
    }

    fn aside(&self, barred: Bitboard) -> Option<Square> {
        let barred = barred | self.position.occupied();
        self.script.aside.filter(|&to| !barred.contains(to))
    }

    fn wait(&mut self, color: Color) -> Option<Move> {
        let mut pause = self.pauses[color.index()];
        let mv = pause.next(self, color);
        self.pauses[color.index()] = pause;
        mv
    }
}

//! The clock: presses, starts and stops.

use super::Interpreter;
use crate::Inference;
use crate::doubt::{Answer, Doubt, DoubtKind};
use crate::explanation::explaining_move;
use crate::input::Change;
use touchmove_board::Color;
use touchmove_clock::Moment;
use touchmove_game::{Actor, Clock, Status};

impl Interpreter {
    pub(super) fn press(
        &mut self,
        at: Moment,
        player: Color,
        near: &[Change],
        answers: &[(Doubt, Answer)],
    ) {
        self.running = Some(player);
        if !self.set_up || self.is_over() {
            self.running = Some(player.other());
            near.iter().for_each(|change| self.change(change, answers));
            return;
        }
        let mut near = near.to_vec();
        if let Some(captured) = self.late_capture(player, &near) {
            let change = near.remove(captured);
            self.change(&Change { at, ..change }, answers);
        }
        // Lifts by a player who has made the move already wait for what becomes of the pieces.
        if self.game.has_move() == player {
            self.flush(player, answers);
        }
        if self.blocked {
            return;
        }
        self.say(at, Actor::Player(player), Clock::Presses, Inference::ByClock, answers);
        self.running = Some(player.other());
        near.iter().for_each(|change| self.change(change, answers));
    }

    /// Returns the change that takes away a captured piece, if it completes a legal move and was
    /// seen only after the press.
    fn late_capture(&self, player: Color, near: &[Change]) -> Option<usize> {
        if self.game.has_move() != player || self.shown_move().is_some() {
            return None;
        }
        near.iter().position(|change| {
            let mut seen = self.seen;
            seen.set(change.square, change.new);
            change.new.is_none() && explaining_move(self.game.before_the_move(), &seen).is_some()
        })
    }

    pub(super) fn clock_starts(&mut self, at: Moment, player: Color, answers: &[(Doubt, Answer)]) {
        self.running = Some(player);
        if self.is_over() {
            return;
        }
        match self.game.status() {
            Status::NotStarted if self.game.has_move() == player => {
                self.say(at, Actor::Arbiter, Clock::Starts, Inference::ByClock, answers);
            }
            Status::Stopped => self.ask(at, DoubtKind::ClockRestarted { player }, answers),
            _ => {}
        }
    }
}

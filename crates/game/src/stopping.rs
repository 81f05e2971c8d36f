//! Stopping the clocks and setting them going (Articles 6.11; 2009, 2014: 6.12).

use crate::game::{Game, side};
use crate::moves;
use crate::status::{Halt, Status};
use touchmove_board::Color;
use touchmove_laws::rules::stopping::{self, By};
use touchmove_laws::{Answer, Effect, Provision, Question, Refusal, Ruling};

impl Game {
    /// A player stops the clocks to call the arbiter.
    pub(crate) fn stops_the_clock(&mut self, player: Color, reason: Option<&str>) -> Vec<Ruling> {
        let mut rulings = self.halt_by(By::Player);
        self.conduct.caller = Some(player);
        let displaced = self.help_with_displaced(player);
        if displaced.is_empty() && reason.is_some() {
            let missing = player == self.has_move() && self.piece_is_missing();
            let penalties = self.regulations.penalties();
            rulings.extend(stopping::reason_given(penalties, player, missing));
        }
        rulings.extend(displaced);
        rulings
    }

    /// A pawn has reached the last rank and nothing has replaced it.
    fn piece_is_missing(&self) -> bool {
        moves::unpromoted(&self.attempt.before, &self.board).is_some()
    }

    /// Where none of the open questions has such an answer, play cannot go on.
    fn answer_due(&self) -> Option<Ruling> {
        let open = self.questions.first()?;
        if self.questions.iter().any(Question::may_pass) {
            return None;
        }
        let player = open.player().unwrap_or_else(|| self.has_move());
        let penalties = open.answers().contains(&Answer::Warns(player));
        let provision = if penalties { Provision::Penalties } else { By::Arbiter.restarts() };
        let refused = Effect::Refused { player, why: Refusal::AnswerDue };
        Ruling::under(self.regulations.edition, provision, refused)
    }

    /// The arbiter lets the game go on: that answers whatever has that answer.
    pub(crate) fn arbiter_resumes(&mut self) -> Vec<Ruling> {
        if let Some(due) = self.answer_due() {
            return vec![due];
        }
        self.questions.retain(|question| !question.may_pass());
        self.conduct.caller = None;
        self.resume_clocks(true)
    }

    /// Stops both clocks. `by_hand` ones wait for the arbiter.
    pub(crate) fn halt_clocks(&mut self, by_hand: bool) -> Vec<Ruling> {
        self.halt(by_hand, By::Ruling)
    }

    /// Stops both clocks until the arbiter sets them going.
    pub(crate) fn halt_by(&mut self, by: By) -> Vec<Ruling> {
        self.halt(true, by)
    }

    fn halt(&mut self, by_hand: bool, by: By) -> Vec<Ruling> {
        let running = self.clock.running().map(moves::player);
        let resume = self.halt.map_or_else(|| running.unwrap_or(self.has_move()), |h| h.resume);
        let by_hand = by_hand || self.halt.is_some_and(|h| h.by_hand);
        self.halt = Some(Halt { resume, by_hand });
        self.clock.stop(self.now);
        match running {
            Some(player) => self.clock_ruled(by.stops(), Effect::ClockStopped { player }),
            None => Vec::new(),
        }
    }

    fn clock_ruled(&self, provision: Provision, effect: Effect) -> Vec<Ruling> {
        let rulings = self.ruled(provision, effect).into_iter();
        rulings.map(|ruling| ruling.and(Provision::Chessclock)).collect()
    }

    /// Sets the clocks going, unless a question or a hand keeps them.
    pub(crate) fn resume_clocks(&mut self, by_hand: bool) -> Vec<Ruling> {
        let Some(halt) = self.halt else { return Vec::new() };
        let kept = halt.by_hand && !by_hand || !self.questions.is_empty();
        if kept || matches!(self.status, Status::Over(..) | Status::Cancelled | Status::Adjourned) {
            return Vec::new();
        }
        self.halt = None;
        self.clock.start(side(halt.resume), self.now);
        let by = if by_hand { By::Arbiter } else { By::Ruling };
        self.clock_ruled(by.restarts(), Effect::ClockStarted { player: halt.resume })
    }
}

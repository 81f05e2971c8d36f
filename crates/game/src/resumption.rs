//! Resuming an adjourned game.

use crate::adjournment::Sealed;
use crate::attempt::Attempt;
use crate::event::{Act, Adjournment, Claim, Matter, Presence};
use crate::game::{Game, side};
use crate::moves;
use crate::status::Status;
use touchmove_board::{Color, Move};
use touchmove_laws::rules::resumption::{self, Flaw, Occasion, Times};
use touchmove_laws::{Effect, Provision, Refusal, Ruling, Termination};

impl Game {
    /// That player is not at the board when the game is resumed; to be said
    /// before that, and only of an adjourned game.
    ///
    /// ```
    /// # use touchmove_board::{Color, Position};
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::{Act, Actor, Adjournment, Clock, Event, Game, MoveText};
    /// # use touchmove_laws::{Edition, Regulations};
    /// let regulations = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    /// let mut game = Game::new(regulations, Position::default());
    /// let (white, arbiter) = (Actor::Player(Color::White), Actor::Arbiter);
    /// let e4 = MoveText::Notation("e4".into());
    /// game.apply(&Event { at: 0, actor: white, act: Act::Adjournment(Adjournment::Seals { text: e4 }) }).unwrap();
    /// game.apply(&Event { at: 0, actor: white, act: Act::Clock(Clock::Stops { reason: None }) }).unwrap();
    /// game.resumes_without(Color::Black);
    /// game.apply(&Event { at: 9, actor: arbiter, act: Act::Adjournment(Adjournment::ResumesTheGame) }).unwrap();
    /// let opens = Event { at: 9, actor: arbiter, act: Act::Adjournment(Adjournment::OpensTheEnvelope) };
    /// assert_eq!(game.apply(&opens).unwrap()[0].effect().name(), "refused");
    /// ```
    pub fn resumes_without(&mut self, player: Color) {
        if self.status == Status::Adjourned {
            self.adjournment.absent[player.index()] = true;
        }
    }

    pub(crate) fn resuming(&mut self, player: Option<Color>, act: &Act) -> Option<Vec<Ruling>> {
        let adjourned = self.status == Status::Adjourned;
        let since = self.adjournment.resumed_at;
        match (player, act) {
            (None, Act::Adjournment(Adjournment::ResumesTheGame)) if adjourned => {
                Some(self.resumes_the_game())
            }
            (None, Act::Adjournment(Adjournment::OpensTheEnvelope)) => {
                Some(self.opens_the_envelope())
            }
            (None, Act::Adjournment(Adjournment::ReportsTheEnvelopeLost)) => {
                Some(self.envelope_is_lost())
            }
            (None, Act::Adjournment(Adjournment::ReportsThePositionLost)) => {
                Some(self.position_is_lost())
            }
            (Some(player), Act::Presence(Presence::Arrives))
                if self.adjournment.absent[player.index()] =>
            {
                since.map(|since| self.arrives_at_resumption(player, since))
            }
            (_, Act::Claim(Claim::PointsOut { matter: Matter::WrongClock })) => {
                since.and_then(|_| self.wrong_times(player.unwrap_or(self.has_move())))
            }
            _ => None,
        }
    }

    fn resumes_the_game(&mut self) -> Vec<Ruling> {
        let Some(sealer) = self.adjournment.sealer else { return Vec::new() };
        self.status = Status::Playing;
        self.halt = None;
        self.adjournment.resumed_at = Some(self.now);
        self.adjournment.shown = self.times_shown();
        self.adjournment.resumed_with = self.plies.len().saturating_add(1);
        let absent = [sealer.other(), sealer].map(|p| self.adjournment.absent[p.index()]);
        if absent[0] {
            self.clock.start(side(sealer.other()), self.now);
        }
        let rules = &self.regulations;
        resumption::resumed(rules.edition, sealer.other(), absent, rules.default_time)
    }

    fn refused_to_open(&self, player: Color, why: Refusal) -> Vec<Ruling> {
        resumption::not_opened(self.regulations.edition, player, why).into_iter().collect()
    }

    fn opens_the_envelope(&mut self) -> Vec<Ruling> {
        let Some(envelope) = self.adjournment.envelope.clone() else {
            return self.refused_to_open(self.has_move(), Refusal::NoEnvelope);
        };
        let reader = envelope.by.other();
        if self.status == Status::Adjourned {
            return self.refused_to_open(reader, Refusal::NotResumed);
        }
        if self.adjournment.absent[reader.index()] {
            return self.refused_to_open(reader, Refusal::NotThereToReply);
        }
        self.opened(&envelope)
    }

    fn occasion(&self, reader: Color) -> Occasion {
        let waited = self.clock.running() == Some(side(reader));
        let waited = waited || self.halt.is_some_and(|halt| halt.resume == reader);
        match (self.adjournment.is_reply, waited) {
            (true, _) => Occasion::Reply,
            (false, true) => Occasion::AfterWaiting,
            (false, false) => Occasion::InTime,
        }
    }

    fn opened(&mut self, envelope: &Sealed) -> Vec<Ruling> {
        let edition = self.regulations.edition;
        let occasion = self.occasion(envelope.by.other());
        self.adjournment.envelope = None;
        self.adjournment.is_reply = false;
        self.clock.stop(self.now);
        self.halt = None;
        let mut rulings: Vec<Ruling> = resumption::opened(edition, occasion).into_iter().collect();
        self.board = self.attempt.before;
        match self.meaning_of(&envelope.text) {
            Ok(mv) => rulings.extend(self.sealed_move_made(envelope.by, mv, occasion)),
            Err(flaw) => rulings.extend(self.sealed_move_flawed(envelope.by, flaw)),
        }
        rulings
    }

    fn sealed_move_made(&mut self, sealer: Color, mv: Move, occasion: Occasion) -> Vec<Ruling> {
        self.attempt = Attempt::new(self.attempt.before);
        let mut rulings = self.made(mv);
        if rulings.iter().any(|r| matches!(r.effect(), Effect::GameOver { .. })) {
            self.sealer_has_ended_it(sealer, &mut rulings);
            return rulings;
        }
        self.clock.start(side(sealer), self.now);
        let press = self.clock.press(side(sealer), self.now);
        if let Some(last) = self.plies.last_mut() {
            last.completed_as(true, Some(press));
        }
        let started = resumption::clock_started(self.regulations.edition, occasion, sealer.other());
        rulings.extend(started);
        rulings
    }

    /// The sealed move decides although somebody comes late.
    fn sealer_has_ended_it(&self, sealer: Color, rulings: &mut [Ruling]) {
        let absent = self.adjournment.absent[sealer.index()];
        for ruling in rulings.iter_mut().filter(|_| absent) {
            let more = match ruling.effect() {
                Effect::GameOver { termination: Termination::Checkmate, .. } => {
                    Provision::SealedMoveMated
                }
                Effect::GameOver { .. } => Provision::SealedMoveDrew,
                _ => continue,
            };
            *ruling = ruling.clone().and(more);
        }
    }

    fn sealed_move_flawed(&self, sealer: Color, flaw: Flaw) -> Vec<Ruling> {
        let opponent = moves::mating_chance(&self.attempt.before, sealer.other());
        let edition = self.regulations.edition;
        resumption::flawed(edition, sealer, flaw, opponent).into_iter().collect()
    }

    fn arrives_at_resumption(&mut self, player: Color, since: u64) -> Vec<Ruling> {
        self.adjournment.absent[player.index()] = false;
        let (edition, stated) = (self.regulations.edition, self.regulations.default_time);
        let late = self.now.saturating_sub(since) > resumption::late_after(edition, stated);
        if !late {
            return Vec::new();
        }
        if let Some(rulings) = self.ended_by_sealed_move(player) {
            return rulings;
        }
        let other = self.adjournment.absent[player.other().index()];
        resumption::too_late(edition, player, other).into_iter().collect()
    }

    /// Where the unopened envelope ends the game, that counts.
    fn ended_by_sealed_move(&mut self, replier: Color) -> Option<Vec<Ruling>> {
        let envelope = self.adjournment.envelope.clone()?;
        let concerns = envelope.by == replier.other() && !self.adjournment.is_reply;
        if !concerns || !resumption::outlives_lateness(self.regulations.edition) {
            return None;
        }
        let before = self.attempt.before;
        let goes_on = self.meaning_of(&envelope.text).is_ok_and(|mv| {
            let after = before.after(mv);
            after.has_legal_move() && !moves::is_dead(&after)
        });
        if goes_on {
            return None;
        }
        let mut rulings = self.opened(&envelope);
        for ruling in &mut rulings {
            if matches!(ruling.effect(), Effect::GameOver { .. }) {
                *ruling = ruling.clone().and(Provision::LateForResumption);
            }
        }
        Some(rulings)
    }

    fn envelope_is_lost(&mut self) -> Vec<Ruling> {
        let Some(sealer) = self.adjournment.sealer else {
            return self.refused_to_open(self.has_move(), Refusal::NoEnvelope);
        };
        let mut rulings = Vec::new();
        if self.status == Status::Adjourned {
            rulings.extend(self.resumes_the_game());
        }
        self.adjournment.envelope = None;
        self.halt = None;
        self.clock.stop(self.now);
        let recorded = self.adjournment.recorded;
        for (player, ms) in Color::ALL.into_iter().zip(recorded.into_iter().flatten()) {
            self.clock.set(side(player), ms, self.now);
        }
        self.clock.start(side(sealer), self.now);
        let edition = self.regulations.edition;
        rulings.extend(resumption::envelope_missing(edition, sealer, recorded));
        rulings
    }

    fn position_is_lost(&mut self) -> Vec<Ruling> {
        if self.adjournment.sealer.is_none() {
            return self.refused_to_open(self.has_move(), Refusal::NoEnvelope);
        }
        resumption::position_lost(self.regulations.edition).into_iter().collect()
    }

    /// Times that were wrong when the game was resumed; what has been used
    /// since then stays used.
    fn wrong_times(&mut self, player: Color) -> Option<Vec<Ruling>> {
        let recorded = self.adjournment.recorded?;
        let (at_first, shown) = (self.adjournment.shown?, self.times_shown()?);
        let right = Color::ALL.map(|p| {
            let (was, is) = (at_first[p.index()], shown[p.index()]);
            let gained = is.saturating_sub(was);
            recorded[p.index()].saturating_add(gained).saturating_sub(was.saturating_sub(is))
        });
        let since = self.plies.iter().skip(self.adjournment.resumed_with);
        let has_moved = since.filter(|ply| ply.player == player).count() > 0;
        let edition = self.regulations.edition;
        let rulings = resumption::wrong_times(Times { edition, player, has_moved, right, shown });
        if !has_moved {
            for player in Color::ALL {
                self.clock.set(side(player), right[player.index()], self.now);
            }
            self.adjournment.shown = Some(recorded);
        }
        Some(rulings)
    }
}

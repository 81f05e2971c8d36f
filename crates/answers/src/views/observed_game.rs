//! A game with its open questions, calls and interruptions.

use super::breaches::{Breaches, CommittedBreach};
use super::calls::{self, Call};
use std::sync::{Arc, Mutex, PoisonError};
use touchmove_board::Color;
use touchmove_clock::Moment;
use touchmove_game::{Act, Actor, Adjournment, Clock, Event, Game, Impossible, Reasoning, Status};
use touchmove_laws::{Advice, Effect, Ruling};

/// A game with the state of its board beyond the moves: open questions, calls for the arbiter,
/// interruptions.
#[derive(Debug)]
pub struct ObservedGame {
    /// The game.
    pub game: Game,
    /// The journal version of the last event.
    pub version: u64,
    /// The reason for an interruption; cleared when the clocks run again.
    pub interrupted: Option<String>,
    /// Each player's pending statement in place of an arbiter's.
    pub said: [Option<String>; 2],
    /// True if this server lacks the key of an envelope.
    pub locked: bool,
    /// The open questions.
    pub asked: Vec<OpenQuestion>,
    /// Open calls for the arbiter.
    pub calls: Vec<Call>,
    /// The breaches of a player who commits them on purpose.
    breaches: Option<Breaches>,
    advice: Mutex<Option<(u64, AdvisedQuestions)>>,
    /// The reasoning for the rulings on the last event; `None` unless tracing is on.
    ways: Option<Vec<Reasoning>>,
}

/// The open questions with advice.
pub type AdvisedQuestions = Arc<Vec<(OpenQuestion, Advice)>>;

/// An open question to the arbiter.
#[derive(Debug, Clone)]
pub struct OpenQuestion {
    /// Time of the question.
    pub at: Moment,
    /// The ruling that raises the question.
    pub ruling: Ruling,
}

impl ObservedGame {
    /// Creates the observed form of a game without events.
    ///
    /// ```
    /// use touchmove_answers::views::ObservedGame;
    /// use touchmove_board::Position;
    /// use touchmove_clock::{Moment, TimeControl};
    /// use touchmove_game::{Event, Game};
    /// use touchmove_laws::{Edition, Regulations};
    ///
    /// let rules = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    /// let mut observed = ObservedGame::new(Game::new(rules, Position::default()));
    /// let stops = Event::read(Moment::START, "White stops the clock").unwrap();
    /// observed.observe(&stops).unwrap();
    /// assert_eq!(observed.calls.len(), 1);
    /// ```
    pub fn new(game: Game) -> ObservedGame {
        ObservedGame {
            game,
            version: 0,
            interrupted: None,
            said: [None, None],
            locked: false,
            asked: Vec::new(),
            calls: Vec::new(),
            breaches: None,
            advice: Mutex::default(),
            ways: None,
        }
    }

    /// Applies an event and returns the rulings on it.
    ///
    /// # Errors
    /// If the event cannot have happened in this position.
    pub fn observe(&mut self, event: &Event) -> Result<Vec<Ruling>, Impossible> {
        let rulings = self.apply(event)?;
        let version = self.version.saturating_add(1);
        if let Some(breaches) = &mut self.breaches {
            breaches.follow(&self.game, event, &rulings, version);
        }
        // A player's statement survives arrivals, so that the opponent can still confirm it.
        if !matches!(event.act, Act::Presence(_)) {
            self.said = [None, None];
        }
        self.ask(event.at, &rulings);
        let goes_on = self.game.clock().running().is_some() || self.is_over();
        if goes_on {
            self.interrupted = None;
        }
        calls::update_calls(&mut self.calls, event, version, goes_on);
        if matches!(
            event.act,
            Act::Adjournment(Adjournment::OpensTheEnvelope)
                | Act::Adjournment(Adjournment::ReportsTheEnvelopeLost)
        ) {
            self.locked = false;
        }
        Ok(rulings)
    }

    /// Stops the clocks from outside the game and returns the rulings.
    pub fn interrupt(&mut self, at: Moment, cause: &str) -> Vec<Ruling> {
        let stops =
            Event { at, actor: Actor::Arbiter, act: Act::Clock(Clock::Stops { reason: None }) };
        let rulings = self.apply(&stops).unwrap_or_default();
        self.interrupted = Some(cause.to_owned());
        rulings
    }

    /// Applies an event to a copy of the game, so that all its mate questions are asked. The
    /// questions fill the cache of the object that answers them.
    pub fn try_out(&self, event: &Event) {
        let mut game = self.game.clone();
        if game.apply(event).is_ok() {
            game.questions().iter().for_each(|question| drop(game.advice(question)));
        }
    }

    /// Returns the open questions with advice. The result is cached for each version, because it
    /// can take a mate search.
    pub fn advice(&self) -> AdvisedQuestions {
        let mut known = self.advice.lock().unwrap_or_else(PoisonError::into_inner);
        match &*known {
            Some((version, advised)) if *version == self.version => advised.clone(),
            _ => {
                let advised = self.advise();
                *known = Some((self.version, advised.clone()));
                advised
            }
        }
    }

    /// Computes the advice without the cache.
    pub fn advise(&self) -> AdvisedQuestions {
        let asked = self.asked.iter().filter_map(|asked| match asked.ruling.effect() {
            Effect::Question { question } => Some((asked.clone(), self.game.advice(question))),
            _ => None,
        });
        Arc::new(asked.collect())
    }

    /// Lists the breaches that this player commits from now on.
    pub fn list_breaches(&mut self, player: Color) {
        self.breaches = Some(Breaches::of(player));
    }

    /// Returns the listed breaches, in order; `None` if they are not listed.
    pub fn breaches(&self) -> Option<&[CommittedBreach]> {
        self.breaches.as_ref().map(|breaches| breaches.committed.as_slice())
    }

    /// Turns on tracing: from now on every ruling has its reasoning.
    pub fn trace(&mut self) {
        self.ways = Some(Vec::new());
    }

    /// Takes the reasoning for the rulings on the last event; empty unless tracing is on.
    pub fn ways(&mut self) -> Vec<Reasoning> {
        self.ways.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// True if a clock is running.
    pub fn runs(&self) -> bool {
        self.game.status() == Status::Playing && self.game.clock().running().is_some()
    }

    /// True if the game has ended.
    pub fn is_over(&self) -> bool {
        matches!(self.game.status(), Status::Over(..) | Status::Cancelled)
    }

    fn apply(&mut self, event: &Event) -> Result<Vec<Ruling>, Impossible> {
        if self.ways.is_none() {
            return self.game.apply(event);
        }
        let (rulings, ways) = self.game.apply_traced(event)?.into_iter().unzip();
        self.ways = Some(ways);
        Ok(rulings)
    }

    fn ask(&mut self, at: Moment, rulings: &[Ruling]) {
        let open = self.game.questions();
        let is_open = |ruling: &Ruling| match ruling.effect() {
            Effect::Question { question } => open.contains(question),
            _ => false,
        };
        self.asked.retain(|asked| is_open(&asked.ruling));
        let new = rulings.iter().filter(|ruling| is_open(ruling));
        self.asked.extend(new.map(|ruling| OpenQuestion { at, ruling: ruling.clone() }));
    }
}

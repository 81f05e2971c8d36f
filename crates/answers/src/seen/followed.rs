//! A game as its events come in.

use super::calls::{self, Call};
use std::sync::{Arc, Mutex, PoisonError};
use touchmove_clock::Moment;
use touchmove_game::{Act, Actor, Adjournment, Clock, Event, Game, Impossible, Reasoning, Status};
use touchmove_laws::{Advice, Effect, Ruling};

/// A game that is followed: with the questions that are open in it, who calls for the arbiter,
/// and what else belongs to a board and not to its moves.
#[derive(Debug)]
pub struct Followed {
    /// The game itself.
    pub game: Game,
    /// The place of the last event where they are kept.
    pub version: u64,
    /// Why the clocks had to be stopped from outside, until they run again.
    pub interrupted: Option<String>,
    /// What each player has said in place of an arbiter who is not there.
    pub said: [Option<String>; 2],
    /// An envelope is there that nobody here can open.
    pub locked: bool,
    /// The open questions, as they were asked.
    pub asked: Vec<Asked>,
    /// Who calls for the arbiter.
    pub calls: Vec<Call>,
    advice: Mutex<Option<(u64, Advised)>>,
    /// How the rulings on the last event came about, where somebody wants to know.
    ways: Option<Vec<Reasoning>>,
}

/// The open questions, each with what helps to answer it.
pub type Advised = Arc<Vec<(Asked, Advice)>>;

/// A question to the arbiter, and when it was asked.
#[derive(Debug, Clone)]
pub struct Asked {
    /// When.
    pub at: Moment,
    /// The ruling that asks it.
    pub ruling: Ruling,
}

impl Followed {
    /// A game from its beginning.
    ///
    /// ```
    /// use touchmove_answers::seen::Followed;
    /// use touchmove_board::Position;
    /// use touchmove_clock::{Moment, TimeControl};
    /// use touchmove_game::{Event, Game};
    /// use touchmove_laws::{Edition, Regulations};
    ///
    /// let rules = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    /// let mut followed = Followed::new(Game::new(rules, Position::default()));
    /// let stops = Event::read(Moment::START, "White stops the clock").unwrap();
    /// followed.observe(&stops).unwrap();
    /// assert_eq!(followed.calls.len(), 1);
    /// ```
    pub fn new(game: Game) -> Followed {
        Followed {
            game,
            version: 0,
            interrupted: None,
            said: [None, None],
            locked: false,
            asked: Vec::new(),
            calls: Vec::new(),
            advice: Mutex::default(),
            ways: None,
        }
    }

    /// Something has been observed; the game rules on it.
    ///
    /// # Errors
    /// If it cannot have happened.
    pub fn observe(&mut self, event: &Event) -> Result<Vec<Ruling>, Impossible> {
        let rulings = self.apply(event)?;
        // What somebody has said still holds when the other comes.
        if !matches!(event.act, Act::Presence(_)) {
            self.said = [None, None];
        }
        self.ask(event.at, &rulings);
        let goes_on = self.game.clock().running().is_some() || self.is_over();
        if goes_on {
            self.interrupted = None;
        }
        let version = self.version.saturating_add(1);
        calls::take_up(&mut self.calls, event, version, goes_on);
        if matches!(
            event.act,
            Act::Adjournment(Adjournment::OpensTheEnvelope)
                | Act::Adjournment(Adjournment::ReportsTheEnvelopeLost)
        ) {
            self.locked = false;
        }
        Ok(rulings)
    }

    /// The clocks are stopped from outside.
    pub fn interrupt(&mut self, at: Moment, cause: &str) -> Vec<Ruling> {
        let stops =
            Event { at, actor: Actor::Arbiter, act: Act::Clock(Clock::Stops { reason: None }) };
        let rulings = self.apply(&stops).unwrap_or_default();
        self.interrupted = Some(cause.to_owned());
        rulings
    }

    /// What an event would make of it, tried on a copy: whoever answers the game's questions
    /// about mate has been asked all of them then.
    pub fn try_out(&self, event: &Event) {
        let mut game = self.game.clone();
        if game.apply(event).is_ok() {
            game.questions().iter().for_each(|question| drop(game.advice(question)));
        }
    }

    /// What helps to answer the open questions. It is worked out once for each
    /// version: it takes time.
    pub fn advice(&self) -> Advised {
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

    /// The same, worked out again.
    pub fn advise(&self) -> Advised {
        let asked = self.asked.iter().filter_map(|asked| match asked.ruling.effect() {
            Effect::Question { question } => Some((asked.clone(), self.game.advice(question))),
            _ => None,
        });
        Arc::new(asked.collect())
    }

    /// From here on every ruling comes with the way to it.
    pub fn trace(&mut self) {
        self.ways = Some(Vec::new());
    }

    /// The ways to the rulings on the last event, if they are traced.
    pub fn ways(&mut self) -> Vec<Reasoning> {
        self.ways.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Whether time is running in this game.
    pub fn runs(&self) -> bool {
        self.game.status() == Status::Playing && self.game.clock().running().is_some()
    }

    /// Whether it has ended.
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
        self.asked.extend(new.map(|ruling| Asked { at, ruling: ruling.clone() }));
    }
}

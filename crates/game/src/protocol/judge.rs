//! Replay of a protocol.

use super::{Entry, Protocol, ProtocolError};
use crate::event::{self, Act, Actor, Adjournment, Event, Presence};
use crate::game::Game;
use crate::reasoning::Reasoning;
use crate::state::status::{Impossible, Status};
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::Serialize;
use serde::ser::SerializeStruct;
use touchmove_board::Color;
use touchmove_clock::{Millis, Moment};
use touchmove_laws::rules::scoring;
use touchmove_laws::{Advice, Article, Edition, Effect, Question, Ruling};

/// A ruling and the event that caused it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct EventRuling {
    /// Line of the event, from 1.
    pub line: usize,
    /// Time of the ruling.
    pub at_ms: Moment,
    /// The ruling.
    #[serde(flatten)]
    pub ruling: Ruling,
    /// Advice, if the ruling is a question.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub advice: Option<Advice>,
    /// Reasoning, if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Reasoning>,
}

/// A protocol judged under one edition.
#[derive(Debug, Clone)]
pub struct Judged {
    /// Edition.
    pub edition: Edition,
    /// All rulings in order.
    pub rulings: Vec<EventRuling>,
    /// Final state of the game.
    pub game: Game,
}

impl Protocol {
    /// Replays the protocol under an edition.
    ///
    /// # Errors
    ///
    /// An event that cannot have happened, with its line.
    ///
    /// ```
    /// use touchmove_game::Protocol;
    ///
    /// let text = "[Laws \"FIDE 2023\"]\n\nWhite plays f3\nBlack plays e5\n\
    ///     White plays g4\nBlack plays Qh4#\n";
    /// let protocol = Protocol::parse(text).unwrap();
    /// let judged = protocol.judge(protocol.setup.editions[0]).unwrap();
    /// assert_eq!(judged.termination(), Some("checkmate"));
    /// ```
    pub fn judge(&self, edition: Edition) -> Result<Judged, ProtocolError> {
        let mut rulings = Vec::new();
        let game = self.replay(edition, |entry, ruled, game| {
            rulings.extend(ruled.into_iter().map(|ruling| given(entry, ruling, None, game)));
        })?;
        Ok(Judged { edition, rulings, game })
    }

    /// Like [`judge`](Protocol::judge), with the reasoning behind each ruling: hearing, rule and
    /// facts.
    ///
    /// # Errors
    ///
    /// The same as [`judge`](Protocol::judge).
    ///
    /// ```
    /// use touchmove_game::Protocol;
    ///
    /// let text = "[Laws \"FIDE 2023\"]\n\nBlack resigns\n";
    /// let protocol = Protocol::parse(text).unwrap();
    /// let judged = protocol.judge_traced(protocol.setup.editions[0]).unwrap();
    /// let why = judged.rulings[1].why.as_ref().unwrap();
    /// assert_eq!((why.hearing, why.rule), ("resignation", "end_of_game"));
    /// assert_eq!(why.facts["case"], "resignation");
    /// assert_eq!(why.facts["opponent"], "can");
    /// ```
    pub fn judge_traced(&self, edition: Edition) -> Result<Judged, ProtocolError> {
        let mut rulings = Vec::new();
        let apply = |game: &mut Game, event: &Event| game.apply_traced(event);
        let start = |game: &mut Game, at| game.start_traced(at);
        let game = self.replay_with(edition, start, apply, |entry, ruled, game| {
            let given = |(ruling, why)| given(entry, ruling, Some(why), game);
            rulings.extend(ruled.into_iter().map(given));
        })?;
        Ok(Judged { edition, rulings, game })
    }

    /// Replays the events and calls `each` after every event, with its rulings and the game.
    ///
    /// # Errors
    ///
    /// The same as [`judge`](Protocol::judge).
    ///
    /// ```
    /// use touchmove_game::Protocol;
    ///
    /// let protocol = Protocol::parse("[Laws \"FIDE 2023\"]\n\nWhite plays e4\n").unwrap();
    /// let mut men = 0;
    /// protocol
    ///     .replay(protocol.setup.editions[0], |_, _, game| men = game.position().occupied().count())
    ///     .unwrap();
    /// assert_eq!(men, 32);
    /// ```
    pub fn replay(
        &self,
        edition: Edition,
        each: impl FnMut(&Entry, Vec<Ruling>, &Game),
    ) -> Result<Game, ProtocolError> {
        self.replay_with(edition, Game::start, Game::apply, each)
    }

    fn replay_with<R>(
        &self,
        edition: Edition,
        start: impl Fn(&mut Game, Moment) -> Vec<R>,
        apply: impl Fn(&mut Game, &Event) -> Result<Vec<R>, Impossible>,
        mut each: impl FnMut(&Entry, Vec<R>, &Game),
    ) -> Result<Game, ProtocolError> {
        let mut game = Game::new(self.setup.regulations(edition), self.setup.start);
        Color::ALL.into_iter().filter(|&p| self.awaits(p)).for_each(|p| game.awaits(p));
        // Without an explicit start, the game starts at the first event. There are two exceptions:
        // reports start no clock, and the tags may state who is present.
        let starts = self
            .entries
            .iter()
            .any(|e| matches!(e.event.act, Act::Clock(event::Clock::Starts) | Act::Report(_)));
        let starts = starts || self.setup.awaited.is_some();
        let first = self.entries.first().filter(|_| !starts);
        let mut rulings = first.map_or(Vec::new(), |first| start(&mut game, first.event.at));
        for (i, entry) in self.entries.iter().enumerate() {
            let at = |impossible: Impossible| ProtocolError {
                line: entry.line,
                column: entry.column,
                message: impossible.to_string(),
            };
            self.tell_who_is_missing(i, &mut game);
            join(&mut rulings, apply(&mut game, &entry.event).map_err(at)?);
            each(entry, core::mem::take(&mut rulings), &game);
        }
        Ok(game)
    }
}

impl Protocol {
    /// True if a player is absent at the start, according to the tags. Without tags a player is
    /// absent if their first recorded act is to arrive.
    fn awaits(&self, player: Color) -> bool {
        if let Some(awaited) = self.setup.awaited {
            return awaited;
        }
        let by = |e: &&Entry| e.event.actor == Actor::Player(player);
        self.entries
            .iter()
            .find(by)
            .is_some_and(|first| first.event.act == Act::Presence(Presence::Arrives))
    }

    /// Marks a player as absent at a resumption if the player's first recorded act after it is to
    /// arrive.
    fn tell_who_is_missing(&self, at: usize, game: &mut Game) {
        let resumes =
            |entry: &Entry| entry.event.act == Act::Adjournment(Adjournment::ResumesTheGame);
        if !self.entries.get(at).is_some_and(resumes) {
            return;
        }
        for player in Color::ALL {
            let later = self.entries.iter().skip(at.saturating_add(1));
            let mut session = later.take_while(|entry| !resumes(entry));
            let first = session.find(|entry| entry.event.actor == Actor::Player(player));
            if first.is_some_and(|entry| entry.event.act == Act::Presence(Presence::Arrives)) {
                game.resumes_without(player);
            }
        }
    }
}

/// Appends rulings, and avoids a copy in the usual case that the list is empty.
fn join<R>(rulings: &mut Vec<R>, next: Vec<R>) {
    if rulings.is_empty() {
        *rulings = next;
    } else {
        rulings.extend(next);
    }
}

fn given(entry: &Entry, ruling: Ruling, why: Option<Reasoning>, game: &Game) -> EventRuling {
    let advice = match ruling.effect() {
        Effect::Question { question } if game.questions().contains(question) => {
            Some(game.advice(question))
        }
        _ => None,
    };
    EventRuling { line: entry.line, at_ms: entry.event.at, ruling, advice, why }
}

impl Judged {
    /// Returns the open questions in the order in which they were asked.
    fn open_questions(&self) -> Vec<Open<'_>> {
        let open = self.game.questions().iter();
        open.map(|question| {
            let asks = |g: &&EventRuling| {
                matches!(g.ruling.effect(), Effect::Question { question: q } if q == question)
            };
            let given = self.rulings.iter().rev().find(asks);
            Open {
                question,
                articles: given.map_or(&[][..], |g| g.ruling.articles()),
                advice: given.and_then(|g| g.advice.as_ref()),
            }
        })
        .collect()
    }

    /// Returns the result: `1-0`, `1/2-1/2`, or `*` while the game is in progress.
    ///
    /// ```
    /// use touchmove_game::Protocol;
    /// let protocol = Protocol::parse("[Laws \"FIDE 2014\"]\n\nBlack resigns\n").unwrap();
    /// assert_eq!(protocol.judge(protocol.setup.editions[0]).unwrap().result(), "1-0");
    /// ```
    pub fn result(&self) -> String {
        match self.game.status() {
            Status::Over(outcome, _) => outcome.to_string(),
            _ => "*".to_owned(),
        }
    }

    /// Returns the termination in the protocol's words.
    ///
    /// ```
    /// use touchmove_game::Protocol;
    /// let protocol = Protocol::parse("[Laws \"FIDE 2014\"]\n\nBlack resigns\n").unwrap();
    /// let judged = protocol.judge(protocol.setup.editions[0]).unwrap();
    /// assert_eq!(judged.termination(), Some("resignation"));
    /// ```
    pub fn termination(&self) -> Option<&'static str> {
        match self.game.status() {
            Status::Over(_, termination) => Some(termination.words()),
            _ => None,
        }
    }

    /// Returns the half points of White and Black after the end of the game.
    pub(super) fn scored(&self) -> Option<[u32; 2]> {
        match self.game.status() {
            Status::Over(outcome, _) => {
                let (rules, change) = (self.game.regulations(), self.game.points_changed());
                Some(scoring::changed(rules.edition, rules.points, outcome, change))
            }
            _ => None,
        }
    }

    pub(crate) fn points(&self) -> Points {
        let [white, black] = self.scored().map_or([None; 2], |scored| scored.map(Some));
        Points { white: white.map(half_points), black: black.map(half_points) }
    }

    pub(crate) fn clock(&self) -> Clock {
        let shows = |player| self.game.clock().remaining_ms(player, self.game.now());
        let clock = self.game.clock();
        let running = clock.running().filter(|_| clock.times().has_clock());
        Clock {
            white_ms: shows(Color::White),
            black_ms: shows(Color::Black),
            running: running.map(|player| player.to_string()),
        }
    }

    /// Returns the obligations from touches and releases on this move. Obligations from an illegal
    /// move are in a separate field.
    fn obligations(&self, replacing: bool) -> Vec<String> {
        let shown = self.game.replaces_illegal_move() == replacing;
        let all = self.game.obligations();
        all.iter().filter(|_| shown).map(ToString::to_string).collect()
    }
}

#[derive(Serialize)]
struct Open<'a> {
    #[serde(flatten)]
    question: &'a Question,
    articles: &'a [Article],
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    advice: Option<&'a Advice>,
}

#[derive(Serialize)]
pub(crate) struct Points {
    white: Option<serde_json::Number>,
    black: Option<serde_json::Number>,
}

#[derive(Serialize)]
pub(crate) struct Clock {
    white_ms: Option<Millis>,
    black_ms: Option<Millis>,
    running: Option<String>,
}

fn half_points(halves: u32) -> serde_json::Number {
    let exact = serde_json::Number::from_f64(f64::from(halves) / 2.0);
    match exact {
        Some(number) if halves % 2 == 1 => number,
        _ => (halves / 2).into(),
    }
}

impl Serialize for Judged {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = serializer.serialize_struct("Judged", 14)?;
        out.serialize_field("laws", self.edition.name())?;
        out.serialize_field("pace", self.game.regulations().pace.name())?;
        out.serialize_field("rulings", &self.rulings)?;
        out.serialize_field("status", self.game.status().word())?;
        out.serialize_field("result", &self.result())?;
        out.serialize_field("termination", &self.termination())?;
        out.serialize_field("points", &self.points())?;
        out.serialize_field("position", &self.game.position().fen().to_string())?;
        out.serialize_field("has_move", &self.game.has_move().to_string())?;
        out.serialize_field("clock", &self.clock())?;
        out.serialize_field("obligations", &self.obligations(false))?;
        out.serialize_field("questions", &self.open_questions())?;
        let replacing = self.obligations(true);
        if !replacing.is_empty() {
            out.serialize_field("replacing_move", &replacing)?;
        }
        out.end()
    }
}

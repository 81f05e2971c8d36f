//! Sandbox: judges a protocol step by step under any edition.

use crate::refusal::{ProblemDetails, Refusal, edition};
use crate::views::{
    Happening, Mode, ObservedGame, Occurrence, Permissions, Role, Snapshot, StepView, Viewer,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use touchmove_board::Color;
use touchmove_explain::Words;
use touchmove_game::{Act, Actor, Game, MateQuestion, MateSolver, Presence, Protocol};
use touchmove_laws::Edition;

/// Upper bound on events; no game has this many.
const MOST_EVENTS: usize = 2_000;

/// A protocol to judge.
#[derive(Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Trial {
    /// The protocol's text.
    pub protocol: String,
    /// The edition to judge under. Default: the first edition that the protocol names.
    pub laws: Option<String>,
}

/// The rulings on a protocol, step by step.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TrialResult {
    /// The edition used.
    pub laws: String,
    /// The editions that the protocol names.
    pub named: Vec<String>,
    /// The protocol's tags.
    pub tags: BTreeMap<String, String>,
    /// The steps. The version of a step is its line number in the text.
    pub steps: Vec<StepView>,
    /// The event at which judging stopped, because it cannot have happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<ProblemDetails>,
}

/// A stop condition for searches: a timeout or a client that has left.
#[derive(Clone)]
pub struct StopSignal(Arc<dyn Fn() -> bool + Send + Sync>);

impl StopSignal {
    /// Creates a signal that is set when the function returns true.
    ///
    /// ```
    /// use std::time::{Duration, Instant};
    /// use touchmove_answers::sandbox::StopSignal;
    /// let begun = Instant::now();
    /// let a_second = StopSignal::when(move || begun.elapsed() > Duration::from_secs(1));
    /// ```
    pub fn when(ended: impl Fn() -> bool + Send + Sync + 'static) -> StopSignal {
        StopSignal(Arc::new(ended))
    }

    /// Creates a signal that is never set. Searches still end, because they limit the number of
    /// positions.
    ///
    /// ```
    /// let signal = touchmove_answers::sandbox::StopSignal::never();
    /// ```
    pub fn never() -> StopSignal {
        StopSignal::when(|| false)
    }

    fn is_set(&self) -> bool {
        (self.0)()
    }
}

impl fmt::Debug for StopSignal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("StopSignal")
    }
}

impl MateSolver for StopSignal {
    fn answer(&self, question: &MateQuestion) -> Option<bool> {
        question.search(&|| self.is_set())
    }
}

/// Judges a protocol step by step.
///
/// ```
/// use touchmove_answers::sandbox::{StopSignal, Trial, judge};
/// use touchmove_answers::words;
/// use touchmove_explain::Language;
///
/// let protocol = "[Laws \"FIDE 2023\"]\n\n0:00:00 Arbiter starts\n0:00:05 White plays e5\n";
/// let trial = Trial { protocol: protocol.to_owned(), laws: None };
/// let result = judge(words(Language::English), &trial, &StopSignal::never()).unwrap();
/// assert_eq!(result.steps.len(), 2);
/// assert_eq!(result.steps[1].happening.version, 4);
/// ```
///
/// # Errors
/// If the protocol is unreadable, names no edition, or has too many events.
pub fn judge(words: &Words, trial: &Trial, stop: &StopSignal) -> Result<TrialResult, Refusal> {
    let protocol = Protocol::parse(&trial.protocol).map_err(|error| {
        Refusal::no_event(line(&trial.protocol, error.line), error.column, &error.message)
    })?;
    if protocol.entries.len() > MOST_EVENTS {
        return Err(Refusal::too_much("events", MOST_EVENTS));
    }
    let edition = under(trial, &protocol)?;
    let (steps, stopped) = steps(&protocol, edition, &trial.protocol, words, stop);
    Ok(TrialResult {
        laws: edition.name().to_owned(),
        named: protocol.setup.editions.iter().map(|e| e.name().to_owned()).collect(),
        tags: protocol.tags.iter().cloned().collect(),
        steps,
        stopped: stopped.map(|refusal| refusal.details(words)),
    })
}

fn line(text: &str, number: usize) -> &str {
    text.lines().nth(number.saturating_sub(1)).unwrap_or_default().trim()
}

fn under(trial: &Trial, protocol: &Protocol) -> Result<Edition, Refusal> {
    match (&trial.laws, protocol.setup.editions.first()) {
        (None, Some(&named)) => Ok(named),
        (wanted, _) => edition(wanted.as_deref().unwrap_or_default()),
    }
}

fn steps(
    protocol: &Protocol,
    edition: Edition,
    text: &str,
    words: &Words,
    stop: &StopSignal,
) -> (Vec<StepView>, Option<Refusal>) {
    let permissions = Permissions::of(Viewer::Seat(Role::Arbiter), Mode::Training, false);
    let mates = Arc::new(stop.clone());
    let mut observed = ObservedGame::new(game(protocol, edition).with_mate_solver(mates));
    observed.trace();
    let mut steps = Vec::new();
    for entry in &protocol.entries {
        if stop.is_set() {
            return (steps, Some(Refusal::too_slow()));
        }
        let rulings = match observed.observe(&entry.event) {
            Ok(rulings) => rulings,
            Err(why) => {
                let event = line(text, entry.line);
                return (steps, Some(Refusal::impossible(event, why.name(), &why.about())));
            }
        };
        observed.version = entry.line as u64;
        let event = entry.event.clone();
        let (version, at) = (observed.version, entry.event.at);
        let what = Occurrence::Observed { event, seat: None, rulings };
        let happening = Happening { version, at, wall: 0, what, ways: observed.ways() };
        steps.extend(StepView::of(&happening, &Snapshot::of(&observed, at), permissions, words));
    }
    (steps, None)
}

/// Sets up the game. Players without an arrival in the protocol are present from the start.
fn game(protocol: &Protocol, edition: Edition) -> Game {
    let mut game = Game::new(protocol.setup.regulations(edition), protocol.setup.start);
    let arrives = |player: &Color| {
        let mut events = protocol.entries.iter().map(|entry| &entry.event);
        events
            .any(|e| e.actor == Actor::Player(*player) && e.act == Act::Presence(Presence::Arrives))
    };
    Color::ALL.into_iter().filter(arrives).for_each(|player| game.awaits(player));
    game
}

//! Trying things out: a protocol is judged step by step, under any edition.

use crate::refusal::{ProblemDetails, Refusal, edition};
use crate::seen::{
    Followed, Happened, Happening, Mode, Permissions, Role, Snapshot, StepView, Viewer,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use touchmove_board::Color;
use touchmove_explain::Words;
use touchmove_game::{Act, Actor, Game, MateQuestion, MateSolver, Presence, Protocol};
use touchmove_laws::Edition;

/// More than any game has.
const MOST_EVENTS: usize = 2_000;

/// A protocol to judge.
#[derive(Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Trial {
    /// The protocol's text.
    pub protocol: String,
    /// The edition to judge it under, if not the first that it names.
    pub laws: Option<String>,
}

/// What becomes of it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Tried {
    /// The edition that it was judged under.
    pub laws: String,
    /// The editions that the protocol names.
    pub named: Vec<String>,
    /// Its tags.
    pub tags: BTreeMap<String, String>,
    /// What happened, step by step; a step's version is its line in the text.
    pub steps: Vec<StepView>,
    /// Where it had to stop, and why, if something cannot have happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<ProblemDetails>,
}

/// Says when whoever asks has waited long enough.
#[derive(Clone)]
pub struct Patience(Arc<dyn Fn() -> bool + Send + Sync>);

impl Patience {
    /// It ends when that says so.
    ///
    /// ```
    /// use std::time::{Duration, Instant};
    /// use touchmove_answers::sandbox::Patience;
    /// let begun = Instant::now();
    /// let a_second = Patience::until(move || begun.elapsed() > Duration::from_secs(1));
    /// ```
    pub fn until(ended: impl Fn() -> bool + Send + Sync + 'static) -> Patience {
        Patience(Arc::new(ended))
    }

    /// A search ends by itself: it looks at so many positions and no more.
    ///
    /// ```
    /// let patience = touchmove_answers::sandbox::Patience::without_end();
    /// ```
    pub fn without_end() -> Patience {
        Patience::until(|| false)
    }

    fn is_at_its_end(&self) -> bool {
        (self.0)()
    }
}

impl fmt::Debug for Patience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Patience")
    }
}

impl MateSolver for Patience {
    fn answer(&self, question: &MateQuestion) -> Option<bool> {
        question.search(&|| self.is_at_its_end())
    }
}

/// What the Laws say about a protocol, step by step.
///
/// ```
/// use touchmove_answers::sandbox::{Patience, Trial, tried};
/// use touchmove_answers::words;
/// use touchmove_explain::Language;
///
/// let protocol = "[Laws \"FIDE 2023\"]\n\n0:00:00 Arbiter starts\n0:00:05 White plays e5\n";
/// let trial = Trial { protocol: protocol.to_owned(), laws: None };
/// let tried = tried(words(Language::English), &trial, &Patience::without_end()).unwrap();
/// assert_eq!(tried.steps.len(), 2);
/// assert_eq!(tried.steps[1].happening.version, 4);
/// ```
///
/// # Errors
/// If it cannot be read, names no edition, or is longer than any game.
pub fn tried(words: &Words, trial: &Trial, patience: &Patience) -> Result<Tried, Refusal> {
    let protocol = Protocol::parse(&trial.protocol).map_err(|error| {
        Refusal::no_event(line(&trial.protocol, error.line), error.column, &error.message)
    })?;
    if protocol.entries.len() > MOST_EVENTS {
        return Err(Refusal::too_much("events", MOST_EVENTS));
    }
    let edition = under(trial, &protocol)?;
    let (steps, stopped) = steps(&protocol, edition, &trial.protocol, words, patience);
    Ok(Tried {
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
    patience: &Patience,
) -> (Vec<StepView>, Option<Refusal>) {
    let permissions = Permissions::of(Viewer::Seat(Role::Arbiter), Mode::Training, false);
    let mates = Arc::new(patience.clone());
    let mut followed = Followed::new(game(protocol, edition).with_mate_solver(mates));
    followed.trace();
    let mut steps = Vec::new();
    for entry in &protocol.entries {
        if patience.is_at_its_end() {
            return (steps, Some(Refusal::too_slow()));
        }
        let rulings = match followed.observe(&entry.event) {
            Ok(rulings) => rulings,
            Err(why) => {
                let event = line(text, entry.line);
                return (steps, Some(Refusal::impossible(event, why.name(), &why.about())));
            }
        };
        followed.version = entry.line as u64;
        let event = entry.event.clone();
        let (version, at) = (followed.version, entry.event.at);
        let what = Happened::Observed { event, seat: None, rulings };
        let happening = Happening { version, at, wall: 0, what, ways: followed.ways() };
        steps.extend(StepView::of(&happening, &Snapshot::of(&followed, at), permissions, words));
    }
    (steps, None)
}

/// Both are there from the start unless a line says that they arrive.
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

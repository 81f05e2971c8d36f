//! Calls of arbiters: questions and calls that an event has raised.

use touchmove_answers::views::{CallSubject, ObservedGame};
use touchmove_board::Color;
use touchmove_clock::Moment;
use touchmove_explain::{MessageArgument, Words};
use touchmove_laws::{Effect, Ruling};

/// Cause of a call.
#[derive(Debug, Clone)]
pub(crate) enum Cause {
    /// The game has a question for the arbiter.
    Question(Box<Ruling>),
    /// A player calls.
    Call(Color, CallSubject),
    /// White and Black have signed these different results.
    Disputed([String; 2]),
}

/// A call of an arbiter to a board of a competition.
#[derive(Debug, Clone)]
pub(crate) struct Called {
    pub competition: String,
    pub game: String,
    pub cause: Cause,
}

/// The questions and calls before an event.
pub(crate) struct Waiting {
    asked: Vec<(Moment, &'static str)>,
    version: u64,
}

impl Waiting {
    pub fn of(followed: &ObservedGame) -> Waiting {
        let asked = followed.asked.iter();
        let asked = asked.map(|asked| (asked.at, name(&asked.ruling))).collect();
        Waiting { asked, version: followed.version }
    }

    /// The questions and calls that are new.
    pub fn new_in(&self, followed: &ObservedGame) -> Vec<Cause> {
        let known = |at: Moment, ruling: &Ruling| {
            self.asked.iter().any(|(then, what)| *then == at && *what == name(ruling))
        };
        let asked = followed.asked.iter().filter(|asked| !known(asked.at, &asked.ruling));
        let asked = asked.map(|asked| Cause::Question(Box::new(asked.ruling.clone())));
        let calls = followed.calls.iter().filter(|call| call.version > self.version);
        asked.chain(calls.map(|call| Cause::Call(call.player, call.about))).collect()
    }
}

fn name(ruling: &Ruling) -> &'static str {
    match ruling.effect() {
        Effect::Question { question } => question.id(),
        _ => "",
    }
}

impl Cause {
    /// The message on the arbiter's page.
    pub fn in_words(&self, words: &Words) -> String {
        match self {
            Cause::Question(ruling) => words.ruling(ruling),
            Cause::Call(player, about) => {
                let side = [("side", MessageArgument::from(player.to_string()))];
                words.message(&format!("call-{}", about.name()), &side).unwrap_or_default()
            }
            Cause::Disputed([white, black]) => {
                let both = [("white", white.as_str().into()), ("black", black.as_str().into())];
                words.message("signed-otherwise", &both).unwrap_or_default()
            }
        }
    }

    pub fn is_a_stop(&self) -> bool {
        matches!(self, Cause::Call(_, CallSubject::Stopped))
    }

    pub fn is_a_question(&self) -> bool {
        matches!(self, Cause::Question(_))
    }
}

//! The protocol of a game: events at the board as text that arbiters can write and read.
//!
//! [`Protocol::parse`] reads a protocol, and [`Protocol::judge`] replays it under one edition.
//! [`Judged::differences`] compares the rulings with the expectations in the file. [`Judged`]
//! serialises to the JSON of the API contract. [`choices`] lists the tags for decisions that an
//! edition leaves to the event.

mod acts;
pub(crate) mod check;
mod choices;
mod expectation;
mod judge;
mod language;
mod line;
mod tags;
pub(crate) mod time;
mod tolerance;
mod words;
mod writer;

use crate::event::Event;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use tags::Tag;

pub use acts::{ACTS, Doer, Field, Part, Row, act_schemas};
pub use check::Difference;
pub use choices::{Choice, choices};
pub use expectation::{Expectation, Expected};
pub use judge::{EventRuling, Judged};
pub use language::{LanguageDescription, language, language_with};
pub use tags::Setup;

/// Parse error of a protocol: position and cause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProtocolError {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// Text found and valid alternatives.
    pub message: String,
}

impl fmt::Display for ProtocolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

impl core::error::Error for ProtocolError {}

/// An event with its line in the file and its expectations.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Line, from 1.
    pub line: usize,
    /// Column of the act, from 1.
    pub column: usize,
    /// The event.
    pub event: Event,
}

/// A parsed protocol.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Protocol {
    /// Game set-up from the tags.
    pub setup: Setup,
    /// Tag pairs in file order.
    pub tags: Vec<(String, String)>,
    /// Events in order.
    pub entries: Vec<Entry>,
    /// Expectations of the file.
    pub expectations: Vec<Expectation>,
}

impl Protocol {
    /// Parses a protocol.
    ///
    /// # Errors
    ///
    /// The first line that cannot be parsed. The parser then returns no event.
    ///
    /// ```
    /// use touchmove_game::Protocol;
    ///
    /// let text = "[Laws \"FIDE 2023\"]\n\n0:00:04 White plays e4\n0:00:05 White jumps\n";
    /// let error = Protocol::parse(text).unwrap_err();
    /// assert_eq!((error.line, error.column), (4, 15));
    /// ```
    pub fn parse(text: &str) -> Result<Protocol, ProtocolError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut reader = line::Reader::default();
        for (i, line) in text.lines().enumerate() {
            reader.read(i + 1, line)?;
        }
        reader.finish()
    }

    /// Builds a protocol from tag pairs and events, without expectations. Line numbers count from
    /// 1, separately for tags and events.
    ///
    /// # Errors
    ///
    /// A tag with an invalid name or value, a missing `Laws` tag, or an event earlier than its
    /// predecessor.
    ///
    /// ```
    /// use touchmove_clock::Moment;
    /// use touchmove_game::{Event, Protocol};
    ///
    /// let tags = vec![("Laws".to_owned(), "FIDE 2023".to_owned())];
    /// let resigns = Event::read(Moment::new(9_000), "Black resigns").unwrap();
    /// let protocol = Protocol::new(tags, vec![resigns]).unwrap();
    /// let judged = protocol.judge(protocol.setup.editions[0]).unwrap();
    /// assert_eq!(judged.result(), "1-0");
    /// ```
    pub fn new(tags: Vec<(String, String)>, events: Vec<Event>) -> Result<Protocol, ProtocolError> {
        line::in_order(&events)?;
        let read = tags.iter().zip(1..).map(|((name, value), line)| Tag {
            line,
            column: 1,
            name: name.clone(),
            value: value.clone(),
        });
        let setup = Setup::from_tags(&read.collect::<Vec<Tag>>(), tags.len().max(1))?;
        let entries = events.into_iter().zip(1..);
        let entries = entries.map(|(event, line)| Entry { line, column: 1, event }).collect();
        Ok(Protocol { setup, tags, entries, expectations: Vec::new() })
    }
}

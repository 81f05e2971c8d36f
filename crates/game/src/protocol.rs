//! The protocol of a game: what happened at the board, in text that an
//! arbiter can write and read.
//!
//! [`Protocol::parse`] reads it, [`Protocol::judge`] replays it under one
//! edition, [`Judged::differences`] compares the outcome with what the file
//! expects, and [`Judged`] serialises to the JSON of the contract. [`choices`] lists the tags by which an event
//! decides what an edition leaves to it.

mod acts;
pub(crate) mod check;
mod choices;
mod expect;
mod judge;
mod language;
mod line;
mod tags;
pub(crate) mod time;
mod words;
mod write;

use crate::event::Event;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use tags::Tag;

pub use acts::{ACTS, Doer, Field, Part, Row, act_schemas};
pub use check::Difference;
pub use choices::{Choice, choices};
pub use expect::{Expectation, Expected};
pub use judge::{Given, Judged};
pub use language::{Telling, language, language_told};
pub use tags::Setup;

/// A text that is no protocol: where, and what is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProtocolError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What was found and what would be right.
    pub message: String,
}

impl fmt::Display for ProtocolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

impl core::error::Error for ProtocolError {}

/// An event with its place in the file and what is expected of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The line, from 1.
    pub line: usize,
    /// The column of what is done, from 1.
    pub column: usize,
    /// What happened.
    pub event: Event,
}

/// A protocol that has been read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Protocol {
    /// What the tags say.
    pub setup: Setup,
    /// The tag pairs in the order of the file.
    pub tags: Vec<(String, String)>,
    /// The events in order.
    pub entries: Vec<Entry>,
    /// What the file expects.
    pub expectations: Vec<Expectation>,
}

impl Protocol {
    /// Reads a protocol.
    ///
    /// # Errors
    ///
    /// The first line that cannot be read; nothing is judged then.
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

    /// A protocol without text: its tag pairs and what happened. Lines are
    /// counted from 1 for the tags and again for the events; nothing is
    /// expected.
    ///
    /// # Errors
    ///
    /// A tag whose name or value cannot be read, the tag `Laws` missing, or an
    /// event before the one that it follows.
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

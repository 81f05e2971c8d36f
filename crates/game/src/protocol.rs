//! The protocol of a game: what happened at the board, in text that an
//! arbiter can write and read.
//!
//! [`Protocol::parse`] reads it, [`Protocol::judge`] replays it under one
//! edition, [`Judged::differences`] compares the outcome with what the file
//! expects, and [`Judged`] serialises to the JSON of the contract.

mod acts;
mod check;
mod expect;
mod judge;
mod line;
mod penalties;
mod tags;
mod words;
mod write;

use crate::event::Event;
use std::fmt;

pub use check::Difference;
pub use expect::{Expectation, Expected};
pub use judge::{Given, Judged};
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

impl std::error::Error for ProtocolError {}

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
}

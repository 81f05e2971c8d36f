//! Streams: what a journal is of.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// The longest name of a stream, in characters.
const LONGEST: usize = 32;

/// The name of a stream: one to 32 ASCII letters and digits, in which capitals
/// count. Cheap to clone.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct StreamId(Arc<str>);

/// Why a text is no [`StreamId`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the name of a stream has 1 to {LONGEST} letters A-Z, a-z and digits 0-9")]
pub struct BadStreamId;

impl StreamId {
    /// A stream's name from a text.
    ///
    /// # Errors
    /// If the text is empty, longer than 32 characters, or has anything in it
    /// but ASCII letters and digits.
    ///
    /// ```
    /// use touchmove_store::{BadStreamId, StreamId};
    ///
    /// assert_eq!(StreamId::new("7Qx2").unwrap().as_str(), "7Qx2");
    /// assert_eq!(StreamId::new("../etc"), Err(BadStreamId));
    /// ```
    pub fn new(text: &str) -> Result<StreamId, BadStreamId> {
        let fits = (1..=LONGEST).contains(&text.len());
        if fits && text.bytes().all(|b| b.is_ascii_alphanumeric()) {
            Ok(StreamId(text.into()))
        } else {
            Err(BadStreamId)
        }
    }

    /// The name as text.
    ///
    /// ```
    /// # use touchmove_store::StreamId;
    /// assert_eq!(StreamId::new("board7").unwrap().as_str(), "board7");
    /// ```
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for StreamId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for StreamId {
    type Err = BadStreamId;

    fn from_str(text: &str) -> Result<StreamId, BadStreamId> {
        StreamId::new(text)
    }
}

impl TryFrom<String> for StreamId {
    type Error = BadStreamId;

    fn try_from(text: String) -> Result<StreamId, BadStreamId> {
        StreamId::new(&text)
    }
}

impl From<StreamId> for String {
    fn from(id: StreamId) -> String {
        id.as_str().to_owned()
    }
}

/// What a stream is the journal of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// One game.
    Game,
    /// An event of many games.
    Competition,
}

impl Kind {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Game => "game",
            Kind::Competition => "competition",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Kind> {
        [Kind::Game, Kind::Competition].into_iter().find(|kind| kind.name() == name)
    }
}

/// A stream that does not exist yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewStream {
    /// Its name, which no other stream may have.
    pub id: StreamId,
    /// What it is the journal of.
    pub kind: Kind,
    /// The competition of a game.
    pub parent: Option<StreamId>,
}

/// What is known of a stream without reading its journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StreamInfo {
    /// Its name.
    pub id: StreamId,
    /// What it is the journal of.
    pub kind: Kind,
    /// The competition of a game.
    pub parent: Option<StreamId>,
    /// How many entries its journal has; the last one has this version.
    pub version: u64,
    /// What the last append said: whether this has to be taken care of after a
    /// crash.
    pub running: bool,
}

/// Which streams to list, a page at a time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filter {
    /// Only those of this kind.
    pub kind: Option<Kind>,
    /// Only the games of this competition.
    pub parent: Option<StreamId>,
    /// Only those that run, or that do not.
    pub running: Option<bool>,
    /// Only those created after this one: the last of the page before. After a
    /// stream that does not exist comes nothing.
    pub after: Option<StreamId>,
    /// At most so many.
    pub limit: usize,
}

impl Default for Filter {
    /// The first hundred streams.
    fn default() -> Filter {
        Filter { kind: None, parent: None, running: None, after: None, limit: 100 }
    }
}

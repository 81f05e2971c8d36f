//! Streams: journals with their names and metadata.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// Maximum length of a stream's name in characters.
const LONGEST: usize = 32;

/// The name of a stream: 1 to 32 ASCII letters and digits, case-sensitive. Cheap to clone.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct StreamId(Arc<str>);

/// Error for a text that is not a [`StreamId`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the name of a stream has 1 to {LONGEST} letters A-Z, a-z and digits 0-9")]
pub struct BadStreamId;

impl StreamId {
    /// Parses a stream's name.
    ///
    /// # Errors
    /// If the text is empty, longer than 32 characters, or has a character other than ASCII letters and
    /// digits.
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

    /// Returns the name as text.
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

/// Subject of a journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A single game.
    Game,
    /// A competition of many games.
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

/// A stream to be created.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewStream {
    /// The stream's unique name.
    pub id: StreamId,
    /// Subject of the journal.
    pub kind: Kind,
    /// The competition that a game belongs to.
    pub parent: Option<StreamId>,
}

/// Metadata of a stream.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StreamInfo {
    /// The stream's name.
    pub id: StreamId,
    /// Subject of the journal.
    pub kind: Kind,
    /// The competition that a game belongs to.
    pub parent: Option<StreamId>,
    /// Number of entries, which is also the version of the last entry.
    pub version: u64,
    /// Flag set by the last append: true if the stream needs crash recovery.
    pub running: bool,
}

/// Filter and page of a list of streams.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filter {
    /// Only streams of this kind.
    pub kind: Option<Kind>,
    /// Only games of this competition.
    pub parent: Option<StreamId>,
    /// Only streams with this value of [`running`](StreamInfo::running).
    pub running: Option<bool>,
    /// Only streams created after this stream, which is the last stream of the previous page. A
    /// missing stream yields an empty page.
    pub after: Option<StreamId>,
    /// Maximum number of streams.
    pub limit: usize,
}

impl Default for Filter {
    /// Returns a filter for the first hundred streams.
    fn default() -> Filter {
        Filter { kind: None, parent: None, running: None, after: None, limit: 100 }
    }
}

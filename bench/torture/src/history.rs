//! All that is known of one game from outside: who said, heard and was answered what, and what
//! the servers say of it afterwards.

use serde_json::Value;
use std::collections::BTreeMap;
use std::time::Instant;

/// Who says or hears something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Who {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// The arbiter.
    Arbiter,
    /// A watcher without a seat.
    Outside,
}

/// The answer to a submission, as far as it is known.
#[derive(Debug, Clone, PartialEq)]
pub enum Outcome {
    /// No answer came: the journal may have it or not.
    Open,
    /// Acknowledged at a version, with the moment on the game's axis if it was new.
    Taken {
        /// The place in the journal.
        version: u64,
        /// The moment it counts from, in milliseconds.
        at_ms: Option<u64>,
        /// When the answer came.
        received: Instant,
    },
    /// Refused for good: the journal must not have it.
    Refused,
}

/// A submission.
#[derive(Debug, Clone)]
pub struct Sent {
    /// The event in the protocol's words.
    pub event: String,
    /// When it was sent first.
    pub at: Instant,
    /// The answer.
    pub outcome: Outcome,
}

/// Something that a connection was told.
#[derive(Debug, Clone)]
pub struct Heard {
    /// The place in the journal.
    pub version: u64,
    /// The event; none for an interruption, or where only rulings were heard.
    pub event: Option<String>,
    /// When it was heard.
    pub at: Instant,
}

/// All that one watcher was told since it came, over all its connections.
#[derive(Debug, Clone)]
pub struct Hearing {
    /// Who hears.
    pub who: Who,
    /// What was heard, in the order of arrival.
    pub heard: Vec<Heard>,
    /// Texts of the state that this watcher must not be shown.
    pub leaked: Vec<String>,
    /// Whether it has to be told that the journal is another one.
    pub owed: bool,
    /// Whether it was.
    pub anew: Option<bool>,
    /// Whether the next news has to show that the game has ended.
    pub ends: bool,
    /// The last version that is known, with its Unix time in milliseconds.
    pub last: Option<(u64, u64)>,
}

/// A seat that was taken back, and its tries after the acknowledgement.
#[derive(Debug, Clone)]
pub struct Ghost {
    /// The seat.
    pub seat: String,
    /// Versions that its connections heard.
    pub heard: Vec<u64>,
    /// Doors that were tried after the acknowledgement, with the status.
    pub tried: Vec<(String, u16)>,
}

/// A stretch of time in which the service was away.
#[derive(Debug, Clone)]
pub struct Away {
    /// The fault.
    pub fault: String,
    /// Real time between two looks at the clocks, in milliseconds.
    pub real: u64,
    /// How long no event of any game was acknowledged meanwhile.
    pub gap: u64,
    /// How much of the gap may be charged.
    pub doubt: u64,
    /// How long the clocks had run before.
    pub before: u64,
    /// How long they have run now, with the state that says so.
    pub after: u64,
}

/// The history of one game.
#[derive(Debug, Clone, Default)]
pub struct History {
    /// Its name in addresses.
    pub id: String,
    /// Base time and increment, in milliseconds.
    pub control: (u64, u64),
    /// How late watchers without a seat are shown it, in milliseconds.
    pub delay: u64,
    /// How far the axes of the servers may be apart, in milliseconds: so much sooner may something
    /// be shown at another.
    pub skew: u64,
    /// Submissions by seat and key.
    pub sent: BTreeMap<(String, String), Sent>,
    /// Watchers.
    pub hearings: Vec<Hearing>,
    /// Seats that were taken back.
    pub ghosts: Vec<Ghost>,
    /// The journal as the administrator reads it.
    pub journal: Vec<Value>,
    /// The answer of `GET events` to somebody who sees all rulings on the clock.
    pub news: Value,
    /// The states that the servers tell.
    pub states: Vec<Value>,
    /// Stretches in which the service was away.
    pub away: Vec<Away>,
    /// Doors of a deleted game, with the status.
    pub doors: Vec<(String, u16)>,
    /// Places where a name was found after it was taken out.
    pub named: Vec<String>,
}

impl Hearing {
    /// A watcher who has heard nothing yet.
    pub fn new(who: Who) -> Hearing {
        Hearing {
            who,
            heard: Vec::new(),
            leaked: Vec::new(),
            owed: false,
            anew: None,
            ends: false,
            last: None,
        }
    }
}

impl History {
    /// How many submissions were acknowledged.
    pub fn acknowledged(&self) -> u64 {
        let taken = |sent: &&Sent| matches!(sent.outcome, Outcome::Taken { .. });
        self.sent.values().filter(taken).count() as u64
    }
}

//! Observations of one game: submissions, answers, messages received, and the servers' later views.

use serde_json::Value;
use std::collections::BTreeMap;
use std::time::Instant;

/// Participant who sends or receives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Who {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// The arbiter.
    Arbiter,
    /// A spectator without a seat.
    Outside,
}

/// Outcome of a submission, as far as known.
#[derive(Debug, Clone, PartialEq)]
pub enum Outcome {
    /// Unanswered: the journal may or may not contain it.
    Open,
    /// Acknowledged at a version, with the moment on the game's clock if it was new.
    Taken {
        /// Version in the journal.
        version: u64,
        /// Effective time, in milliseconds.
        at_ms: Option<u64>,
        /// Time of the answer.
        received: Instant,
    },
    /// Refused permanently: the journal must not contain it.
    Refused,
}

/// A submission.
#[derive(Debug, Clone)]
pub struct Sent {
    /// The event in protocol notation.
    pub event: String,
    /// Time of the first attempt.
    pub at: Instant,
    /// Outcome so far.
    pub outcome: Outcome,
}

/// A message received by a connection.
#[derive(Debug, Clone)]
pub struct Heard {
    /// Version in the journal.
    pub version: u64,
    /// The event; `None` for an interruption, or if only rulings were received.
    pub event: Option<String>,
    /// Time of receipt.
    pub at: Instant,
}

/// Everything that one spectator or player received, over all connections.
#[derive(Debug, Clone)]
pub struct Hearing {
    /// The recipient.
    pub who: Who,
    /// Messages in order of arrival.
    pub heard: Vec<Heard>,
    /// Texts that this recipient should not have received.
    pub leaked: Vec<String>,
    /// True if the server must announce a replaced journal.
    pub owed: bool,
    /// True if the server announced it; `None` until known.
    pub anew: Option<bool>,
    /// True if the next message must show that the game has ended.
    pub ends: bool,
    /// The last known version, with its Unix time in milliseconds.
    pub last: Option<(u64, u64)>,
}

/// A revoked seat, and attempts to use it after the acknowledgement.
#[derive(Debug, Clone)]
pub struct Ghost {
    /// Id of the seat.
    pub seat: String,
    /// Versions that its connections received.
    pub heard: Vec<u64>,
    /// Endpoints tried after the acknowledgement, with the status.
    pub tried: Vec<(String, u16)>,
}

/// A period in which the service was unavailable.
#[derive(Debug, Clone)]
pub struct Away {
    /// The fault.
    pub fault: String,
    /// Real time between two readings of the clocks, in milliseconds.
    pub real: u64,
    /// Longest time without an acknowledged event, in milliseconds.
    pub gap: u64,
    /// Part of the gap that may be charged.
    pub doubt: u64,
    /// Running time of the clocks before.
    pub before: u64,
    /// Running time of the clocks afterwards, from the state.
    pub after: u64,
}

/// History of one game.
#[derive(Debug, Clone, Default)]
pub struct History {
    /// Id of the game in URLs.
    pub id: String,
    /// Base time and increment, in milliseconds.
    pub control: (u64, u64),
    /// Delay for spectators without a seat, in milliseconds.
    pub delay: u64,
    /// Permitted difference between the session clocks of the servers, in milliseconds: another
    /// server may show something earlier by this much.
    pub skew: u64,
    /// Submissions by seat and key.
    pub sent: BTreeMap<(String, String), Sent>,
    /// Messages by recipient.
    pub hearings: Vec<Hearing>,
    /// Revoked seats.
    pub ghosts: Vec<Ghost>,
    /// The journal as the administrator reads it.
    pub journal: Vec<Value>,
    /// Answer of `GET events` to a reader who sees all rulings on the clock.
    pub news: Value,
    /// Game states from the servers.
    pub states: Vec<Value>,
    /// Periods in which the service was unavailable.
    pub away: Vec<Away>,
    /// Endpoints of a deleted game, with the status.
    pub doors: Vec<(String, u16)>,
    /// Places where an erased name was found.
    pub named: Vec<String>,
}

impl Hearing {
    /// Creates a recipient without messages.
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
    /// Counts acknowledged submissions.
    pub fn acknowledged(&self) -> u64 {
        let taken = |sent: &&Sent| matches!(sent.outcome, Outcome::Taken { .. });
        self.sent.values().filter(taken).count() as u64
    }
}

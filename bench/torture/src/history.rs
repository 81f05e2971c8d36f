//! Observations of one game: submissions, answers, messages received, and the views of all servers
//! at the end.

use serde_json::Value;
use std::collections::BTreeMap;
use std::time::Instant;

/// Person who sends or receives.
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

/// Outcome of a submission, as far as it is known.
#[derive(Debug, Clone, PartialEq)]
pub enum Outcome {
    /// The answer is outstanding. The journal may or may not contain the event.
    Open,
    /// The event was acknowledged. A new event also has a moment on the game's clock.
    Taken {
        /// Version in the journal.
        version: u64,
        /// Moment that counts for the event, in milliseconds.
        at_ms: Option<u64>,
        /// Time at which the answer arrived.
        received: Instant,
    },
    /// The event was refused permanently. The journal must not have it.
    Refused,
}

/// One submission.
#[derive(Debug, Clone)]
pub struct Sent {
    /// Event in the text form of the protocol.
    pub event: String,
    /// Time of the first attempt to submit the event.
    pub at: Instant,
    /// Outcome known so far.
    pub outcome: Outcome,
}

/// Message that a connection has received.
#[derive(Debug, Clone)]
pub struct Heard {
    /// Version in the journal.
    pub version: u64,
    /// Event, or `None` for an interruption or if the message had only rulings.
    pub event: Option<String>,
    /// Time at which the message arrived.
    pub at: Instant,
}

/// Everything that one spectator or player has received over all connections.
#[derive(Debug, Clone)]
pub struct Hearing {
    /// The recipient.
    pub who: Who,
    /// Messages in the order of arrival.
    pub heard: Vec<Heard>,
    /// Texts that the recipient should not have received.
    pub leaked: Vec<String>,
    /// True if the server must announce that the journal was replaced.
    pub owed: bool,
    /// True if the server announced a replaced journal, false if it did not. `None` until this is
    /// known.
    pub anew: Option<bool>,
    /// True if the next message must show that the game has ended.
    pub ends: bool,
    /// Last known version, with its Unix time in milliseconds.
    pub last: Option<(u64, u64)>,
}

/// Revoked seat, and the attempts to use it after the revocation was acknowledged.
#[derive(Debug, Clone)]
pub struct Ghost {
    /// Id of the seat.
    pub seat: String,
    /// Versions that connections of the revoked seat received.
    pub heard: Vec<u64>,
    /// Endpoints tried after the acknowledgement, each with the status of the answer.
    pub tried: Vec<(String, u16)>,
}

/// Period in which the service was unavailable.
#[derive(Debug, Clone)]
pub struct Away {
    /// Name of the fault.
    pub fault: String,
    /// Real time between two readings of the clocks, in milliseconds.
    pub real: u64,
    /// Longest period without an acknowledged event, in milliseconds.
    pub gap: u64,
    /// Part of the gap that may be charged to the players, in milliseconds.
    pub doubt: u64,
    /// Time that the clocks had run before the period, in milliseconds.
    pub before: u64,
    /// Time that the clocks had run after the period, in milliseconds.
    pub after: u64,
}

/// Observed history of one game.
#[derive(Debug, Clone, Default)]
pub struct History {
    /// Id of the game in URLs.
    pub id: String,
    /// Base time and increment, in milliseconds.
    pub control: (u64, u64),
    /// Delay for spectators without a seat, in milliseconds.
    pub delay: u64,
    /// Permitted difference between the session clocks of the servers, in milliseconds. Another
    /// server may show an event earlier by this time.
    pub skew: u64,
    /// Submissions, by seat and key.
    pub sent: BTreeMap<(String, String), Sent>,
    /// Messages of each recipient.
    pub hearings: Vec<Hearing>,
    /// Revoked seats.
    pub ghosts: Vec<Ghost>,
    /// The journal as the administrator reads it.
    pub journal: Vec<Value>,
    /// Answer of `GET events` for a reader who may see all rulings about the clock.
    pub news: Value,
    /// States of the game, one from each server.
    pub states: Vec<Value>,
    /// Periods in which the service was unavailable.
    pub away: Vec<Away>,
    /// Endpoints of a deleted game, each with the status of the answer.
    pub doors: Vec<(String, u16)>,
    /// Places in which an erased name was still found.
    pub named: Vec<String>,
}

impl Hearing {
    /// Creates a recipient that has received no message.
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
    /// Returns the number of acknowledged submissions.
    pub fn acknowledged(&self) -> u64 {
        let taken = |sent: &&Sent| matches!(sent.outcome, Outcome::Taken { .. });
        self.sent.values().filter(taken).count() as u64
    }
}

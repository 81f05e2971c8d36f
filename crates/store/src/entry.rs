//! Entries of a journal.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// Version of the entry format. It is stored with every entry, so that readers can tell formats
/// apart.
pub const FORMAT: u32 = 1;

/// Results of mate questions, by question: `true`, `false`, or `null` if the search ran out of
/// time.
pub type Found = BTreeMap<String, Option<bool>>;

/// An entry of a journal, stored as one line of JSON.
///
/// ```
/// use touchmove_store::{Entry, EntryKind};
///
/// let entry = Entry { at: 14_000, wall: 0, what: EntryKind::SeatRevoked { seat: "k3".into() } };
/// let text = serde_json::to_string(&entry).unwrap();
/// assert_eq!(text, r#"{"at":14000,"wall":0,"what":"seat_revoked","seat":"k3"}"#);
/// ```
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Time on the session clock, in milliseconds.
    pub at: u64,
    /// Wall-clock time in Unix milliseconds. It is for people; no ruling depends on it.
    pub wall: u64,
    /// Content of the entry.
    #[serde(flatten)]
    pub what: EntryKind,
}

/// Content of an entry.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum EntryKind {
    /// The game or competition was set up.
    Opened {
        /// The protocol's tags, in order.
        tags: Vec<(String, String)>,
        /// Mode of play.
        mode: String,
        /// Other settings.
        options: Value,
    },
    /// A seat was issued.
    SeatIssued {
        /// Id of the seat.
        seat: String,
        /// Role of the seat's holder.
        role: String,
        /// Name of the holder, if known.
        name: Option<String>,
        /// Hash of the seat's secret; the secret itself is not stored.
        secret_hash: String,
    },
    /// A seat was revoked.
    SeatRevoked {
        /// Id of the seat.
        seat: String,
    },
    /// An event at the board, with its rulings.
    Observed {
        /// Seat that submitted the event; `None` for an event that the server observed.
        seat: Option<String>,
        /// The event in protocol notation, without its time: `White plays e4`.
        event: String,
        /// The rulings given at the time.
        rulings: Vec<Value>,
        /// Content that must stay hidden for now, such as a sealed move.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sealed: Option<Value>,
        /// Idempotency key of the submission.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
        /// Mate answers that the ruling used. They make replaying the journal deterministic.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        mates: Found,
    },
    /// The server stopped or failed while the clocks were running.
    Interrupted {
        /// `crash`, `planned` or `stalled`.
        cause: String,
        /// The rulings given at the time.
        rulings: Vec<Value>,
        /// Mate answers that the rulings used.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        mates: Found,
    },
    /// A player's half of a joint decision: in a game without an arbiter, an arbiter's act takes
    /// effect when both players have submitted it.
    Said {
        /// `white` or `black`.
        player: String,
        /// The event in protocol notation: `Arbiter resumes`.
        event: String,
        /// Seat that submitted the event.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<String>,
        /// Idempotency key of the submission.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// An entry of a competition or an arbiter. The store knows only its name.
    Noted {
        /// Seat that submitted the note; `None` if the server wrote it.
        seat: Option<String>,
        /// Name of the note.
        name: String,
        /// Value of the note.
        value: Value,
    },
}

/// An entry with its position in the journal.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Stored {
    /// Position in the journal, counted from 1 without gaps.
    pub version: u64,
    /// The entry.
    pub entry: Entry,
}

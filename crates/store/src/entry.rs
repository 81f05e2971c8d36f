//! What a journal holds.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The format that entries are written in. It stands beside every entry, so that
/// a later one can be told from this one.
pub const FORMAT: u32 = 1;

/// What questions about mate came to, by question: `true`, `false`, or `null`
/// where nobody could say in time.
pub type Found = BTreeMap<String, Option<bool>>;

/// One line of a journal.
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
    /// When it was, in milliseconds on the server's axis.
    pub at: u64,
    /// When it was, in Unix milliseconds: for people only, nothing is ruled by it.
    pub wall: u64,
    /// What it was.
    #[serde(flatten)]
    pub what: EntryKind,
}

/// What an entry says.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum EntryKind {
    /// The game or the competition was set up.
    Opened {
        /// The protocol's tags, in order.
        tags: Vec<(String, String)>,
        /// How it is played.
        mode: String,
        /// What else was chosen.
        options: Value,
    },
    /// A seat was given out.
    SeatIssued {
        /// Which one.
        seat: String,
        /// What whoever has it may do.
        role: String,
        /// Who has it, as far as is known.
        name: Option<String>,
        /// The hash of its secret; the secret itself is kept nowhere.
        secret_hash: String,
    },
    /// A seat was taken back.
    SeatRevoked {
        /// Which one.
        seat: String,
    },
    /// Something was observed at the board, and ruled on.
    Observed {
        /// The seat that it came from; none if the server noticed it itself.
        seat: Option<String>,
        /// The event in the protocol's words, without its time: `White plays e4`.
        event: String,
        /// What was ruled, as it was ruled then.
        rulings: Vec<Value>,
        /// What must not be read before its time, such as a sealed move.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sealed: Option<Value>,
        /// The key it was submitted under, so that it counts once.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
        /// What was found out about mates to rule on it, so that it is ruled
        /// the same whenever it is read.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        mates: Found,
    },
    /// The server stopped or failed while the clocks ran.
    Interrupted {
        /// `crash`, `planned` or `stalled`.
        cause: String,
        /// What was ruled, as it was ruled then.
        rulings: Vec<Value>,
        /// What was found out about mates.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        mates: Found,
    },
    /// A player has said what only an arbiter can say, in a game without one; it
    /// takes effect when the other has said the same.
    Said {
        /// `white` or `black`.
        player: String,
        /// What, in the protocol's words: `Arbiter resumes`.
        event: String,
        /// The seat that it came from.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<String>,
        /// The key it was submitted under, so that it counts once.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// An entry of a competition, or of an arbiter, of which the store knows no
    /// more than its name.
    Noted {
        /// The seat that it came from; none if it is the server's own.
        seat: Option<String>,
        /// What it is called.
        name: String,
        /// What it says.
        value: Value,
    },
}

/// An entry in its place.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Stored {
    /// Its place in the journal, from 1, without gaps.
    pub version: u64,
    /// What stands there.
    pub entry: Entry,
}

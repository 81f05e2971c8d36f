//! What arbiters write down for each other.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use touchmove_store::Stored;
use utoipa::ToSchema;

/// Something to write down.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewNote {
    /// What it is.
    pub what: EntryKind,
    /// At which board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// What of that board it is about: a call by its version, a question by
    /// its moment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// In the arbiter's own words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// What an arbiter writes down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EntryKind {
    /// The arbiter goes there.
    Takes,
    /// The arbiter leaves it to others after all.
    Leaves,
    /// It is settled.
    Settles,
    /// A remark.
    Notes,
}

/// What an arbiter has written down.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct NoteView {
    /// Its place in the competition's journal.
    pub version: u64,
    /// Unix time in milliseconds.
    pub wall_ms: u64,
    /// The arbiter's seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// The name it was given out to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// What it is.
    pub what: EntryKind,
    /// At which board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// What of that board it is about: a call by its version, a question by
    /// its moment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// In the arbiter's own words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

impl NoteView {
    pub(crate) fn of(
        stored: &Stored,
        seat: Option<String>,
        by: Option<String>,
        value: Value,
    ) -> Option<NoteView> {
        let NewNote { what, board, about, text } = serde_json::from_value(value).ok()?;
        let (version, wall_ms) = (stored.version, stored.entry.wall);
        Some(NoteView { version, wall_ms, seat, by, what, board, about, text })
    }
}

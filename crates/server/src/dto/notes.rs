//! Notes of arbiters for each other.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use touchmove_store::Stored;
use utoipa::ToSchema;

/// A note to write.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewNote {
    /// Kind of the note.
    pub what: What,
    /// The board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// The subject at that board: a call by its version, or a question by its time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// The arbiter's words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// Kind of a note.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// The arbiter takes the call.
    Takes,
    /// The arbiter leaves the call to others after all.
    Leaves,
    /// The call is settled.
    Settles,
    /// A remark.
    Notes,
}

/// A recorded note.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct NoteView {
    /// Version of the note in the competition's journal.
    pub version: u64,
    /// Unix time in milliseconds.
    pub wall_ms: u64,
    /// The arbiter's seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// The name that the seat was issued to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// Kind of the note.
    pub what: What,
    /// The board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// The subject at that board: a call by its version, or a question by its time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// The arbiter's words.
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

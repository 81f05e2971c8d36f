//! Games: creation, views and submissions.

use crate::dto::report::Report;
use crate::dto::seats::SeatLink;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A created game with the links of its seats.
#[derive(Debug, Serialize, ToSchema)]
pub struct Created {
    /// The game's id in addresses.
    pub id: String,
    /// Seats of the game. No other answer contains their secrets.
    pub seats: Vec<SeatLink>,
    /// Proof that the initial position is unreachable, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remark: Option<String>,
}

/// An event to submit.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Submission {
    /// The event.
    pub event: Report,
    /// Idempotency key, unique among submissions, at most 64 characters. If the answer was lost,
    /// send the same submission with the same key again: it counts once.
    pub key: Option<String>,
}

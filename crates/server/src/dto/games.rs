//! A game: set up, looked at, and what is said at its board.

use crate::dto::report::Report;
use crate::dto::seats::SeatLink;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use touchmove_answers::views::{RulingView, StateView};
use utoipa::ToSchema;

/// A game that has been set up, with the links of its seats.
#[derive(Debug, Serialize, ToSchema)]
pub struct Created {
    /// The game's name in addresses.
    pub id: String,
    /// Its seats. This is the only time that their secrets are told.
    pub seats: Vec<SeatLink>,
    /// That no game leads to the position it begins with, and why, where that can be shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remark: Option<String>,
}

/// A game as a seat sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableView {
    /// The game's name in addresses.
    pub id: String,
    /// The competition it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub competition: Option<String>,
    /// `over_the_board`, `training` or `casual`.
    pub mode: String,
    /// The protocol's tags.
    pub tags: BTreeMap<String, String>,
    /// `standard`, `rapid` or `blitz`.
    pub pace: String,
    /// Whether a person decides what the Laws leave to the arbiter.
    pub has_arbiter: bool,
    /// Whether nothing counts before the game is started.
    pub awaited: bool,
    /// Whether White and Black were connected when this was told; who sits hears of changes.
    pub present: [bool; 2],
    /// Who is looking.
    pub you: String,
    /// The seat of whoever is looking.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// How late this is shown, in seconds.
    pub delay_seconds: u32,
    /// Whether what the client knew is not what the journal says: everything is told
    /// anew.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub anew: bool,
    /// How things stand.
    pub state: StateView,
}

/// Something that has happened at the board.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Submission {
    /// What happened.
    pub event: Report,
    /// Any text that no other submission has, at most 64 characters. If the
    /// answer was lost, send the same again: it counts once.
    pub key: Option<String>,
}

/// What became of it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Receipt {
    /// Its place in the journal, where it is kept for good.
    pub version: u64,
    /// The moment it counts from, in milliseconds since the game was set up;
    /// none if it had been sent before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_ms: Option<u64>,
    /// What was ruled, as far as this seat hears of it.
    pub rulings: Vec<RulingView>,
}

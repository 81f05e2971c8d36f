//! Views of a whole game, of its news, and of the receipt of a submission.

use super::event_view::{HappeningView, RulingView};
use super::state::StateView;
use serde::Serialize;
use std::collections::BTreeMap;

/// A game as a seat sees it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableView {
    /// The game's id in addresses.
    pub id: String,
    /// The competition that the game belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub competition: Option<String>,
    /// `over_the_board`, `training` or `casual`.
    pub mode: String,
    /// The protocol's tags.
    pub tags: BTreeMap<String, String>,
    /// `standard`, `rapid` or `blitz`.
    pub pace: String,
    /// True if a person decides what the Laws leave to the arbiter.
    pub has_arbiter: bool,
    /// True if the computer breaches the Laws on purpose, to be noticed and claimed.
    pub sparring: bool,
    /// True if events before the start of the game do not count.
    pub awaited: bool,
    /// True for White and Black if connected at the time of this message. Later changes are
    /// separate messages.
    pub present: [bool; 2],
    /// The client's role.
    pub you: String,
    /// The client's seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// Delay of this view, in seconds.
    pub delay_seconds: u32,
    /// True if the client's state differs from the journal, so that the whole history is sent
    /// again.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub anew: bool,
    /// The current state.
    pub state: StateView,
}

/// New happenings, and the state after them.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewsView {
    /// The happenings in order, without those that this seat may not see.
    pub happenings: Vec<HappeningView>,
    /// The current state.
    pub state: StateView,
    /// True if these are all happenings, because the seat now sees parts that were hidden before.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub anew: bool,
}

/// The receipt of a submission.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Receipt {
    /// Version of the event in the journal, where the event is stored permanently.
    pub version: u64,
    /// Time of the event, in milliseconds since the game was created. Absent if the event was
    /// submitted before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_ms: Option<u64>,
    /// The rulings that this seat may see.
    pub rulings: Vec<RulingView>,
}

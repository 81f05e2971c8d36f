//! The record of a game, as a page keeps it.

use serde::{Deserialize, Serialize};
use touchmove_answers::setup::NewGame;

/// The record of a game: its setup and its events. The game follows from them.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct SavedGame {
    /// The game's id in addresses.
    pub id: String,
    /// The setup.
    pub new: NewGame,
    /// The events, in order.
    pub(crate) entries: Vec<Entry>,
}

/// An event of the record.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Entry {
    /// Time since the game was set up, in milliseconds.
    pub at: u64,
    /// Unix time in milliseconds, for display.
    pub wall: u64,
    pub what: What,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum What {
    /// An event in protocol words, with the idempotency key of the page.
    Event { text: String, key: Option<String> },
    /// The page was closed while a clock ran.
    Closed,
}

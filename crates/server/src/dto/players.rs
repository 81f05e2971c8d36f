//! What counts against players through an event.

use serde::Serialize;
use utoipa::ToSchema;

/// A player of an event, and what was ruled against that player in all rounds.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct PlayerView {
    /// The name.
    pub name: String,
    /// The start rank in the tournament file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<u32>,
    /// What was ruled, in the order of rounds and boards.
    pub counts: Vec<CountView>,
}

/// Something that counts against a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct CountView {
    /// `illegal_move`, `warning` or `penalty`.
    pub effect: String,
    /// In which round.
    pub round: String,
    /// At which board.
    pub board: String,
    /// The articles it was ruled under; the most telling first.
    pub articles: Vec<String>,
}

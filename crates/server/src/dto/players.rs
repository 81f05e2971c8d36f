//! Rulings against players through an event.

use serde::Serialize;
use utoipa::ToSchema;

/// A player of an event, with the rulings against them in all rounds.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct PlayerView {
    /// The name.
    pub name: String,
    /// The start rank in the tournament file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<u32>,
    /// The rulings, in the order of rounds and boards.
    pub counts: Vec<CountView>,
}

/// A ruling that counts against a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct CountView {
    /// `illegal_move`, `warning` or `penalty`.
    pub effect: String,
    /// The round.
    pub round: String,
    /// The board.
    pub board: String,
    /// The articles of the ruling, the most specific first.
    pub articles: Vec<String>,
}

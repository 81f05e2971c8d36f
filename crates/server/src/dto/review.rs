//! Review of a game: moves and incidents in order, each with the board and clocks after it.

use serde::Serialize;
use touchmove_answers::views::HappeningView;
use utoipa::ToSchema;

/// The review of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReviewView {
    /// The initial position, as FEN.
    pub start: String,
    /// The initial clock times of White and Black, in milliseconds.
    pub clocks: [Option<u64>; 2],
    /// Moves and incidents, in order.
    pub moments: Vec<MomentView>,
}

/// A move or an incident.
#[derive(Debug, Serialize, ToSchema)]
pub struct MomentView {
    /// The event and its rulings.
    pub happening: HappeningView,
    /// The position after the happening, as FEN.
    pub fen: String,
    /// The board before the pieces were restored: the first field of a FEN.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stood: Option<String>,
    /// The clock times of White and Black after the happening, in milliseconds.
    pub clocks: [Option<u64>; 2],
}

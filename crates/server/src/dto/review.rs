//! A game to look through: its moves and its incidents in their order, each with the board and the
//! clocks after it.

use serde::Serialize;
use touchmove_answers::views::HappeningView;
use utoipa::ToSchema;

/// A game to look through.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReviewView {
    /// The position that it began from, as FEN.
    pub start: String,
    /// What each clock showed at first, White's and Black's, in milliseconds.
    pub clocks: [Option<u64>; 2],
    /// Moves and incidents, in order.
    pub moments: Vec<MomentView>,
}

/// Something that can be looked at.
#[derive(Debug, Serialize, ToSchema)]
pub struct MomentView {
    /// What happened, and what was ruled.
    pub happening: HappeningView,
    /// The position after it, as FEN.
    pub fen: String,
    /// What stood on the board before the pieces were put back: the first
    /// field of a FEN.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stood: Option<String>,
    /// What each clock showed, White's and Black's, in milliseconds.
    pub clocks: [Option<u64>; 2],
}

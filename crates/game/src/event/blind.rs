//! Acts in games with blind players (Appendix D).

use super::MoveText;
use alloc::string::String;

/// Act in a game with blind players (Appendix D).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Blind {
    /// Announces a move.
    Announces {
        /// Announcement as spoken.
        text: String,
    },
    /// Repeats an announced move.
    Repeats {
        /// Repetition as spoken.
        text: String,
    },
    /// Makes the opponent's announced move on the player's own board.
    Copies {
        /// The move.
        text: MoveText,
    },
    /// An assistant tells the player the moves made and the times.
    TellsMovesAndTimes,
    /// The positions on the two boards are found to differ.
    FindsDifferentPositions,
}

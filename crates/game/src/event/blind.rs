//! With blind players (Appendix D).

use super::MoveText;
use alloc::string::String;

/// With blind players (Appendix D).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Blind {
    /// Announces a move.
    Announces {
        /// As it was spoken.
        text: String,
    },
    /// Repeats an announced move.
    Repeats {
        /// As it was spoken.
        text: String,
    },
    /// Makes the opponent's move on their own board.
    Copies {
        /// Which.
        text: MoveText,
    },
    /// An assistant tells the moves made and the times.
    TellsMovesAndTimes,
    /// The positions on the two boards are found to differ.
    FindsDifferentPositions,
}

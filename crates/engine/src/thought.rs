//! Clocks of the players, and the answer of an engine.

use touchmove_board::Move;

/// Clock and time control of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Clock {
    /// Time left, in milliseconds.
    pub remaining_ms: u64,
    /// Increment for each move, in milliseconds.
    pub increment_ms: u64,
    /// Number of moves until the next period, if there is a next period.
    pub moves_to_go: Option<u32>,
}

/// Score that an engine reports.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Score {
    /// Score in centipawns.
    Centipawns(i32),
    /// Mate in this number of moves. The number is negative if the engine is mated.
    Mate(i32),
}

/// Answer of an engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Thought {
    /// Move, or `None` if the engine reports that it has no move.
    pub bestmove: Option<Move>,
    /// Reply that the engine expects.
    pub ponder: Option<Move>,
    /// Score from the engine's point of view.
    pub score: Option<Score>,
    /// Search depth in half-moves.
    pub depth: Option<u32>,
}

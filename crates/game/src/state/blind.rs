//! State of games with blind players: announcements and the two boards.

use touchmove_board::{ByColor, Color, Move};

/// Announcements and the two boards.
#[derive(Debug, Clone, Default)]
pub(crate) struct BlindPlay {
    /// Move announced so far by the player having the move.
    pub announced: Option<Move>,
    /// Player with an uncorrected slip of the tongue.
    pub slip: Option<Color>,
    /// True for players whose announcements the protocol records; `repeats` is the same for
    /// repetitions.
    pub announces: ByColor<bool>,
    pub repeats: ByColor<bool>,
    /// True if the last move has been announced; `was_repeated` is the same for its repetition.
    pub was_announced: bool,
    pub was_repeated: bool,
    /// Difference between the boards, if any.
    pub differs: Option<Difference>,
    /// True for players whose assistant has been at the board.
    pub assisted: ByColor<bool>,
}

/// A move that the opponent made differently on their own board.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Difference {
    /// Player whose board differs.
    pub by: Color,
    /// Index of the move in the game.
    pub ply: usize,
}

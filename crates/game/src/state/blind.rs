//! What is on record about blind play: announcements and the two boards.

use touchmove_board::{ByColor, Color, Move};

/// Announcements and the two boards.
#[derive(Debug, Clone, Default)]
pub(crate) struct BlindPlay {
    /// What the player having the move has announced so far on this move.
    pub announced: Option<Move>,
    /// Who has made a slip of the tongue that is not corrected.
    pub slip: Option<Color>,
    /// Which players the file tells about: who announces, who repeats.
    pub announces: ByColor<bool>,
    pub repeats: ByColor<bool>,
    /// Whether the last move has been announced, and whether repeated.
    pub was_announced: bool,
    pub was_repeated: bool,
    /// Where the opponent's board has come to differ.
    pub differs: Option<Difference>,
    /// Whose assistant has been at the board.
    pub assisted: ByColor<bool>,
}

/// A move that the opponent has made otherwise on their own board.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Difference {
    /// Whose board it is.
    pub by: Color,
    /// Which move, among those of the game.
    pub ply: usize,
}

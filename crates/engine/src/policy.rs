//! What a program does with a draw offer.

use crate::Score;

/// When a program accepts a draw. It never resigns, and it declines by playing
/// on, as the Laws allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrawPolicy {
    /// Not before this move of the game.
    pub from_move: u32,
    /// At most this much better for it, in hundredths of a pawn.
    pub at_most: i32,
}

impl Default for DrawPolicy {
    /// From the 30th move on, and if it stands no better than equal.
    fn default() -> DrawPolicy {
        DrawPolicy { from_move: 30, at_most: 0 }
    }
}

impl DrawPolicy {
    /// Whether it accepts a draw on a move, thinking that it stands so. What
    /// it has not judged it does not accept.
    ///
    /// ```
    /// use touchmove_engine::{DrawPolicy, Score};
    ///
    /// let policy = DrawPolicy::default();
    /// assert!(policy.accepts(35, Some(Score::Centipawns(-20))));
    /// assert!(!policy.accepts(35, Some(Score::Mate(4))));
    /// assert!(!policy.accepts(12, Some(Score::Centipawns(-20))));
    /// ```
    pub const fn accepts(&self, number: u32, score: Option<Score>) -> bool {
        let stands = match score {
            Some(Score::Centipawns(hundredths)) => hundredths <= self.at_most,
            Some(Score::Mate(moves)) => moves <= 0,
            None => false,
        };
        stands && number >= self.from_move
    }
}

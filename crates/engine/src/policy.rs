//! An engine's answer to draw offers.

use crate::Score;

/// Conditions under which an engine accepts a draw. The engine never resigns. It declines an offer
/// by making a move, as the Laws allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrawPolicy {
    /// First move number at which the engine accepts a draw.
    pub from_move: u32,
    /// Largest advantage, in centipawns, at which the engine accepts a draw.
    pub at_most: i32,
}

impl Default for DrawPolicy {
    /// Returns the policy to accept from move 30 on if the engine has no advantage.
    fn default() -> DrawPolicy {
        DrawPolicy { from_move: 30, at_most: 0 }
    }
}

impl DrawPolicy {
    /// Returns true if the engine accepts a draw at this move number and score. Without a score the
    /// engine declines.
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

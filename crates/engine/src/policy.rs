//! An engine's answer to draw offers.

use crate::Score;

/// The conditions for accepting a draw. The engine never resigns, and declines an offer by making a
/// move, as the Laws allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrawPolicy {
    /// The first move number at which it accepts.
    pub from_move: u32,
    /// The largest advantage at which it accepts, in centipawns.
    pub at_most: i32,
}

impl Default for DrawPolicy {
    /// From move 30 on, and without an advantage.
    fn default() -> DrawPolicy {
        DrawPolicy { from_move: 30, at_most: 0 }
    }
}

impl DrawPolicy {
    /// True if the engine accepts a draw at this move number and score. Without a score it
    /// declines.
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

//! Use of the chessclock (Article 6), by a player or the arbiter.

use alloc::string::String;
/// Use of the chessclock (Article 6), by a player or the arbiter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Clock {
    /// The arbiter starts White's clock at the scheduled time.
    Starts,
    /// A player presses the clock.
    Presses,
    /// A player presses the clock with the hand that did not make the move.
    PressesWithTheOtherHand,
    /// A player or the arbiter stops both clocks.
    Stops {
        /// Reason, if stated.
        reason: Option<String>,
    },
    /// A player handles the clock improperly.
    HandlesImproperly,
    /// The arbiter restarts the clocks.
    Resumes,
}

impl Clock {
    /// True for a press with either hand.
    pub(crate) const fn is_press(&self) -> bool {
        matches!(self, Clock::Presses | Clock::PressesWithTheOtherHand)
    }
}

//! With the chessclock (Article 6): by a player or by the arbiter.

use alloc::string::String;
/// With the chessclock (Article 6): by a player or by the arbiter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Clock {
    /// The appointed time: the arbiter has White's clock started.
    Starts,
    /// A player presses the clock.
    Presses,
    /// A player presses the clock with the hand that has not made the move.
    PressesWithTheOtherHand,
    /// A player or the arbiter stops both clocks.
    Stops {
        /// Why, where it is said.
        reason: Option<String>,
    },
    /// A player handles the clock improperly.
    HandlesImproperly,
    /// The arbiter sets the clocks going again.
    Resumes,
}

impl Clock {
    /// True for a press with either hand.
    pub(crate) const fn is_press(&self) -> bool {
        matches!(self, Clock::Presses | Clock::PressesWithTheOtherHand)
    }
}

//! One period of a time control, and a player's stage in it.

use crate::Millis;

/// Extra time per move, in addition to the period's time (Article 6.3.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Bonus {
    /// No extra time.
    #[default]
    None,
    /// Time added with each press and kept if unused (cumulative, Fischer).
    Increment(Millis),
    /// Time that runs before the main time in each move; never kept.
    Delay(Millis),
}

impl Bonus {
    /// Returns the time added by a press: zero unless this is an increment.
    ///
    /// ```
    /// use touchmove_clock::{Bonus, Millis};
    /// assert_eq!(Bonus::Increment(Millis::seconds(30)).increment_ms(), Millis::seconds(30));
    /// assert_eq!(Bonus::Delay(Millis::seconds(5)).increment_ms(), Millis::ZERO);
    /// ```
    #[must_use]
    pub const fn increment_ms(self) -> Millis {
        match self {
            Bonus::Increment(ms) => ms,
            Bonus::None | Bonus::Delay(_) => Millis::ZERO,
        }
    }

    /// Returns the time that runs before the main time: zero unless this is a delay.
    ///
    /// ```
    /// use touchmove_clock::{Bonus, Millis};
    /// assert_eq!(Bonus::Delay(Millis::seconds(5)).delay_ms(), Millis::seconds(5));
    /// assert_eq!(Bonus::None.delay_ms(), Millis::ZERO);
    /// ```
    #[must_use]
    pub const fn delay_ms(self) -> Millis {
        match self {
            Bonus::Delay(ms) => ms,
            Bonus::None | Bonus::Increment(_) => Millis::ZERO,
        }
    }

    /// Returns the extra time per move, whether increment or delay.
    ///
    /// ```
    /// use touchmove_clock::{Bonus, Millis};
    /// let five = Millis::seconds(5);
    /// assert_eq!(Bonus::Delay(five).per_move_ms(), Bonus::Increment(five).per_move_ms());
    /// ```
    #[must_use]
    pub fn per_move_ms(self) -> Millis {
        self.increment_ms() + self.delay_ms()
    }
}

/// A section of a time control: an amount of time for a number of moves, or for all remaining
/// moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Period {
    /// Moves to complete in the period. `None` means all remaining moves.
    pub moves: Option<u32>,
    /// Allotted time.
    pub time_ms: Millis,
    /// Extra time per move.
    pub bonus: Bonus,
}

/// A player's place in a time control after a given number of completed moves.
///
/// Returned by [`TimeControl::stage`](crate::TimeControl::stage).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stage {
    /// Period of the next move, counted from 0. Repetitions of the last period continue the count.
    pub index: usize,
    /// Rules of that period.
    pub period: Period,
    /// Move count at which the period is complete. `None` if it lasts for all remaining moves.
    pub ends_after: Option<u32>,
}

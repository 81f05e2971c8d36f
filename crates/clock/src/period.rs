//! Period of a time control, and a player's stage in a time control.

use crate::Millis;

/// Extra time for each move, in addition to the period's time (Article 6.3.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Bonus {
    /// No extra time.
    #[default]
    None,
    /// Time that each press adds. Unused time is kept (cumulative, Fischer).
    Increment(Millis),
    /// Time that runs before the main time in each move. Unused time is never kept.
    Delay(Millis),
}

impl Bonus {
    /// Returns the time that a press adds. It is zero unless the bonus is an increment.
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

    /// Returns the time that runs before the main time. It is zero unless the bonus is a delay.
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

    /// Returns the extra time for each move, whether it is an increment or a delay.
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

/// Period of a time control: an amount of time for a number of moves, or for all remaining moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Period {
    /// Number of moves to complete in the period. `None` means all remaining moves.
    pub moves: Option<u32>,
    /// Time granted for the period.
    pub time_ms: Millis,
    /// Extra time for each move.
    pub bonus: Bonus,
}

/// State of a player in a time control after a number of completed moves.
///
/// Returned by [`TimeControl::stage`](crate::TimeControl::stage).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stage {
    /// Index of the period of the next move, from 0. Repetitions of the last period increase the
    /// index.
    pub index: usize,
    /// Period of the next move.
    pub period: Period,
    /// Number of completed moves at which the period ends. `None` if it lasts for all remaining
    /// moves.
    pub ends_after: Option<u32>,
}

//! One period of a time control and where a move counter stands in it.

use crate::Millis;

/// What a player gets with each move beside the time of the period (Article 6.3.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// Time added with each press, kept when not used (cumulative, Fischer).
    Increment(Millis),
    /// Time that passes with each move before the main time runs; never kept.
    Delay(Millis),
}

impl Bonus {
    /// The time added by a press: zero unless this is an increment.
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

    /// The time that passes before the main time runs: zero unless this is a delay.
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

    /// The time a move brings, whether as increment or as delay.
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

/// A section of a time control: so many moves, or all that remain, in so much time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Period {
    /// Moves to complete in the period; `None`: all that remain.
    pub moves: Option<u32>,
    /// The allotted time.
    pub time_ms: Millis,
    /// What each move brings in addition.
    pub bonus: Bonus,
}

/// Where a player with a given number of completed moves stands in a time control.
///
/// Had from [`TimeControl::stage`](crate::TimeControl::stage).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stage {
    /// The period of the next move, counted from 0; a repeated last period counts on.
    pub index: usize,
    /// That period's rules.
    pub period: Period,
    /// What the move counter shows once the period is completed; `None`: all moves remain.
    pub ends_after: Option<u32>,
}

//! One period of a time control and where a move counter stands in it.

/// What a player gets with each move beside the time of the period (Article 6.3.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// Milliseconds added with each press, kept when not used (cumulative, Fischer).
    Increment(u64),
    /// Milliseconds that pass with each move before the main time runs; never kept.
    Delay(u64),
}

impl Bonus {
    /// The milliseconds added by a press: zero unless this is an increment.
    ///
    /// ```
    /// use touchmove_clock::Bonus;
    /// assert_eq!(Bonus::Increment(30_000).increment_ms(), 30_000);
    /// assert_eq!(Bonus::Delay(5_000).increment_ms(), 0);
    /// ```
    #[must_use]
    pub const fn increment_ms(self) -> u64 {
        match self {
            Bonus::Increment(ms) => ms,
            Bonus::None | Bonus::Delay(_) => 0,
        }
    }

    /// The milliseconds that pass before the main time runs: zero unless this is a delay.
    ///
    /// ```
    /// use touchmove_clock::Bonus;
    /// assert_eq!(Bonus::Delay(5_000).delay_ms(), 5_000);
    /// assert_eq!(Bonus::None.delay_ms(), 0);
    /// ```
    #[must_use]
    pub const fn delay_ms(self) -> u64 {
        match self {
            Bonus::Delay(ms) => ms,
            Bonus::None | Bonus::Increment(_) => 0,
        }
    }

    /// The milliseconds a move brings, whether as increment or as delay.
    ///
    /// ```
    /// use touchmove_clock::Bonus;
    /// assert_eq!(Bonus::Delay(5_000).per_move_ms(), Bonus::Increment(5_000).per_move_ms());
    /// ```
    #[must_use]
    pub const fn per_move_ms(self) -> u64 {
        self.increment_ms().saturating_add(self.delay_ms())
    }
}

/// A section of a time control: so many moves, or all that remain, in so much time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Period {
    /// Moves to complete in the period; `None`: all that remain.
    pub moves: Option<u32>,
    /// The allotted time in milliseconds.
    pub time_ms: u64,
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

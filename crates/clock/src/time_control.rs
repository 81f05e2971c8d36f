//! Time control: the periods of a game, announced in advance (Article 6.3.1).

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::{Bonus, Millis, Period, Stage};

/// Number of moves for which the times of standard, rapid and blitz games are compared.
const CLASSIFIED_MOVES: u32 = 60;

/// Time that a player has, and the number of moves for it.
///
/// [`parse`](TimeControl::parse) parses a PGN `TimeControl` field. [`new`](TimeControl::new) builds
/// a time control from [`Period`]s. If the last period has a number of moves, it repeats as long as
/// the game lasts, as in PGN.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TimeControl(ControlKind);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum ControlKind {
    Unknown,
    NoClock,
    Periods(Vec<Period>),
}

/// Reason why a list of periods is not a time control.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InvalidPeriods {
    /// The list is empty. For a game without a clock use [`TimeControl::no_clock`].
    Empty,
    /// The period with this index (from 0) prescribes zero moves.
    NoMoves(usize),
    /// The period with this index (from 0) takes all the moves, but it is not the last.
    AllMovesBeforeTheLast(usize),
}

impl fmt::Display for InvalidPeriods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "no period: for a game without a clock use no_clock()"),
            Self::NoMoves(i) => write!(f, "period {i} prescribes zero moves: give at least one"),
            Self::AllMovesBeforeTheLast(i) => write!(
                f,
                "period {i} takes all the moves, but another follows: give it a number of moves"
            ),
        }
    }
}

impl core::error::Error for InvalidPeriods {}

impl TimeControl {
    /// Creates a time control from periods.
    ///
    /// # Errors
    /// Returns an error if the list is empty or if a period prescribes zero moves. A period that
    /// takes all the moves must be the last.
    ///
    /// ```
    /// use touchmove_clock::{Bonus, Millis, Period, TimeControl};
    /// let hour = Period { moves: None, time_ms: Millis::hours(1), bonus: Bonus::None };
    /// assert_eq!(TimeControl::new(vec![hour]), Ok(TimeControl::parse("3600").unwrap()));
    /// assert!(TimeControl::new(vec![hour, hour]).is_err());
    /// ```
    pub fn new(periods: Vec<Period>) -> Result<TimeControl, InvalidPeriods> {
        if periods.is_empty() {
            return Err(InvalidPeriods::Empty);
        }
        if let Some(i) = periods.iter().position(|p| p.moves == Some(0)) {
            return Err(InvalidPeriods::NoMoves(i));
        }
        match periods.iter().position(|p| p.moves.is_none()) {
            Some(i) if i + 1 < periods.len() => Err(InvalidPeriods::AllMovesBeforeTheLast(i)),
            _ => Ok(TimeControl(ControlKind::Periods(periods))),
        }
    }

    /// Creates a time control from periods already known to be valid.
    pub(crate) fn of_valid(periods: Vec<Period>) -> TimeControl {
        TimeControl(ControlKind::Periods(periods))
    }

    /// Creates the time control of a game without a clock: `-`.
    ///
    /// ```
    /// use touchmove_clock::TimeControl;
    /// assert!(!TimeControl::no_clock().has_clock());
    /// ```
    #[must_use]
    pub const fn no_clock() -> TimeControl {
        TimeControl(ControlKind::NoClock)
    }

    /// Creates an unknown time control: `?`. A clock with this time control behaves as if there
    /// were no clock.
    ///
    /// ```
    /// use touchmove_clock::TimeControl;
    /// assert!(TimeControl::unknown().is_unknown());
    /// ```
    #[must_use]
    pub const fn unknown() -> TimeControl {
        TimeControl(ControlKind::Unknown)
    }

    /// Returns true if there are periods. Returns false for `-` and `?`.
    ///
    /// ```
    /// use touchmove_clock::TimeControl;
    /// assert!(TimeControl::parse("300").unwrap().has_clock());
    /// ```
    #[must_use]
    pub fn has_clock(&self) -> bool {
        matches!(self.0, ControlKind::Periods(_))
    }

    /// Returns true if the time control is unknown (`?`).
    ///
    /// ```
    /// use touchmove_clock::TimeControl;
    /// assert!(!TimeControl::no_clock().is_unknown());
    /// ```
    #[must_use]
    pub fn is_unknown(&self) -> bool {
        matches!(self.0, ControlKind::Unknown)
    }

    /// Returns the periods in order. Without a clock there are none.
    ///
    /// ```
    /// use touchmove_clock::TimeControl;
    /// assert_eq!(TimeControl::parse("40/5400+30:1800+30").unwrap().periods().len(), 2);
    /// ```
    #[must_use]
    pub fn periods(&self) -> &[Period] {
        match &self.0 {
            ControlKind::Periods(periods) => periods,
            ControlKind::Unknown | ControlKind::NoClock => &[],
        }
    }

    /// Returns the stage of a player who has completed `moves` moves, or `None` without a clock.
    ///
    /// ```
    /// use touchmove_clock::TimeControl;
    /// let control = TimeControl::parse("40/5400:1800").unwrap();
    /// assert_eq!(control.stage(39).unwrap().index, 0);
    /// assert_eq!(control.stage(40).unwrap().index, 1);
    /// assert_eq!(control.stage(39).unwrap().ends_after, Some(40));
    /// ```
    #[must_use]
    pub fn stage(&self, moves: u32) -> Option<Stage> {
        let (last, earlier) = self.periods().split_last()?;
        let mut start = 0_u32;
        for (index, &period) in earlier.iter().enumerate() {
            let end = start.saturating_add(period.moves.unwrap_or(u32::MAX));
            if moves < end {
                return Some(Stage { index, period, ends_after: Some(end) });
            }
            start = end;
        }
        Some(last_stage(earlier.len(), *last, start, moves))
    }

    /// Returns the time that classifies the game as standard, rapid or blitz. It is a player's
    /// total time for 60 moves, or `None` without a clock.
    ///
    /// Every listed period counts. A repeated last period counts as often as it begins within 60
    /// moves. Each of the 60 moves adds the increment or delay of its period. If every period has
    /// the same increment, the result is the sum of the periods plus 60 increments.
    ///
    /// ```
    /// use touchmove_clock::{Millis, TimeControl};
    /// let classified = |text| TimeControl::parse(text).unwrap().classification_ms();
    /// assert_eq!(classified("180+2"), Some(Millis::minutes(5)));
    /// assert_eq!(classified("180d2"), Some(Millis::minutes(5)));
    /// assert_eq!(classified("40/5400+30:1800+30"), Some(Millis::minutes(150)));
    /// assert_eq!(classified("-"), None);
    /// ```
    #[must_use]
    pub fn classification_ms(&self) -> Option<Millis> {
        let mut total = Millis::ZERO;
        for period in self.periods() {
            total += period.time_ms;
        }
        let mut entered = self.periods().len().checked_sub(1)?;
        let mut moves = 0;
        while let Some(stage) = self.stage(moves).filter(|_| moves < CLASSIFIED_MOVES) {
            // Every period has at least one move, so the loop always advances.
            let end =
                stage.ends_after.unwrap_or(CLASSIFIED_MOVES).clamp(moves + 1, CLASSIFIED_MOVES);
            total += stage.period.bonus.per_move_ms() * (end - moves).into();
            if stage.index > entered {
                total += stage.period.time_ms;
                entered = stage.index;
            }
            moves = end;
        }
        Some(total)
    }

    /// Replaces the bonus of every period, for example when the arbiter introduces an increment.
    ///
    /// ```
    /// use touchmove_clock::{Bonus, Millis, TimeControl};
    /// let control = TimeControl::parse("40/7200:3600").unwrap();
    /// assert_eq!(control.with_bonus(Bonus::Delay(Millis::seconds(5))).to_string(), "40/7200d5:3600d5");
    /// ```
    #[must_use]
    pub fn with_bonus(mut self, bonus: Bonus) -> TimeControl {
        if let ControlKind::Periods(periods) = &mut self.0 {
            periods.iter_mut().for_each(|p| p.bonus = bonus);
        }
        self
    }
}

/// Returns the stage in the last listed period or in one of its repetitions, after `moves`
/// completed moves.
fn last_stage(index: usize, period: Period, start: u32, moves: u32) -> Stage {
    let Some(length) = period.moves else {
        return Stage { index, period, ends_after: None };
    };
    let repeats = moves.saturating_sub(start).checked_div(length).unwrap_or(0);
    let end = length.saturating_mul(repeats.saturating_add(1)).saturating_add(start);
    let index = index.saturating_add(usize::try_from(repeats).unwrap_or(usize::MAX));
    Stage { index, period, ends_after: Some(end) }
}

/// Formats the PGN `TimeControl` field. [`TimeControl::parse`] parses it to an equal time control.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            ControlKind::Unknown => f.write_str("?"),
            ControlKind::NoClock => f.write_str("-"),
            ControlKind::Periods(periods) => {
                let texts: Vec<String> = periods.iter().map(Period::to_string).collect();
                f.write_str(&texts.join(":"))
            }
        }
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        write!(f, "{}", Seconds(self.time_ms))?;
        match self.bonus {
            Bonus::None => Ok(()),
            Bonus::Increment(ms) => write!(f, "+{}", Seconds(ms)),
            Bonus::Delay(ms) => write!(f, "d{}", Seconds(ms)),
        }
    }
}

/// Time formatted in seconds, with no more decimals than necessary.
struct Seconds(Millis);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, thousandths) = (self.0.get() / 1000, self.0.get() % 1000);
        if thousandths == 0 {
            return write!(f, "{whole}");
        }
        let decimals = format!("{thousandths:03}");
        write!(f, "{whole}.{}", decimals.trim_end_matches('0'))
    }
}

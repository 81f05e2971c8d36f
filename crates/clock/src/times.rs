//! The time controls of a game: one for both players, or unequal ones.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use core::fmt;

use touchmove_board::{ByColor, Color};

use crate::moment::Millis;
use crate::parse::TimeControlError;
use crate::period::{Bonus, Period};
use crate::time_control::TimeControl;

/// What each player has. In nearly every game that is the same; an Armageddon game gives White
/// more time and Black the draw.
///
/// Its `Display` is for people and has no words: minutes `'`, seconds `"`, `+` increment, `d`
/// delay, as in `40/90' + 30", 30' + 30"`. [`read`](Times::read) understands it again.
///
/// ```
/// use touchmove_clock::Times;
/// assert_eq!(Times::read("G/90;d5").unwrap().to_string(), "90' d5\"");
/// assert_eq!(Times::read("White 5 min, Black 4 min").unwrap().to_string(), "W 5' - B 4'");
/// ```
// Shared, since a clock is copied with every event and its times hardly ever change.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Times(Arc<ByColor<TimeControl>>);

impl Times {
    /// The same time control for both players.
    ///
    /// ```
    /// use touchmove_clock::{TimeControl, Times};
    /// let control = TimeControl::parse("900+10").unwrap();
    /// assert_eq!(Times::equal(control).to_string(), "15' + 10\"");
    /// ```
    #[must_use]
    pub fn equal(control: TimeControl) -> Times {
        Times(Arc::new(ByColor::both(control)))
    }

    /// A time control for each player; `None` if only one of them has a clock.
    ///
    /// ```
    /// use touchmove_board::ByColor;
    /// use touchmove_clock::{TimeControl, Times};
    /// let controls = ByColor::new("300", "240").map(|field| TimeControl::parse(field).unwrap());
    /// assert_eq!(Times::unequal(controls).unwrap().field(), "W300-B240");
    /// ```
    #[must_use]
    pub fn unequal(controls: ByColor<TimeControl>) -> Option<Times> {
        let equal = controls.white == controls.black;
        (equal || controls.values().all(|control| control.has_clock()))
            .then(|| Times(Arc::new(controls)))
    }

    /// Time controls of which each is known to have periods.
    pub(crate) fn of_valid(controls: ByColor<TimeControl>) -> Times {
        Times(Arc::new(controls))
    }

    /// The time control that both have; `None` where they are unequal.
    ///
    /// ```
    /// use touchmove_clock::Times;
    /// assert!(Times::read("15+10").unwrap().same().is_some());
    /// assert!(Times::read("W5-B4").unwrap().same().is_none());
    /// ```
    #[must_use]
    pub fn same(&self) -> Option<&TimeControl> {
        (self.0.white == self.0.black).then_some(&self.0.white)
    }

    /// A player's time control.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_clock::Times;
    /// let times = Times::read("W5-B4").unwrap();
    /// assert_eq!(times.of(Color::Black).to_string(), "240");
    /// ```
    #[must_use]
    pub fn of(&self, player: Color) -> &TimeControl {
        &self.0[player]
    }

    /// Whether there are periods to keep: for both players or for none.
    ///
    /// ```
    /// use touchmove_clock::Times;
    /// assert!(Times::read("W5-B4").unwrap().has_clock());
    /// assert!(!Times::read("-").unwrap().has_clock());
    /// ```
    #[must_use]
    pub fn has_clock(&self) -> bool {
        self.0.white.has_clock()
    }

    /// Whether the time control is not known: `?`.
    ///
    /// ```
    /// use touchmove_clock::{TimeControl, Times};
    /// assert!(Times::equal(TimeControl::unknown()).is_unknown());
    /// ```
    #[must_use]
    pub fn is_unknown(&self) -> bool {
        self.0.white.is_unknown()
    }

    /// Whether any move of either player brings time: an increment or a delay.
    ///
    /// ```
    /// use touchmove_clock::Times;
    /// assert!(Times::read("W5-B4+2").unwrap().has_bonus());
    /// assert!(!Times::read("40/90, 30").unwrap().has_bonus());
    /// ```
    #[must_use]
    pub fn has_bonus(&self) -> bool {
        let periods = self.0.values().flat_map(TimeControl::periods);
        periods.into_iter().any(|period| !period.bonus.per_move_ms().is_zero())
    }

    /// The time by which a game is standard, rapid or blitz, of the player who has more of it;
    /// see [`TimeControl::classification_ms`].
    ///
    /// ```
    /// use touchmove_clock::{Millis, Times};
    /// let armageddon = Times::parse_field("W300-B240").unwrap();
    /// assert_eq!(armageddon.classification_ms(), Some(Millis::minutes(5)));
    /// ```
    #[must_use]
    pub fn classification_ms(&self) -> Option<Millis> {
        match self.same() {
            Some(control) => control.classification_ms(),
            None => self.0.values().filter_map(TimeControl::classification_ms).max(),
        }
    }

    /// The same periods, each with this bonus: an increment or delay brought in by the arbiter.
    ///
    /// ```
    /// use touchmove_clock::{Bonus, Millis, Times};
    /// let times = Times::read("W5-B4").unwrap();
    /// assert_eq!(times.with_bonus(Bonus::Increment(Millis::seconds(5))).field(), "W300+5-B240+5");
    /// ```
    #[must_use]
    pub fn with_bonus(self, bonus: Bonus) -> Times {
        Times(Arc::new(Arc::unwrap_or_clone(self.0).map(|control| control.with_bonus(bonus))))
    }

    /// As a field that programs exchange, in seconds: PGN's `TimeControl`, and where the players'
    /// times are unequal the form of FIDE's tournament files, `W300-B240`.
    ///
    /// ```
    /// use touchmove_clock::Times;
    /// assert_eq!(Times::read("90 min + 30 s").unwrap().field(), "5400+30");
    /// ```
    #[must_use]
    pub fn field(&self) -> String {
        match self.same() {
            Some(control) => control.to_string(),
            None => format!("W{}-B{}", self.0.white, self.0.black),
        }
    }

    /// Reads what [`field`](Times::field) writes, and what stands in line 222 of a tournament
    /// file: always seconds, never a guess.
    ///
    /// # Errors
    /// Names the column, what stands there and what would be right.
    ///
    /// ```
    /// use touchmove_clock::Times;
    /// let times = Times::parse_field("40/6000+30:900+30").unwrap();
    /// assert_eq!(times.to_string(), "40/100' + 30\", 15' + 30\"");
    /// assert_eq!(Times::parse_field("W300-B240").unwrap().field(), "W300-B240");
    /// ```
    pub fn parse_field(field: &str) -> Result<Times, TimeControlError> {
        let Some(each) = field.trim().strip_prefix('W') else {
            return TimeControl::parse(field).map(Times::equal);
        };
        let Some((white, black)) = each.split_once("-B") else {
            let column = field.trim_end().chars().count().saturating_add(1);
            let expected = "`-B` and the time control of Black";
            return Err(TimeControlError { column, found: String::new(), expected });
        };
        let before = field.find(white).unwrap_or_default();
        let between = field.len().saturating_sub(field.trim_end().len());
        let black_at = field.len().saturating_sub(black.len()).saturating_sub(between);
        let half = |text, at| TimeControl::of_one(text).map_err(|e: TimeControlError| e.moved(at));
        Ok(Times(Arc::new(ByColor::new(half(white, before)?, half(black, black_at)?))))
    }
}

impl From<TimeControl> for Times {
    fn from(control: TimeControl) -> Times {
        Times::equal(control)
    }
}

impl From<&TimeControl> for Times {
    fn from(control: &TimeControl) -> Times {
        Times::equal(control.clone())
    }
}

impl From<&Times> for Times {
    fn from(times: &Times) -> Times {
        times.clone()
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.same() {
            Some(control) => write!(f, "{}", Shown(control)),
            None => write!(f, "W {} - B {}", Shown(&self.0.white), Shown(&self.0.black)),
        }
    }
}

/// A time control as people are shown it.
struct Shown<'a>(&'a TimeControl);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let periods = self.0.periods();
        if periods.is_empty() {
            return write!(f, "{}", self.0);
        }
        // Where only some have a bonus, those without say so: it could be meant for all.
        let some = periods.iter().any(|period| !period.bonus.per_move_ms().is_zero());
        for (i, period) in periods.iter().enumerate() {
            f.write_str(if i > 0 { ", " } else { "" })?;
            show_period(f, period, some)?;
        }
        Ok(())
    }
}

fn show_period(f: &mut fmt::Formatter<'_>, period: &Period, nought: bool) -> fmt::Result {
    if let Some(moves) = period.moves {
        write!(f, "{moves}/")?;
    }
    show_time(f, period.time_ms)?;
    match period.bonus {
        Bonus::Delay(ms) if !ms.is_zero() => write!(f, " d{}\"", Decimal(ms)),
        bonus if nought => write!(f, " + {}\"", Decimal(bonus.increment_ms())),
        _ => Ok(()),
    }
}

fn show_time(f: &mut fmt::Formatter<'_>, time: Millis) -> fmt::Result {
    let (minutes, rest) = (time.get() / 60_000, time.get() % 60_000);
    let seconds = Decimal(Millis::new(rest));
    match (minutes, rest) {
        (_, 0) => write!(f, "{minutes}'"),
        (0, _) => write!(f, "{seconds}\""),
        _ => write!(f, "{minutes}'{seconds}\""),
    }
}

/// Seconds, with no more decimals than needed.
struct Decimal(Millis);

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, thousandths) = (self.0.get() / 1000, self.0.get() % 1000);
        if thousandths == 0 {
            return write!(f, "{whole}");
        }
        write!(f, "{whole}.{}", format!("{thousandths:03}").trim_end_matches('0'))
    }
}

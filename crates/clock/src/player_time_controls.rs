//! Time controls of both players, which may be unequal.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use core::fmt;

use touchmove_board::{ByColor, Color};

use crate::moment::Millis;
use crate::parse::TimeControlError;
use crate::period::{Bonus, Period};
use crate::time_control::TimeControl;

/// Time control of each player. Usually both are the same. In an Armageddon game White has more
/// time, and a draw counts as a win for Black.
///
/// `Display` formats them for people without words: minutes `'`, seconds `"`, `+` increment, `d`
/// delay, as in `40/90' + 30", 30' + 30"`. [`read`](PlayerTimeControls::read) parses the displayed
/// text.
///
/// ```
/// use touchmove_clock::PlayerTimeControls;
/// assert_eq!(PlayerTimeControls::read("G/90;d5").unwrap().to_string(), "90' d5\"");
/// assert_eq!(PlayerTimeControls::read("White 5 min, Black 4 min").unwrap().to_string(), "W 5' - B 4'");
/// ```
// The value is shared, because a clock is copied with every event and its time controls rarely
// change.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PlayerTimeControls(Arc<ByColor<TimeControl>>);

impl PlayerTimeControls {
    /// Creates equal time controls for both players.
    ///
    /// ```
    /// use touchmove_clock::{TimeControl, PlayerTimeControls};
    /// let control = TimeControl::parse("900+10").unwrap();
    /// assert_eq!(PlayerTimeControls::equal(control).to_string(), "15' + 10\"");
    /// ```
    #[must_use]
    pub fn equal(control: TimeControl) -> PlayerTimeControls {
        PlayerTimeControls(Arc::new(ByColor::both(control)))
    }

    /// Creates a time control for each player. Returns `None` if only one player has a clock.
    ///
    /// ```
    /// use touchmove_board::ByColor;
    /// use touchmove_clock::{TimeControl, PlayerTimeControls};
    /// let controls = ByColor::new("300", "240").map(|field| TimeControl::parse(field).unwrap());
    /// assert_eq!(PlayerTimeControls::unequal(controls).unwrap().field(), "W300-B240");
    /// ```
    #[must_use]
    pub fn unequal(controls: ByColor<TimeControl>) -> Option<PlayerTimeControls> {
        let equal = controls.white == controls.black;
        (equal || controls.values().all(|control| control.has_clock()))
            .then(|| PlayerTimeControls(Arc::new(controls)))
    }

    /// Creates time controls for both players, both of which are known to have periods.
    pub(crate) fn of_valid(controls: ByColor<TimeControl>) -> PlayerTimeControls {
        PlayerTimeControls(Arc::new(controls))
    }

    /// Returns the time control of both players, or `None` if the two are unequal.
    ///
    /// ```
    /// use touchmove_clock::PlayerTimeControls;
    /// assert!(PlayerTimeControls::read("15+10").unwrap().same().is_some());
    /// assert!(PlayerTimeControls::read("W5-B4").unwrap().same().is_none());
    /// ```
    #[must_use]
    pub fn same(&self) -> Option<&TimeControl> {
        (self.0.white == self.0.black).then_some(&self.0.white)
    }

    /// Returns a player's time control.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_clock::PlayerTimeControls;
    /// let times = PlayerTimeControls::read("W5-B4").unwrap();
    /// assert_eq!(times.of(Color::Black).to_string(), "240");
    /// ```
    #[must_use]
    pub fn of(&self, player: Color) -> &TimeControl {
        &self.0[player]
    }

    /// Returns true if the players have clocks. Either both players have periods, or neither has.
    ///
    /// ```
    /// use touchmove_clock::PlayerTimeControls;
    /// assert!(PlayerTimeControls::read("W5-B4").unwrap().has_clock());
    /// assert!(!PlayerTimeControls::read("-").unwrap().has_clock());
    /// ```
    #[must_use]
    pub fn has_clock(&self) -> bool {
        self.0.white.has_clock()
    }

    /// Returns true if the time control is unknown (`?`).
    ///
    /// ```
    /// use touchmove_clock::{TimeControl, PlayerTimeControls};
    /// assert!(PlayerTimeControls::equal(TimeControl::unknown()).is_unknown());
    /// ```
    #[must_use]
    pub fn is_unknown(&self) -> bool {
        self.0.white.is_unknown()
    }

    /// Returns true if there is an increment or a delay in any move of either player.
    ///
    /// ```
    /// use touchmove_clock::PlayerTimeControls;
    /// assert!(PlayerTimeControls::read("W5-B4+2").unwrap().has_bonus());
    /// assert!(!PlayerTimeControls::read("40/90, 30").unwrap().has_bonus());
    /// ```
    #[must_use]
    pub fn has_bonus(&self) -> bool {
        let periods = self.0.values().flat_map(TimeControl::periods);
        periods.into_iter().any(|period| !period.bonus.per_move_ms().is_zero())
    }

    /// Returns the time that classifies the game as standard, rapid or blitz. The player with more
    /// time counts. See [`TimeControl::classification_ms`].
    ///
    /// ```
    /// use touchmove_clock::{Millis, PlayerTimeControls};
    /// let armageddon = PlayerTimeControls::parse_field("W300-B240").unwrap();
    /// assert_eq!(armageddon.classification_ms(), Some(Millis::minutes(5)));
    /// ```
    #[must_use]
    pub fn classification_ms(&self) -> Option<Millis> {
        match self.same() {
            Some(control) => control.classification_ms(),
            None => self.0.values().filter_map(TimeControl::classification_ms).max(),
        }
    }

    /// Replaces the bonus of every period, for example when the arbiter introduces an increment.
    ///
    /// ```
    /// use touchmove_clock::{Bonus, Millis, PlayerTimeControls};
    /// let times = PlayerTimeControls::read("W5-B4").unwrap();
    /// assert_eq!(times.with_bonus(Bonus::Increment(Millis::seconds(5))).field(), "W300+5-B240+5");
    /// ```
    #[must_use]
    pub fn with_bonus(self, bonus: Bonus) -> PlayerTimeControls {
        PlayerTimeControls(Arc::new(
            Arc::unwrap_or_clone(self.0).map(|control| control.with_bonus(bonus)),
        ))
    }

    /// Formats the field that programs exchange, in seconds. If both times are equal, it is PGN's
    /// `TimeControl`. Otherwise it has the form of FIDE's tournament files, such as `W300-B240`.
    ///
    /// ```
    /// use touchmove_clock::PlayerTimeControls;
    /// assert_eq!(PlayerTimeControls::read("90 min + 30 s").unwrap().field(), "5400+30");
    /// ```
    #[must_use]
    pub fn field(&self) -> String {
        match self.same() {
            Some(control) => control.to_string(),
            None => format!("W{}-B{}", self.0.white, self.0.black),
        }
    }

    /// Parses the output of [`field`](PlayerTimeControls::field), and line 222 of a tournament
    /// file. Numbers are always seconds.
    ///
    /// # Errors
    /// Returns the column, the text found in it and the expected text.
    ///
    /// ```
    /// use touchmove_clock::PlayerTimeControls;
    /// let times = PlayerTimeControls::parse_field("40/6000+30:900+30").unwrap();
    /// assert_eq!(times.to_string(), "40/100' + 30\", 15' + 30\"");
    /// assert_eq!(PlayerTimeControls::parse_field("W300-B240").unwrap().field(), "W300-B240");
    /// ```
    pub fn parse_field(field: &str) -> Result<PlayerTimeControls, TimeControlError> {
        let Some(each) = field.trim().strip_prefix('W') else {
            return TimeControl::parse(field).map(PlayerTimeControls::equal);
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
        Ok(PlayerTimeControls(Arc::new(ByColor::new(half(white, before)?, half(black, black_at)?))))
    }
}

impl From<TimeControl> for PlayerTimeControls {
    fn from(control: TimeControl) -> PlayerTimeControls {
        PlayerTimeControls::equal(control)
    }
}

impl From<&TimeControl> for PlayerTimeControls {
    fn from(control: &TimeControl) -> PlayerTimeControls {
        PlayerTimeControls::equal(control.clone())
    }
}

impl From<&PlayerTimeControls> for PlayerTimeControls {
    fn from(times: &PlayerTimeControls) -> PlayerTimeControls {
        times.clone()
    }
}

impl fmt::Display for PlayerTimeControls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.same() {
            Some(control) => write!(f, "{}", Shown(control)),
            None => write!(f, "W {} - B {}", Shown(&self.0.white), Shown(&self.0.black)),
        }
    }
}

/// Time control formatted for people.
struct Shown<'a>(&'a TimeControl);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let periods = self.0.periods();
        if periods.is_empty() {
            return write!(f, "{}", self.0);
        }
        // If only some periods have a bonus, the others show `+ 0"`. Otherwise a reader could not
        // know whether the bonus applies to all.
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

/// Number of seconds, formatted with no more decimals than necessary.
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

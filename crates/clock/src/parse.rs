//! Parser for the PGN `TimeControl` field.

use alloc::string::String;
use alloc::vec::Vec;
use core::{error, fmt, str};

use crate::cursor::Cursor;
use crate::{Bonus, Millis, Period, TimeControl};

/// Error for a `TimeControl` field that cannot be parsed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct TimeControlError {
    /// Column of the first character that does not fit, in characters from 1.
    pub column: usize,
    /// Text found in that column; empty at the end of the field.
    pub found: String,
    /// Text expected in that column.
    pub expected: &'static str,
}

impl fmt::Display for TimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "time control, column {}: ", self.column)?;
        match self.found.as_str() {
            "" => write!(f, "the text ends")?,
            found => write!(f, "found `{}`", found.escape_debug())?,
        }
        write!(f, ", expected {}", self.expected)
    }
}

impl error::Error for TimeControlError {}

impl TimeControlError {
    /// Increases the column by `columns`, for a field that is part of a longer text.
    pub(crate) fn moved(self, columns: usize) -> TimeControlError {
        TimeControlError { column: self.column.saturating_add(columns), ..self }
    }
}

impl TimeControl {
    /// Parses a PGN `TimeControl` field: `40/5400+30:1800+30`, `900+10`, `300`, `-`, `?`.
    ///
    /// Periods are separated by `:`. Each has `moves/` (omitted for all remaining moves) and a
    /// number of seconds. `+` and the increment, or `d` and the delay, may follow in seconds.
    /// Seconds may have up to three decimals. A final period with a number of moves repeats. Blanks
    /// around the field are ignored.
    ///
    /// # Errors
    /// Returns the column, the text found in it and the expected text.
    ///
    /// ```
    /// use touchmove_clock::{Bonus, Millis, TimeControl};
    /// let control = TimeControl::parse("40/7200d5:900d5").unwrap();
    /// assert_eq!(control.periods()[0].moves, Some(40));
    /// assert_eq!(control.periods()[1].bonus, Bonus::Delay(Millis::seconds(5)));
    ///
    /// let error = TimeControl::parse("5400+x").unwrap_err();
    /// assert_eq!(error.to_string(), "time control, column 6: found `x`, expected seconds");
    /// ```
    pub fn parse(text: &str) -> Result<TimeControl, TimeControlError> {
        let mut cursor = Cursor::new(text);
        if cursor.eat('-') {
            return cursor.end("nothing after `-`").map(|()| TimeControl::no_clock());
        }
        if cursor.eat('?') {
            return cursor.end("nothing after `?`").map(|()| TimeControl::unknown());
        }
        periods(&mut cursor).map(TimeControl::of_valid)
    }

    /// Parses the time control of one player, in a field that has one for each player. `-` and `?`
    /// are errors in such a field.
    pub(crate) fn of_one(text: &str) -> Result<TimeControl, TimeControlError> {
        let mut cursor = Cursor::new(text);
        if !cursor.at_digit() {
            return Err(cursor.fail(PERIOD));
        }
        periods(&mut cursor).map(TimeControl::of_valid)
    }
}

const PERIOD: &str = "a number of moves and `/`, or seconds";

impl str::FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        TimeControl::parse(text)
    }
}

/// Parses all periods up to the end of the text.
fn periods(cursor: &mut Cursor<'_>) -> Result<Vec<Period>, TimeControlError> {
    if !cursor.at_digit() {
        return Err(cursor.fail("a number of moves and `/`, seconds, `-` or `?`"));
    }
    let mut periods = Vec::new();
    loop {
        let period = period(cursor)?;
        periods.push(period);
        if period.moves.is_none() || !cursor.eat(':') {
            return cursor.end(expected_next(&period)).map(|()| periods);
        }
    }
}

fn expected_next(period: &Period) -> &'static str {
    match (period.moves, period.bonus) {
        (Some(_), Bonus::None) => "`+` increment, `d` delay, `:` and another period, or the end",
        (Some(_), _) => "`:` and another period, or the end",
        (None, Bonus::None) => {
            "`+` increment, `d` delay, or the end, as all moves are in this period"
        }
        (None, _) => "the end, as all moves are in this period",
    }
}

fn period(cursor: &mut Cursor<'_>) -> Result<Period, TimeControlError> {
    let digits = cursor.digits();
    if digits.is_empty() {
        return Err(cursor.fail(PERIOD));
    }
    let (moves, digits) = if cursor.at('/') {
        let moves = moves(cursor, digits)?;
        cursor.eat('/');
        (Some(moves), cursor.digits())
    } else {
        (None, digits)
    };
    let time_ms = time(cursor, digits)?;
    Ok(Period { moves, time_ms, bonus: bonus(cursor)? })
}

/// Parses the number of moves from `digits`, which have just been read.
fn moves(cursor: &Cursor<'_>, digits: &str) -> Result<u32, TimeControlError> {
    match digits.parse() {
        Ok(moves) if moves > 0 => Ok(moves),
        _ => Err(cursor.fail_before(digits, "a number of moves from 1 to 4294967295")),
    }
}

fn bonus(cursor: &mut Cursor<'_>) -> Result<Bonus, TimeControlError> {
    if cursor.eat('+') {
        let digits = cursor.digits();
        return time(cursor, digits).map(Bonus::Increment);
    }
    if cursor.eat('d') {
        let digits = cursor.digits();
        return time(cursor, digits).map(Bonus::Delay);
    }
    Ok(Bonus::None)
}

/// Parses a time. `digits` are the whole seconds, which have just been read; decimals may follow.
fn time(cursor: &mut Cursor<'_>, digits: &str) -> Result<Millis, TimeControlError> {
    if digits.is_empty() {
        return Err(cursor.fail("seconds"));
    }
    let Some(whole) = digits.parse::<u64>().ok().and_then(|s| s.checked_mul(1000)) else {
        return Err(cursor.fail_before(digits, "at most 18446744073709551 seconds"));
    };
    Ok(Millis::new(whole) + decimals(cursor)?)
}

/// Parses the decimals in `.5`, `.05` or `.005`. Returns zero if there is no point.
fn decimals(cursor: &mut Cursor<'_>) -> Result<Millis, TimeControlError> {
    if !cursor.eat('.') {
        return Ok(Millis::ZERO);
    }
    let digits = cursor.digits();
    let scale = match digits.len() {
        0 => return Err(cursor.fail("decimals of a second")),
        1 => 100,
        2 => 10,
        3 => 1,
        _ => return Err(cursor.fail_before(digits, "at most three decimals of a second")),
    };
    Ok(Millis::new(digits.parse().unwrap_or(0)) * scale)
}

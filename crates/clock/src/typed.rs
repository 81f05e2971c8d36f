//! Time controls as people type them. Why what is understood how: docs/design/time.md.

mod draft;
mod length;
mod lexer;
mod lexicon;
mod misread;
mod parser;
mod phrases;
mod settle;
mod tokens;

use core::str;

pub use misread::{Fault, Misread};

use crate::time_control::TimeControl;
use crate::times::Times;

impl Times {
    /// Reads a time control as a person types it, in English, Greek, Finnish or Arabic:
    /// `15+10`, `3|2`, `90 min + 30 s`, `G/90;d5`, `40/90, SD/30;+30`, `W 5 - B 4`.
    ///
    /// A number without a unit is minutes, and after `+`, `|` or `d` seconds. What could be
    /// meant in two ways is not guessed: the error has both. Show what was understood.
    ///
    /// # Errors
    /// Says what was not understood and where, or the two things that could be meant.
    ///
    /// ```
    /// use touchmove_clock::{Fault, Times};
    ///
    /// let times = Times::read("90 minutes for 40 moves, then 30 minutes, +30 from move 1");
    /// assert_eq!(times.unwrap().to_string(), "40/90' + 30\", 30' + 30\"");
    ///
    /// let error = Times::read("15 + ten parsecs").unwrap_err();
    /// assert_eq!((error.column, error.found.as_str()), (10, "parsecs"));
    ///
    /// // Five hours on a playing site, five minutes in a PGN file.
    /// let Fault::TwoReadings(readings) = Times::read("300").unwrap_err().fault else { panic!() };
    /// assert_eq!(readings.map(|times| times.to_string()), ["5'", "300'"]);
    /// ```
    pub fn read(text: &str) -> Result<Times, Misread> {
        let tokens = lexer::tokens(text)?;
        if tokens.is_only_a_dash() {
            return Ok(Times::equal(TimeControl::no_clock()));
        }
        settle::settle(&parser::drafts(tokens)?)
    }
}

impl str::FromStr for Times {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Times, Misread> {
        Times::read(text)
    }
}

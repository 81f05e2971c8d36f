//! Parser for time controls that people type. docs/design/time.md explains its decisions.

mod draft;
mod length;
mod lexer;
mod lexicon;
mod parse_error;
mod parser;
mod phrases;
mod tokens;
mod units;

use core::str;

pub use parse_error::{Fault, FreeTextError};

use crate::player_time_controls::PlayerTimeControls;
use crate::time_control::TimeControl;

impl PlayerTimeControls {
    /// Parses a time control that a person has typed, in English, Greek, Finnish or Arabic:
    /// `15+10`, `3|2`, `90 min + 30 s`, `G/90;d5`, `40/90, SD/30;+30`, `W 5 - B 4`.
    ///
    /// A number without a unit is in minutes. After `+`, `|` or `d` it is in seconds. The parser
    /// does not guess: if a text has two meanings, the error contains both. Callers should show the
    /// result to the user.
    ///
    /// # Errors
    /// Returns the part that cannot be parsed and its column, or the two possible meanings.
    ///
    /// ```
    /// use touchmove_clock::{Fault, PlayerTimeControls};
    ///
    /// let times = PlayerTimeControls::read("90 minutes for 40 moves, then 30 minutes, +30 from move 1");
    /// assert_eq!(times.unwrap().to_string(), "40/90' + 30\", 30' + 30\"");
    ///
    /// let error = PlayerTimeControls::read("15 + ten parsecs").unwrap_err();
    /// assert_eq!((error.column, error.found.as_str()), (10, "parsecs"));
    ///
    /// // Five hours on a playing site, five minutes in a PGN file.
    /// let Fault::TwoReadings(readings) = PlayerTimeControls::read("300").unwrap_err().fault else { panic!() };
    /// assert_eq!(readings.map(|times| times.to_string()), ["5'", "300'"]);
    /// ```
    pub fn read(text: &str) -> Result<PlayerTimeControls, FreeTextError> {
        let tokens = lexer::tokens(text)?;
        if tokens.is_only_a_dash() {
            return Ok(PlayerTimeControls::equal(TimeControl::no_clock()));
        }
        units::resolve(&parser::drafts(tokens)?)
    }
}

impl str::FromStr for PlayerTimeControls {
    type Err = FreeTextError;

    fn from_str(text: &str) -> Result<PlayerTimeControls, FreeTextError> {
        PlayerTimeControls::read(text)
    }
}

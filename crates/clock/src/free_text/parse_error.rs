//! Errors of the free-text parser.

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::String;
use core::{error, fmt};

use crate::player_time_controls::PlayerTimeControls;

/// Error for a typed time control that cannot be parsed, with its place.
///
/// Programs that translate messages can use [`Fault::name`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct FreeTextError {
    /// Column of the faulty text in characters, counted from 1.
    pub column: usize,
    /// Faulty text; empty at the end of the text.
    pub found: String,
    /// Fault of the text.
    pub fault: Fault,
}

/// Fault in a typed time control.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// Unknown word or sign.
    Unknown,
    /// A time is expected here.
    TimeExpected,
    /// A number of moves, at least 1, is expected here.
    MovesExpected,
    /// A valid part in a place where it is not allowed.
    Misplaced,
    /// A number that is larger than any game could need.
    TooLarge,
    /// A player would have no time.
    NoTime,
    /// A period for all remaining moves is followed by another period. The first of the two needs a
    /// number of moves.
    MovesMissing,
    /// Two increments or delays apply to the same moves.
    BonusTwice,
    /// No period begins with the move from which the increment would apply.
    NoPeriodBegins,
    /// The other player's time is missing or given twice.
    OtherPlayerExpected,
    /// The text has two possible meanings.
    TwoReadings(Box<[PlayerTimeControls; 2]>),
}

impl Fault {
    /// Returns the stable name of the fault, which programs can translate.
    ///
    /// ```
    /// assert_eq!(touchmove_clock::Fault::TooLarge.name(), "too-large");
    /// ```
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Fault::Unknown => "unknown",
            Fault::TimeExpected => "time-expected",
            Fault::MovesExpected => "moves-expected",
            Fault::Misplaced => "misplaced",
            Fault::TooLarge => "too-large",
            Fault::NoTime => "no-time",
            Fault::MovesMissing => "moves-missing",
            Fault::BonusTwice => "bonus-twice",
            Fault::NoPeriodBegins => "no-period-begins",
            Fault::OtherPlayerExpected => "other-player-expected",
            Fault::TwoReadings(_) => "two-readings",
        }
    }
}

impl FreeTextError {
    /// Examples of valid time controls, to be shown with an error.
    pub const EXAMPLES: [&'static str; 5] =
        ["15+10", "90 min + 30 s", "40/90, 30; +30", "G/90; d5", "W 5 - B 4"];

    pub(super) fn new(column: usize, found: &str, fault: Fault) -> FreeTextError {
        FreeTextError { column, found: found.to_owned(), fault }
    }
}

impl fmt::Display for FreeTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "time control, column {}: ", self.column)?;
        match self.found.as_str() {
            "" => write!(f, "at the end of the text, ")?,
            found => write!(f, "`{}`: ", found.escape_debug())?,
        }
        write!(f, "{}; for example `{}`", self.fault, FreeTextError::EXAMPLES.join("`, `"))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fault::Unknown => "not understood",
            Fault::TimeExpected => "a time is expected here",
            Fault::MovesExpected => "a number of moves, of at least 1, is expected here",
            Fault::Misplaced => "not understood in this place",
            Fault::TooLarge => "too large",
            Fault::NoTime => "that leaves a player no time",
            Fault::MovesMissing => "the period before takes all the moves: say how many it is for",
            Fault::BonusTwice => "a second increment or delay for the same moves",
            Fault::NoPeriodBegins => "no period begins with that move",
            Fault::OtherPlayerExpected => "the time of each player is expected once",
            Fault::TwoReadings(both) => {
                let [one, other] = &**both;
                return write!(f, "this could be `{one}` or `{other}`: say which");
            }
        })
    }
}

impl error::Error for FreeTextError {}

//! Why a typed time control was not understood.

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::String;
use core::{error, fmt};

use crate::times::Times;

/// What was not understood of a typed time control, and where.
///
/// [`Fault::name`] is for programs that say it in a reader's language.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Misread {
    /// The column of the first character meant, counted from 1 in characters.
    pub column: usize,
    /// What stands there; empty at the end of the text.
    pub found: String,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What is wrong with a typed time control.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// A word or sign that is none of the reader's.
    Unknown,
    /// A time should stand here.
    TimeExpected,
    /// A number of moves, of at least 1, should stand here.
    MovesExpected,
    /// Understood by itself, but not in this place.
    Misplaced,
    /// More than any game could need.
    TooLarge,
    /// A player would have no time at all.
    NoTime,
    /// Another period follows one that takes all the moves: say for how many moves that is.
    MovesMissing,
    /// Two increments or delays for the same moves.
    BonusTwice,
    /// An increment shall begin with a move with which no period begins.
    NoPeriodBegins,
    /// One player's time is given, but not, or twice, the other's.
    OtherPlayerExpected,
    /// It could be meant in two ways: these.
    TwoReadings(Box<[Times; 2]>),
}

impl Fault {
    /// Its name, for messages in other languages.
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

impl Misread {
    /// Time controls that are understood, to show beside an error.
    pub const EXAMPLES: [&'static str; 5] =
        ["15+10", "90 min + 30 s", "40/90, 30; +30", "G/90; d5", "W 5 - B 4"];

    pub(super) fn new(column: usize, found: &str, fault: Fault) -> Misread {
        Misread { column, found: found.to_owned(), fault }
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "time control, column {}: ", self.column)?;
        match self.found.as_str() {
            "" => write!(f, "at the end of the text, ")?,
            found => write!(f, "`{}`: ", found.escape_debug())?,
        }
        write!(f, "{}; for example `{}`", self.fault, Misread::EXAMPLES.join("`, `"))
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

impl error::Error for Misread {}

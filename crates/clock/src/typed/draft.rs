//! What has been read of a time control before its bare numbers have a unit.

use crate::moment::Millis;
use alloc::string::String;
use alloc::vec::Vec;

/// A length of time as typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Length {
    /// A number without a unit, in thousandths.
    Bare(u64),
    /// So many seconds.
    Seconds(Millis),
    /// A length in hours or minutes.
    Minutes(Millis),
    /// `1:30`: minutes and seconds, or hours and minutes.
    Clock(u64, u64),
}

/// What each move brings, as typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Extra {
    pub length: Length,
    pub is_delay: bool,
    /// Seconds beside minutes, with nothing between: `1 min 30 s`.
    pub is_beside: bool,
}

/// One period.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub moves: Option<u32>,
    pub time: Length,
    /// What was written directly behind the period.
    pub extra: Option<Extra>,
    /// `A/B` with two bare numbers.
    pub is_fraction: bool,
    pub column: usize,
    pub found: String,
}

/// An increment or delay that stands by itself: for all periods, or from a move on.
#[derive(Clone, Debug)]
pub(super) struct Clause {
    pub extra: Extra,
    pub from: Option<u32>,
    pub column: usize,
    pub found: String,
}

/// The time control of one player, or of both.
#[derive(Clone, Debug, Default)]
pub(super) struct Draft {
    pub parts: Vec<Part>,
    pub clause: Option<Clause>,
    /// Periods parted by `:`, as only programs write them.
    pub is_field: bool,
}

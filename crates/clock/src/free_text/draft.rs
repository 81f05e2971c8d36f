//! A parsed time control whose bare numbers have no unit yet.

use crate::moment::Millis;
use alloc::string::String;
use alloc::vec::Vec;

/// A duration as typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Length {
    /// A number without a unit, in thousandths.
    Bare(u64),
    /// A duration in seconds.
    Seconds(Millis),
    /// A duration in hours or minutes.
    Minutes(Millis),
    /// `1:30`: minutes and seconds, or hours and minutes.
    Clock(u64, u64),
}

/// Extra time per move, as typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Extra {
    pub length: Length,
    pub is_delay: bool,
    /// True if seconds follow minutes with no sign between them: `1 min 30 s`.
    pub is_beside: bool,
}

/// One period.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub moves: Option<u32>,
    pub time: Length,
    /// Bonus written directly after the period.
    pub extra: Option<Extra>,
    /// True for `A/B` with two bare numbers.
    pub is_fraction: bool,
    pub column: usize,
    pub found: String,
}

/// A separate increment or delay, for all periods or from a given move on.
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
    /// True if the periods are separated by `:`, as only programs write them.
    pub is_field: bool,
}

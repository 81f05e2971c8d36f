//! Parsed time control in which some numbers have no unit yet.

use crate::moment::Millis;
use alloc::string::String;
use alloc::vec::Vec;

/// Duration as typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Length {
    /// A number without a unit, in thousandths.
    Bare(u64),
    /// A duration in seconds.
    Seconds(Millis),
    /// A duration in hours or minutes.
    Minutes(Millis),
    /// Two numbers such as `1:30`: minutes and seconds, or hours and minutes.
    Clock(u64, u64),
}

/// Extra time per move as typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Extra {
    pub length: Length,
    pub is_delay: bool,
    /// True if seconds directly follow minutes, without a sign between them: `1 min 30 s`.
    pub is_beside: bool,
}

/// One period as typed.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub moves: Option<u32>,
    pub time: Length,
    /// Bonus that directly follows the period.
    pub extra: Option<Extra>,
    /// True for `A/B`, where both numbers have no unit.
    pub is_fraction: bool,
    pub column: usize,
    pub found: String,
}

/// Increment or delay that is given separately, for all periods or from some move on.
#[derive(Clone, Debug)]
pub(super) struct Clause {
    pub extra: Extra,
    pub from: Option<u32>,
    pub column: usize,
    pub found: String,
}

/// Time control of one player, or of both players together.
#[derive(Clone, Debug, Default)]
pub(super) struct Draft {
    pub parts: Vec<Part>,
    pub clause: Option<Clause>,
    /// True if `:` separates the periods, which only programs write.
    pub is_field: bool,
    /// True for a sum such as `90 min + 30 min/40 moves`. Its last term applies to all periods.
    pub is_sum: bool,
}

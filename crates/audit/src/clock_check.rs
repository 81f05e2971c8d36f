//! Extent of the check of clock times.

/// Extent of the check of a game's clock times.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum ClockCheck {
    /// The record has no clock times.
    #[default]
    NoTimes,
    /// The record has clock times, but none can be read.
    UnreadableTimes,
    /// The record has clock times, but no time control. Only negative times are found.
    NoTimeControl,
    /// The record has clock times, but its time control is not understood. Only negative times are
    /// found.
    UnreadableTimeControl(String),
    /// The record has clock times, but does not begin with the first move. Only negative times are
    /// found.
    FirstMovesMissing,
    /// The clock times were checked.
    Checked,
}

impl ClockCheck {
    /// Returns the name in JSON.
    ///
    /// ```
    /// assert_eq!(touchmove_audit::ClockCheck::NoTimes.name(), "no-times");
    /// ```
    pub const fn name(&self) -> &'static str {
        match self {
            ClockCheck::NoTimes => "no-times",
            ClockCheck::UnreadableTimes => "unreadable-times",
            ClockCheck::NoTimeControl => "no-time-control",
            ClockCheck::UnreadableTimeControl(_) => "unreadable-time-control",
            ClockCheck::FirstMovesMissing => "first-moves-missing",
            ClockCheck::Checked => "checked",
        }
    }
}

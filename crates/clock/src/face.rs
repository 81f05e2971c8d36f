//! State of one side of the clock: display, flag and move counter.

use crate::{Millis, Moment};

/// State of one side while it is not running.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Face {
    /// Main time left, as displayed.
    pub left_ms: Millis,
    /// Delay left in the current move. It runs before the main time.
    pub delay_ms: Millis,
    /// Moment of the flag-fall, if the flag is down.
    pub fell_at: Option<Moment>,
    /// Move counter.
    pub moves: u32,
}

impl Face {
    /// Returns the moment at which the flag falls if this side runs from `since` on.
    pub(crate) fn falls_at(&self, since: Moment) -> Moment {
        let fall = since + self.delay_ms + self.left_ms;
        self.fell_at.unwrap_or(fall)
    }

    /// Returns the state at `at` of a side that runs from `since` on.
    pub(crate) fn after_running(mut self, since: Moment, at: Moment) -> Face {
        let falls_at = self.falls_at(since);
        let used = at - since;
        let delay_used = used.min(self.delay_ms);
        self.delay_ms -= delay_used;
        self.left_ms -= used - delay_used;
        if at >= falls_at {
            self.fell_at = Some(falls_at);
            self.left_ms = Millis::ZERO;
        }
        self
    }

    /// Sets the display. The flag goes up if `ms` is not zero.
    pub(crate) fn set_left(&mut self, ms: Millis) {
        self.left_ms = ms;
        if !ms.is_zero() {
            self.fell_at = None;
        }
    }
}

//! One side of the clock: what its display, flag and move counter show.

use crate::{Millis, Moment};

/// One side at a moment when it does not run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Face {
    /// The main time left, as displayed.
    pub left_ms: Millis,
    /// The delay left in this move before the main time runs.
    pub delay_ms: Millis,
    /// The moment of the flag-fall, while the flag is down.
    pub fell_at: Option<Moment>,
    /// The move counter.
    pub moves: u32,
}

impl Face {
    /// The moment the flag falls if this side runs from `since` on.
    pub(crate) fn falls_at(&self, since: Moment) -> Moment {
        let fall = since + self.delay_ms + self.left_ms;
        self.fell_at.unwrap_or(fall)
    }

    /// What this side shows at `at` if it has run from `since` on.
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

    /// Sets the display; the flag goes up if that leaves any time.
    pub(crate) fn set_left(&mut self, ms: Millis) {
        self.left_ms = ms;
        if !ms.is_zero() {
            self.fell_at = None;
        }
    }
}

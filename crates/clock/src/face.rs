//! One side of the clock: what its display, flag and move counter show.

/// One side at a moment when it does not run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Face {
    /// The main time left, as displayed.
    pub left_ms: u64,
    /// The delay left in this move before the main time runs.
    pub delay_ms: u64,
    /// The moment of the flag-fall, while the flag is down.
    pub fell_at: Option<u64>,
    /// The move counter.
    pub moves: u32,
}

impl Face {
    /// The moment the flag falls if this side runs from `since` on.
    pub(crate) fn falls_at(&self, since: u64) -> u64 {
        let fall = since.saturating_add(self.delay_ms).saturating_add(self.left_ms);
        self.fell_at.unwrap_or(fall)
    }

    /// What this side shows at `at` if it has run from `since` on.
    pub(crate) fn after_running(mut self, since: u64, at: u64) -> Face {
        let falls_at = self.falls_at(since);
        let used = at.saturating_sub(since);
        let delay_used = used.min(self.delay_ms);
        self.delay_ms = self.delay_ms.saturating_sub(delay_used);
        self.left_ms = self.left_ms.saturating_sub(used.saturating_sub(delay_used));
        if at >= falls_at {
            self.fell_at = Some(falls_at);
            self.left_ms = 0;
        }
        self
    }

    /// Sets the display; the flag goes up if that leaves any time.
    pub(crate) fn set_left(&mut self, ms: u64) {
        self.left_ms = ms;
        if ms > 0 {
            self.fell_at = None;
        }
    }
}

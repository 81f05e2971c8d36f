//! How long something may take, and what comes first.

use std::time::Duration;

/// How long something may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Length {
    /// A first try, which answers nearly everything that can be answered.
    Short,
    /// The reading of a file, at a first try: nearly all files take less.
    Glance,
    /// A search that a result depends on.
    Long,
    /// The judging of a protocol, or of all cases.
    Judging,
    /// The reading of a large file.
    Reading,
}

impl Length {
    /// What comes first comes first.
    pub const ALL: [Length; 5] =
        [Length::Short, Length::Glance, Length::Long, Length::Judging, Length::Reading];

    /// How long it may run.
    pub const fn time(self) -> Duration {
        match self {
            Length::Short => Duration::from_millis(50),
            Length::Glance => Duration::from_millis(500),
            Length::Long => Duration::from_secs(1),
            Length::Judging => Duration::from_secs(5),
            Length::Reading => Duration::from_secs(6),
        }
    }

    /// How long somebody waits for a turn.
    pub const fn patience(self) -> Duration {
        match self {
            Length::Short | Length::Long => Duration::from_secs(3),
            Length::Glance => Duration::from_secs(8),
            Length::Reading => Duration::from_secs(6),
            Length::Judging => Duration::from_secs(12),
        }
    }

    /// How many of so many threads it may have: a short one always finds another.
    pub fn share(self, threads: usize) -> usize {
        match self {
            Length::Short | Length::Glance => threads,
            Length::Long | Length::Reading => threads.saturating_sub(1).max(1),
            Length::Judging => (threads / 2).max(1),
        }
    }
}

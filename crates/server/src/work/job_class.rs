//! How long something may take, and what comes first.

use std::time::Duration;

/// How long something may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum JobClass {
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

impl JobClass {
    /// What comes first comes first.
    pub const ALL: [JobClass; 5] =
        [JobClass::Short, JobClass::Glance, JobClass::Long, JobClass::Judging, JobClass::Reading];

    /// How long it may run.
    pub const fn time_limit(self) -> Duration {
        match self {
            JobClass::Short => Duration::from_millis(50),
            JobClass::Glance => Duration::from_millis(500),
            JobClass::Long => Duration::from_secs(1),
            JobClass::Judging => Duration::from_secs(5),
            JobClass::Reading => Duration::from_secs(6),
        }
    }

    /// How long somebody waits for a turn.
    pub const fn queue_timeout(self) -> Duration {
        match self {
            JobClass::Short | JobClass::Long => Duration::from_secs(3),
            JobClass::Glance => Duration::from_secs(8),
            JobClass::Reading => Duration::from_secs(6),
            JobClass::Judging => Duration::from_secs(12),
        }
    }

    /// How many of so many threads it may have: a short one always finds another.
    pub fn max_threads(self, threads: usize) -> usize {
        match self {
            JobClass::Short | JobClass::Glance => threads,
            JobClass::Long | JobClass::Reading => threads.saturating_sub(1).max(1),
            JobClass::Judging => (threads / 2).max(1),
        }
    }
}

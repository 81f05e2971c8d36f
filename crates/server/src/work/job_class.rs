//! Job classes in order of priority, with their time limits, queue timeouts and shares of threads.

use std::time::Duration;

/// Class of a job.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum JobClass {
    /// First attempt at a mate search. It is long enough for nearly all searches that have a
    /// result.
    Short,
    /// First attempt at reading a file. It is long enough for nearly all files.
    Glance,
    /// Mate search on which a result depends.
    Long,
    /// Judging a protocol, or all cases.
    Judging,
    /// Reading a large file.
    Reading,
}

impl JobClass {
    /// All classes, the highest priority first.
    pub const ALL: [JobClass; 5] =
        [JobClass::Short, JobClass::Glance, JobClass::Long, JobClass::Judging, JobClass::Reading];

    /// Time limit of a running job.
    pub const fn time_limit(self) -> Duration {
        match self {
            JobClass::Short => Duration::from_millis(50),
            JobClass::Glance => Duration::from_millis(500),
            JobClass::Long => Duration::from_secs(1),
            JobClass::Judging => Duration::from_secs(5),
            JobClass::Reading => Duration::from_secs(6),
        }
    }

    /// Time limit for waiting in the queue.
    pub const fn queue_timeout(self) -> Duration {
        match self {
            JobClass::Short | JobClass::Long => Duration::from_secs(3),
            JobClass::Glance => Duration::from_secs(8),
            JobClass::Reading => Duration::from_secs(6),
            JobClass::Judging => Duration::from_secs(12),
        }
    }

    /// Upper bound of threads for the class, out of `threads` in total. Long jobs leave one thread
    /// for short jobs.
    pub fn max_threads(self, threads: usize) -> usize {
        match self {
            JobClass::Short | JobClass::Glance => threads,
            JobClass::Long | JobClass::Reading => threads.saturating_sub(1).max(1),
            JobClass::Judging => (threads / 2).max(1),
        }
    }
}

//! Session clock: milliseconds that have passed while a server ran.

use std::time::Instant;

/// The time of all games. After a restart, the clock resumes from the time when a server was last
/// alive, so that chess clocks stop while no server runs.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SessionClock {
    base: u64,
    since: Instant,
}

impl SessionClock {
    /// A clock that showed `base` at `since`.
    pub fn since(base: u64, since: Instant) -> SessionClock {
        SessionClock { base, since }
    }

    /// The current session time.
    pub fn now(&self) -> u64 {
        self.at(Instant::now())
    }

    /// The session time of an instant.
    pub fn at(&self, seen: Instant) -> u64 {
        let passed = seen.saturating_duration_since(self.since).as_millis();
        self.base.saturating_add(u64::try_from(passed).unwrap_or(u64::MAX))
    }

    /// The instant at which the clock shows a session time.
    pub fn instant(&self, at: u64) -> Instant {
        self.since + std::time::Duration::from_millis(at.saturating_sub(self.base))
    }
}

/// Unix milliseconds, shown to people. No ruling depends on them.
pub(crate) fn wall() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |d| u64::try_from(d.as_millis()).unwrap_or(u64::MAX))
}

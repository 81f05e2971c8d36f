//! The server's own time: milliseconds that have passed while it ran.

use std::time::Instant;

/// One order of moments for all games. It goes on where it stood when the
/// server was last alive: what passes while no server runs does not count, so
/// that the clocks stand where they stood.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Axis {
    base: u64,
    since: Instant,
}

impl Axis {
    /// An axis that stands at a moment and goes on from now.
    pub fn from(base: u64) -> Axis {
        Axis::since(base, Instant::now())
    }

    /// An axis that stood at a moment when that was.
    pub fn since(base: u64, since: Instant) -> Axis {
        Axis { base, since }
    }

    /// The present moment.
    pub fn now(&self) -> u64 {
        self.at(Instant::now())
    }

    /// The moment at which something was observed.
    pub fn at(&self, seen: Instant) -> u64 {
        let passed = seen.saturating_duration_since(self.since).as_millis();
        self.base.saturating_add(u64::try_from(passed).unwrap_or(u64::MAX))
    }

    /// When that moment comes.
    pub fn instant(&self, at: u64) -> Instant {
        self.since + std::time::Duration::from_millis(at.saturating_sub(self.base))
    }
}

/// Milliseconds of Unix time, for people; nothing is decided by it.
pub(crate) fn wall() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |d| u64::try_from(d.as_millis()).unwrap_or(u64::MAX))
}

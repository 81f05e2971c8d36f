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

/// The UTC date in PGN's format.
pub(crate) fn day(wall: u64) -> String {
    // Count days from 0000-03-01. In years that begin in March, the leap day is the last day.
    let days = wall / 86_400_000 + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (day, month) =
        (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    format!("{:04}.{month:02}.{day:02}", year + era * 400 + u64::from(month <= 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_days() {
        assert_eq!(day(0), "1970.01.01");
        assert_eq!(day(1_709_164_800_000), "2024.02.29");
        assert_eq!(day(1_796_169_600_000), "2026.12.02");
    }
}

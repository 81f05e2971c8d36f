//! The server's own time: milliseconds that have passed while it ran.

use std::time::Instant;

/// One order of moments for all games. It goes on where it stood when the
/// server was last alive: what passes while no server runs does not count, so
/// that the clocks stand where they stood.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SessionClock {
    base: u64,
    since: Instant,
}

impl SessionClock {
    /// An axis that stood at a moment when that was.
    pub fn since(base: u64, since: Instant) -> SessionClock {
        SessionClock { base, since }
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

/// The day in Greenwich, as PGN has it.
pub(crate) fn day(wall: u64) -> String {
    // Days since 0000-03-01, by which leap days come last.
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
    fn days() {
        assert_eq!(day(0), "1970.01.01");
        assert_eq!(day(1_709_164_800_000), "2024.02.29");
        assert_eq!(day(1_796_169_600_000), "2026.12.02");
    }
}

//! Calendar dates in UTC.

use std::fmt;

const SECONDS_PER_DAY: u64 = 86_400;

/// A calendar date in UTC, written as `2026-11-27`.
///
/// ```
/// use touchmove_server::UtcDate;
/// assert_eq!(UtcDate::from_unix_seconds(1_709_251_199).to_string(), "2024-02-29");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UtcDate {
    /// Year, from 1970 on.
    pub year: u64,
    /// Month, from 1 to 12.
    pub month: u64,
    /// Day of the month, from 1 to 31.
    pub day: u64,
}

impl UtcDate {
    /// Returns the date of a Unix time (Howard Hinnant's `civil_from_days`).
    pub fn from_unix_seconds(seconds: u64) -> UtcDate {
        // Days since 0000-03-01. In years that begin in March, the leap day is the last day.
        let days = seconds / SECONDS_PER_DAY + 719_468;
        let (era, of_era) = (days / 146_097, days % 146_097);
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        UtcDate { year: year + era * 400 + u64::from(month <= 2), month, day }
    }
}

impl fmt::Display for UtcDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let UtcDate { year, month, day } = self;
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::UtcDate;

    #[test]
    fn dates_match_the_calendar() {
        for (seconds, date) in [
            (0, "1970-01-01"),
            (951_782_399, "2000-02-28"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_709_164_800, "2024-02-29"),
            (1_735_689_599, "2024-12-31"),
            (1_735_689_600, "2025-01-01"),
            (4_102_444_799, "2099-12-31"),
        ] {
            assert_eq!(UtcDate::from_unix_seconds(seconds).to_string(), date);
        }
    }
}

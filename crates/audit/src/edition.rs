//! The edition in force on a game's date.

use touchmove_laws::Edition;

/// The edition for an audit, and how it was chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InForce {
    /// The edition for the audit.
    pub edition: Edition,
    /// Stable name of the reason, if the edition is not the one that was in force on the date:
    /// `no-date`, `before-2009`, `newer`.
    pub remark: Option<&'static str>,
}

/// Returns the edition in force on a PGN date (`2014.07.01`, with `??` for unknown parts). Games
/// before FIDE 2009 are judged under FIDE 2009. Dates after the last check for new editions get the
/// remark `newer`.
///
/// ```
/// use touchmove_audit::in_force;
/// use touchmove_laws::Edition;
///
/// assert_eq!(in_force("2014.06.30").edition, Edition::Fide2009);
/// assert_eq!(in_force("2014.07.01").edition, Edition::Fide2014);
/// assert_eq!(in_force("2017.12.29").edition, Edition::Fide2017);
/// assert_eq!(in_force("2022.12.31").edition, Edition::Fide2018);
/// assert_eq!(in_force("????.??.??").remark, Some("no-date"));
/// ```
pub fn in_force(date: &str) -> InForce {
    let [year, month, day] = full_date(date).unwrap_or_else(|| parts(date));
    let Some(year) = year.filter(|y| (1000..3000).contains(y)) else {
        return InForce { edition: Edition::Fide2023, remark: Some("no-date") };
    };
    let day = (year, month.unwrap_or(1), day.unwrap_or(1));
    let begun = |edition: &&Edition| edition.in_force_from().is_some_and(|first| first <= day);
    match Edition::FIDE.iter().rev().find(begun) {
        None => InForce { edition: Edition::Fide2009, remark: Some("before-2009") },
        Some(&edition) if day >= UNKNOWN => InForce { edition, remark: Some("newer") },
        Some(&edition) => InForce { edition, remark: None },
    }
}

/// Returns year, month and day.
fn parts(date: &str) -> [Option<u32>; 3] {
    let mut parts = date.split(['.', '-', '/']);
    [(); 3].map(|()| parts.next().and_then(|part| part.trim().parse().ok()))
}

/// Fast path for a date that has ten characters and no unknown part.
fn full_date(date: &str) -> Option<[Option<u32>; 3]> {
    let &[a, b, c, d, b'.', e, f, b'.', g, h] = date.as_bytes() else { return None };
    let figures = [a, b, c, d, e, f, g, h].map(|byte| byte.wrapping_sub(b'0'));
    let [a, b, c, d, e, f, g, h] = figures.map(u32::from);
    let date = [a * 1_000 + b * 100 + c * 10 + d, e * 10 + f, g * 10 + h];
    figures.iter().all(|&figure| figure < 10).then_some(date.map(Some))
}

/// From this date on, there may be a newer edition that this table lacks.
const UNKNOWN: (u32, u32, u32) = (2027, 1, 1);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_dates_equal_their_parts() {
        for date in ["2018.10.12", "0001.00.99", "9999.12.31", "2018.1x.12", "2018.??.??", "2018"] {
            assert!(full_date(date).is_none_or(|full| full == parts(date)), "{date}");
        }
        assert_eq!(full_date("2018.10.12"), Some([Some(2018), Some(10), Some(12)]));
        assert_eq!(full_date("2018.1x.12"), None);
    }
}

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
    let mut parts = date.split(['.', '-', '/']);
    let mut part = || parts.next().and_then(|p| p.trim().parse::<u32>().ok());
    let Some(year) = part().filter(|y| (1000..3000).contains(y)) else {
        return InForce { edition: Edition::Fide2023, remark: Some("no-date") };
    };
    let day = (year, part().unwrap_or(1), part().unwrap_or(1));
    let begun = |edition: &&Edition| edition.in_force_from().is_some_and(|first| first <= day);
    match Edition::FIDE.iter().rev().find(begun) {
        None => InForce { edition: Edition::Fide2009, remark: Some("before-2009") },
        Some(&edition) if day >= UNKNOWN => InForce { edition, remark: Some("newer") },
        Some(&edition) => InForce { edition, remark: None },
    }
}

/// From this date on, there may be a newer edition that this table lacks.
const UNKNOWN: (u32, u32, u32) = (2027, 1, 1);

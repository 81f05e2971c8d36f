//! Which edition a game was played under.

use std::ops::Range;
use touchmove_laws::Edition;

/// The edition a game is judged under, and what was in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InForce {
    /// The edition to judge under.
    pub edition: Edition,
    /// Why that is not simply the edition of the day, as a stable word:
    /// `no-date`, `before-2009`, `july-2017`, `newer`.
    pub remark: Option<&'static str>,
}

/// The edition in force on a PGN date (`2014.07.01`; unknown parts as `??`).
/// Games of the second half of 2017, when an edition was in force that has no table, are judged
/// under FIDE 2018, which took its rules over; older games than the oldest table under that one.
/// Games of days for which nobody has looked for a newer edition get a remark.
///
/// ```
/// use touchmove_audit::in_force;
/// use touchmove_laws::Edition;
///
/// assert_eq!(in_force("2014.06.30").edition, Edition::Fide2009);
/// assert_eq!(in_force("2014.07.01").edition, Edition::Fide2014);
/// assert_eq!(in_force("2017.12.29").remark, Some("july-2017"));
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
        Some(_) if JULY_2017.contains(&day) => {
            InForce { edition: Edition::Fide2018, remark: Some("july-2017") }
        }
        Some(&edition) if day >= UNKNOWN => InForce { edition, remark: Some("newer") },
        Some(&edition) => InForce { edition, remark: None },
    }
}

/// From here on nobody has looked whether there is a newer edition.
const UNKNOWN: (u32, u32, u32) = (2027, 1, 1);

/// The half year of an edition that has no table: in all that a record shows, 2018 kept its
/// rules, and 2014 had others (fivefold repetition, say).
const JULY_2017: Range<(u32, u32, u32)> = (2017, 7, 1)..(2018, 1, 1);

//! Which edition a game was played under.

use touchmove_laws::Edition;

/// The edition a game is judged under, and what was in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InForce {
    /// The edition to judge under.
    pub edition: Edition,
    /// Why that is not simply the edition of the day, as a stable word:
    /// `no-date`, `before-2009`, `fide-2018`.
    pub remark: Option<&'static str>,
}

/// The edition in force on a PGN date (`2014.07.01`; unknown parts as `??`).
/// Games of 2018 to 2022 are judged under FIDE 2023, whose rules on draws are
/// those of FIDE 2018; older games than the oldest table under that one.
///
/// ```
/// use touchmove_audit::in_force;
/// use touchmove_laws::Edition;
///
/// assert_eq!(in_force("2014.06.30").edition, Edition::Fide2009);
/// assert_eq!(in_force("2014.07.01").edition, Edition::Fide2014);
/// assert_eq!(in_force("????.??.??").remark, Some("no-date"));
/// ```
pub fn in_force(date: &str) -> InForce {
    let mut parts = date.split(['.', '-', '/']);
    let mut part = || parts.next().and_then(|p| p.trim().parse::<u32>().ok());
    let Some(year) = part().filter(|y| (1000..3000).contains(y)) else {
        return InForce { edition: Edition::Fide2023, remark: Some("no-date") };
    };
    let day = (year, part().unwrap_or(1), part().unwrap_or(1));
    let (edition, remark) = match day {
        _ if day < (2009, 7, 1) => (Edition::Fide2009, Some("before-2009")),
        _ if day < (2014, 7, 1) => (Edition::Fide2009, None),
        _ if day < (2018, 1, 1) => (Edition::Fide2014, None),
        _ if day < (2023, 1, 1) => (Edition::Fide2023, Some("fide-2018")),
        _ => (Edition::Fide2023, None),
    };
    InForce { edition, remark }
}

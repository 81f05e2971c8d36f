//! Periods of a time control: the moves of one completed in time, the next one
//! is reached, and time that was saved is kept.
//!
//! | provision | 2009 | 2014 | 2023 |
//! | --- | --- | --- | --- |
//! | time-control | 6.2.a | 6.3.a | 6.3.1 |
//! | time-saved-and-delay | 6.2.b | 6.3.b | 6.3.2 |

use serde::Serialize;
use crate::{Edition, Effect, Note, Provision, Ruling};
use touchmove_board::Color;

/// A press has taken the player into a further period.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Entered {
    /// The edition.
    pub edition: Edition,
    /// Who.
    pub player: Color,
    /// Which period, counted from 1.
    pub period: u32,
    /// What was left of the time before, in milliseconds.
    pub kept_ms: u64,
    /// By how much the time before had been overstepped, in milliseconds.
    pub lost_ms: u64,
}

/// The rulings: the period, and what has become of the time before.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::periods::{entered, Entered};
/// use touchmove_laws::Edition;
///
/// let facts = Entered {
///     edition: Edition::Fide2023,
///     player: Color::White,
///     period: 2,
///     kept_ms: 60_000,
///     lost_ms: 0,
/// };
/// let names: Vec<_> = entered(facts).iter().map(|r| r.effect().name()).collect();
/// assert_eq!(names, ["period_reached", "noted"]);
/// ```
pub fn entered(entered: Entered) -> Vec<Ruling> {
    let Entered { edition, player, period, kept_ms, lost_ms } = entered;
    let reached = Effect::PeriodReached { player, period };
    let what = match lost_ms {
        0 => Note::TimeKept { player, ms: kept_ms },
        ms => Note::TimeNotKept { player, ms },
    };
    let reached = Ruling::under(edition, Provision::TimeControl, reached);
    let kept = Ruling::under(edition, Provision::TimeSavedAndDelay, Effect::Noted { what });
    reached.into_iter().chain(kept).collect()
}

//! Periods of a time control: the moves of one completed in time, the next one
//! is reached, and time that was saved is kept.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | time-control | 6.2.a | 6.3.a | 6.3.1 | 6.3.1 |
//! | time-saved-and-delay | 6.2.b | 6.3.b | 6.3.2 | 6.3.2 |

use super::{Rule, RuleId};
use crate::{Edition, Effect, Note, Provision, Reading, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;
use touchmove_clock::{Millis, SavedInDelay};

/// A player enters a further period of the time control.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum Periods {
    /// The rulings: the period, and what has become of the time before.
    Entered(Entered),
}

impl Rule for Periods {
    const ID: RuleId = RuleId::Periods;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            Periods::Entered(facts) => entered(edition, facts),
        }
    }
}

/// A press has taken the player into a further period.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Entered {
    /// Who.
    pub player: Color,
    /// Which period, counted from 1.
    pub period: u32,
    /// What was left of the time before.
    pub kept_ms: Millis,
    /// By how much the time before had been overstepped.
    pub lost_ms: Millis,
}

/// Whether main time saved in a period with a delay is added to the next period.
///
/// ```
/// use touchmove_clock::SavedInDelay;
/// use touchmove_laws::rules::periods::saved_in_delay;
/// use touchmove_laws::{Edition, Reading};
/// let saved = |edition| saved_in_delay(edition, Reading::Authentic);
/// assert_eq!(saved(Edition::Fide2009), SavedInDelay::Lost);
/// assert_eq!(saved(Edition::Fide2023), SavedInDelay::Kept);
/// ```
pub const fn saved_in_delay(edition: Edition, reading: Reading) -> SavedInDelay {
    match (edition, reading) {
        (Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008, _)
        | (Edition::Fide2023, Reading::DelayLosesSavedTime) => SavedInDelay::Lost,
        (
            Edition::Fide2023,
            Reading::Authentic | Reading::IllegalMoveLoses | Reading::MinuteInAllBlitz,
        )
        | (Edition::Fide2014 | Edition::Fide2018 | Edition::Casual, _) => SavedInDelay::Kept,
    }
}

/// The rulings: the period, and what has become of the time before.
fn entered(edition: Edition, entered: Entered) -> Vec<Ruling> {
    let Entered { player, period, kept_ms, lost_ms } = entered;
    let reached = Effect::PeriodReached { player, period };
    let what = if lost_ms.is_zero() {
        Note::TimeKept { player, ms: kept_ms }
    } else {
        Note::TimeNotKept { player, ms: lost_ms }
    };
    let reached = Ruling::under(edition, Provision::TimeControl, reached);
    let kept = Ruling::under(edition, Provision::TimeSavedAndDelay, Effect::Noted { what });
    reached.into_iter().chain(kept).collect()
}

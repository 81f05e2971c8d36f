//! Periods of a time control. A player who completes the moves of a period in time enters the next
//! period and keeps the saved time.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | time-control | 6.2.a | 6.3.a | 6.3.1 | 6.3.1 | 6.3.1 |
//! | time-saved-and-delay | 6.2.b | 6.3.b | 6.3.2 | 6.3.2 | 6.3.2 |

use super::{Rule, RuleId};
use crate::{Edition, Effect, Note, Provision, Reading, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;
use touchmove_clock::{Millis, SavedInDelay};

/// A player enters another period of the time control.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum Periods {
    /// A player enters another period, and the time left is kept or lost.
    Entered(PeriodEntry),
}

impl Rule for Periods {
    const ID: RuleId = RuleId::Periods;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            Periods::Entered(facts) => entered(edition, facts),
        }
    }
}

/// The facts of a press that takes the player into another period.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct PeriodEntry {
    /// The player.
    pub player: Color,
    /// The number of the period, counted from 1.
    pub period: u32,
    /// The time left in the previous period.
    pub kept_ms: Millis,
    /// The time by which the previous period was overstepped.
    pub lost_ms: Millis,
}

/// Returns whether main time saved in a period with a delay is added to the next period.
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
            Reading::Authentic
            | Reading::IllegalMoveLoses
            | Reading::MinuteInAllBlitz
            | Reading::ClaimantNeedsTime
            | Reading::PenaltiesOptional,
        )
        | (Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Casual, _) => SavedInDelay::Kept,
    }
}

fn entered(edition: Edition, entered: PeriodEntry) -> Vec<Ruling> {
    let PeriodEntry { player, period, kept_ms, lost_ms } = entered;
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

//! The time given to the opponent for an illegal move or an incorrect claim, which is shorter under
//! the appendices on rapid and blitz.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | rapid-penalty-time | - | - | - | - | A.3 |
//! | blitz-penalty-time | - | B.2 | B.2 | B.2 | B.3 |
//! | (illegal-move-penalty) | 7.4.b | 7.5.b | 7.5.3 | 7.5.5 | 7.5.5 |
//! | (claim-incorrect) | 9.5.b | 9.5.b | 9.5.3 | 9.5.3 | 9.5.3 |

use super::arbiter_supervision::{Regime, regime};
use crate::{Edition, Effect, Pace, Provision, Reading, Regulations, Ruling};
use serde::Serialize;
use touchmove_board::Color;
use touchmove_clock::Millis;

const MINUTE: Millis = Millis::minutes(1);

/// The fault for which the time is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// A completed illegal move, with the provision that penalises it.
    IllegalMove(Provision),
    /// An incorrect claim of a draw.
    IncorrectClaim,
}

/// The conditions that determine the penalty time, in addition to the edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Conditions {
    /// The pace of the game.
    pub pace: Pace,
    /// The rules that apply to irregularities.
    pub regime: Regime,
    /// The event's reading of articles with two readings.
    pub reading: Reading,
}

impl Conditions {
    /// Returns the conditions of an event.
    ///
    /// ```
    /// use touchmove_clock::TimeControl;
    /// use touchmove_laws::rules::penalty_time::Conditions;
    /// use touchmove_laws::{Edition, Pace, Regulations};
    /// let blitz = Regulations::new(Edition::Fide2023, TimeControl::parse("180+2").unwrap());
    /// assert_eq!(Conditions::of(&blitz).pace, Pace::Blitz);
    /// ```
    pub const fn of(rules: &Regulations) -> Conditions {
        let regime = regime(rules.edition, rules.pace, rules.supervision);
        Conditions { pace: rules.pace, regime, reading: rules.reading }
    }
}

/// Returns the time for the opponent of the player at fault.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_clock::{Millis, TimeControl};
/// use touchmove_laws::rules::penalty_time::{time_added, Conditions, Fault};
/// use touchmove_laws::{Edition, Effect, Pace, Regulations};
///
/// let under = |edition, pace| Conditions {
///     pace,
///     ..Conditions::of(&Regulations::new(edition, TimeControl::no_clock()))
/// };
/// let ms = |edition, pace| match time_added(
///     edition,
///     under(edition, pace),
///     Color::White,
///     Fault::IncorrectClaim,
/// ) {
///     Some(ruling) => match ruling.effect() { Effect::TimeAdded { ms, .. } => *ms, _ => Millis::ZERO },
///     None => Millis::ZERO,
/// };
/// assert_eq!(ms(Edition::Fide2009, Pace::Standard), Millis::minutes(3));
/// assert_eq!(ms(Edition::Fide2023, Pace::Standard), Millis::minutes(2));
/// assert_eq!(ms(Edition::Fide2023, Pace::Rapid), Millis::minutes(1));
/// ```
pub fn time_added(edition: Edition, under: Conditions, to: Color, fault: Fault) -> Option<Ruling> {
    let provision = match fault {
        Fault::IllegalMove(penalised_by) => penalised_by,
        Fault::IncorrectClaim => Provision::ClaimIncorrect,
    };
    let shortened = shortened_by(edition, under);
    let ms = match (shortened, fault) {
        (Some(_), _) => MINUTE,
        (None, Fault::IllegalMove(_)) => MINUTE * 2,
        (None, Fault::IncorrectClaim) => incorrect_claim(edition),
    };
    let ruling = Ruling::under(edition, provision, Effect::TimeAdded { player: to, ms })?;
    Some(shortened.into_iter().fold(ruling, Ruling::and))
}

fn incorrect_claim(edition: Edition) -> Millis {
    match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => MINUTE * 3,
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => MINUTE * 2,
    }
}

/// Returns the provision that shortens the time to one minute. In 2023 only the common rules for
/// rapid and unsupervised blitz shorten it. Supervised blitz is played under the Competition Rules
/// unchanged, unless the event applies the minute to all blitz, as in 2014 and 2018.
fn shortened_by(edition: Edition, under: Conditions) -> Option<Provision> {
    let Conditions { pace, regime, reading } = under;
    match (edition, pace) {
        (
            Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 | Edition::Casual,
            _,
        )
        | (_, Pace::Standard)
        | (Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018, Pace::Rapid) => None,
        (Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018, Pace::Blitz) => Some(Provision::BlitzPenaltyTime),
        (Edition::Fide2023, Pace::Rapid) => Some(Provision::RapidPenaltyTime),
        (Edition::Fide2023, Pace::Blitz) => match (regime, reading) {
            (Regime::Rapid | Regime::Blitz, _) | (_, Reading::MinuteInAllBlitz) => {
                Some(Provision::BlitzPenaltyTime)
            }
            (
                Regime::Competition,
                Reading::Authentic
                | Reading::IllegalMoveLoses
                | Reading::DelayLosesSavedTime
                | Reading::ClaimantNeedsTime
                | Reading::PenaltiesOptional,
            ) => None,
        },
    }
}

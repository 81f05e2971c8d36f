//! How much time the opponent gets for an illegal move or an incorrect claim:
//! less where the appendices on rapid and blitz say so.
//!
//! | provision | 2009 | 2014 | 2023 |
//! | --- | --- | --- | --- |
//! | (illegal-move-penalty) | 7.4.b | 7.5.b | 7.5.5 |
//! | (claim-incorrect) | 9.5.b | 9.5.b | 9.5.3 |
//! | rapid-penalty-time | - | - | A.3 |
//! | blitz-penalty-time | - | B.2 | B.3 |

use serde::Serialize;
use crate::{Edition, Effect, Pace, Provision, Ruling};
use touchmove_board::Color;

const MINUTE: u64 = 60_000;

/// What the time is given for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// A completed illegal move.
    IllegalMove,
    /// An incorrect claim of a draw.
    IncorrectClaim,
}

/// Time for the opponent of the player at fault.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::penalty_time::{time_added, Fault};
/// use touchmove_laws::{Edition, Effect, Pace};
///
/// let ms = |edition, pace| match time_added(edition, pace, Color::White, Fault::IncorrectClaim) {
///     Some(ruling) => match ruling.effect() { Effect::TimeAdded { ms, .. } => *ms, _ => 0 },
///     None => 0,
/// };
/// assert_eq!(ms(Edition::Fide2009, Pace::Standard), 180_000);
/// assert_eq!(ms(Edition::Fide2023, Pace::Standard), 120_000);
/// assert_eq!(ms(Edition::Fide2023, Pace::Rapid), 60_000);
/// ```
pub fn time_added(edition: Edition, pace: Pace, to: Color, fault: Fault) -> Option<Ruling> {
    let provision = match fault {
        Fault::IllegalMove => Provision::IllegalMovePenalty,
        Fault::IncorrectClaim => Provision::ClaimIncorrect,
    };
    let shortened = shortened_by(edition, pace);
    let ms = match (shortened, fault) {
        (Some(_), _) => MINUTE,
        (None, Fault::IllegalMove) => 2 * MINUTE,
        (None, Fault::IncorrectClaim) => incorrect_claim(edition),
    };
    let ruling = Ruling::under(edition, provision, Effect::TimeAdded { player: to, ms })?;
    Some(shortened.into_iter().fold(ruling, Ruling::and))
}

fn incorrect_claim(edition: Edition) -> u64 {
    match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => 3 * MINUTE,
        Edition::Fide2014 | Edition::Fide2023 | Edition::Casual => 2 * MINUTE,
    }
}

/// The appendix that makes it one minute.
fn shortened_by(edition: Edition, pace: Pace) -> Option<Provision> {
    match (edition, pace) {
        (
            Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 | Edition::Casual,
            _,
        )
        | (_, Pace::Standard) => None,
        (Edition::Fide2014, Pace::Rapid) => None,
        (Edition::Fide2014 | Edition::Fide2023, Pace::Blitz) => Some(Provision::BlitzPenaltyTime),
        (Edition::Fide2023, Pace::Rapid) => Some(Provision::RapidPenaltyTime),
    }
}

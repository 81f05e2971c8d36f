//! People who do not play this game: what they notice they tell the arbiter
//! alone; whoever disturbs can be sent away, and the arbiter may give time for
//! a disturbance.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | entering-the-playing-area | - | 11.2.c | 11.2.3.3 | 11.2.3.3 |
//! | time-for-disturbance | 13.5 | 12.5 | 12.5 | 12.5 |
//! | others-interfering | 13.7.a | 12.7 | 12.7 | 12.7 |
//! | venue-telephones | 13.7.b | 12.8 | 12.8 | 12.8 |

use serde::Serialize;
use crate::{Edition, Effect, Note, Provision, Question, Ruling};
use touchmove_board::Color;
use touchmove_clock::Millis;

/// What somebody from outside does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Interference {
    /// Reports something, which counts for nothing until the arbiter sees it.
    Reports,
    /// Disturbs, speaks or meddles.
    Disturbs,
    /// Uses a telephone, or has one that sounds.
    Telephone,
    /// Comes into the playing area.
    Enters,
}

/// The ruling on somebody from outside, with or without a clock that could
/// make up for it.
///
/// ```
/// use touchmove_laws::rules::third_parties::{interferes, Interference};
/// use touchmove_laws::Edition;
///
/// let ruling = interferes(Edition::Fide2014, true, Interference::Telephone).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "12.8");
/// assert!(interferes(Edition::Fide2009, true, Interference::Enters).is_none());
/// ```
pub fn interferes(edition: Edition, clock: bool, what: Interference) -> Option<Ruling> {
    let question = Effect::Question { question: Question::Disturbance { clock } };
    match what {
        Interference::Reports => {
            let what = Note::OnlyToTheArbiter;
            Ruling::under(edition, Provision::OthersInterfering, Effect::Noted { what })
        }
        Interference::Disturbs => Ruling::under(edition, Provision::OthersInterfering, question),
        Interference::Telephone => Ruling::under(edition, Provision::VenueTelephones, question),
        Interference::Enters => Ruling::under(edition, Provision::EnteringThePlayingArea, question),
    }
}

/// Time for a player after a disturbance from outside.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_clock::Millis;
/// use touchmove_laws::{rules::third_parties::time_given, Edition};
/// let ruling = time_given(Edition::Fide2009, Color::White, Millis::minutes(1)).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "13.5");
/// ```
pub fn time_given(edition: Edition, player: Color, ms: Millis) -> Option<Ruling> {
    Ruling::under(edition, Provision::TimeForDisturbance, Effect::TimeAdded { player, ms })
}

/// The arbiter sends a spectator away.
///
/// ```
/// use touchmove_laws::{rules::third_parties::sent_away, Edition};
/// assert_eq!(sent_away(Edition::Fide2023).unwrap().effect().name(), "noted");
/// ```
pub fn sent_away(edition: Edition) -> Option<Ruling> {
    let what = Note::SpectatorExpelled;
    Ruling::under(edition, Provision::OthersInterfering, Effect::Noted { what })
}

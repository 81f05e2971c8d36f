//! Third parties, who do not play the game. They may report what they notice only to the arbiter.
//! They can be expelled for a disturbance, and the arbiter may give time for it. In Finnish blitz a
//! report is a disturbance too.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | entering-the-playing-area | - | 11.2.c | 11.2.3.3 | 11.2.3.3 | 11.2.3.3 |
//! | time-for-disturbance | 13.5 | 12.5 | 12.5 | 12.5 | 12.5 |
//! | others-interfering | 13.7.a | 12.7 | 12.7 | 12.7 | 12.7 |
//! | venue-telephones | 13.7.b | 12.8 | 12.8 | 12.8 | 12.8 |
//! | (finnish-interference) | - | - | - | - | - |

use super::{Rule, RuleId, at_most_one, note_under, rule_under};
use crate::{Edition, Effect, Note, Provision, Question, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;
use touchmove_clock::Millis;

/// An act of a third party.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum ThirdParties {
    /// A third party interferes with the game.
    Interferes {
        /// True if the game has a clock, so that time can be given.
        clock: bool,
        /// The kind of interference.
        what: Interference,
    },
    /// The arbiter gives a player time after a disturbance by a third party.
    TimeGiven {
        /// The player.
        player: Color,
        /// The time that the player gets.
        ms: Millis,
    },
    /// The arbiter expels a spectator.
    SentAway,
}

impl Rule for ThirdParties {
    const ID: RuleId = RuleId::ThirdParties;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            ThirdParties::Interferes { clock, what } => {
                at_most_one(interferes(edition, clock, what))
            }
            ThirdParties::TimeGiven { player, ms } => {
                rule_under(edition, Provision::TimeForDisturbance, Effect::TimeAdded { player, ms })
            }
            ThirdParties::SentAway => {
                let what = Note::SpectatorExpelled;
                note_under(edition, Provision::OthersInterfering, what)
            }
        }
    }
}

/// The kind of interference by a third party.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Interference {
    /// Reports something, which has no effect until the arbiter sees it.
    Reports,
    /// Disturbs, speaks or interferes.
    Disturbs,
    /// Uses a telephone, or has one that sounds.
    Telephone,
    /// Enters the playing area.
    Enters,
}

fn interferes(edition: Edition, clock: bool, what: Interference) -> Option<Ruling> {
    let question = Effect::Question { question: Question::Disturbance { clock } };
    match what {
        Interference::Reports if reports_interfere(edition) => {
            let ruling = Ruling::under(edition, Provision::FinnishInterference, question)?;
            Some(ruling.and(Provision::OthersInterfering))
        }
        Interference::Reports => {
            let what = Note::OnlyToTheArbiter;
            Ruling::under(edition, Provision::OthersInterfering, Effect::Noted { what })
        }
        Interference::Disturbs => Ruling::under(edition, Provision::OthersInterfering, question),
        Interference::Telephone => Ruling::under(edition, Provision::VenueTelephones, question),
        Interference::Enters => Ruling::under(edition, Provision::EnteringThePlayingArea, question),
    }
}

/// True if a spectator who points something out interferes with the game. In Finnish blitz the
/// arbiter may then order a replay; elsewhere a spectator may inform the arbiter.
///
/// ```
/// use touchmove_laws::{rules::third_parties::reports_interfere, Edition};
/// assert!(reports_interfere(Edition::FinnishBlitz2008) && !reports_interfere(Edition::Fide2009));
/// ```
pub const fn reports_interfere(edition: Edition) -> bool {
    match edition {
        Edition::FinnishBlitz2008 => true,
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::Fide2014
        | Edition::Fide2017 | Edition::Fide2018
        | Edition::Fide2023
        | Edition::Casual => false,
    }
}

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

use super::{Rule, RuleId, at_most_one, note_under, rule_under};
use crate::{Edition, Effect, Note, Provision, Question, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;
use touchmove_clock::Millis;

/// An act of people who do not play the game.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum ThirdParties {
    /// The ruling on somebody from outside, with or without a clock that could
    /// make up for it.
    Interferes {
        /// Whether there is a clock.
        clock: bool,
        /// What happened.
        what: Interference,
    },
    /// Time for a player after a disturbance from outside.
    TimeGiven {
        /// The player.
        player: Color,
        /// The time.
        ms: Millis,
    },
    /// The arbiter sends a spectator away.
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
fn interferes(edition: Edition, clock: bool, what: Interference) -> Option<Ruling> {
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

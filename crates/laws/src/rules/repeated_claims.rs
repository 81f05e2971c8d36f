//! Repeated claims and offers. From the third incorrect claim in a row on, the arbiter may treat the claims as
//! distracting the opponent. The same applies to a player's draw offers, from the third offer in a row on.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | (distraction) | 12.6 | 11.5 | 11.5 | 11.5 | 11.5 |

use super::{Rule, RuleId, note_under};
use crate::{Edition, Note, Provision, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// A player who repeats a claim or an offer.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum RepeatedClaims {
    /// A player has made another incorrect claim.
    ClaimedWrongly {
        /// The player.
        player: Color,
        /// The number of times in a row.
        times: u32,
    },
    /// A player has offered a draw again, without an offer from the opponent in between.
    OfferedAgain {
        /// The player.
        player: Color,
        /// The number of times in a row.
        times: u32,
    },
}

impl Rule for RepeatedClaims {
    const ID: RuleId = RuleId::RepeatedClaims;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        let (times, what) = match *self {
            RepeatedClaims::ClaimedWrongly { player, times } => {
                (times, Note::WrongClaims { player, times })
            }
            RepeatedClaims::OfferedAgain { player, times } => {
                (times, Note::RepeatedOffers { player, times })
            }
        };
        if times < UNREASONABLE {
            return Vec::new();
        }
        note_under(edition, Provision::Distraction, what)
    }
}

/// From this number on, incorrect claims in a row count as unreasonable. So do offers without an
/// offer from the opponent in between.
const UNREASONABLE: u32 = 3;

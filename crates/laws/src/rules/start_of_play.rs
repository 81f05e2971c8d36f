//! The start of the game: White's clock is started at the scheduled time.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | chessboard | 2.1 | 2.1 | 2.1 | 2.1 | 2.1 |
//! | initial-position | 2.3 | 2.3 | 2.3 | 2.3 | 2.3 |
//! | white-clock-starts | 6.5 | 6.6 | 6.6 | 6.6 | 6.6 |
//! | chess960-start | F.1 | F.1 | GII.1 | GII.1 | GII.1 |

use super::{Rule, RuleId, rule_under};
use crate::{Edition, Effect, Provision, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// The start of play.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum StartOfPlay {
    /// The clock of the player with the first move starts.
    ClockStarts {
        /// The player.
        player: Color,
    },
}

impl Rule for StartOfPlay {
    const ID: RuleId = RuleId::StartOfPlay;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            StartOfPlay::ClockStarts { player } => {
                rule_under(edition, Provision::WhiteClockStarts, Effect::ClockStarted { player })
            }
        }
    }
}

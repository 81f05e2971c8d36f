//! The arbiter sets the clocks after correcting an irregularity, after a wrong setting, or when a
//! clock is defective.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | times-after-irregularity | 6.13 | 7.1 | 7.1 | 7.1 | 7.1 |
//! | (clock-defect) | 6.10.a | 6.10.a | 6.10.1 | 6.10.1 | 6.10.1 |
//! | (wrong-clock-setting) | 6.10.b | 6.10.b | 6.10.2 | 6.10.2 | 6.10.2 |

use super::{Rule, RuleId, note_under, rule_under};
use crate::{Edition, Effect, Note, Provision, Question, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;
use touchmove_clock::Millis;

/// The arbiter sets the clocks, or is asked to set them.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum ClockSetting {
    /// The arbiter sets a player's time.
    Set {
        /// The occasion.
        occasion: Occasion,
        /// The player.
        player: Color,
        /// The new time on the player's clock.
        ms: Millis,
    },
    /// The arbiter sets the clocks' move counter.
    CounterSet {
        /// The occasion.
        occasion: Occasion,
        /// The number of moves.
        moves: u32,
    },
    /// Moves have been taken back, and the arbiter is asked for the times.
    TimesAsked,
    /// A completed move is taken back, with the increment that its press gave.
    TakenBack {
        /// The player.
        player: Color,
        /// The time by which the press had increased the player's time.
        ms: Millis,
    },
}

impl Rule for ClockSetting {
    const ID: RuleId = RuleId::ClockSetting;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            ClockSetting::Set { occasion, player, ms } => {
                let what = Note::ClockSet { player, ms };
                note_under(edition, occasion.provision(), what)
            }
            ClockSetting::CounterSet { occasion, moves } => {
                let what = Note::MoveCounterSet { moves };
                note_under(edition, occasion.provision(), what)
            }
            ClockSetting::TimesAsked => {
                let effect = Effect::Question { question: Question::Times };
                rule_under(edition, Provision::TimesAfterIrregularity, effect)
            }
            ClockSetting::TakenBack { player, ms } => {
                let removed = Effect::TimeRemoved { player, ms };
                Ruling::under(edition, Provision::TimesAfterIrregularity, removed)
                    .filter(|_| !ms.is_zero())
                    .into_iter()
                    .collect()
            }
        }
    }
}

/// The occasion for setting the clocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// The clocks were set wrongly.
    WrongSetting,
    /// A clock is defective.
    Defect,
    /// An irregularity has been corrected.
    Irregularity,
}

impl Occasion {
    const fn provision(self) -> Provision {
        match self {
            Occasion::WrongSetting => Provision::WrongClockSetting,
            Occasion::Defect => Provision::ClockDefect,
            Occasion::Irregularity => Provision::TimesAfterIrregularity,
        }
    }
}

//! Clocks that are defective or wrongly set, and screens: what a clock shows
//! counts unless it is plainly defective; then, and when it was wrongly set,
//! the arbiter decides the times. What a screen shows founds no claim.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | clock-defect | 6.10.a | 6.10.a | 6.10.1 | 6.10.1 |
//! | wrong-clock-setting | 6.10.b | 6.10.b | 6.10.2 | 6.10.2 |
//! | screens-allowed | 6.14 | 6.13 | 6.12.1 | 6.12.1 |
//! | displays | 6.14 | 6.13 | 6.12.2 | 6.12.2 |

use super::{Rule, RuleId, ask_under, refuse_under};
use crate::{Edition, Provision, Question, Refusal, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// A fault of the clock.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum ClockFaults {
    /// The clock is found to be wrongly set.
    WrongSetting,
    /// The clock is found to have an evident defect.
    Defect,
    /// A claim that rests only on a screen or a move counter.
    FromTheScreen {
        /// The player.
        player: Color,
    },
}

impl Rule for ClockFaults {
    const ID: RuleId = RuleId::ClockFaults;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            ClockFaults::WrongSetting => {
                let question = Question::WrongClock;
                ask_under(edition, Provision::WrongClockSetting, question)
            }
            ClockFaults::Defect => {
                let question = Question::DefectiveClock;
                ask_under(edition, Provision::ClockDefect, question)
            }
            ClockFaults::FromTheScreen { player } => {
                let why = Refusal::ReliesOnDisplay;
                refuse_under(edition, Provision::Displays, player, why)
            }
        }
    }
}

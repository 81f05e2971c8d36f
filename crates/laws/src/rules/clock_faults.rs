//! Defective clocks, wrongly set clocks and screens. A clock's time counts unless the clock is
//! evidently defective. If it is defective or was set wrongly, the arbiter decides the times. A
//! claim cannot rest on a screen.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | clock-defect | 6.10.a | 6.10.a | 6.10.1 | 6.10.1 | 6.10.1 |
//! | wrong-clock-setting | 6.10.b | 6.10.b | 6.10.2 | 6.10.2 | 6.10.2 |
//! | screens-allowed | 6.14 | 6.13 | 6.12.1 | 6.12.1 | 6.12.1 |
//! | displays | 6.14 | 6.13 | 6.12.2 | 6.12.2 | 6.12.2 |

use super::{Rule, RuleId, ask_under, refuse_under};
use crate::{Edition, Provision, Question, Refusal, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// A fault of a clock, or a claim from a screen.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum ClockFaults {
    /// The clock is found to be wrongly set.
    WrongSetting,
    /// The clock is found to have an evident defect.
    Defect,
    /// A flag is claimed or observed while the arbiter has yet to decide the times on the clocks.
    TimesUndecided {
        /// The player who claims, or whose flag is observed.
        player: Color,
    },
    /// A player makes a claim that rests only on a screen, a demonstration board or a move counter.
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
            ClockFaults::TimesUndecided { player } => {
                refuse_under(edition, Provision::ClockDefect, player, Refusal::TimesUndecided)
            }
            ClockFaults::FromTheScreen { player } => {
                let why = Refusal::ReliesOnDisplay;
                refuse_under(edition, Provision::Displays, player, why)
            }
        }
    }
}

//! A press without a move in reply to the opponent's illegal move or empty press. The player should
//! have stopped the clocks instead. The press may count as an illegal move, or the arbiter may
//! treat it as an accident.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | (press-without-move) | - | - | 7.8.1 | 7.5.3 | 7.5.3 |

use super::{Rule, RuleId, ask_under};
use crate::{Edition, Provision, Question, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// A press without a move, in reply to a fault of the opponent.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum PressBack {
    /// The opponent claims a press back, and the arbiter is asked.
    Claimed {
        /// The player who pressed.
        by: Color,
    },
}

impl Rule for PressBack {
    const ID: RuleId = RuleId::PressBack;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            PressBack::Claimed { by } => {
                let question = Question::PressedBack { player: by };
                ask_under(edition, Provision::PressWithoutMove, question)
            }
        }
    }
}

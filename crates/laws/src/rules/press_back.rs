//! A player presses without having moved, because the opponent's move was
//! illegal or none at all: the clocks should have been stopped instead. As a
//! press without a move it may count as an illegal move; the arbiter may also
//! take it for an accident.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | (press-without-move) | - | - | 7.5.3 | 7.5.3 |

use super::{Rule, RuleId, ask_under};
use crate::{Edition, Provision, Question, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// A press without a move, in answer to one of the opponent.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum PressBack {
    /// The question to the arbiter when the opponent claims such a press.
    Claimed {
        /// Who.
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

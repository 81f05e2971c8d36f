//! The players move alternately. A player without the move may not handle a piece. If a second move
//! in a row is pointed out, the arbiter chooses a penalty from the list. The move is taken back.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | two-opponents | 1.1 | 1.1 | 1.1 | 1.1 | 1.1 |
//! | alternation | 1.1 | 1.1 | 1.2 | 1.2 | 1.2 |
//! | (penalties) | 13.4 | 12.9 | 12.9 | 12.9 | 12.9 |

use super::{Rule, RuleId, at_most_one, refuse_under};
use crate::{Edition, Effect, PenaltyList, Provision, Question, Refusal, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// An act out of turn.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum Alternation {
    /// A player handles a piece while the opponent has the move.
    NotOnMove {
        /// The player.
        player: Color,
    },
    /// A player has moved twice in a row, and this is pointed out.
    MovedTwice {
        /// The penalties of the edition.
        penalties: PenaltyList,
        /// The player.
        player: Color,
    },
}

impl Rule for Alternation {
    const ID: RuleId = RuleId::Alternation;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            Alternation::NotOnMove { player } => {
                let why = Refusal::OpponentHasTheMove;
                refuse_under(edition, Provision::Alternation, player, why)
            }
            Alternation::MovedTwice { penalties, player } => {
                at_most_one(moved_twice(penalties, player))
            }
        }
    }
}

fn moved_twice(penalties: PenaltyList, player: Color) -> Option<Ruling> {
    let effect = Effect::Question { question: Question::SecondMove { player, penalties } };
    let ruling = Ruling::under(penalties.edition, Provision::Alternation, effect)?;
    Some(ruling.and(Provision::Penalties))
}

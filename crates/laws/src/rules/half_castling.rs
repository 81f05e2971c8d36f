//! Castling left half done: the king two squares away, the rook where it was, the
//! clock pressed. Whether that was an illegal king move or castling omitted to be
//! finished is for the arbiter to find out.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | (castling-made) | 4.6.b | 4.7.b | 4.7.2 | 4.7.2 |
//! | (illegal-move-completed) | 7.4.a | 7.5.a | 7.5.1 | 7.5.1 |

use super::{Rule, RuleId, at_most_one, rule_under};
use crate::{Edition, Effect, Provision, Question, Ruling};
use alloc::string::ToString;
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::{Color, Move, Position};

/// A castling whose rook was left behind.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum HalfCastling<'a> {
    /// The arbiter is asked which of the two it was.
    Asked {
        /// The player.
        player: Color,
        /// The castling.
        castling: Move,
    },
    /// It was castling: the rook is put where it belongs.
    Finished {
        /// The position.
        position: &'a Position,
    },
}

impl Rule for HalfCastling<'_> {
    const ID: RuleId = RuleId::HalfCastling;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            HalfCastling::Asked { player, castling } => {
                at_most_one(asked(edition, player, castling))
            }
            HalfCastling::Finished { position } => {
                let effect = Effect::PositionRestored { position: position.fen().to_string() };
                rule_under(edition, Provision::CastlingMade, effect)
            }
        }
    }
}

/// The arbiter is asked which of the two it was.
fn asked(edition: Edition, player: Color, castling: Move) -> Option<Ruling> {
    let question = Question::HalfCastled { player, r#move: castling };
    let effect = Effect::Question { question };
    let ruling = Ruling::under(edition, Provision::IllegalMoveCompleted, effect)?;
    Some(ruling.and(Provision::CastlingMade))
}

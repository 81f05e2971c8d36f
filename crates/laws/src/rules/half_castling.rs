//! Unfinished castling: the king has moved two squares, the rook has not moved, and the clock has
//! been pressed. The arbiter decides if it was an illegal king move or unfinished castling.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | (castling-made) | 4.6.b | 4.7.b | 4.7.2 | 4.7.2 | 4.7.2 |
//! | (illegal-move-completed) | 7.4.a | 7.5.a | 7.5.1 | 7.5.1 | 7.5.1 |

use super::{Rule, RuleId, at_most_one, rule_under};
use crate::{Edition, Effect, Provision, Question, Ruling};
use alloc::string::ToString;
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::{Color, Move, Position};

/// Castling without the rook's move.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum HalfCastling<'a> {
    /// The arbiter is asked if the player castled or made an illegal king move.
    Asked {
        /// The player.
        player: Color,
        /// The castling.
        castling: Move,
    },
    /// The arbiter finds that the player castled, and the rook is put on its square.
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

fn asked(edition: Edition, player: Color, castling: Move) -> Option<Ruling> {
    let question = Question::HalfCastled { player, r#move: castling };
    let effect = Effect::Question { question };
    let ruling = Ruling::under(edition, Provision::IllegalMoveCompleted, effect)?;
    Some(ruling.and(Provision::CastlingMade))
}

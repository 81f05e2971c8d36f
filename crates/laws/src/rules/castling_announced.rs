//! Announcing castling in Chess960: king and rook may stand so that the king's
//! step alone would be a move of its own. Who has said "I am about to castle"
//! has not made that move.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | chess960-castling-by-hand | F.3 | F.3 | GII.3.2.5 | GII.3.2.5 |
//! | chess960-castling-announced | F.3 | F.3 | GII.3.2.7 | GII.3.2.7 |

use super::{Rule, RuleId, rule_under};
use crate::{Edition, Effect, Note, Provision, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::{Color, Move};

/// An announcement of castling in Chess960.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum CastlingAnnounced {
    /// A player says that castling is about to come.
    Announced {
        /// The player.
        player: Color,
    },
}

impl Rule for CastlingAnnounced {
    const ID: RuleId = RuleId::CastlingAnnounced;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            CastlingAnnounced::Announced { player } => {
                let effect = Effect::Noted { what: Note::CastlingAnnounced { player } };
                rule_under(edition, Provision::Chess960CastlingAnnounced, effect)
            }
        }
    }
}

/// Whether what stands on the board after that is made as this move: castling
/// is, and what only looks like another move is not.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_laws::rules::castling_announced::counts;
/// let step = Position::default().legal_moves()[0];
/// assert!(counts(false, step) && !counts(true, step));
/// ```
pub const fn counts(announced: bool, made: Move) -> bool {
    !announced || made.wing().is_some()
}

//! Announcing castling in Chess960, where the king's step alone can be a legal move. After the
//! announcement "I am about to castle" the king's step does not count as the move.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | chess960-castling-by-hand | F.3 | F.3 | GII.3.2.5 | GII.3.2.5 | GII.3.2.5 |
//! | chess960-castling-announced | F.3 | F.3 | GII.3.2.7 | GII.3.2.7 | GII.3.2.7 |

use super::{Rule, RuleId, rule_under};
use crate::{Edition, Effect, Note, Provision, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::{Color, Move};

/// An announcement of castling in Chess960.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum CastlingAnnounced {
    /// A player announces castling.
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

/// True if a move on the board counts as made. After an announcement of castling, only castling
/// counts.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_laws::rules::castling_announced::counts_as_made;
/// let step = Position::default().legal_moves()[0];
/// assert!(counts_as_made(false, step) && !counts_as_made(true, step));
/// ```
pub const fn counts_as_made(announced: bool, made: Move) -> bool {
    !announced || made.wing().is_some()
}

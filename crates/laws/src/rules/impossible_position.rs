//! Both kings in check, or a pawn left on its last rank. Under limited supervision the arbiter
//! waits for the next move and declares the game drawn if the position is still impossible.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | rapid-both-kings-in-check | - | A.4.d | A.4.4 | A.4.4 | A.5.4 |
//! | (blitz-unsupervised) | B.3 | B.4 | B.4 | B.4 | B.3 |

use super::arbiter_supervision::Regime;
use super::{Rule, RuleId, at_most_one};
use crate::{Edition, Effect, Note, Outcome, Provision, Ruling, Termination};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::{Bitboard, Color, Position, Role};

/// Both kings in check, or a pawn on its last rank, under limited supervision.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum ImpossiblePosition {
    /// The arbiter has observed the position and waits. No ruling if the edition does not prescribe
    /// waiting.
    Observed {
        /// The rules that apply to irregularities.
        regime: Regime,
    },
    /// The next move has been completed, and the game is drawn if the position is still impossible.
    AfterNextMove {
        /// The rules that apply to irregularities.
        regime: Regime,
        /// True if the position is still impossible.
        still: bool,
    },
}

impl Rule for ImpossiblePosition {
    const ID: RuleId = RuleId::ImpossiblePosition;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            ImpossiblePosition::Observed { regime } => {
                at_most_one(ruling(edition, regime, Effect::Noted { what: Note::AwaitsNextMove }))
            }
            ImpossiblePosition::AfterNextMove { regime, still } => {
                let draw = Effect::GameOver {
                    result: Outcome::DRAW,
                    termination: Termination::IllegalPosition,
                };
                let effect = if still {
                    draw
                } else {
                    Effect::Noted { what: Note::PositionNoLongerIllegal }
                };
                at_most_one(ruling(edition, regime, effect))
            }
        }
    }
}

/// True if both kings are in check or a pawn stands on its last rank.
///
/// ```
/// use touchmove_laws::rules::impossible_position::is_impossible;
/// let both = touchmove_board::Fen::parse("4k3/8/8/1B6/1b6/8/8/4K3 w - - 0 1").unwrap();
/// assert!(is_impossible(&both));
/// assert!(!is_impossible(&touchmove_board::Position::default()));
/// ```
pub fn is_impossible(position: &Position) -> bool {
    let both = Color::ALL.iter().all(|&player| !position.checkers(player).is_empty());
    let pawns = |player, rank| position.pieces(player, Role::Pawn).meets(Bitboard::rank(rank));
    both || pawns(Color::White, 7) || pawns(Color::Black, 0)
}

fn ruling(edition: Edition, regime: Regime, effect: Effect) -> Option<Ruling> {
    let ruling = Ruling::under(edition, Provision::RapidBothKingsInCheck, effect);
    match regime {
        Regime::Competition => None,
        Regime::Rapid => ruling,
        Regime::Blitz => ruling.map(|r| r.and(Provision::BlitzUnsupervised)),
    }
}

//! A result that the arbiter declares once the game is over. What both players
//! have signed stands unless the arbiter decides otherwise, and what the
//! arbiter has decided is the arbiter's to correct; nothing else is.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | (signing-the-result) | 8.7 | 8.7 | 8.7 | 8.7 |
//! | (penalties) | 13.4 | 12.9 | 12.9 | 12.9 |

use super::{Rule, RuleId, rule_under};
use crate::{Edition, Effect, Provision, Refusal, Ruling, Termination};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// The arbiter declares a result after the end of the game.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum LateDeclaration {
    /// The game has ended otherwise, and that stands.
    Stands {
        /// The provision that ended the game.
        ended_under: Provision,
        /// The player.
        player: Color,
    },
}

impl Rule for LateDeclaration {
    const ID: RuleId = RuleId::LateDeclaration;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            LateDeclaration::Stands { ended_under, player } => {
                let effect = Effect::Refused { player, why: Refusal::ResultStands };
                rule_under(edition, ended_under, effect)
            }
        }
    }
}

/// What leaves another result to the arbiter, if anything does: that both
/// have signed one, or that it was the arbiter who ended the game.
///
/// ```
/// use touchmove_laws::rules::late_declaration::left_to_the_arbiter;
/// use touchmove_laws::{Provision, Termination};
///
/// let signed = left_to_the_arbiter(true, Termination::Checkmate);
/// assert_eq!(signed, Some(Provision::SigningTheResult));
/// assert_eq!(left_to_the_arbiter(false, Termination::Checkmate), None);
/// ```
pub fn left_to_the_arbiter(both_signed: bool, ended: Termination) -> Option<Provision> {
    let decided = (ended == Termination::ArbitersDecision).then_some(Provision::Penalties);
    both_signed.then_some(Provision::SigningTheResult).or(decided)
}

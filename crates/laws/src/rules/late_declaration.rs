//! A result that the arbiter declares after the game. The arbiter may change a result that both
//! players have signed and correct the arbiter's own decision, but no other result.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | (signing-the-result) | 8.7 | 8.7 | 8.7 | 8.7 | 8.7 |
//! | (penalties) | 13.4 | 12.9 | 12.9 | 12.9 | 12.9 |

use super::{Rule, RuleId, rule_under};
use crate::{Edition, Effect, Provision, Refusal, Ruling, Termination};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// The arbiter declares a result after the end of the game.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum LateDeclaration {
    /// The game ended with another result, which stands.
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

/// Returns the provision that lets the arbiter change the result, if any. It applies if both
/// players have signed a result, or if the arbiter ended the game.
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

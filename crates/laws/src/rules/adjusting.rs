//! Adjusting pieces. Only the player having the move may adjust, and must announce it first. Any
//! other contact is touching.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | adjusting | 4.2 | 4.2 | 4.2.1 | 4.2.1 |
//! | intentional-contact | - | - | 4.2.2 | 4.2.2 |
//! | adjust-on-own-time | - | 6.2.d | 6.2.5 | 6.2.5 |

use super::{Rule, RuleId, refuse_under, with};
use crate::{Edition, Effect, Provision, Refusal, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// A player adjusts pieces without being allowed to.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum Adjusting {
    /// A player adjusts while the opponent has the move.
    WithoutTheMove {
        /// The player.
        player: Color,
    },
    /// A player with the move adjusts while the opponent's clock is running. No ruling under the
    /// Laws of 2009, which require only that the player has the move.
    OnTheOpponentsTime {
        /// The player.
        player: Color,
    },
}

impl Rule for Adjusting {
    const ID: RuleId = RuleId::Adjusting;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            Adjusting::WithoutTheMove { player } => {
                let why = Refusal::AdjustsWithoutTheMove;
                let refused = refuse_under(edition, Provision::Adjusting, player, why);
                with(refused, Provision::AdjustOnOwnTime)
            }
            Adjusting::OnTheOpponentsTime { player } => {
                let why = Refusal::AdjustsWithoutTheClock;
                refuse_under(edition, Provision::AdjustOnOwnTime, player, why)
            }
        }
    }
}

/// The meaning of a contact with pieces that the player calls adjusting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Contact {
    /// Adjusting, without an obligation.
    Adjusting,
    /// Deliberate touching.
    Touching,
    /// Not allowed, because the player does not have the move.
    NotAllowed,
}

/// Judges a contact that the player calls adjusting.
///
/// ```
/// use touchmove_laws::rules::adjusting::{Contact, contact};
/// assert_eq!(contact(true, false), Contact::Touching);
/// assert_eq!(contact(false, true), Contact::NotAllowed);
/// ```
pub const fn contact(has_move: bool, announced: bool) -> Contact {
    match (has_move, announced) {
        (true, true) => Contact::Adjusting,
        (true, false) => Contact::Touching,
        (false, _) => Contact::NotAllowed,
    }
}

/// Adds the article on intentional contact to an obligation: a touch without an announcement counts
/// as intentional.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::{Rule, adjusting::intentional, touched_piece::TouchedPiece};
/// use touchmove_laws::Edition;
/// let lost = TouchedPiece::ClaimLost { player: Color::White };
/// let ruling = lost.rulings(Edition::Fide2023).remove(0);
/// assert_eq!(intentional(ruling.clone()), ruling);
/// ```
#[must_use]
pub fn intentional(ruling: Ruling) -> Ruling {
    match ruling.effect() {
        Effect::Obligation { .. } => ruling.and(Provision::IntentionalContact),
        _ => ruling,
    }
}

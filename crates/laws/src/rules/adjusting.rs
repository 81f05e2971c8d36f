//! Adjusting pieces. Only the player having the move may adjust, and must announce it first. Any
//! other contact is touching. In 2014 a touch binds only with the intention of moving or capturing,
//! so the arbiter decides if an unannounced adjustment was meant so. From 2018 on it counts as
//! meant.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | adjusting | 4.2 | 4.2 | 4.2.1 | 4.2.1 | 4.2.1 |
//! | intentional-contact | - | - | 4.2.2 | 4.2.2 | 4.2.2 |
//! | adjust-on-own-time | - | 6.2.d | 6.2.5 | 6.2.5 | 6.2.5 |
//! | (touched-own-piece) | 4.3.a | 4.3.a | 4.3.1 | 4.3.1 | 4.3.1 |

use super::{Rule, RuleId, ask_under, note_under, refuse_under, with};
use crate::{Edition, Effect, Note, Provision, Question, Refusal, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::{Color, Square};

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
    /// A player adjusted a piece without announcing it, and the intention is in doubt.
    InDoubt {
        /// The player.
        player: Color,
        /// The square of the piece.
        square: Square,
    },
    /// The arbiter finds that the player did not intend to move or capture the piece.
    NotMeant {
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
            Adjusting::InDoubt { player, square } => {
                let question = Question::TouchMeant { player, square };
                let asked = ask_under(edition, Provision::Adjusting, question);
                with(asked, Provision::TouchedOwnPiece)
            }
            Adjusting::NotMeant { player } => {
                note_under(edition, Provision::Adjusting, Note::TouchNotBinding { player })
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
    /// A touch that binds only if the player intended to move or capture the piece.
    InDoubt,
    /// Not allowed, because the player does not have the move.
    NotAllowed,
}

/// Judges a contact that the player calls adjusting.
///
/// ```
/// use touchmove_laws::Edition;
/// use touchmove_laws::rules::adjusting::{Contact, contact};
/// assert_eq!(contact(Edition::Fide2023, true, false), Contact::Touching);
/// assert_eq!(contact(Edition::Fide2014, true, false), Contact::InDoubt);
/// assert_eq!(contact(Edition::Fide2023, false, true), Contact::NotAllowed);
/// ```
pub const fn contact(edition: Edition, has_move: bool, announced: bool) -> Contact {
    match (has_move, announced) {
        (true, true) => Contact::Adjusting,
        (true, false) => unannounced(edition),
        (false, _) => Contact::NotAllowed,
    }
}

/// Returns the meaning of an unannounced adjustment. In 2009 a deliberate touch binds, and adjusting
/// is deliberate.
const fn unannounced(edition: Edition) -> Contact {
    match edition {
        Edition::Fide2014 => Contact::InDoubt,
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2017 | Edition::Fide2018
        | Edition::Fide2023
        | Edition::Casual => Contact::Touching,
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

//! Adjusting pieces: only the player having the move, and only after saying
//! so; anything else is touching.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | adjusting | 4.2 | 4.2 | 4.2.1 | 4.2.1 |
//! | intentional-contact | - | - | 4.2.2 | 4.2.2 |
//! | adjust-on-own-time | - | 6.2.d | 6.2.5 | 6.2.5 |

use super::{Rule, RuleId, refuse_under};
use crate::{Edition, Effect, Provision, Refusal, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// TODO doc.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum Adjusting {
    /// The refusal of adjusting while the opponent's clock is running, though the
    /// player has the move; none in 2009, when only the move counted.
    OnTheOpponentsTime {
        /// The player.
        player: Color,
    },
}

impl Rule for Adjusting {
    const ID: RuleId = RuleId::Adjusting;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            Adjusting::OnTheOpponentsTime { player } => {
                let why = Refusal::AdjustsWithoutTheClock;
                refuse_under(edition, Provision::AdjustOnOwnTime, player, why)
            }
        }
    }
}

/// What a contact with pieces amounts to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Contact {
    /// Adjusting, which binds nobody.
    Adjusting,
    /// Touching with intent.
    Touching,
    /// Neither: the player does not have the move.
    NotAllowed(Option<Ruling>),
}

/// Judges a contact that its player calls adjusting.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::adjusting::{judge, Contact};
/// use touchmove_laws::Edition;
///
/// assert_eq!(judge(Edition::Fide2023, Color::White, true, true), Contact::Adjusting);
/// assert_eq!(judge(Edition::Fide2023, Color::White, true, false), Contact::Touching);
/// ```
pub fn judge(edition: Edition, player: Color, has_move: bool, announced: bool) -> Contact {
    if has_move {
        return if announced { Contact::Adjusting } else { Contact::Touching };
    }
    let why = Refusal::AdjustsWithoutTheMove;
    let ruling = Ruling::under(edition, Provision::Adjusting, Effect::Refused { player, why });
    Contact::NotAllowed(ruling.map(|r| r.and(Provision::AdjustOnOwnTime)))
}

/// Touching without a word is intentional contact, and binds under its article.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::{adjusting, touched_piece};
/// use touchmove_laws::Edition;
/// let ruling = touched_piece::claim_lost(Edition::Fide2023, Color::White).unwrap();
/// assert_eq!(adjusting::intentional(ruling.clone()), ruling);
/// ```
#[must_use]
pub fn intentional(ruling: Ruling) -> Ruling {
    match ruling.effect() {
        Effect::Obligation { .. } => ruling.and(Provision::IntentionalContact),
        _ => ruling,
    }
}

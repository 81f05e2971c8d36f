//! Casual play: the software accepts only legal moves, so there is no touching, releasing or
//! pressing, and no illegal move. If both players agree, moves are taken back or the game is
//! abandoned.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | only-legal-moves | - | - | - | - | - |
//! | move-taken-back | - | - | - | - | - |
//! | game-broken-off | - | - | - | - | - |

use super::{Rule, RuleId, at_most_one, refuse_under, rule_under};
use crate::{Arbiter, Cancellation, Edition, Effect, Provision, Refusal, Ruling};
use alloc::string::ToString;
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::{Color, Position};

/// An act in casual play.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum Casual<'a> {
    /// A player enters an illegal move, which is refused. No ruling if the players move pieces by
    /// hand.
    NotLegal {
        /// The player.
        player: Color,
    },
    /// A player does something other than enter a move. The act is refused.
    NoHands {
        /// The player.
        player: Color,
    },
    /// The players have agreed to take moves back to this position.
    TakenBack {
        /// The position before.
        before: &'a Position,
    },
    /// A player wants to take back a move but has not made one.
    NothingToTakeBack {
        /// The player.
        player: Color,
    },
    /// The players have agreed to abandon the game.
    BrokenOff,
}

impl Rule for Casual<'_> {
    const ID: RuleId = RuleId::Casual;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            Casual::NotLegal { player } => at_most_one(refused(edition, player, Refusal::NotLegal)),
            Casual::NoHands { player } => {
                at_most_one(refused(edition, player, Refusal::OnlyMovesEntered))
            }
            Casual::TakenBack { before } => {
                let position = before.fen().to_string();
                rule_under(edition, Provision::MoveTakenBack, Effect::PositionRestored { position })
            }
            Casual::NothingToTakeBack { player } => {
                let why = Refusal::NothingToTakeBack;
                refuse_under(edition, Provision::MoveTakenBack, player, why)
            }
            Casual::BrokenOff => {
                let why = Cancellation::BrokenOff;
                rule_under(edition, Provision::GameBrokenOff, Effect::GameCancelled { why })
            }
        }
    }
}

/// Returns the default arbiter of an edition.
///
/// ```
/// use touchmove_laws::{rules::casual::usual_arbiter, Arbiter, Edition};
/// assert_eq!(usual_arbiter(Edition::Casual), Arbiter::Software);
/// assert_eq!(usual_arbiter(Edition::Fide2023), Arbiter::Human);
/// ```
pub const fn usual_arbiter(edition: Edition) -> Arbiter {
    match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Fide2017 | Edition::Fide2018
        | Edition::Fide2023 => Arbiter::Human,
        Edition::Casual => Arbiter::Software,
    }
}

/// True if the software accepts only legal moves and no other act with the pieces.
///
/// ```
/// use touchmove_laws::{rules::casual::takes_moves_only, Edition};
/// assert!(takes_moves_only(Edition::Casual));
/// ```
pub const fn takes_moves_only(edition: Edition) -> bool {
    match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Fide2017 | Edition::Fide2018
        | Edition::Fide2023 => false,
        Edition::Casual => true,
    }
}

fn refused(edition: Edition, player: Color, why: Refusal) -> Option<Ruling> {
    Ruling::under(edition, Provision::OnlyLegalMoves, Effect::Refused { player, why })
}

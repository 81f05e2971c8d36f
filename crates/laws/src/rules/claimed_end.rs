//! A player says that the game is over already. What has ended a game has ended
//! it without a word; so a claim of it is true only where the end has not been
//! found out yet, and costs nothing where it is not true.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | (checkmate) | 5.1.a | 5.1.a | 5.1.1 | 5.1.1 |
//! | (stalemate) | 5.2.a | 5.2.a | 5.2.1 | 5.2.1 |
//! | (dead-position) | 5.2.b | 5.2.b | 5.2.2 | 5.2.2 |
//! | (fivefold-repetition) | - | 9.6.a | 9.6.1 | 9.6.1 |
//! | (seventy-five-moves) | - | 9.6.b | 9.6.2 | 9.6.2 |

use super::MatingChance;
use super::{Rule, RuleId, at_most_one};
use crate::{Claimed, Edition, Effect, Note, Outcome, Provision, Ruling, Termination};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// A claim that the game is over already.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum ClaimedEnd {
    /// The ruling while the game goes on; `mate` is whether either player can still
    /// checkmate, asked of a dead position only. An edition that does not know such
    /// an end says nothing.
    Claimed {
        /// The player.
        player: Color,
        /// The end that is claimed.
        end: End,
        /// Whether it can be mate.
        mate: MatingChance,
    },
    /// Since which move nothing has been captured and no pawn has moved, and how
    /// many moves by White and Black that makes.
    QuietSince {
        /// The number.
        number: u32,
        /// Who.
        by: [u32; 2],
    },
}

impl Rule for ClaimedEnd {
    const ID: RuleId = RuleId::ClaimedEnd;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            ClaimedEnd::Claimed { player, end, mate } => {
                at_most_one(claimed(edition, player, end, mate))
            }
            ClaimedEnd::QuietSince { number, by } => at_most_one(quiet_since(edition, number, by)),
        }
    }
}

/// What is said to have ended the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// Checkmate.
    Checkmate,
    /// Stalemate.
    Stalemate,
    /// Neither player can checkmate.
    DeadPosition,
    /// The same position for the fifth time.
    Fivefold,
    /// Seventy-five moves by each without capture or pawn move.
    SeventyFiveMoves,
}

impl End {
    /// Every one.
    pub const ALL: [End; 5] =
        [End::Checkmate, End::Stalemate, End::DeadPosition, End::Fivefold, End::SeventyFiveMoves];

    /// The words that protocols use.
    ///
    /// ```
    /// assert_eq!(touchmove_laws::rules::claimed_end::End::Fivefold.words(), "fivefold");
    /// ```
    pub const fn words(self) -> &'static str {
        match self {
            End::Checkmate => "checkmate",
            End::Stalemate => "stalemate",
            End::DeadPosition => "dead position",
            End::Fivefold => "fivefold",
            End::SeventyFiveMoves => "seventy-five moves",
        }
    }

    /// The name, which programs may rely on.
    ///
    /// ```
    /// use touchmove_laws::rules::claimed_end::End;
    /// assert_eq!(End::SeventyFiveMoves.name(), "seventy_five_moves");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            End::Checkmate => "checkmate",
            End::Stalemate => "stalemate",
            End::DeadPosition => "dead_position",
            End::Fivefold => "fivefold",
            End::SeventyFiveMoves => "seventy_five_moves",
        }
    }

    const fn provision(self) -> Provision {
        match self {
            End::Checkmate => Provision::Checkmate,
            End::Stalemate => Provision::Stalemate,
            End::DeadPosition => Provision::DeadPosition,
            End::Fivefold => Provision::FivefoldRepetition,
            End::SeventyFiveMoves => Provision::SeventyFiveMoves,
        }
    }
}

/// The ruling while the game goes on; `mate` is whether either player can still
/// checkmate, asked of a dead position only. An edition that does not know such
/// an end says nothing.
fn claimed(edition: Edition, player: Color, end: End, mate: MatingChance) -> Option<Ruling> {
    let incorrect = Effect::ClaimIncorrect { player, claim: Claimed::Ended(end) };
    let effect = match (end, mate) {
        (End::DeadPosition, MatingChance::Cannot) => {
            Effect::GameOver { result: Outcome::DRAW, termination: Termination::DeadPosition }
        }
        (End::DeadPosition, MatingChance::Undecided) => {
            Effect::Noted { what: Note::DeadnessUndecided }
        }
        _ => incorrect,
    };
    Ruling::under(edition, end.provision(), effect)
}

/// Since which move nothing has been captured and no pawn has moved, and how
/// many moves by White and Black that makes.
fn quiet_since(edition: Edition, number: u32, [white, black]: [u32; 2]) -> Option<Ruling> {
    let what = Note::QuietSince { number, white, black };
    Ruling::under(edition, Provision::SeventyFiveMoves, Effect::Noted { what })
}

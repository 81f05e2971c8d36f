//! A player claims that the game is already over. Such an end needs no claim, so a claim is correct
//! only if the software has not yet detected the end. An incorrect claim has no penalty.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | (checkmate) | 5.1.a | 5.1.a | 5.1.1 | 5.1.1 | 5.1.1 |
//! | (stalemate) | 5.2.a | 5.2.a | 5.2.1 | 5.2.1 | 5.2.1 |
//! | (dead-position) | 5.2.b | 5.2.b | 5.2.2 | 5.2.2 | 5.2.2 |
//! | (fivefold-repetition) | - | 9.6.a | 9.6.1 | 9.6.1 | 9.6.1 |
//! | (seventy-five-moves) | - | 9.6.b | 9.6.2 | 9.6.2 | 9.6.2 |

use super::MatingChance;
use super::{Rule, RuleId, at_most_one};
use crate::{ClaimGround, Edition, Effect, Note, Outcome, Provision, Ruling, Termination};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// A claim that the game is over already.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum ClaimedEnd {
    /// A player claims that the game has ended. No ruling if the edition does not have such an end.
    Claimed {
        /// The player.
        player: Color,
        /// The end that is claimed.
        end: End,
        /// The players' ability to checkmate. Only a claim of a dead position depends on it.
        mate: MatingChance,
    },
    /// The last capture or pawn move is recorded, with the number of moves since then.
    QuietSince {
        /// The number of the last capture or pawn move.
        number: u32,
        /// The number of moves since then: White's, Black's.
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

/// The end that a player claims.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// Checkmate.
    Checkmate,
    /// Stalemate.
    Stalemate,
    /// Neither player can checkmate.
    DeadPosition,
    /// The same position a fifth time.
    Fivefold,
    /// Seventy-five moves by each player without a capture or a pawn move.
    SeventyFiveMoves,
}

impl End {
    /// All claimable ends.
    pub const ALL: [End; 5] =
        [End::Checkmate, End::Stalemate, End::DeadPosition, End::Fivefold, End::SeventyFiveMoves];

    /// Returns the words that protocols use.
    pub const fn words(self) -> &'static str {
        match self {
            End::Checkmate => "checkmate",
            End::Stalemate => "stalemate",
            End::DeadPosition => "dead position",
            End::Fivefold => "fivefold",
            End::SeventyFiveMoves => "seventy-five moves",
        }
    }

    /// Returns the stable name.
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

fn claimed(edition: Edition, player: Color, end: End, mate: MatingChance) -> Option<Ruling> {
    let incorrect = Effect::ClaimIncorrect { player, claim: ClaimGround::Ended(end) };
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

fn quiet_since(edition: Edition, number: u32, [white, black]: [u32; 2]) -> Option<Ruling> {
    let what = Note::QuietSince { number, white, black };
    Ruling::under(edition, Provision::SeventyFiveMoves, Effect::Noted { what })
}

//! Draw claims by threefold repetition or fifty moves, in the present position or with a written
//! move.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | draw-by-repetition-claim | 5.2.d | 5.2.d | 9.2.1 | 9.2.1 | 9.2.1 |
//! | draw-by-fifty-moves-claim | 5.2.e | 5.2.e | 9.3 | 9.3 | 9.3 |
//! | claim-is-offer | 9.1.b(3) | 9.1.b(3) | 9.1.2.3 | 9.1.2.3 | 9.1.2.3 |
//! | threefold-intended | 9.2.a | 9.2.a | 9.2.1.1 | 9.2.1.1 | 9.2.1.1 |
//! | threefold-appeared | 9.2.b | 9.2.b | 9.2.1.2 | 9.2.1.2 | 9.2.1.2 |
//! | same-position | 9.2 | 9.2 | 9.2.2 | 9.2.2 | 9.2.2 |
//! | fifty-moves-intended | 9.3.a | 9.3.a | 9.3.1 | 9.3.1 | 9.3.1 |
//! | fifty-moves-completed | 9.3.b | 9.3.b | 9.3.2 | 9.3.2 | 9.3.2 |
//! | touch-loses-draw-claim | 9.4 | 9.4 | 9.4 | 9.4 | 9.4 |
//! | claim-stops-clock | 9.5 | 9.5 | 9.5.1 | 9.5.1 | 9.5.1 |
//! | claim-correct | 9.5.a | 9.5.a | 9.5.2 | 9.5.2 | 9.5.2 |
//! | claim-incorrect | 9.5.b | 9.5.b | 9.5.3 | 9.5.3 | 9.5.3 |

use super::penalty_time::{Conditions, Fault, time_added};
use super::{Rule, RuleId, at_most_one, note_under, refuse_under, rule_under};
use crate::{
    ClaimGround, Edition, Effect, Note, Obligation, Outcome, Provision, Refusal, Right, Ruling,
    Termination,
};
use alloc::borrow::ToOwned;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::{Color, Position};

/// A draw claim and its consequences.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum DrawClaim<'a> {
    /// A player claims a draw.
    Claimed(Claim),
    /// A player who could have claimed a draw has touched a piece.
    RightLost {
        /// The player.
        player: Color,
    },
    /// A claim that did not draw the game counts as a draw offer.
    IsOffer {
        /// The player.
        player: Color,
    },
    /// The clock is stopped while a claim is decided.
    ClockStops {
        /// The player.
        player: Color,
    },
    /// The clock continues after an incorrect claim.
    ClockGoesOn {
        /// The player.
        player: Color,
    },
    /// After an incorrect claim the written move must be made.
    WrittenMoveBinds {
        /// The player.
        player: Color,
        /// The obligation.
        must: Obligation,
    },
    /// A player made a move other than the written one, and it is taken back.
    BackToWritten {
        /// The position.
        position: &'a Position,
    },
    /// A player tries to withdraw a claim, which is not possible.
    NotWithdrawn {
        /// The player.
        player: Color,
    },
    /// The appearances of the position are recorded, including the present or intended one.
    Appeared {
        /// The number of appearances.
        times: u32,
        /// The moves at which the position appeared.
        at: &'a str,
    },
    /// The declared move is itself a capture or a pawn move, so it restarts the count of fifty
    /// moves.
    CountRestarts,
    /// The last capture or pawn move is recorded, with the number of moves since then.
    QuietSince {
        /// The number of the last capture or pawn move.
        number: u32,
        /// The number of moves since that move: White's, Black's.
        by: [u32; 2],
    },
}

impl Rule for DrawClaim<'_> {
    const ID: RuleId = RuleId::DrawClaim;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            DrawClaim::Claimed(ref facts) => rulings(edition, facts),
            DrawClaim::RightLost { player } => {
                let effect = Effect::RightLost { player, right: Right::ClaimDraw };
                rule_under(edition, Provision::TouchLosesDrawClaim, effect)
            }
            DrawClaim::IsOffer { player } => {
                let what = Note::ClaimIsOffer { player };
                note_under(edition, Provision::ClaimIsOffer, what)
            }
            DrawClaim::ClockStops { player } => {
                rule_under(edition, Provision::ClaimStopsClock, Effect::ClockStopped { player })
            }
            DrawClaim::ClockGoesOn { player } => {
                rule_under(edition, Provision::ClaimStopsClock, Effect::ClockStarted { player })
            }
            DrawClaim::WrittenMoveBinds { player, must } => {
                rule_under(edition, Provision::ClaimIncorrect, Effect::Obligation { player, must })
            }
            DrawClaim::BackToWritten { position } => {
                let effect = Effect::PositionRestored { position: position.fen().to_string() };
                rule_under(edition, Provision::ClaimIncorrect, effect)
            }
            DrawClaim::NotWithdrawn { player } => {
                let why = Refusal::ClaimStands;
                refuse_under(edition, Provision::ClaimStopsClock, player, why)
            }
            DrawClaim::Appeared { times, at } => {
                let what = Note::Appeared { times, at: at.to_owned() };
                note_under(edition, Provision::SamePosition, what)
            }
            DrawClaim::CountRestarts => {
                note_under(edition, Provision::FiftyMovesCompleted, Note::CountRestarts)
            }
            DrawClaim::QuietSince { number, by } => at_most_one(quiet_since(edition, number, by)),
        }
    }
}

/// The ground of a draw claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// The same position at least three times.
    Threefold,
    /// Fifty moves by each player without capture or pawn move.
    FiftyMoves,
}

impl Ground {
    /// Returns the words that protocols use.
    pub const fn words(self) -> &'static str {
        match self {
            Ground::Threefold => "threefold",
            Ground::FiftyMoves => "fifty moves",
        }
    }

    const fn termination(self) -> Termination {
        match self {
            Ground::Threefold => Termination::ThreefoldRepetition,
            Ground::FiftyMoves => Termination::FiftyMoves,
        }
    }

    /// Returns the provision of the claim.
    ///
    /// ```
    /// use touchmove_laws::{rules::draw_claim::Ground, Edition};
    /// let article = Edition::Fide2023.cite(Ground::Threefold.provision(true)).unwrap();
    /// assert_eq!(article.number(), "9.2.1.1");
    /// ```
    pub const fn provision(self, intended: bool) -> Provision {
        match (self, intended) {
            (Ground::Threefold, true) => Provision::ThreefoldIntended,
            (Ground::Threefold, false) => Provision::ThreefoldAppeared,
            (Ground::FiftyMoves, true) => Provision::FiftyMovesIntended,
            (Ground::FiftyMoves, false) => Provision::FiftyMovesCompleted,
        }
    }
}

/// A player's right to claim at the moment of the claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// The player has the move and has touched nothing.
    MayClaim,
    /// The opponent has the move.
    NotOnMove,
    /// The player has the move, but the opponent has not pressed the clock.
    ClockNotRunning,
    /// The player has deliberately touched a piece on this move.
    HasTouched,
}

/// The facts of a draw claim.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Claim {
    /// The conditions for the penalty time.
    pub conditions: Conditions,
    /// The claimant.
    pub player: Color,
    /// The ground of the claim.
    pub ground: Ground,
    /// True if the player claims with a written move.
    pub intended: bool,
    /// The player's right to claim now.
    pub standing: Standing,
    /// True if the claim is correct.
    pub holds: bool,
}

fn rulings(edition: Edition, claim: &Claim) -> Vec<Ruling> {
    let found = match claim.standing {
        Standing::NotOnMove | Standing::ClockNotRunning | Standing::HasTouched => {
            vec![refused(edition, claim)]
        }
        Standing::MayClaim if claim.holds => correct(edition, claim),
        Standing::MayClaim => incorrect(edition, claim),
    };
    found.into_iter().flatten().collect()
}

fn refused(edition: Edition, claim: &Claim) -> Option<Ruling> {
    let (why, provision) = match claim.standing {
        Standing::HasTouched => (Refusal::HasTouched, Provision::TouchLosesDrawClaim),
        Standing::ClockNotRunning => {
            (Refusal::ClaimsWithoutTheClock, claim.ground.provision(claim.intended))
        }
        Standing::NotOnMove | Standing::MayClaim => {
            (Refusal::ClaimsWithoutTheMove, claim.ground.provision(claim.intended))
        }
    };
    let effect = Effect::Refused { player: claim.player, why };
    Ruling::under(edition, provision, effect)
}

fn correct(edition: Edition, claim: &Claim) -> Vec<Option<Ruling>> {
    let correct =
        Effect::ClaimCorrect { player: claim.player, claim: ClaimGround::Draw(claim.ground) };
    let over = Effect::GameOver { result: Outcome::DRAW, termination: claim.ground.termination() };
    let provision = claim.ground.provision(claim.intended);
    vec![
        Ruling::under(edition, Provision::ClaimCorrect, correct),
        Ruling::under(edition, provision, over),
    ]
}

fn incorrect(edition: Edition, claim: &Claim) -> Vec<Option<Ruling>> {
    let effect =
        Effect::ClaimIncorrect { player: claim.player, claim: ClaimGround::Draw(claim.ground) };
    vec![
        Ruling::under(edition, Provision::ClaimIncorrect, effect),
        time_added(edition, claim.conditions, claim.player.other(), Fault::IncorrectClaim),
    ]
}

fn quiet_since(edition: Edition, number: u32, [white, black]: [u32; 2]) -> Option<Ruling> {
    let what = Note::QuietSince { number, white, black };
    Ruling::under(edition, Provision::FiftyMovesCompleted, Effect::Noted { what })
}

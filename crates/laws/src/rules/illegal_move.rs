//! Completed illegal moves: the position before is restored and the touched piece must be played.
//! The opponent gets time, and a further illegal move loses the game, or draws it if the opponent
//! cannot checkmate.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | illegal-move-completed | 7.4.a | 7.5.a | 7.5.1 | 7.5.1 | 7.5.1 |
//! | pawn-left-unpromoted | 7.4.a | 7.5.a | 7.5.2 | 7.5.2 | 7.5.2 |
//! | press-without-move | - | - | 7.8.1 | 7.5.3 | 7.5.3 |
//! | two-hands | - | - | 7.7.1 | 7.5.4 | 7.5.4 |
//! | illegal-move-penalty | 7.4.b | 7.5.b | 7.5.3 | 7.5.5 | 7.5.5 |
//! | two-hands-penalty | - | - | 7.7.2 | - | - |
//! | press-without-move-penalty | - | - | 7.8.2 | - | - |
//! | (times-after-irregularity) | 6.13 | 7.1 | 7.1 | 7.1 | 7.1 |

use super::MatingChance;
use super::penalty_time::{Conditions, Fault, time_added};
use super::{Rule, RuleId, refuse_under, rule_under};
use crate::{
    ClaimGround, Edition, Effect, Outcome, Provision, Question, Refusal, Ruling, Termination,
};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::{Color, Square};
use touchmove_clock::Millis;

/// An illegal move that is noticed or claimed.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum IllegalMove {
    /// A completed illegal move is noticed. No ruling if the edition does not treat it as illegal.
    Completed(IrregularMove),
    /// An illegal move was taken back together with an earlier one. It still counts and is
    /// penalised.
    CountsToo(IrregularMove),
    /// A player claims an illegal move that is not completed.
    NotCompleted {
        /// The player.
        player: Color,
    },
    /// A player claims an illegal move that was not made.
    ClaimIncorrect {
        /// The player.
        player: Color,
    },
}

impl Rule for IllegalMove {
    const ID: RuleId = RuleId::IllegalMove;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            IllegalMove::Completed(ref facts) => rulings(edition, facts),
            IllegalMove::CountsToo(ref facts) => counts_too(edition, facts),
            IllegalMove::NotCompleted { player } => {
                let why = Refusal::MoveNotCompleted;
                refuse_under(edition, Provision::IllegalMoveCompleted, player, why)
            }
            IllegalMove::ClaimIncorrect { player } => {
                let effect = Effect::ClaimIncorrect { player, claim: ClaimGround::IllegalMove };
                rule_under(edition, Provision::IllegalMoveCompleted, effect)
            }
        }
    }
}

/// The fault that makes a completed move illegal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Irregularity {
    /// The move is not legal.
    NotLegal,
    /// A pawn was left unpromoted on the last rank, on this square if known.
    PawnLeft(Option<Square>),
    /// The clock was pressed without a move.
    NoMove,
    /// The move was made with both hands.
    TwoHands,
}

impl Irregularity {
    /// Returns the provision under which the fault counts as an illegal move. Not every edition
    /// contains that provision.
    pub const fn provision(self) -> Provision {
        match self {
            Irregularity::NotLegal => Provision::IllegalMoveCompleted,
            Irregularity::PawnLeft(_) => Provision::PawnLeftUnpromoted,
            Irregularity::NoMove => Provision::PressWithoutMove,
            Irregularity::TwoHands => Provision::TwoHands,
        }
    }

    /// Returns the correction of the position. A move made with both hands is legal in itself, so
    /// nothing is restored once the opponent has `replied`.
    ///
    /// ```
    /// use touchmove_laws::rules::illegal_move::{Irregularity, Remedy};
    /// use touchmove_laws::Edition;
    ///
    /// let e8 = Some("e8".parse().unwrap());
    /// let left = Irregularity::PawnLeft(e8);
    /// assert_eq!(left.remedy(Edition::Fide2009, false), Remedy::Restore);
    /// assert_eq!(left.remedy(Edition::Fide2014, true), Remedy::Queen(e8));
    /// assert_eq!(Irregularity::TwoHands.remedy(Edition::Fide2023, true), Remedy::Stands);
    /// ```
    pub const fn remedy(self, edition: Edition, replied: bool) -> Remedy {
        match (self, edition) {
            (Irregularity::TwoHands, _) if replied => Remedy::Stands,
            (Irregularity::NotLegal | Irregularity::TwoHands, _) => Remedy::Restore,
            (Irregularity::NoMove, _) => Remedy::Nothing,
            (
                Irregularity::PawnLeft(_),
                Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008,
            ) => Remedy::Restore,
            (
                Irregularity::PawnLeft(at),
                Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual,
            ) => Remedy::Queen(at),
        }
    }
}

/// The correction of the position after a completed illegal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Remedy {
    /// The position immediately before is restored.
    Restore,
    /// The pawn, on this square if known, is replaced by a queen.
    Queen(Option<Square>),
    /// The position is already right.
    Nothing,
    /// The moves stand as played.
    Stands,
}

/// The facts of an illegal move.
#[derive(Debug, Clone, Serialize)]
pub struct IrregularMove {
    /// The conditions for the penalty time.
    pub conditions: Conditions,
    /// The player who made the illegal move.
    pub player: Color,
    /// The number of the player's illegal moves, this one included.
    pub count: u32,
    /// The fault.
    pub irregularity: Irregularity,
    /// True if moves have been played since. Most corrections take them back.
    pub later_moves: bool,
    /// The position after the correction, as FEN; absent if the moves are not recorded.
    pub position: Option<String>,
    /// The increment gained by pressing, if it is taken back.
    pub increment: Millis,
    /// The opponent's ability to checkmate from the corrected position.
    pub opponent: MatingChance,
}

fn rulings(edition: Edition, facts: &IrregularMove) -> Vec<Ruling> {
    let IrregularMove { player, count, .. } = *facts;
    let provision = facts.irregularity.provision();
    let counted = Effect::IllegalMove { player, count };
    let Some(counted) = Ruling::under(edition, provision, counted) else { return Vec::new() };
    let mut rulings = vec![counted];
    rulings.extend(remedy(edition, facts, provision));
    rulings.extend(increment_taken_back(edition, facts));
    rulings.extend(penalty(edition, facts));
    rulings
}

fn counts_too(edition: Edition, facts: &IrregularMove) -> Vec<Ruling> {
    let counted = Effect::IllegalMove { player: facts.player, count: facts.count };
    let counted = Ruling::under(edition, facts.irregularity.provision(), counted);
    let Some(counted) = counted else { return Vec::new() };
    [counted].into_iter().chain(penalty(edition, facts)).collect()
}

fn remedy(edition: Edition, facts: &IrregularMove, provision: Provision) -> Vec<Ruling> {
    let effect = restored(facts);
    let restored = Ruling::under(edition, Provision::IllegalMoveCompleted, effect);
    let taken_back = restored.clone().filter(|_| facts.later_moves);
    match facts.irregularity.remedy(edition, facts.later_moves) {
        Remedy::Restore => restored.into_iter().collect(),
        Remedy::Queen(square) => {
            let player = facts.player;
            let effect = square
                .map_or(Effect::PawnPromoted { player }, |square| Effect::PawnReplaced { square });
            let queen = Ruling::under(edition, provision, effect);
            taken_back.into_iter().chain(queen).collect()
        }
        Remedy::Nothing => taken_back.into_iter().collect(),
        Remedy::Stands => Vec::new(),
    }
}

/// Returns the effect that restores the position. Without a recorded position the arbiter restores
/// the pieces on the board.
fn restored(facts: &IrregularMove) -> Effect {
    let position = facts.position.clone();
    position.map_or(Effect::PutBack, |position| Effect::PositionRestored { position })
}

fn increment_taken_back(edition: Edition, facts: &IrregularMove) -> Option<Ruling> {
    let effect = Effect::TimeRemoved { player: facts.player, ms: facts.increment };
    let ruling = Ruling::under(edition, Provision::TimesAfterIrregularity, effect);
    ruling.filter(|_| !facts.increment.is_zero())
}

fn penalty(edition: Edition, facts: &IrregularMove) -> Option<Ruling> {
    let opponent = facts.player.other();
    if facts.count < losing_count(edition) {
        let fault = Fault::IllegalMove(penalised_by(edition, facts.irregularity));
        return time_added(edition, facts.conditions, opponent, fault);
    }
    let effect = match facts.opponent {
        MatingChance::Can => Effect::GameOver {
            result: Outcome::win(opponent),
            termination: Termination::IllegalMoves,
        },
        MatingChance::Cannot => {
            Effect::GameOver { result: Outcome::DRAW, termination: Termination::CannotCheckmate }
        }
        MatingChance::Undecided => {
            Effect::Question { question: Question::IllegalMoves { player: facts.player } }
        }
    };
    Ruling::under(edition, penalised_by(edition, facts.irregularity), effect)
}

/// Returns the provision that penalises a fault. In 2017 the newly illegal acts had penalties of
/// their own.
fn penalised_by(edition: Edition, irregularity: Irregularity) -> Provision {
    let own = match irregularity {
        Irregularity::NoMove => Provision::PressWithoutMovePenalty,
        Irregularity::TwoHands => Provision::TwoHandsPenalty,
        Irregularity::NotLegal | Irregularity::PawnLeft(_) => Provision::IllegalMovePenalty,
    };
    edition.cite(own).map_or(Provision::IllegalMovePenalty, |_| own)
}

/// Returns the number of illegal moves by a player that loses the game.
///
/// ```
/// use touchmove_laws::{Edition, rules::illegal_move::losing_count};
/// assert_eq!(Edition::FIDE.map(losing_count), [3, 2, 2, 2, 2]);
/// ```
pub const fn losing_count(edition: Edition) -> u32 {
    match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => 3,
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => 2,
    }
}

/// True if a move made with both hands counts as an illegal move (from 2017 on).
///
/// ```
/// use touchmove_laws::{rules::illegal_move::counts_both_hands, Edition};
/// assert!(counts_both_hands(Edition::Fide2023) && !counts_both_hands(Edition::Fide2014));
/// ```
pub fn counts_both_hands(edition: Edition) -> bool {
    edition.cite(Provision::TwoHands).is_some()
}

/// True if a press without a move counts as an illegal move (from 2017 on).
///
/// ```
/// use touchmove_laws::{rules::illegal_move::counts_empty_press, Edition};
/// assert!(counts_empty_press(Edition::Fide2023) && !counts_empty_press(Edition::Fide2014));
/// ```
pub fn counts_empty_press(edition: Edition) -> bool {
    edition.cite(Provision::PressWithoutMove).is_some()
}

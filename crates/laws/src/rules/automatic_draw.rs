//! Draws without a claim: five appearances of a position, and seventy-five moves by each player
//! unless the last move is checkmate.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | fivefold-repetition | - | 9.6.a | 9.6.1 | 9.6.1 | 9.6.1 |
//! | seventy-five-moves | - | 9.6.b | 9.6.2 | 9.6.2 | 9.6.2 |
//! | threefold-without-claim | - | - | - | - | - |
//! | fifty-moves-without-claim | - | - | - | - | - |

use super::{Rule, RuleId, at_most_one};
use crate::{Edition, Effect, Outcome, Provision, Ruling, Termination};
use alloc::vec::Vec;
use serde::Serialize;

/// A position or a number of moves that draws the game without a claim.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum AutomaticDraw<'a> {
    /// A position that may draw the game without a claim. The caller excludes checkmate.
    Reached(Repetitions<'a>),
}

impl Rule for AutomaticDraw<'_> {
    const ID: RuleId = RuleId::AutomaticDraw;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            AutomaticDraw::Reached(facts) => at_most_one(ruling(edition, facts)),
        }
    }
}

/// Repetitions and quiet moves up to the present position.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Repetitions<'a> {
    /// Distances in half-moves to earlier appearances of the present position, in ascending order,
    /// all above zero.
    pub appearances: &'a [usize],
    /// Half-moves since the last capture or pawn move.
    pub quiet_moves: u32,
}

fn ruling(edition: Edition, facts: Repetitions<'_>) -> Option<Ruling> {
    let draw = |termination| Effect::GameOver { result: Outcome::DRAW, termination };
    if fivefold(edition, facts) {
        let effect = draw(Termination::FivefoldRepetition);
        return Ruling::under(edition, Provision::FivefoldRepetition, effect);
    }
    if let Some(ruling) = without_claim(edition, facts) {
        return Some(ruling);
    }
    if facts.quiet_moves < 150 {
        return None;
    }
    let effect = draw(Termination::SeventyFiveMoves);
    Ruling::under(edition, Provision::SeventyFiveMoves, effect)
}

/// Returns the draw by threefold repetition or fifty moves, which need no claim in casual play.
fn without_claim(edition: Edition, facts: Repetitions<'_>) -> Option<Ruling> {
    if facts.appearances.len() < 2 && facts.quiet_moves < 100 {
        return None;
    }
    let draw = |termination| Effect::GameOver { result: Outcome::DRAW, termination };
    let third = draw(Termination::ThreefoldRepetition);
    let third = Ruling::under(edition, Provision::ThreefoldWithoutClaim, third);
    let fifty = draw(Termination::FiftyMoves);
    let fifty = Ruling::under(edition, Provision::FiftyMovesWithoutClaim, fifty);
    let third = third.filter(|_| facts.appearances.len() >= 2);
    third.or_else(|| fifty.filter(|_| facts.quiet_moves >= 100))
}

fn fivefold(edition: Edition, facts: Repetitions<'_>) -> bool {
    match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 | Edition::Casual => {
            false
        }
        // The Laws of 2014 require consecutive appearances: between two of them each player makes
        // exactly two moves.
        Edition::Fide2014 => [4, 8, 12, 16].iter().all(|ago| facts.appearances.contains(ago)),
        Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 => facts.appearances.len() >= 4,
    }
}

//! A result that the arbiter declares during the game: a loss for a player with a score for the
//! opponent, or a draw. An impossible score is refused. In 2009 the opponent of a player who loses
//! as a penalty wins.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | (signing-the-result) | 8.7 | 8.7 | 8.7 | 8.7 | 8.7 |
//! | (points-total) | - | - | 10.2 | 10.2 | 10.2 |
//! | (persistent-refusal) | 12.8 | 11.7 | 11.7 | 11.7 | 11.7 |
//! | (both-guilty) | 12.9 | 11.8 | 11.8 | 11.8 | 11.8 |
//! | (penalties) | 13.4 | 12.9 | 12.9 | 12.9 | 12.9 |
//! | (penalty-warning) | 13.4.a | 12.9.a | 12.9.1 | 12.9.1 | 12.9.1 |
//! | (penalty-loss) | 13.4.d | 12.9.f | 12.9.6 | 12.9.6 | 12.9.6 |

use super::scoring;
use super::{Rule, RuleId, at_most_one};
use crate::{Edition, Effect, Outcome, Points, Provision, Refusal, Ruling, Score, Termination};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// The arbiter declares a result during the game.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum DeclaredResult {
    /// The arbiter declares the game lost for a player, with a score for the opponent.
    Lost {
        /// The circumstances.
        #[serde(flatten)]
        facts: Declaration,
        /// The player.
        player: Color,
        /// The opponent's score.
        opponent: Score,
        /// True if an open question has this answer, or if the arbiter declares both players lost or
        /// corrects a result. Then no other condition applies.
        asked: bool,
    },
    /// The arbiter declares the game drawn.
    Drawn(Declaration),
    /// The arbiter declares a draw, but no open question has a draw among its answers. A draw is
    /// not a penalty.
    NotDrawn(Declaration),
}

impl Rule for DeclaredResult {
    const ID: RuleId = RuleId::DeclaredResult;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            DeclaredResult::Lost { facts, player, opponent, asked } => {
                let refused = refused(edition, facts, player, opponent).filter(|_| !asked);
                at_most_one(refused.or_else(|| lost(edition, facts, player, opponent)))
            }
            DeclaredResult::Drawn(facts) => at_most_one(drawn(edition, facts)),
            DeclaredResult::NotDrawn(facts) => at_most_one(not_drawn(edition, facts)),
        }
    }
}

/// Circumstances in which the arbiter declares a result.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Declaration {
    /// The points for a game.
    pub points: Points,
    /// The player with the move, to whom a refusal is addressed.
    pub has_move: Color,
    /// True if the arbiter decides about a result that both players have signed.
    pub signed: bool,
    /// Players whose refusal to comply awaits the arbiter's decision: White, Black.
    pub refusals: [bool; 2],
    /// Players whom the arbiter has warned in this game: White, Black.
    pub warned: [bool; 2],
}

/// Returns the refusal of a loss that the edition does not leave to the arbiter. In 2009 the
/// opponent of a player who loses wins. In Finnish blitz the first offence is a warning.
fn refused(edition: Edition, facts: Declaration, player: Color, opponent: Score) -> Option<Ruling> {
    let (warns_first, fixed) = match edition {
        Edition::Fide2009 | Edition::Finland2009 => (false, true),
        Edition::FinnishBlitz2008 => (true, true),
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => {
            (false, false)
        }
    };
    let under = |provision, why| Ruling::under(edition, provision, Effect::Refused { player, why });
    if warns_first && !facts.warned[player.index()] {
        return under(Provision::PenaltyWarning, Refusal::WarningFirst);
    }
    if fixed && opponent != Score::Win {
        return under(Provision::PenaltyLoss, Refusal::OpponentWins);
    }
    None
}

fn lost(edition: Edition, facts: Declaration, player: Color, opponent: Score) -> Option<Ruling> {
    let declared = declared(edition, facts, Outcome::loss(player, opponent))?;
    let over = matches!(declared.effect(), Effect::GameOver { .. });
    if facts.signed || !over {
        return Some(declared);
    }
    let refusal = by_refusal(facts, player, opponent).into_iter();
    Some(refusal.fold(declared.and(Provision::PenaltyLoss), Ruling::and))
}

fn drawn(edition: Edition, facts: Declaration) -> Option<Ruling> {
    declared(edition, facts, Outcome::DRAW)
}

fn not_drawn(edition: Edition, facts: Declaration) -> Option<Ruling> {
    let effect = Effect::Refused { player: facts.has_move, why: Refusal::DrawNotForTheArbiter };
    Ruling::under(edition, Provision::Penalties, effect)
}

fn declared(edition: Edition, facts: Declaration, result: Outcome) -> Option<Ruling> {
    let Declaration { points, has_move: player, .. } = facts;
    if !scoring::is_allowed(edition, points, result) {
        let why = Refusal::TooManyPoints { result };
        return Ruling::under(edition, Provision::PointsTotal, Effect::Refused { player, why });
    }
    let under = if facts.signed { Provision::SigningTheResult } else { Provision::Penalties };
    let termination = Termination::ArbitersDecision;
    Ruling::under(edition, under, Effect::GameOver { result, termination })
}

/// Returns the provision for a loss by persistent refusal, or for the loss of both players by
/// refusal.
fn by_refusal(facts: Declaration, player: Color, opponent: Score) -> Option<Provision> {
    let refused = |of: Color| facts.refusals[of.index()];
    if opponent == Score::Loss && refused(player) && refused(player.other()) {
        return Some(Provision::BothGuilty);
    }
    refused(player).then_some(Provision::PersistentRefusal)
}

//! A result that the arbiter declares while the game goes on: it is lost by a
//! player, and the arbiter says what the opponent scores, or it is drawn. What a
//! game cannot score is refused.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | (signing-the-result) | 8.7 | 8.7 | 8.7 | 8.7 |
//! | (points-total) | - | - | 10.2 | 10.2 |
//! | (persistent-refusal) | 12.8 | 11.7 | 11.7 | 11.7 |
//! | (both-guilty) | 12.9 | 11.8 | 11.8 | 11.8 |
//! | (penalties) | 13.4 | 12.9 | 12.9 | 12.9 |
//! | (penalty-loss) | 13.4.d | 12.9.f | 12.9.6 | 12.9.6 |

use serde::Serialize;
use super::points;
use crate::{Edition, Effect, Outcome, Points, Provision, Refusal, Ruling, Score, Termination};
use touchmove_board::Color;

/// What is known when a result is declared.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Facts {
    /// The edition.
    pub edition: Edition,
    /// What a game scores.
    pub points: Points,
    /// Who has the move: to whom a refusal is said.
    pub has_move: Color,
    /// Whether the arbiter decides about a result that both players have signed.
    pub signed: bool,
    /// Whose refusal to comply is put to the arbiter: White's, Black's.
    pub refusals: [bool; 2],
}

/// The game is lost by a player, and the opponent scores that.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::declared_result::{lost, Facts};
/// use touchmove_laws::{Edition, Points, Score};
///
/// let facts = Facts {
///     edition: Edition::Fide2023,
///     points: Points::USUAL,
///     has_move: Color::White,
///     signed: false,
///     refusals: [false; 2],
/// };
/// let ruling = lost(facts, Color::White, Score::Win).unwrap();
/// let articles: Vec<_> = ruling.articles().iter().map(|a| a.number()).collect();
/// assert_eq!(articles, ["12.9", "12.9.6"]);
/// ```
pub fn lost(facts: Facts, player: Color, opponent: Score) -> Option<Ruling> {
    let declared = declared(facts, Outcome::loss(player, opponent))?;
    let over = matches!(declared.effect(), Effect::GameOver { .. });
    if facts.signed || !over {
        return Some(declared);
    }
    let refusal = by_refusal(facts, player, opponent).into_iter();
    Some(refusal.fold(declared.and(Provision::PenaltyLoss), Ruling::and))
}

/// The game is drawn.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::declared_result::{drawn, Facts};
/// use touchmove_laws::{Edition, Points};
///
/// let facts = Facts {
///     edition: Edition::Fide2014,
///     points: Points::USUAL,
///     has_move: Color::White,
///     signed: false,
///     refusals: [false; 2],
/// };
/// assert_eq!(drawn(facts).unwrap().effect().name(), "game_over");
/// ```
pub fn drawn(facts: Facts) -> Option<Ruling> {
    declared(facts, Outcome::DRAW)
}

/// No open question leaves a draw to the arbiter, and it is no penalty.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::declared_result::{not_drawn, Facts};
/// use touchmove_laws::{Edition, Points};
///
/// let facts = Facts {
///     edition: Edition::Fide2023,
///     points: Points::USUAL,
///     has_move: Color::White,
///     signed: false,
///     refusals: [false; 2],
/// };
/// let refused = not_drawn(facts).unwrap();
/// assert_eq!(refused.effect().to_string(), "refused white draw_not_for_the_arbiter");
/// assert_eq!(refused.articles()[0].number(), "12.9");
/// ```
pub fn not_drawn(facts: Facts) -> Option<Ruling> {
    let effect =
        Effect::Refused { player: facts.has_move, why: Refusal::DrawNotForTheArbiter };
    Ruling::under(facts.edition, Provision::Penalties, effect)
}

fn declared(facts: Facts, result: Outcome) -> Option<Ruling> {
    let Facts { edition, points, has_move: player, .. } = facts;
    if !points::is_allowed(edition, points, result) {
        let why = Refusal::TooManyPoints { result };
        return Ruling::under(edition, Provision::PointsTotal, Effect::Refused { player, why });
    }
    let under = if facts.signed { Provision::SigningTheResult } else { Provision::Penalties };
    let termination = Termination::ArbitersDecision;
    Ruling::under(edition, under, Effect::GameOver { result, termination })
}

/// A loss by persistent refusal, or by both players' refusals.
fn by_refusal(facts: Facts, player: Color, opponent: Score) -> Option<Provision> {
    let refused = |of: Color| facts.refusals[of.index()];
    if opponent == Score::Loss && refused(player) && refused(player.other()) {
        return Some(Provision::BothGuilty);
    }
    refused(player).then_some(Provision::PersistentRefusal)
}

//! The rules specific to Finland's blitz rules of 2008. A win on time needs material that forces
//! mate against a bare king. A draw may be claimed in a game without progress. An illegal move
//! loses even if a flag-fall is noticed at the same time.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | finnish-displaced | - | - | - | - | - |
//! | finnish-interference | - | - | - | - | - |
//! | finnish-final | - | - | - | - | - |
//! | sufficient-material | - | - | - | - | - |
//! | insufficient-material | - | - | - | - | - |
//! | no-progress | - | - | - | - | - |
//! | order-of-events | - | - | - | - | - |
//! | second-offence | - | - | - | - | - |
//! | (flag-fall-observed) | 6.8 | 6.8 | 6.8 | 6.8 | 6.8 |
//! | (rapid-flag-fall) | A.4.d | A.4.c | A.4.3 | A.4.3 | A.5.3 |
//! | (rapid-flag-claim) | A.4.d(2) | A.4.c | A.4.3 | A.4.3 | A.5.3 |
//! | (rapid-both-flags) | A.4.d(3) | - | - | - | - |

use super::MatingChance;
use super::{Rule, RuleId, at_most_one, note_under, rule_under};
use crate::{
    Cancellation, ClaimGround, Edition, Effect, Note, Outcome, Provision, Question, Ruling,
    Termination,
};
use alloc::vec;
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;
use touchmove_mate::MaterialLeft;

/// An incident under Finland's blitz rules.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum FinnishBlitz {
    /// A player claims a win on time.
    Claimed(Claim),
    /// A player claims that the game does not progress. The opponent either agrees to a draw or
    /// must make progress; the arbiter decides.
    NoProgress {
        /// The player.
        player: Color,
    },
    /// The arbiter has decided on a claim that the game does not progress.
    ProgressDecided {
        /// The claimant.
        claimant: Color,
        /// True if the game is drawn.
        drawn: bool,
    },
    /// A player loses by a second offence in the same game.
    SecondOffence {
        /// The player.
        player: Color,
    },
    /// A spectator has interfered with the game, and it is replayed.
    Replayed,
    /// A player restarts the clock of an opponent who has displaced pieces, so that the opponent
    /// restores them on their own time.
    ClockRestarted {
        /// The player who displaced pieces.
        displacer: Color,
    },
}

impl Rule for FinnishBlitz {
    const ID: RuleId = RuleId::FinnishBlitz;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            FinnishBlitz::Claimed(ref facts) => claimed(edition, facts),
            FinnishBlitz::NoProgress { player } => {
                let question = Effect::Question { question: Question::NoProgress { player } };
                let effects = [Effect::DrawOffered { player }, question].into_iter();
                effects
                    .filter_map(|effect| Ruling::under(edition, Provision::NoProgress, effect))
                    .collect()
            }
            FinnishBlitz::ProgressDecided { claimant, drawn } => {
                at_most_one(progress_decided(edition, claimant, drawn))
            }
            FinnishBlitz::SecondOffence { player } => {
                let result = Outcome::win(player.other());
                let effect =
                    Effect::GameOver { result, termination: Termination::ArbitersDecision };
                rule_under(edition, Provision::SecondOffence, effect)
            }
            FinnishBlitz::Replayed => {
                let effect = Effect::GameCancelled { why: Cancellation::Interference };
                rule_under(edition, Provision::FinnishInterference, effect)
            }
            FinnishBlitz::ClockRestarted { displacer } => {
                let what = Note::RestoresOnOwnTime { player: displacer };
                note_under(edition, Provision::FinnishDisplaced, what)
            }
        }
    }
}

/// The material of a claimant of a win on time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Material {
    /// The material forces mate against a bare king.
    Sufficient,
    /// The material does not force mate, but a mate is possible. The claimant may show a forced
    /// mate immediately.
    ForcedMateOnly,
    /// No mate is possible.
    Insufficient,
}

/// The facts of a claim of a win on time.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Claim {
    /// The claimant.
    pub claimant: Color,
    /// True if the claimant's own flag is down.
    pub own_down: bool,
    /// True if the opponent's flag is down.
    pub opponents_down: bool,
    /// The claimant's material.
    pub material: Material,
}

fn claimed(edition: Edition, claim: &Claim) -> Vec<Ruling> {
    let Claim { claimant, own_down, opponents_down, .. } = *claim;
    let under = |provision, effect| Ruling::under(edition, provision, effect);
    let found = match (opponents_down, own_down) {
        (false, _) => {
            let incorrect = Effect::ClaimIncorrect { player: claimant, claim: ClaimGround::Flag };
            vec![under(Provision::RapidFlagClaim, incorrect)]
        }
        (true, true) => {
            let draw =
                Effect::GameOver { result: Outcome::DRAW, termination: Termination::BothFlags };
            vec![under(Provision::RapidBothFlags, draw)]
        }
        (true, false) => {
            let fallen = Effect::FlagFallen { player: claimant.other() };
            vec![under(Provision::FlagFallObserved, fallen), won(edition, claim)]
        }
    };
    found.into_iter().flatten().collect()
}

fn won(edition: Edition, claim: &Claim) -> Option<Ruling> {
    let Claim { claimant, .. } = *claim;
    let player = claimant.other();
    let (provision, effect) = match claim.material {
        Material::Sufficient => {
            let (result, termination) = (Outcome::win(claimant), Termination::TimeForfeit);
            (Provision::RapidFlagClaim, Effect::GameOver { result, termination })
        }
        Material::ForcedMateOnly => {
            let question = Question::ForcedMate { player };
            (Provision::SufficientMaterial, Effect::Question { question })
        }
        Material::Insufficient => {
            let (result, termination) = (Outcome::DRAW, Termination::CannotCheckmate);
            (Provision::InsufficientMaterial, Effect::GameOver { result, termination })
        }
    };
    let ruling = Ruling::under(edition, provision, effect)?.and(Provision::RapidFlagFall);
    Some(ruling.and(Provision::SufficientMaterial))
}

fn progress_decided(edition: Edition, claimant: Color, drawn: bool) -> Option<Ruling> {
    let draw =
        Effect::GameOver { result: Outcome::DRAW, termination: Termination::ArbitersDecision };
    let what = Note::MustProgress { player: claimant.other() };
    let effect = if drawn { draw } else { Effect::Noted { what } };
    let ruling = Ruling::under(edition, Provision::NoProgress, effect)?;
    Some(ruling.and(Provision::FinnishFinal))
}

/// Adds the article on the order of events to a ruling on an illegal move. If an illegal move and a
/// flag-fall are noticed together, the illegal move loses.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::finnish_blitz::with_order_of_events;
/// use touchmove_laws::{Edition, Effect, Provision, Ruling};
/// let blitz = Edition::FinnishBlitz2008;
/// let effect = Effect::IllegalMove { player: Color::White, count: 1 };
/// let ruling = Ruling::under(blitz, Provision::BlitzIllegalMove, effect).unwrap();
/// assert_eq!(with_order_of_events(ruling).articles().last().unwrap().number(), "fi-blitz 15");
/// ```
pub fn with_order_of_events(illegal_move: Ruling) -> Ruling {
    illegal_move.and(Provision::OrderOfEvents)
}

/// True if the edition has the Finnish rules on winning on time.
///
/// ```
/// use touchmove_laws::{rules::finnish_blitz::asks_for_material, Edition};
/// assert!(asks_for_material(Edition::FinnishBlitz2008) && !asks_for_material(Edition::Fide2023));
/// ```
pub fn asks_for_material(edition: Edition) -> bool {
    edition.cite(Provision::SufficientMaterial).is_some()
}

/// True if a draw may be claimed in a game without progress.
///
/// ```
/// use touchmove_laws::{rules::finnish_blitz::asks_for_progress, Edition};
/// assert!(asks_for_progress(Edition::FinnishBlitz2008) && !asks_for_progress(Edition::Fide2023));
/// ```
pub fn asks_for_progress(edition: Edition) -> bool {
    edition.cite(Provision::NoProgress).is_some()
}

/// True if a second offence loses the game.
///
/// ```
/// use touchmove_laws::{rules::finnish_blitz::second_offence_loses, Edition};
/// assert!(!second_offence_loses(Edition::Fide2023));
/// ```
pub fn second_offence_loses(edition: Edition) -> bool {
    edition.cite(Provision::SecondOffence).is_some()
}

/// Classifies a claimant's reported material. Queens and rooks suffice, as does any other material
/// that forces mate against a bare king. With other material the claimant must show a forced mate.
///
/// ```
/// use touchmove_laws::rules::MatingChance;
/// use touchmove_laws::rules::finnish_blitz::{Material, material_from_report};
/// use touchmove_mate::MaterialLeft;
/// let undecided = MatingChance::Undecided;
/// assert_eq!(material_from_report(Some(MaterialLeft::Rooks), undecided, false), Material::Sufficient);
/// assert_eq!(material_from_report(Some(MaterialLeft::Other), undecided, true), Material::Sufficient);
/// assert_eq!(material_from_report(Some(MaterialLeft::King), MatingChance::Cannot, false), Material::Insufficient);
/// ```
pub const fn material_from_report(
    left: Option<MaterialLeft>,
    chance: MatingChance,
    forces: bool,
) -> Material {
    match (left, chance) {
        // The report states the ability to force mate only for other material.
        (Some(MaterialLeft::Other), MatingChance::Undecided) if forces => Material::Sufficient,
        (_, MatingChance::Cannot) => Material::Insufficient,
        (Some(MaterialLeft::Queens | MaterialLeft::Rooks), _) | (None, MatingChance::Can) => {
            Material::Sufficient
        }
        _ => Material::ForcedMateOnly,
    }
}

//! The fallback ruling on an act that no other rule has ruled on. Every claim, request, offer,
//! answer, decision or report gets a response. If no article prescribes a consequence, the response
//! says so and cites the article on matters that the Laws leave open.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | silent-laws | Preface | Preface | Preface | Preface | Preface |
//! | no-intervention | 13.6 | 12.6 | 12.6 | 12.6 | 12.6 |
//! | (illegal-position) | - | 3.10.c | 3.10.3 | 3.10.3 | 3.10.3 |
//! | (white-clock-starts) | 6.5 | 6.6 | 6.6 | 6.6 | 6.6 |
//! | (interruption) | 6.12.a | 6.12.a | 6.11.1 | 6.11.1 | 6.11.1 |
//! | (restart) | 6.12.c | 6.12.c | 6.11.3 | 6.11.3 | 6.11.3 |
//! | (stopping-the-clock) | 6.12.b | 6.12.b | 6.11.2 | 6.11.2 | 6.11.2 |
//! | (illegal-move-completed) | 7.4.a | 7.5.a | 7.5.1 | 7.5.1 | 7.5.1 |
//! | (permission-to-leave) | 12.2 | 11.2 | 11.2.3 | 11.2.3 | 11.2.3 |
//! | (arbiter-unasked) | - | - | - | - | - |
//! | (only-legal-moves) | - | - | - | - | - |
//! | (sealing-move) | Adj.1.a | E.1.a | GI.1.1 | GI.1.1 | GI.1.1 |
//! | (resumption) | Adj.9 | E.9 | GI.9 | GI.9 | GI.9 |

use super::{Rule, RuleId, at_most_one, note_under, refuse_under};
use crate::report::Fact;
use crate::{Edition, Effect, Note, Provision, Refusal, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// An act that no other rule has ruled on.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum FallbackNote {
    /// A player or the arbiter acts, and no other rule responds.
    Unanswered {
        /// The player.
        player: Color,
        /// The act.
        what: UnansweredAct,
    },
    /// The arbiter has settled a question under this provision, without further consequences.
    Settled {
        /// The provision of the question.
        asked_under: Provision,
    },
    /// A player moves while the clocks stand for an open question, asked under this provision.
    AwaitsAnswer {
        /// The player.
        player: Color,
        /// The provision of the question.
        asked_under: Provision,
    },
    /// A player acts while an open question, asked under this provision, leaves only the result of
    /// the game undecided.
    ResultOpen {
        /// The player.
        player: Color,
        /// The provision of the question.
        asked_under: Provision,
    },
    /// A report lacks a fact that the ruling under a provision depends on.
    FactNeeded {
        /// The provision.
        under: Provision,
        /// The missing fact.
        fact: Fact,
    },
}

impl Rule for FallbackNote {
    const ID: RuleId = RuleId::FallbackNote;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            FallbackNote::Unanswered { player, what } => at_most_one(ruling(edition, player, what)),
            FallbackNote::Settled { asked_under } => {
                note_under(edition, asked_under, Note::QuestionSettled)
            }
            FallbackNote::AwaitsAnswer { player, asked_under } => {
                refuse_under(edition, asked_under, player, Refusal::AwaitsAnswer)
            }
            FallbackNote::ResultOpen { player, asked_under } => {
                refuse_under(edition, asked_under, player, Refusal::ResultOpen)
            }
            FallbackNote::FactNeeded { under, ref fact } => {
                let effect = Effect::FactNeeded { fact: fact.clone() };
                let mut under = [under, Provision::SilentLaws].into_iter();
                under
                    .find_map(|provision| Ruling::under(edition, provision, effect.clone()))
                    .into_iter()
                    .collect()
            }
        }
    }
}

/// An act without a consequence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum UnansweredAct {
    /// The arbiter agrees, rejects or postpones, and no open question has that answer.
    Answer,
    /// The arbiter observes an illegal move that does not exist.
    IllegalMove,
    /// The arbiter observes an illegal position that is not proven illegal.
    IllegalPosition,
    /// The arbiter starts the clocks of a game that has already started.
    Start,
    /// The arbiter restarts clocks that are not stopped.
    Resume,
    /// A player presses the clock while it is stopped.
    Press,
    /// A player stops play that is already stopped, or a game without a clock.
    StopByPlayer,
    /// The arbiter stops play that is already stopped, or a game without a clock.
    StopByArbiter,
    /// The arbiter adjourns or continues a game that is already adjourned.
    Adjournment,
    /// The arbiter resumes a game that is not adjourned.
    Resumption,
    /// A player leaves with permission.
    Leaving,
    /// Any other act.
    Other,
}

fn ruling(edition: Edition, player: Color, what: UnansweredAct) -> Option<Ruling> {
    let refused = |why| Effect::Refused { player, why };
    let noted = |what| Effect::Noted { what };
    let (provision, effect) = match what {
        UnansweredAct::Answer => (Provision::NoIntervention, refused(Refusal::NothingToAnswer)),
        UnansweredAct::IllegalMove => {
            (Provision::IllegalMoveCompleted, refused(Refusal::NothingIllegal))
        }
        UnansweredAct::IllegalPosition if edition.cite(Provision::IllegalPosition).is_some() => {
            (Provision::IllegalPosition, refused(Refusal::NotProvenIllegal))
        }
        UnansweredAct::Start => (Provision::WhiteClockStarts, refused(Refusal::PlayGoesOn)),
        UnansweredAct::Resume => (Provision::Restart, refused(Refusal::PlayGoesOn)),
        UnansweredAct::Press | UnansweredAct::StopByPlayer => (Provision::StoppingTheClock, noted(Note::PlayStopped)),
        UnansweredAct::StopByArbiter => (Provision::Interruption, noted(Note::PlayStopped)),
        UnansweredAct::Adjournment => (Provision::SealingMove, refused(Refusal::IsAdjourned)),
        UnansweredAct::Resumption => (Provision::Resumption, refused(Refusal::NotAdjourned)),
        UnansweredAct::Leaving => (Provision::PermissionToLeave, noted(Note::MayLeave { player })),
        UnansweredAct::Other | UnansweredAct::IllegalPosition => {
            (Provision::SilentLaws, noted(Note::NothingFollows))
        }
    };
    let silent = [Provision::SilentLaws, Provision::OnlyLegalMoves];
    let unasked = (what == UnansweredAct::Answer).then_some(Provision::ArbiterUnasked);
    let mut under = [provision].into_iter().chain(unasked).chain(silent);
    under.find_map(|provision| Ruling::under(edition, provision, effect.clone()))
}

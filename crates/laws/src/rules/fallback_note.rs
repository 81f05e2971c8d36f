//! What is said where no other rule has anything to say: whoever claims, asks,
//! offers, answers, decides or reports gets a word. Where no article says what
//! follows, that itself is said, with the article on what the Laws leave open.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | silent-laws | Preface | Preface | Preface | Preface |
//! | no-intervention | 13.6 | 12.6 | 12.6 | 12.6 |
//! | (illegal-position) | - | 3.10.c | 3.10.3 | 3.10.3 |
//! | (white-clock-starts) | 6.5 | 6.6 | 6.6 | 6.6 |
//! | (interruption) | 6.12.a | 6.12.a | 6.11.1 | 6.11.1 |
//! | (restart) | 6.12.c | 6.12.c | 6.11.3 | 6.11.3 |
//! | (stopping-the-clock) | 6.12.b | 6.12.b | 6.11.2 | 6.11.2 |
//! | (illegal-move-completed) | 7.4.a | 7.5.a | 7.5.1 | 7.5.1 |
//! | (permission-to-leave) | 12.2 | 11.2 | 11.2.3 | 11.2.3 |
//! | (distraction) | 12.6 | 11.5 | 11.5 | 11.5 |
//! | (arbiter-unasked) | - | - | - | - |
//! | (only-legal-moves) | - | - | - | - |
//! | (sealing-move) | Adj.1.a | E.1.a | GI.1.1 | GI.1.1 |
//! | (resumption) | Adj.9 | E.9 | GI.9 | GI.9 |

use super::{Rule, RuleId, at_most_one, note_under};
use crate::reported::Fact;
use crate::{Edition, Effect, Note, Provision, Refusal, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// An act on which no other rule ruled.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum FallbackNote {
    /// The word that is said then; `player` is the one who did it, and of the
    /// arbiter's acts the one who has the move.
    Unanswered {
        /// The player.
        player: Color,
        /// What happened.
        what: Unanswered,
    },
    /// The arbiter has settled what was asked under that provision, and nothing
    /// else comes of it.
    Settled {
        /// The provision of the question.
        asked_under: Provision,
    },
    /// A player has claimed wrongly once more.
    ClaimedWrongly {
        /// The player.
        player: Color,
        /// How often.
        times: u32,
    },
    /// A player has offered a draw once more, and the opponent none.
    OfferedAgain {
        /// The player.
        player: Color,
        /// How often.
        times: u32,
    },
    /// A report leaves a fact open that a provision makes the ruling depend on.
    FactNeeded {
        /// The provision.
        under: Provision,
        /// The fact that is needed.
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
            FallbackNote::ClaimedWrongly { player, times } => {
                let what = Note::WrongClaims { player, times };
                at_most_one(unreasonable(edition, times, what))
            }
            FallbackNote::OfferedAgain { player, times } => {
                let what = Note::RepeatedOffers { player, times };
                at_most_one(unreasonable(edition, times, what))
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

/// What has been said or done without anything that follows from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Unanswered {
    /// The arbiter agrees, rejects or postpones, and nothing open has that answer.
    Answer,
    /// The arbiter sees an illegal move, and there is none.
    IllegalMove,
    /// The arbiter sees an illegal position, and nothing shows that it is one.
    IllegalPosition,
    /// The clocks are started for a game that has been started.
    Start,
    /// The clocks are set going, and nobody has stopped them.
    Resume,
    /// A player stops play that stands, or that has no clock.
    StopByPlayer,
    /// The arbiter does.
    StopByArbiter,
    /// A game is adjourned that is adjourned, or the arbiter goes on with one that is.
    Adjournment,
    /// A game is resumed that is not adjourned.
    Resumption,
    /// A player leaves who may leave.
    Leaving,
    /// Anything else.
    Other,
}

/// The word that is said then; `player` is the one who did it, and of the
/// arbiter's acts the one who has the move.
fn ruling(edition: Edition, player: Color, what: Unanswered) -> Option<Ruling> {
    let refused = |why| Effect::Refused { player, why };
    let noted = |what| Effect::Noted { what };
    let (provision, effect) = match what {
        Unanswered::Answer => (Provision::NoIntervention, refused(Refusal::NothingToAnswer)),
        Unanswered::IllegalMove => {
            (Provision::IllegalMoveCompleted, refused(Refusal::NothingIllegal))
        }
        Unanswered::IllegalPosition if edition.cite(Provision::IllegalPosition).is_some() => {
            (Provision::IllegalPosition, refused(Refusal::NotProvenIllegal))
        }
        Unanswered::Start => (Provision::WhiteClockStarts, refused(Refusal::PlayGoesOn)),
        Unanswered::Resume => (Provision::Restart, refused(Refusal::PlayGoesOn)),
        Unanswered::StopByPlayer => (Provision::StoppingTheClock, noted(Note::PlayStopped)),
        Unanswered::StopByArbiter => (Provision::Interruption, noted(Note::PlayStopped)),
        Unanswered::Adjournment => (Provision::SealingMove, refused(Refusal::IsAdjourned)),
        Unanswered::Resumption => (Provision::Resumption, refused(Refusal::NotAdjourned)),
        Unanswered::Leaving => (Provision::PermissionToLeave, noted(Note::MayLeave { player })),
        Unanswered::Other | Unanswered::IllegalPosition => {
            (Provision::SilentLaws, noted(Note::NothingFollows))
        }
    };
    let silent = [Provision::SilentLaws, Provision::OnlyLegalMoves];
    let unasked = (what == Unanswered::Answer).then_some(Provision::ArbiterUnasked);
    let mut under = [provision].into_iter().chain(unasked).chain(silent);
    under.find_map(|provision| Ruling::under(edition, provision, effect.clone()))
}

/// So many wrong claims in a row, or offers that nobody has answered with one,
/// are more than the Laws call reasonable.
const UNREASONABLE: u32 = 3;

fn unreasonable(edition: Edition, times: u32, what: Note) -> Option<Ruling> {
    let noted = Ruling::under(edition, Provision::Distraction, Effect::Noted { what });
    noted.filter(|_| times >= UNREASONABLE)
}

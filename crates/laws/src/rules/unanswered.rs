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

use crate::reported::Fact;
use crate::{Edition, Effect, Note, Provision, Refusal, Ruling};
use serde::Serialize;
use touchmove_board::Color;

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
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::unanswered::{ruling, Unanswered};
/// use touchmove_laws::Edition;
///
/// let said = |edition, what| ruling(edition, Color::White, what).unwrap();
/// let agrees = said(Edition::Fide2023, Unanswered::Answer);
/// assert_eq!(agrees.effect().to_string(), "refused white nothing_to_answer");
/// assert_eq!(agrees.articles()[0].number(), "12.6");
/// let other = said(Edition::Fide2014, Unanswered::Other);
/// assert_eq!(other.effect().to_string(), "noted nothing_follows");
/// assert_eq!(other.articles()[0].number(), "Preface");
/// ```
pub fn ruling(edition: Edition, player: Color, what: Unanswered) -> Option<Ruling> {
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
        Unanswered::Other | Unanswered::IllegalPosition => (Provision::SilentLaws, noted(Note::NothingFollows)),
    };
    let silent = [Provision::SilentLaws, Provision::OnlyLegalMoves];
    let unasked = (what == Unanswered::Answer).then_some(Provision::ArbiterUnasked);
    let mut under = [provision].into_iter().chain(unasked).chain(silent);
    under.find_map(|provision| Ruling::under(edition, provision, effect.clone()))
}

/// The arbiter has settled what was asked under that provision, and nothing
/// else comes of it.
///
/// ```
/// use touchmove_laws::rules::unanswered::settled;
/// use touchmove_laws::{Edition, Provision};
/// let ruling = settled(Edition::Fide2023, Provision::TimesAfterIrregularity).unwrap();
/// assert_eq!(ruling.effect().to_string(), "noted question_settled");
/// assert_eq!(ruling.articles()[0].number(), "7.1");
/// ```
pub fn settled(edition: Edition, asked_under: Provision) -> Option<Ruling> {
    Ruling::under(edition, asked_under, Effect::Noted { what: Note::QuestionSettled })
}

/// So many wrong claims in a row, or offers that nobody has answered with one,
/// are more than the Laws call reasonable.
const UNREASONABLE: u32 = 3;

/// A player has claimed wrongly once more.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::unanswered::claimed_wrongly, Edition};
/// assert!(claimed_wrongly(Edition::Fide2023, Color::White, 2).is_none());
/// let third = claimed_wrongly(Edition::Fide2023, Color::White, 3).unwrap();
/// assert_eq!(third.effect().to_string(), "noted wrong_claims white 3");
/// assert_eq!(third.articles()[0].number(), "11.5");
/// ```
pub fn claimed_wrongly(edition: Edition, player: Color, times: u32) -> Option<Ruling> {
    let what = Note::WrongClaims { player, times };
    unreasonable(edition, times, what)
}

/// A player has offered a draw once more, and the opponent none.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::unanswered::offered_again, Edition};
/// let third = offered_again(Edition::Fide2009, Color::White, 3).unwrap();
/// assert_eq!(third.effect().to_string(), "noted repeated_offers white 3");
/// ```
pub fn offered_again(edition: Edition, player: Color, times: u32) -> Option<Ruling> {
    let what = Note::RepeatedOffers { player, times };
    unreasonable(edition, times, what)
}

fn unreasonable(edition: Edition, times: u32, what: Note) -> Option<Ruling> {
    let noted = Ruling::under(edition, Provision::Distraction, Effect::Noted { what });
    noted.filter(|_| times >= UNREASONABLE)
}

/// A report leaves a fact open that a provision makes the ruling depend on.
///
/// ```
/// use touchmove_laws::reported::Fact;
/// use touchmove_laws::{Edition, Provision, rules::unanswered::fact_needed};
///
/// let under = Provision::IllegalMovePenalty;
/// let asked = fact_needed(Edition::Fide2023, under, Fact::Answered).unwrap();
/// assert_eq!(asked.effect().to_string(), "fact_needed answered not answered | answered");
/// ```
pub fn fact_needed(edition: Edition, under: Provision, fact: Fact) -> Option<Ruling> {
    let effect = Effect::FactNeeded { fact };
    let mut under = [under, Provision::SilentLaws].into_iter();
    under.find_map(|provision| Ruling::under(edition, provision, effect.clone()))
}

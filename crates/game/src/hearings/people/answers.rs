//! Hearing on the arbiter's answers: agreeing, rejecting, postponing, and every decision that
//! answers an open question.

use crate::event::{Act, Actor, Decision, Event, Reply};
use crate::hearings::board::{clocks, press_back};
use crate::hearings::irregularities::{castling_answer, touch_move_breach, wrong_start};
use crate::hearings::people::{conduct, presence, replies};
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::{Ledger, Questions};
use crate::state::ledger::Draws;
use crate::state::status::Impossible;
use crate::verdict::Handled;
use touchmove_board::{ByColor, Color};
use touchmove_clock::Millis;
use touchmove_laws::rules::draw_offer::DrawOffer;
use touchmove_laws::rules::requests::Requests;
use touchmove_laws::rules::stopping::Stopping;
use touchmove_laws::{Answer, Help, Offence, Question};

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let (Actor::Arbiter, Act::Decision(act)) = (event.actor, &event.act) else {
        return Ok(Handled::No);
    };
    match (replies::reply(proceedings, event), act) {
        (Some(Reply::Agrees), _) => agrees_or_rejects(proceedings, true),
        (Some(Reply::Rejects), _) => agrees_or_rejects(proceedings, false),
        // Other hearings handle postponements. An answer to a question that is not open needs no
        // action.
        (Some(Reply::Postpones), _) | (None, Decision::Answers { .. }) => {}
        (None, _) => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

/// Returns the answer that a decision gives, if any question can have it.
const fn answer(decision: &Decision) -> Option<Answer> {
    Some(match *decision {
        Decision::Reminds { player } => Answer::Reminds(player),
        Decision::Warns { player } => Answer::Warns(player),
        Decision::GivesTime { player, .. } => Answer::GivesTime(player),
        Decision::GivesForDisturbance { player, .. } => Answer::GivesForDisturbance(player),
        Decision::TakesTime { player, .. } => Answer::TakesTime(player),
        Decision::GivesPoints { player, .. } => Answer::GivesPoints(player),
        Decision::TakesPoints { player, .. } => Answer::TakesPoints(player),
        Decision::Fines { player } => Answer::Fines(player),
        Decision::Excludes { player } => Answer::Excludes(player),
        Decision::Expels { player } => Answer::Expels(player),
        Decision::ExpelsTheSpectator => Answer::ExpelsSpectator,
        _ => return None,
    })
}

/// Returns the act that gives an answer. An answer with a time uses `ms` or `clocks`.
pub(crate) fn act(answer: Answer, ms: Millis, clocks: ByColor<Millis>) -> Act {
    use crate::event::{Clock, Observation};
    Act::Decision(match answer {
        Answer::ObservesFlag(player) => return Act::Observation(Observation::Flag { player }),
        Answer::FindsNoOverstep => return Act::Observation(Observation::NoOverstep),
        Answer::Resumes => return Act::Clock(Clock::Resumes),
        Answer::DeclaresLost(player) => Decision::DeclaresLost { player, score: None },
        Answer::DeclaresLostScoring(player, score) => {
            Decision::DeclaresLost { player, score: Some(score) }
        }
        Answer::DeclaresDraw => Decision::DeclaresDraw,
        Answer::Agrees => Decision::Agrees,
        Answer::Rejects => Decision::Rejects,
        Answer::Postpones => Decision::Postpones,
        Answer::SetsClocks => Decision::SetsClocks { times: clocks.into_iter().collect() },
        Answer::Reminds(player) => Decision::Reminds { player },
        Answer::Warns(player) => Decision::Warns { player },
        Answer::GivesTime(player) => Decision::GivesTime { player, ms },
        Answer::GivesForDisturbance(player) => Decision::GivesForDisturbance { player, ms },
        Answer::TakesTime(player) => Decision::TakesTime { player, ms },
        Answer::GivesPoints(player) => Decision::GivesPoints { player, halves: 1 },
        Answer::TakesPoints(player) => Decision::TakesPoints { player, halves: 1 },
        Answer::Fines(player) => Decision::Fines { player },
        Answer::Excludes(player) => Decision::Excludes { player },
        Answer::Expels(player) => Decision::Expels { player },
        Answer::ExpelsSpectator => Decision::ExpelsTheSpectator,
        Answer::Reconstructs => Decision::ReconstructsTheGame,
    })
}

/// True if the answer is among the options. A lawful number of whole points also counts if the list
/// of penalties excludes half points.
fn answers(question: &Question, answer: Answer) -> bool {
    let options = question.answers();
    let offender = match answer {
        Answer::TakesPoints(player) => Some(player),
        Answer::GivesPoints(player) => Some(player.other()),
        _ => None,
    };
    let penalised = |player| options.contains(&Answer::Warns(player));
    options.contains(&answer) || offender.is_some_and(penalised)
}

/// Answers the first open question to which this decision is an answer.
pub(in crate::hearings) fn answered_by(proceedings: &mut Proceedings<'_>, act: &Decision) {
    let Some(answer) = answer(act) else { return };
    let asked = proceedings.questions.iter().position(|question| answers(question, answer));
    if let Some(asked) = asked {
        proceedings.enter(Questions::Close(asked));
        clocks::resume_clocks(proceedings, false);
    }
}

/// Returns the act with the name of its question, because other open questions may allow the same
/// answer.
pub(crate) fn naming(question: &Question, act: Act) -> Act {
    let with = match act {
        Act::Decision(Decision::Agrees) => Reply::Agrees,
        Act::Decision(Decision::Rejects) => Reply::Rejects,
        Act::Decision(Decision::Postpones) => Reply::Postpones,
        act => return act,
    };
    Act::Decision(Decision::Answers { question: question.id(), with })
}

/// Applies agreement or rejection to the latest request.
fn agrees_or_rejects(proceedings: &mut Proceedings<'_>, agrees: bool) {
    let latest = proceedings
        .questions
        .latest(Answer::Agrees)
        .and_then(|at| proceedings.questions.get(at))
        .cloned();
    match latest {
        Some(Question::Assistant { player, help, .. }) => {
            return assistant_answered(proceedings, player, help, agrees);
        }
        Some(Question::StoppedClock { .. }) => {
            if let Some(player) = reason_asked(proceedings) {
                reason_found(proceedings, player, agrees);
            }
            return;
        }
        Some(Question::HalfCastled { .. }) => {
            castling_answer::answered(proceedings, agrees);
            return;
        }
        Some(question @ (Question::WrongSetup { .. } | Question::ReversedColours { .. })) => {
            wrong_start::answered(proceedings, &question, agrees);
            return;
        }
        Some(Question::NoShow { player }) => {
            return presence::answered(proceedings, player, agrees);
        }
        Some(Question::PressedBack { .. }) => {
            press_back::answered(proceedings, agrees);
            return;
        }
        Some(Question::TouchMeant { .. }) => {
            return touch_move_breach::answered(proceedings, agrees);
        }
        _ if !proceedings.questions.is_empty() => return,
        _ => {}
    }
    if let Some(player) = proceedings.ledger.draws.refused {
        proceedings
            .enter(Ledger::Draws(Draws { refused: None, ..proceedings.ledger.draws.clone() }));
        return consents(proceedings, player, agrees);
    }
    if let Some(player) = proceedings.ledger.caller {
        proceedings.enter(Ledger::Caller(None));
        reason_found(proceedings, player, agrees);
    }
}

impl View {
    /// Returns the player who asked for an assistant, and the task.
    pub(crate) fn assistant_asked(&self) -> Option<(Color, Help)> {
        self.questions.iter().find_map(|question| match *question {
            Question::Assistant { player, help, .. } => Some((player, help)),
            _ => None,
        })
    }
}

fn reason_asked(proceedings: &mut Proceedings<'_>) -> Option<Color> {
    let asked = |q: &Question| matches!(q, Question::StoppedClock { .. });
    let asked = proceedings.questions.iter().position(asked)?;
    let caller = proceedings.ledger.caller;
    proceedings.enter(Questions::Close(asked));
    proceedings.enter(Ledger::Caller(None));
    caller
}

/// Applies the arbiter's finding on the reason for stopping the clocks. If the reason is valid, the
/// clocks stay stopped. Otherwise the arbiter chooses a penalty.
fn reason_found(proceedings: &mut Proceedings<'_>, player: Color, valid: bool) {
    if !valid {
        return conduct::offends(proceedings, player, Offence::StoppedClock);
    }
    proceedings.decide(&Stopping::ValidReason { player });
}

/// Accepts an assistant without adjusting the clocks, or rejects the assistant.
fn assistant_answered(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    help: Help,
    accepted: bool,
) {
    proceedings.enter(Questions::CloseAll(|q| matches!(q, Question::Assistant { .. })));
    proceedings.decide(&Requests::AssistantAnswered { player, help, accepted });
    clocks::resume_clocks(proceedings, false);
}

/// Applies the arbiter's consent or refusal to a draw offer that needs consent under the event's
/// rules.
fn consents(proceedings: &mut Proceedings<'_>, player: Color, agrees: bool) {
    if !agrees {
        let offer = proceedings.offer_by(player);
        return proceedings.decide(&DrawOffer::Allowed(offer));
    }
    let draws = proceedings.ledger.draws.clone();
    proceedings.enter(Ledger::Draws(Draws { consent: true, offer: Some(player), ..draws }));
    proceedings.decide(&DrawOffer::Consented { player });
}

//! What the arbiter answers: agreeing, rejecting, postponing, and every
//! decision that answers what was asked.

use crate::event::{Act, Actor, Decision, Event};
use crate::hearings::{conduct, half_castling};
use crate::order::Heard;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::{Ledger, Questions};
use crate::state::ledger::Draws;
use crate::state::status::Impossible;
use crate::trace::ask;
use touchmove_board::{ByColor, Color};
use touchmove_laws::rules::{asking, draw_offer, stopping};
use touchmove_laws::{Answer, Help, Offence, Question};

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    let (Actor::Arbiter, Act::Decision(act)) = (event.actor, &event.act) else {
        return Ok(Heard::NotMine);
    };
    match act {
        Decision::Agrees => agrees_or_rejects(on, true),
        Decision::Rejects => agrees_or_rejects(on, false),
        Decision::Postpones => answered(on),
        _ => return Ok(Heard::NotMine),
    }
    Ok(Heard::Taken)
}

/// The answer that a decision gives, if it is one that questions may have.
const fn answer(decision: &Decision) -> Option<Answer> {
    Some(match *decision {
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

/// The act that gives an answer, with a time where it takes one.
pub(crate) fn act(answer: Answer, ms: u64, clocks: ByColor<u64>) -> Act {
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

/// Whether it is one of the options, or points where the list of penalties
/// leaves half points out: whole ones are still lawful.
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

/// The first open question that this answers is answered.
pub(super) fn answered_by(on: &mut Proceedings<'_>, act: &Decision) {
    let Some(answer) = answer(act) else { return };
    let asked = on.questions.iter().position(|question| answers(question, answer));
    if let Some(asked) = asked {
        on.enter(Questions::Close(asked));
        super::stopping::resume_clocks(on, false);
    }
}

/// The open question has its answer; one about a penalty needs another.
pub(super) fn answered(on: &mut Proceedings<'_>) {
    if let Some(open) = on.questions.iter().position(|q| !q.is_about_conduct()) {
        on.enter(Questions::Close(open));
    }
    super::stopping::resume_clocks(on, false);
}

/// Agreeing and rejecting answer the latest thing that was asked for.
fn agrees_or_rejects(on: &mut Proceedings<'_>, agrees: bool) {
    if let Some((player, help)) = on.assistant_asked() {
        return assistant_answered(on, player, help, agrees);
    }
    if let Some(player) = reason_asked(on) {
        return reason_found(on, player, agrees);
    }
    if !on.questions.is_empty() {
        return half_castling::answered(on, agrees);
    }
    if let Some(player) = on.ledger.draws.refused {
        on.enter(Ledger::Draws(Draws { refused: None, ..on.ledger.draws.clone() }));
        if agrees {
            consents(on, player);
        }
        return;
    }
    let caller = on.ledger.caller;
    on.enter(Ledger::Caller(None));
    match caller {
        Some(player) if !agrees => conduct::offends(on, player, Offence::StoppedClock),
        _ => half_castling::answered(on, agrees),
    }
}

impl View {
    /// Who has asked for an assistant, and for what.
    pub(crate) fn assistant_asked(&self) -> Option<(Color, Help)> {
        self.questions.iter().find_map(|question| match *question {
            Question::Assistant { player, help, .. } => Some((player, help)),
            _ => None,
        })
    }
}

fn reason_asked(on: &mut Proceedings<'_>) -> Option<Color> {
    let asked = |q: &Question| matches!(q, Question::StoppedClock { .. });
    let asked = on.questions.iter().position(asked)?;
    let caller = on.ledger.caller;
    on.enter(Questions::Close(asked));
    on.enter(Ledger::Caller(None));
    caller
}

/// The reason for stopping the clocks is valid, and they wait for the arbiter;
/// or it is not, and a penalty is to be chosen.
fn reason_found(on: &mut Proceedings<'_>, player: Color, valid: bool) {
    if !valid {
        return conduct::offends(on, player, Offence::StoppedClock);
    }
    let edition = on.edition();
    let ruled = ask!(on, stopping::valid_reason(edition, player));
    on.rule(ruled);
}

/// Accepted without an adjustment of the clocks, or not accepted.
fn assistant_answered(on: &mut Proceedings<'_>, player: Color, help: Help, accepted: bool) {
    on.enter(Questions::CloseAll(|q| matches!(q, Question::Assistant { .. })));
    let edition = on.edition();
    let ruled = ask!(on, asking::assistant_answered(edition, player, help, accepted));
    on.rule(ruled);
    super::stopping::resume_clocks(on, false);
}

/// The arbiter consents to an offer that the event does not allow alone.
fn consents(on: &mut Proceedings<'_>, player: Color) {
    let draws = on.ledger.draws.clone();
    on.enter(Ledger::Draws(Draws { consent: true, offer: Some(player), ..draws }));
    let edition = on.edition();
    let ruled = ask!(on, draw_offer::consented(edition, player));
    on.rule(ruled);
}

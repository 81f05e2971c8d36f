//! What the arbiter does, as an answer to what was asked.

use crate::event::{Act, Clock, Decision, Observation};
use crate::game::Game;
use touchmove_board::Color;
use touchmove_laws::rules::asking;
use touchmove_laws::{
    Answer, DrawAgreement, Effect, Help, Note, Offence, Provision, Question, Ruling, Score,
};

/// The answer that an act gives, if it is one that questions may have.
pub(crate) const fn answer(act: &Act) -> Option<Answer> {
    Some(match *act {
        Act::Decision(Decision::Warns { player }) => Answer::Warns(player),
        Act::Decision(Decision::GivesTime { player, .. }) => Answer::GivesTime(player),
        Act::Decision(Decision::GivesForDisturbance { player, .. }) => {
            Answer::GivesForDisturbance(player)
        }
        Act::Decision(Decision::TakesTime { player, .. }) => Answer::TakesTime(player),
        Act::Decision(Decision::GivesPoints { player, .. }) => Answer::GivesPoints(player),
        Act::Decision(Decision::TakesPoints { player, .. }) => Answer::TakesPoints(player),
        Act::Decision(Decision::Fines { player }) => Answer::Fines(player),
        Act::Decision(Decision::Excludes { player }) => Answer::Excludes(player),
        Act::Decision(Decision::Expels { player }) => Answer::Expels(player),
        Act::Decision(Decision::ExpelsTheSpectator) => Answer::ExpelsSpectator,
        _ => return None,
    })
}

/// The act that gives an answer, with a time where it takes one.
pub(crate) fn act(answer: Answer, ms: u64, clocks: [u64; 2]) -> Act {
    let [white, black] = clocks;
    match answer {
        Answer::DeclaresLost(player) => {
            Act::Decision(Decision::DeclaresLost { player, score: None })
        }
        Answer::DeclaresLostScoring(player, score) => {
            Act::Decision(Decision::DeclaresLost { player, score: Some(score) })
        }
        Answer::DeclaresDraw => Act::Decision(Decision::DeclaresDraw),
        Answer::ObservesFlag(player) => Act::Observation(Observation::Flag { player }),
        Answer::Resumes => Act::Clock(Clock::Resumes),
        Answer::Agrees => Act::Decision(Decision::Agrees),
        Answer::Rejects => Act::Decision(Decision::Rejects),
        Answer::Postpones => Act::Decision(Decision::Postpones),
        Answer::SetsClocks => Act::Decision(Decision::SetsClocks {
            times: vec![(Color::White, white), (Color::Black, black)],
        }),
        Answer::Warns(player) => Act::Decision(Decision::Warns { player }),
        Answer::GivesTime(player) => Act::Decision(Decision::GivesTime { player, ms }),
        Answer::GivesForDisturbance(player) => {
            Act::Decision(Decision::GivesForDisturbance { player, ms })
        }
        Answer::TakesTime(player) => Act::Decision(Decision::TakesTime { player, ms }),
        Answer::GivesPoints(player) => Act::Decision(Decision::GivesPoints { player, halves: 1 }),
        Answer::TakesPoints(player) => Act::Decision(Decision::TakesPoints { player, halves: 1 }),
        Answer::Fines(player) => Act::Decision(Decision::Fines { player }),
        Answer::Excludes(player) => Act::Decision(Decision::Excludes { player }),
        Answer::Expels(player) => Act::Decision(Decision::Expels { player }),
        Answer::ExpelsSpectator => Act::Decision(Decision::ExpelsTheSpectator),
        Answer::Reconstructs => Act::Decision(Decision::ReconstructsTheGame),
        Answer::FindsNoOverstep => Act::Observation(Observation::NoOverstep),
    }
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

impl Game {
    /// The first open question that this answers is answered.
    pub(crate) fn answered_by(&mut self, act: &Act) -> Vec<Ruling> {
        let Some(answer) = answer(act) else { return Vec::new() };
        let asked = self.questions.iter().position(|question| answers(question, answer));
        let Some(asked) = asked else { return Vec::new() };
        self.questions.remove(asked);
        self.resume_clocks(false)
    }

    /// Agreeing and rejecting answer the latest thing that was asked for.
    pub(crate) fn agrees_or_rejects(&mut self, agrees: bool) -> Vec<Ruling> {
        if let Some((player, help)) = self.assistant_asked() {
            return self.assistant_answered(player, help, agrees);
        }
        if let Some(player) = self.reason_asked() {
            return self.reason_found(player, agrees);
        }
        if !self.questions.is_empty() {
            return self.answered_with(agrees);
        }
        if let Some(player) = self.conduct.offer_refused.take() {
            return if agrees { self.consents(player) } else { Vec::new() };
        }
        match self.conduct.caller.take() {
            Some(player) if !agrees => self.offends(player, Offence::StoppedClock),
            _ => self.answered_with(agrees),
        }
    }

    pub(crate) fn assistant_asked(&self) -> Option<(Color, Help)> {
        self.questions.iter().find_map(|question| match *question {
            Question::Assistant { player, help, .. } => Some((player, help)),
            _ => None,
        })
    }

    fn reason_asked(&mut self) -> Option<Color> {
        let asked = |q: &Question| matches!(q, Question::StoppedClock { .. });
        let asked = self.questions.iter().position(asked)?;
        self.questions.remove(asked);
        self.conduct.caller.take()
    }

    /// The reason for stopping the clocks is valid, and they wait for the
    /// arbiter; or it is not, and a penalty is to be chosen.
    fn reason_found(&mut self, player: Color, valid: bool) -> Vec<Ruling> {
        if !valid {
            return self.offends(player, Offence::StoppedClock);
        }
        let what = Note::ValidReason { player };
        self.ruled(Provision::NoValidReason, Effect::Noted { what })
    }

    /// Accepted without an adjustment of the clocks, or not accepted.
    fn assistant_answered(&mut self, player: Color, help: Help, agrees: bool) -> Vec<Ruling> {
        self.questions.retain(|q| !matches!(q, Question::Assistant { .. }));
        let what = match agrees {
            true => Note::AssistantAccepted { player },
            false => Note::AssistantRejected { player },
        };
        let mut rulings = self.ruled(asking::assistant_under(help), Effect::Noted { what });
        rulings.extend(self.resume_clocks(false));
        rulings
    }

    /// The arbiter consents to an offer that the event does not allow alone.
    fn consents(&mut self, player: Color) -> Vec<Ruling> {
        self.conduct.consent = true;
        self.offer = Some(player);
        self.ruled(Provision::DrawAgreementRestricted, Effect::DrawOffered { player })
    }

    /// What the event says about agreement, or the arbiter has consented to.
    pub(crate) fn agreement(&self) -> DrawAgreement {
        if self.conduct.consent { DrawAgreement::Free } else { self.regulations.draw_agreement }
    }

    /// A loss by persistent refusal, or by both players' refusals.
    pub(crate) fn lost_under(&self, player: Color, opponent: Score) -> Option<Provision> {
        let refused = |of: Color| {
            let about =
                |q: &Question| matches!(q, Question::Refusal { player, .. } if *player == of);
            self.questions.iter().any(about)
        };
        if opponent == Score::Loss && refused(player) && refused(player.other()) {
            return Some(Provision::BothGuilty);
        }
        refused(player).then_some(Provision::PersistentRefusal)
    }
}

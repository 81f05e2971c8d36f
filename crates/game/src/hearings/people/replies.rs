//! Matching the arbiter's replies to open questions.

use crate::event::{Act, Actor, Decision, Event, Reply};
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::Questions;
use touchmove_laws::{Answer, Question};

/// Makes the question that the answer names the latest question.
pub(crate) fn name_question(proceedings: &mut Proceedings<'_>, event: &Event) {
    let Act::Decision(Decision::Answers { question, with }) = event.act else { return };
    let named = proceedings.questions.iter().position(|open| is_named(open, question, with));
    if let Some(at) = named.filter(|_| !proceedings.phase.is_over()) {
        proceedings.enter(Questions::Named(at));
    }
}

/// True if the question has this name and allows this reply.
fn is_named(open: &Question, name: &str, with: Reply) -> bool {
    let answer = match with {
        Reply::Postpones => Answer::Postpones,
        Reply::Agrees | Reply::Rejects => Answer::Agrees,
    };
    open.id() == name && open.answers().contains(&answer)
}

/// Returns the arbiter's reply to the latest question. `None` if the act is not a reply. Also
/// `None` if the question that it names is not open or does not allow this reply.
pub(in crate::hearings) fn reply(view: &View, event: &Event) -> Option<Reply> {
    let Act::Decision(act) = &event.act else { return None };
    match *act {
        _ if event.actor != Actor::Arbiter => None,
        Decision::Agrees => Some(Reply::Agrees),
        Decision::Rejects => Some(Reply::Rejects),
        Decision::Postpones => Some(Reply::Postpones),
        Decision::Answers { question, with } => {
            let latest = view.questions.last().filter(|open| is_named(open, question, with));
            latest.map(|_| with)
        }
        Decision::DeclaresDraw => view.draws_by_agreeing().then_some(Reply::Agrees),
        _ => None,
    }
}

impl View {
    /// True if the arbiter's consent to the question draws the game.
    fn draws_by_agreeing(&self) -> bool {
        let latest = self.questions.latest(Answer::Agrees).and_then(|at| self.questions.get(at));
        let claimed = match latest {
            Some(question) => matches!(
                question,
                Question::QuickplayClaim { .. }
                    | Question::QuickplayFlag { .. }
                    | Question::QuickplayReferred { .. }
                    | Question::NoProgress { .. }
            ),
            None => self.questions.is_empty() && self.ledger.quickplay.postponed.is_some(),
        };
        claimed && !self.phase.is_over()
    }
}

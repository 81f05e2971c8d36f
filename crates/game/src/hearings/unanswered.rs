//! Nobody who claims, asks, offers, answers, decides or reports is left without
//! a word: where no hearing had anything to say, it is said that nothing
//! follows, and why.

use crate::event::{Act, Actor, Adjournment, Clock, Decision, Event, Observation, Presence};
use crate::hearings::by_player;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::questions::Questions;
use crate::state::status::Status;
use touchmove_laws::rules::fallback_note::FallbackNote;
use touchmove_laws::rules::fallback_note::Unanswered;

/// What there was before an event was heard.
pub(crate) struct Before {
    mark: usize,
    /// What the arbiter had been asked, where it is the arbiter who acts.
    asked: Option<Questions>,
}

impl Before {
    pub(crate) fn hearing(on: &Proceedings<'_>, event: &Event) -> Before {
        let answers = event.actor == Actor::Arbiter && !on.questions.is_empty();
        Before { mark: on.mark(), asked: answers.then(|| on.questions.clone()) }
    }
}

/// Says something, if nobody has.
pub(crate) fn see(on: &mut Proceedings<'_>, event: &Event, before: &Before) {
    if !on.since(before.mark).is_empty() || needs_no_word(&event.act) {
        return;
    }
    let settled = before.asked.as_ref().and_then(|asked| asked.closed_in(&on.questions));
    if let Some(asked_under) = settled {
        return on.decide(&FallbackNote::Settled { asked_under });
    }
    let (player, what) = (by_player(event).unwrap_or(on.has_move()), what(on, event));
    on.decide(&FallbackNote::Unanswered { player, what });
}

/// What is lawful by itself, or comes to notice later. The table of acts marks
/// the same as silent.
pub(super) const fn needs_no_word(act: &Act) -> bool {
    use crate::event::{Blind, Pieces, Writing};
    match act {
        Act::Pieces(act) => !matches!(act, Pieces::KnocksOver { .. }),
        Act::Clock(act) => matches!(act, Clock::Presses),
        Act::Writing(Writing::Records { .. } | Writing::Signs { .. }) => true,
        Act::Presence(act) => {
            !matches!(act, Presence::LeavesVenue | Presence::EntersThePlayingArea)
        }
        Act::Blind(act) => {
            matches!(act, Blind::Announces { .. } | Blind::Repeats { .. } | Blind::Copies { .. })
        }
        Act::Offer(_)
        | Act::Claim(_)
        | Act::Conduct(_)
        | Act::Adjournment(_)
        | Act::Observation(_)
        | Act::Report(_)
        | Act::Decision(_) => false,
    }
}

fn what(view: &View, event: &Event) -> Unanswered {
    let adjourned = view.phase.status == Status::Adjourned;
    match (event.actor, &event.act) {
        (
            _,
            Act::Decision(
                Decision::Agrees
                | Decision::Rejects
                | Decision::Postpones
                | Decision::Answers { .. },
            ),
        ) => Unanswered::Answer,
        (_, Act::Observation(Observation::IllegalMove)) => Unanswered::IllegalMove,
        (_, Act::Observation(Observation::IllegalPosition)) => Unanswered::IllegalPosition,
        (Actor::Arbiter, Act::Clock(Clock::Starts)) => Unanswered::Start,
        (Actor::Arbiter, Act::Clock(Clock::Resumes)) if adjourned => Unanswered::Adjournment,
        (Actor::Arbiter, Act::Clock(Clock::Resumes)) => Unanswered::Resume,
        (Actor::Arbiter, Act::Clock(Clock::Stops { .. })) => Unanswered::StopByArbiter,
        (Actor::Player(_) | Actor::AssistantOf(_), Act::Clock(Clock::Stops { .. }))
            if !view.takes_moves_only() =>
        {
            Unanswered::StopByPlayer
        }
        (Actor::Arbiter, Act::Adjournment(Adjournment::Adjourns)) if adjourned => {
            Unanswered::Adjournment
        }
        (Actor::Arbiter, Act::Adjournment(Adjournment::ResumesTheGame)) => Unanswered::Resumption,
        (Actor::Player(_), Act::Presence(Presence::LeavesVenue)) => Unanswered::Leaving,
        _ => Unanswered::Other,
    }
}

//! The last word: an act on which no stage ruled gets a note that nothing
//! follows from it, and why.

use crate::event::{Act, Actor, Adjournment, Clock, Decision, Event, Observation, Presence};
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::status::Status;
use touchmove_laws::rules::fallback_note::{FallbackNote, UnansweredAct};

/// Keeps the game as it is before the hearings.
pub(crate) fn remember(on: &mut Proceedings<'_>, event: &Event) {
    on.begin_hearings(event.actor == Actor::Arbiter);
}

/// Rules with a note, if no stage since then has ruled.
pub(crate) fn see(on: &mut Proceedings<'_>, event: &Event) {
    if !on.of_hearings().is_empty() || event.act.is_silent() {
        return;
    }
    let asked = on.before().questions.as_ref();
    let settled = asked.and_then(|asked| asked.closed_in(&on.questions));
    if let Some(asked_under) = settled {
        return on.decide(&FallbackNote::Settled { asked_under });
    }
    let (player, what) = (event.by_player().unwrap_or(on.has_move()), what(on, event));
    on.decide(&FallbackNote::Unanswered { player, what });
}

fn what(view: &View, event: &Event) -> UnansweredAct {
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
        ) => UnansweredAct::Answer,
        (_, Act::Observation(Observation::IllegalMove)) => UnansweredAct::IllegalMove,
        (_, Act::Observation(Observation::IllegalPosition)) => UnansweredAct::IllegalPosition,
        (Actor::Arbiter, Act::Clock(Clock::Starts)) => UnansweredAct::Start,
        (Actor::Arbiter, Act::Clock(Clock::Resumes)) if adjourned => UnansweredAct::Adjournment,
        (Actor::Arbiter, Act::Clock(Clock::Resumes)) => UnansweredAct::Resume,
        (Actor::Arbiter, Act::Clock(Clock::Stops { .. })) => UnansweredAct::StopByArbiter,
        (Actor::Player(_) | Actor::AssistantOf(_), Act::Clock(Clock::Stops { .. }))
            if !view.takes_moves_only() =>
        {
            UnansweredAct::StopByPlayer
        }
        (Actor::Arbiter, Act::Adjournment(Adjournment::Adjourns)) if adjourned => {
            UnansweredAct::Adjournment
        }
        (Actor::Arbiter, Act::Adjournment(Adjournment::ResumesTheGame)) => {
            UnansweredAct::Resumption
        }
        (Actor::Player(_), Act::Presence(Presence::LeavesVenue)) => UnansweredAct::Leaving,
        _ => UnansweredAct::Other,
    }
}

//! Last stage. If no stage ruled on an act, it notes that the act has no effect, and why.

use crate::event::{Act, Actor, Adjournment, Clock, Decision, Event, Observation, Presence};
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::status::Status;
use touchmove_laws::rules::fallback_note::{FallbackNote, UnansweredAct};

/// Saves a snapshot of the game before the hearings, for comparison by `see`.
pub(crate) fn remember(proceedings: &mut Proceedings<'_>, event: &Event) {
    proceedings.begin_hearings(event.actor == Actor::Arbiter);
}

/// Rules with a note if no stage has ruled since the snapshot.
pub(crate) fn see(proceedings: &mut Proceedings<'_>, event: &Event) {
    let silent = event.act.is_silent() && !is_press_of_stopped_clock(proceedings, event);
    if !proceedings.of_hearings().is_empty() || silent {
        return;
    }
    let asked = proceedings.before().questions.as_ref();
    let settled = asked.and_then(|asked| asked.closed_in(&proceedings.questions));
    if let Some(asked_under) = settled {
        return proceedings.decide(&FallbackNote::Settled { asked_under });
    }
    let (player, what) =
        (event.by_player().unwrap_or(proceedings.has_move()), what(proceedings, event));
    proceedings.decide(&FallbackNote::Unanswered { player, what });
}

/// True if a player presses the clock while it is stopped.
fn is_press_of_stopped_clock(view: &View, event: &Event) -> bool {
    let presses = matches!(&event.act, Act::Clock(act) if act.is_press());
    presses && view.phase.halt.is_some() && !view.phase.is_over()
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
        (_, Act::Clock(act)) if act.is_press() => UnansweredAct::Press,
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

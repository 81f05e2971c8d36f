//! Calls for the arbiter that raise no question under the Laws: stopped clocks and requests.

use touchmove_board::Color;
use touchmove_clock::Moment;
use touchmove_game::{Act, Actor, Adjournment, Claim, Clock, Decision, Event};

/// Upper bound on open calls; the oldest is dropped.
const MOST: usize = 32;

/// A player's call for the arbiter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Call {
    /// The journal version of the event.
    pub version: u64,
    /// Time of the call.
    pub at: Moment,
    /// The player who calls.
    pub player: Color,
    /// The subject of the call.
    pub about: CallSubject,
    /// The player's own words.
    pub reason: Option<String>,
}

/// The subject of a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CallSubject {
    /// The player stopped the clocks.
    Stopped,
    /// The player asks for an explanation of the Laws.
    Explanation,
    /// The player asks for an assistant.
    Assistant,
    /// The player appeals against a decision.
    Appeal,
    /// The player asks to adjourn.
    Adjournment,
}

impl CallSubject {
    /// The name in JSON.
    ///
    /// ```
    /// assert_eq!(touchmove_answers::views::CallSubject::Appeal.name(), "appeal");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            CallSubject::Stopped => "stopped",
            CallSubject::Explanation => "explanation",
            CallSubject::Assistant => "assistant",
            CallSubject::Appeal => "appeal",
            CallSubject::Adjournment => "adjournment",
        }
    }

    fn of(act: &Act) -> Option<CallSubject> {
        match act {
            Act::Clock(Clock::Stops { .. }) => Some(CallSubject::Stopped),
            Act::Claim(Claim::AsksForAnExplanation { .. }) => Some(CallSubject::Explanation),
            Act::Claim(Claim::AsksForAnAssistant { .. }) => Some(CallSubject::Assistant),
            Act::Claim(Claim::Appeals) => Some(CallSubject::Appeal),
            Act::Adjournment(Adjournment::AsksToAdjourn) => Some(CallSubject::Adjournment),
            _ => None,
        }
    }
}

/// Adds the event's call and removes calls that the event settles. Running clocks settle a stop,
/// and an explanation settles the request for it. Other requests stay until an arbiter settles
/// them.
pub(super) fn update_calls(calls: &mut Vec<Call>, event: &Event, version: u64, goes_on: bool) {
    if goes_on {
        calls.retain(|call| call.about != CallSubject::Stopped);
    }
    if let Act::Decision(Decision::Explains { to, .. }) = &event.act {
        let told = |call: &Call| to.is_none_or(|to| to == call.player);
        calls.retain(|call| call.about != CallSubject::Explanation || !told(call));
    }
    let Actor::Player(player) = event.actor else { return };
    let Some(about) = CallSubject::of(&event.act) else { return };
    if goes_on && about == CallSubject::Stopped {
        return;
    }
    let reason = match &event.act {
        Act::Clock(Clock::Stops { reason: said })
        | Act::Claim(Claim::AsksForAnExplanation { about: said }) => said.clone(),
        _ => None,
    };
    if calls.len() >= MOST {
        calls.remove(0);
    }
    calls.push(Call { version, at: event.at, player, about, reason });
}

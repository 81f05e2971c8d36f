//! Calls for the arbiter that no question of the Laws stands behind: somebody
//! has stopped the clocks, or asks for something.

use touchmove_board::Color;
use touchmove_clock::Moment;
use touchmove_game::{Act, Actor, Adjournment, Claim, Clock, Decision, Event};

/// More than anybody could answer.
const MOST: usize = 32;

/// A player calls for the arbiter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Call {
    /// The event's place in the journal.
    pub version: u64,
    /// When.
    pub at: Moment,
    /// Who.
    pub player: Color,
    /// What about.
    pub about: About,
    /// What the player said.
    pub reason: Option<String>,
}

/// What somebody calls about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum About {
    /// The clocks were stopped.
    Stopped,
    /// A point of the Laws is to be explained.
    Explanation,
    /// An assistant is asked for.
    Assistant,
    /// A decision is appealed against.
    Appeal,
    /// A player asks to adjourn.
    Adjournment,
}

impl About {
    /// Its word in JSON.
    ///
    /// ```
    /// assert_eq!(touchmove_answers::seen::About::Appeal.word(), "appeal");
    /// ```
    pub const fn word(self) -> &'static str {
        match self {
            About::Stopped => "stopped",
            About::Explanation => "explanation",
            About::Assistant => "assistant",
            About::Appeal => "appeal",
            About::Adjournment => "adjournment",
        }
    }

    fn of(act: &Act) -> Option<About> {
        match act {
            Act::Clock(Clock::Stops { .. }) => Some(About::Stopped),
            Act::Claim(Claim::AsksForAnExplanation { .. }) => Some(About::Explanation),
            Act::Claim(Claim::AsksForAnAssistant { .. }) => Some(About::Assistant),
            Act::Claim(Claim::Appeals) => Some(About::Appeal),
            Act::Adjournment(Adjournment::AsksToAdjourn) => Some(About::Adjournment),
            _ => None,
        }
    }
}

/// Takes up a call, and forgets those that an event has ended: whoever has
/// stopped the clocks has been heard when they run again, whoever has asked
/// for an explanation when it is given. What else is asked for without stopping
/// the clocks stays until an arbiter says that it is settled.
pub(super) fn take_up(calls: &mut Vec<Call>, event: &Event, version: u64, goes_on: bool) {
    if goes_on {
        calls.retain(|call| call.about != About::Stopped);
    }
    if let Act::Decision(Decision::Explains { to, .. }) = &event.act {
        let told = |call: &Call| to.is_none_or(|to| to == call.player);
        calls.retain(|call| call.about != About::Explanation || !told(call));
    }
    let Actor::Player(player) = event.actor else { return };
    let Some(about) = About::of(&event.act) else { return };
    if goes_on && about == About::Stopped {
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

//! The way of an event, at a glance.

use crate::event::Event;
use crate::hearings::{answers, flags, presence, pressing, starting, unanswered, writing};
use crate::order::{AFTERWARDS, hear};
use crate::possible;
use crate::proceedings::Proceedings;
use crate::state::status::Impossible;

/// Is it possible? Then time passes, the first hearing that takes the event
/// rules on it, and what follows from that is looked at. Last of all somebody
/// who would be left without a word gets one.
pub(crate) fn judge(on: &mut Proceedings<'_>, event: &Event) -> Result<(), Impossible> {
    let said = event;
    possible::check(on, event)?;
    on.heard_by("flags");
    flags::time_passes(on, event.at);
    on.heard_by("presence");
    presence::default_time_passes(on);
    let (over, made) = (on.phase.is_over(), on.table.plies.len());
    if !over {
        if starting::begins_with(on, event) {
            on.heard_by("starting");
            starting::starts(on, event.at);
        }
        writing::notice_shortness(on);
    }
    let before = unanswered::Before::hearing(on, event);
    let press = if over { None } else { pressing::as_usual(event) };
    let named = answers::named(on, event);
    let event = press.as_ref().or(named.as_ref()).unwrap_or(event);
    hear(on, event)?;
    if press.is_some() {
        pressing::with_the_other_hand(on, event);
    }
    if over {
        crate::conclusion::conclude(on);
    } else {
        for consequence in AFTERWARDS {
            on.heard_by(consequence.name);
            (consequence.see)(on, event, made);
        }
    }
    on.heard_by("unanswered");
    unanswered::see(on, said, &before);
    Ok(())
}

//! The way of an event, at a glance.

use crate::event::Event;
use crate::hearings::{flags, presence, starting, writing};
use crate::order::{AFTERWARDS, hear};
use crate::possible;
use crate::proceedings::Proceedings;
use crate::state::status::Impossible;

/// Is it possible? Then time passes, the first hearing that takes the event
/// rules on it, and what follows from that is looked at.
pub(crate) fn judge(on: &mut Proceedings<'_>, event: &Event) -> Result<(), Impossible> {
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
    hear(on, event)?;
    if over {
        crate::conclusion::conclude(on);
        return Ok(());
    }
    for consequence in AFTERWARDS {
        on.heard_by(consequence.name);
        (consequence.see)(on, event, made);
    }
    Ok(())
}

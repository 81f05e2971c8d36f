//! The way of an event through the stages.

use crate::event::Event;
use crate::order::{Hear, ORDER, When};
use crate::proceedings::Proceedings;
use crate::state::status::Impossible;

/// Takes an event through all stages.
pub(crate) fn judge(on: &mut Proceedings<'_>, event: &Event) -> Result<(), Impossible> {
    let mut taken = false;
    for stage in ORDER {
        match stage.when {
            When::Untaken if taken => continue,
            When::InPlay if on.before().over => continue,
            When::Always | When::Untaken | When::InPlay => on.begin_stage(stage.name),
        }
        match stage.hear {
            Hear::Sees(see) => see(on, event),
            Hear::Takes(hear) => taken |= hear(on, event)?.is_taken(),
        }
    }
    Ok(())
}

/// Takes an event through the hearings alone, without what comes before and after them.
pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<(), Impossible> {
    for stage in ORDER.iter().filter(|stage| stage.when == When::Untaken) {
        on.begin_stage(stage.name);
        match stage.hear {
            Hear::Sees(see) => see(on, event),
            Hear::Takes(hear) if hear(on, event)?.is_taken() => break,
            Hear::Takes(_) => {}
        }
    }
    Ok(())
}

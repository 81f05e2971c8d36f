//! The path of an event through the stages.

use crate::event::Event;
use crate::order::{Hear, ORDER, When};
use crate::proceedings::Proceedings;
use crate::state::status::Impossible;

/// Passes an event through all stages.
pub(crate) fn judge(proceedings: &mut Proceedings<'_>, event: &Event) -> Result<(), Impossible> {
    let mut handled = false;
    for stage in ORDER {
        match stage.when {
            When::Unhandled if handled => continue,
            When::InPlay if proceedings.before().over => continue,
            When::Always | When::Unhandled | When::InPlay => proceedings.begin_stage(stage.name),
        }
        match stage.hear {
            Hear::Observes(see) => see(proceedings, event),
            Hear::MayHandle(hear) => handled |= hear(proceedings, event)?.is_yes(),
        }
    }
    Ok(())
}

/// Passes an event through the hearings only, without the stages before and after them.
pub(crate) fn hear(proceedings: &mut Proceedings<'_>, event: &Event) -> Result<(), Impossible> {
    for stage in ORDER.iter().filter(|stage| stage.when == When::Unhandled) {
        proceedings.begin_stage(stage.name);
        match stage.hear {
            Hear::Observes(see) => see(proceedings, event),
            Hear::MayHandle(hear) if hear(proceedings, event)?.is_yes() => break,
            Hear::MayHandle(_) => {}
        }
    }
    Ok(())
}

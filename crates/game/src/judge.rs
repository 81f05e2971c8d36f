//! The way of an event through the stages.

use crate::event::Event;
use crate::order::{ORDER, Stage, When};
use crate::proceedings::Proceedings;
use crate::state::status::Impossible;

/// Takes an event through all stages.
pub(crate) fn judge(on: &mut Proceedings<'_>, event: &Event) -> Result<(), Impossible> {
    pass(on, event, ORDER.iter())
}

/// Takes an event through the hearings alone, without what comes before and after them.
pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<(), Impossible> {
    pass(on, event, ORDER.iter().filter(|stage| stage.when == When::Untaken))
}

fn pass(
    on: &mut Proceedings<'_>,
    event: &Event,
    stages: impl Iterator<Item = &'static Stage>,
) -> Result<(), Impossible> {
    let mut taken = false;
    for stage in stages {
        let due = match stage.when {
            When::Always => true,
            When::Untaken => !taken,
            When::InPlay => !on.before().over,
        };
        if due {
            on.begin_stage(stage.name);
            taken |= (stage.hear)(on, event)?.is_taken();
        }
    }
    Ok(())
}

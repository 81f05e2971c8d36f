//! Rulings on a report that an impossible position remains under limited supervision (A.5.4).

use super::{Needed, need};
use crate::event::{ImpossiblePositionState, IncidentFacts};
use crate::proceedings::Proceedings;
use crate::verdict::Handled;
use touchmove_laws::Provision;
use touchmove_laws::report::Fact;
use touchmove_laws::rules::impossible_position::ImpossiblePosition;

/// Rules on a position in which the arbiter waits for the next move. Returns `Handled::No` if the
/// edition does not prescribe waiting.
pub(super) fn waits(
    proceedings: &mut Proceedings<'_>,
    facts: &IncidentFacts,
) -> Result<Handled, Needed> {
    let regime = proceedings.regime();
    let waits = proceedings.ask(&ImpossiblePosition::Observed { regime });
    if waits.is_empty() {
        return Ok(Handled::No);
    }
    let still = need(facts.still, Fact::Still, Provision::RapidBothKingsInCheck)?;
    if still == ImpossiblePositionState::BeforeTheNextMove {
        proceedings.rule(waits);
        return Ok(Handled::Yes);
    }
    let still = still == ImpossiblePositionState::StillSo;
    proceedings.decide(&ImpossiblePosition::AfterNextMove { regime, still });
    Ok(Handled::Yes)
}

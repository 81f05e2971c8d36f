//! Rulings on a report that both kings are in check (Article A.5.4, and B.3 for blitz).

use super::{Needed, illegal_move, impossible_position, need};
use crate::event::IncidentFacts;
use crate::proceedings::Proceedings;
use touchmove_board::Color;
use touchmove_laws::Provision;
use touchmove_laws::report::{Fact, MoveFault};

/// Rules on both kings in check. Under the Competition Rules an illegal move was made. Under
/// limited supervision the arbiter waits for the next move.
pub(super) fn reported(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    facts: &IncidentFacts,
) -> Result<(), Needed> {
    if impossible_position::waits(proceedings, facts)?.is_yes() {
        return Ok(());
    }
    let under = Provision::IllegalMoveCompleted;
    if proceedings.edition().cite(under).is_some() {
        need(facts.count, Fact::Count { player }, under)?;
    }
    let fault = facts.fault.or(Some(MoveFault::NotLegal));
    illegal_move::reported(proceedings, player, &IncidentFacts { fault, ..facts.clone() })
}

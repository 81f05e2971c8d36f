//! Rulings on a reported late arrival (Article 6.7).

use super::{Needed, need};
use crate::event::IncidentFacts;
use crate::proceedings::Proceedings;
use crate::verdict::Ruled;
use touchmove_board::Color;
use touchmove_laws::Provision;
use touchmove_laws::report::Fact;
use touchmove_laws::rules::default_time::Arrival;
use touchmove_laws::rules::default_time::DefaultTime;

pub(super) fn reported(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    facts: &IncidentFacts,
) -> Result<(), Needed> {
    let under = Provision::DefaultTime;
    let after = need(facts.after, Fact::After, under)?;
    // An event may announce a default time that differs from the Laws.
    let announced = proceedings.rules.default_time.or(facts.default_time);
    let stated = Some(need(announced, Fact::DefaultTime, under)?);
    let allowed = proceedings.ledger.presence.may_be_late[player];
    let arrival = Arrival { player, after, stated, allowed, opponent_absent: false };
    if proceedings.apply(&DefaultTime::Arrives(arrival)) == Ruled::Nothing {
        proceedings.decide(&DefaultTime::InTime { player, ms: after, stated });
    }
    Ok(())
}

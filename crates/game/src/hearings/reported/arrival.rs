//! A late arrival that is reported (Article 6.7).

use super::{Needed, need};
use crate::event::Facts;
use crate::proceedings::Proceedings;
use crate::verdict::Ruled;
use touchmove_board::Color;
use touchmove_laws::Provision;
use touchmove_laws::report::Fact;
use touchmove_laws::rules::default_time::Arrival;
use touchmove_laws::rules::default_time::DefaultTime;

pub(super) fn reported(
    on: &mut Proceedings<'_>,
    player: Color,
    facts: &Facts,
) -> Result<(), Needed> {
    let under = Provision::DefaultTime;
    let after = need(facts.after, Fact::After, under)?;
    // An event may announce another than the Laws' own.
    let announced = on.rules.default_time.or(facts.default_time);
    let stated = Some(need(announced, Fact::DefaultTime, under)?);
    let allowed = on.ledger.presence.may_be_late[player];
    let arrival = Arrival { player, after, stated, allowed, opponent_absent: false };
    if on.apply(&DefaultTime::Arrives(arrival)) == Ruled::Nothing {
        on.decide(&DefaultTime::InTime { player, ms: after, stated });
    }
    Ok(())
}

//! A clock that is reported to be set wrongly (Articles 6.10 and 7; Appendices A and B).

use super::{Needed, need};
use crate::event::Facts;
use crate::proceedings::Proceedings;
use crate::verdict::Ruled;
use touchmove_board::Color;
use touchmove_laws::Provision;
use touchmove_laws::report::Fact;
use touchmove_laws::rules::clock_faults::ClockFaults;
use touchmove_laws::rules::fallback_note::FallbackNote;
use touchmove_laws::rules::fallback_note::UnansweredAct;
use touchmove_laws::rules::found_late::{self, FoundLate};

/// Late means after so many moves as the regime says.
pub(super) fn reported(on: &mut Proceedings<'_>, facts: &Facts) -> Result<(), Needed> {
    let (edition, regime) = (on.edition(), on.regime());
    if let Some(stays) = found_late::moves_needed(edition, regime) {
        let moves = need(facts.moves, Fact::Moves, Provision::RapidClockSetting)?;
        if moves >= stays {
            return found_too_late(on, moves);
        }
    }
    if on.apply(&ClockFaults::WrongSetting) == Ruled::Nothing {
        on.decide(&FallbackNote::Unanswered { player: Color::White, what: UnansweredAct::Other });
    }
    Ok(())
}

fn found_too_late(on: &mut Proceedings<'_>, moves: u32) -> Result<(), Needed> {
    let (regime, what) = (on.regime(), found_late::Matter::Clock);
    on.decide(&FoundLate::Found { regime, to: Color::White, matter: what });
    on.decide(&FoundLate::FoundAfter { regime, matter: what, moves });
    Ok(())
}

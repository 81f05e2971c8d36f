//! Rulings on a reported wrong clock (Articles 6.10 and 7; Appendices A and B).

use super::{Needed, need};
use crate::event::IncidentFacts;
use crate::proceedings::Proceedings;
use crate::verdict::Ruled;
use touchmove_board::Color;
use touchmove_laws::Provision;
use touchmove_laws::report::Fact;
use touchmove_laws::rules::clock_faults::ClockFaults;
use touchmove_laws::rules::fallback_note::FallbackNote;
use touchmove_laws::rules::fallback_note::UnansweredAct;
use touchmove_laws::rules::found_late::{self, FoundLate};

/// Rules on a wrong clock. The regime determines the number of moves after which a finding is late.
pub(super) fn reported(
    proceedings: &mut Proceedings<'_>,
    facts: &IncidentFacts,
) -> Result<(), Needed> {
    let (edition, regime) = (proceedings.edition(), proceedings.regime());
    if let Some(stays) = found_late::moves_needed(edition, regime) {
        let moves = need(facts.moves, Fact::Moves, Provision::RapidClockSetting)?;
        if moves >= stays {
            return found_too_late(proceedings, moves);
        }
    }
    if proceedings.apply(&ClockFaults::WrongSetting) == Ruled::Nothing {
        proceedings
            .decide(&FallbackNote::Unanswered { player: Color::White, what: UnansweredAct::Other });
    }
    Ok(())
}

fn found_too_late(proceedings: &mut Proceedings<'_>, moves: u32) -> Result<(), Needed> {
    let (regime, what) = (proceedings.regime(), found_late::Matter::Clock);
    proceedings.decide(&FoundLate::Found { regime, to: Color::White, matter: what });
    proceedings.decide(&FoundLate::FoundAfter { regime, matter: what, moves });
    Ok(())
}

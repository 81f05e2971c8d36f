//! Both clocks: stopped, and set going again for the player who shall go on.

use crate::proceedings::Proceedings;
use crate::state::change::Phase;
use crate::state::status::{Halt, Status};
use alloc::vec::Vec;
use touchmove_laws::rules::stopping::Initiator;
use touchmove_laws::rules::stopping::Stopping;

/// Stops both clocks. Those stopped `by_hand` wait for the arbiter.
pub(crate) fn halt(on: &mut Proceedings<'_>, by_hand: bool, by: Initiator) {
    // Which clock would run again nobody has recorded.
    if on.phase.unrecorded {
        return;
    }
    let running = on.running();
    let resume = on.phase.halt.map_or_else(|| running.unwrap_or(on.has_move()), |h| h.resume);
    let by_hand = by_hand || on.phase.halt.is_some_and(|h| h.by_hand);
    on.enter(Phase::Halt(Some(Halt { resume, by_hand })));
    let said = running.map_or(Vec::new(), |player| on.ask(&Stopping::Stopped { by, player }));
    on.stop_clocks(said);
}

/// Sets the clocks going, unless a question or a hand keeps them.
pub(in crate::hearings) fn resume_clocks(on: &mut Proceedings<'_>, by_hand: bool) {
    let Some(halt) = on.phase.halt else { return };
    let kept = halt.by_hand && !by_hand || !on.questions.is_empty();
    let ended = on.ends() || on.phase.status == Status::Adjourned;
    if kept || ended {
        return;
    }
    on.enter(Phase::Halt(None));
    let player = halt.resume;
    let by = if by_hand { Initiator::Arbiter } else { Initiator::Ruling };
    let said = on.ask(&Stopping::Restarted { by, player });
    on.start_clock(player, said);
}

/// The clock of the player who has the move shall run: now, or once the clocks
/// are set going.
pub(in crate::hearings) fn clock_to_player_having_move(on: &mut Proceedings<'_>) {
    let player = on.has_move();
    if let Some(halt) = on.phase.halt {
        on.enter(Phase::Halt(Some(Halt { resume: player, ..halt })));
    } else if on.running() != Some(player) {
        let said = on.ask(&Stopping::PassesTo { player });
        on.start_clock(player, said);
    }
}

/// Stops both clocks until the arbiter sets them going, where another ruling
/// has said so.
pub(in crate::hearings) fn halt_silently(on: &mut Proceedings<'_>) {
    let resume = on.was_running().unwrap_or(on.has_move());
    on.enter(Phase::Halt(Some(Halt { resume, by_hand: true })));
    on.stop_clocks(Vec::new());
}

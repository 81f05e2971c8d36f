//! Stopping both clocks, and restarting one of them.

use crate::proceedings::Proceedings;
use crate::state::change::Phase;
use crate::state::status::{Halt, Status};
use alloc::vec::Vec;
use touchmove_laws::rules::stopping::Initiator;
use touchmove_laws::rules::stopping::Stopping;

/// Stops both clocks. If `by_hand` is true, only the arbiter restarts them.
pub(crate) fn halt(proceedings: &mut Proceedings<'_>, by_hand: bool, by: Initiator) {
    // In a game without a record the software does not know which clock would run again.
    if proceedings.phase.unrecorded {
        return;
    }
    let running = proceedings.running();
    let resume = proceedings
        .phase
        .halt
        .map_or_else(|| running.unwrap_or(proceedings.has_move()), |h| h.resume);
    let by_hand = by_hand || proceedings.phase.halt.is_some_and(|h| h.by_hand);
    proceedings.enter(Phase::Halt(Some(Halt { resume, by_hand })));
    let said =
        running.map_or(Vec::new(), |player| proceedings.ask(&Stopping::Stopped { by, player }));
    proceedings.stop_clocks(said);
}

/// Restarts the clocks, unless an open question or a manual stop prevents it.
pub(in crate::hearings) fn resume_clocks(proceedings: &mut Proceedings<'_>, by_hand: bool) {
    let Some(halt) = proceedings.phase.halt else { return };
    let kept = halt.by_hand && !by_hand || proceedings.questions.hold_clocks();
    let ended = proceedings.ends() || proceedings.phase.status == Status::Adjourned;
    if kept || ended {
        return;
    }
    proceedings.enter(Phase::Halt(None));
    let player = halt.resume;
    let by = if by_hand { Initiator::Arbiter } else { Initiator::Ruling };
    let said = proceedings.ask(&Stopping::Restarted { by, player });
    proceedings.start_clock(player, said);
}

/// Assigns the running clock to the player who has the move, now or when the clocks restart.
pub(in crate::hearings) fn clock_to_player_having_move(proceedings: &mut Proceedings<'_>) {
    let player = proceedings.has_move();
    if let Some(halt) = proceedings.phase.halt {
        proceedings.enter(Phase::Halt(Some(Halt { resume: player, ..halt })));
    } else if proceedings.running() != Some(player) {
        let said = proceedings.ask(&Stopping::PassesTo { player });
        proceedings.start_clock(player, said);
    }
}

/// Stops both clocks until the arbiter restarts them. An earlier ruling has already announced the
/// stop.
pub(in crate::hearings) fn halt_silently(proceedings: &mut Proceedings<'_>) {
    let resume = proceedings.was_running().unwrap_or(proceedings.has_move());
    proceedings.enter(Phase::Halt(Some(Halt { resume, by_hand: true })));
    proceedings.stop_clocks(Vec::new());
}

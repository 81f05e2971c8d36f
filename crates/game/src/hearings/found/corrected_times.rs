//! The times after something has been put right: what presses that no longer
//! count have given is taken back, and the arbiter sets the rest (Article 7.1).

use crate::moves;
use crate::proceedings::Proceedings;
use crate::state::change::Clock;
use touchmove_laws::rules::clock_setting::ClockSetting;

/// The arbiter is asked for the times.
pub(in crate::hearings) fn asked(proceedings: &mut Proceedings<'_>) {
    proceedings.decide(&ClockSetting::TimesAsked);
}

/// The presses of the moves from that one on do not count. A period that was
/// reached by one of them is not reached any more: its time is taken back, and
/// that is said; increments stay until the arbiter sets the times. The press of
/// the move that is `kept` stays as it was.
pub(in crate::hearings) fn presses_undone(
    proceedings: &mut Proceedings<'_>,
    since: usize,
    kept: Option<usize>,
) {
    for at in (since..proceedings.table.plies.len()).rev().filter(|at| Some(*at) != kept) {
        let Some(ply) = proceedings.table.plies.get(at) else { continue };
        let (player, Some(press)) = (ply.player, ply.press()) else { continue };
        proceedings.enter(Clock::Unpressed { player, press });
        let ms = moves::gained(&press) - press.increment_ms;
        let ms = proceedings.at_most(player, ms);
        if !ms.is_zero() {
            proceedings.decide(&ClockSetting::TakenBack { player, ms });
        }
    }
}

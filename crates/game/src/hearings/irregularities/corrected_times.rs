//! Clock times after a correction. Gains of presses that no longer count are taken back, and the
//! arbiter sets the times (Article 7.1).

use crate::moves;
use crate::proceedings::Proceedings;
use crate::state::change::Clock;
use touchmove_laws::rules::clock_setting::ClockSetting;

/// Asks the arbiter for the clock times.
pub(in crate::hearings) fn asked(proceedings: &mut Proceedings<'_>) {
    proceedings.decide(&ClockSetting::TimesAsked);
}

/// Undoes the presses of all moves from `since` on. If a press reached a new period, that period's
/// time is taken back, and a ruling says so. Increments stay until the arbiter sets the times. The
/// press of the move `kept` is unchanged.
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

//! The next fall of a flag, where the software watches the clocks.

use crate::games::projection::GameState;
use crate::games::setup::is_watched_by_software;
use touchmove_board::Color;
use touchmove_clock::Moment;

/// A flag that will fall if nothing happens before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NextFlagFall {
    pub player: Color,
    /// On the game's axis.
    pub at: Moment,
    /// Milliseconds on the server's.
    pub session_ms: u64,
}

impl NextFlagFall {
    /// The next one that the software would see; none where a person watches.
    pub fn next(state: &GameState) -> Option<NextFlagFall> {
        let (player, at) = state.game.clock().next_flag_fall()?;
        let seen = is_watched_by_software(&state.game) && state.runs();
        seen.then(|| NextFlagFall { player, at, session_ms: state.session_ms(at) })
    }
}

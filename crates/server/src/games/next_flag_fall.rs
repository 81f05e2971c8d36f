//! Next flag fall that the software will observe.

use crate::games::projection::GameState;
use crate::games::setup::is_watched_by_software;
use touchmove_board::Color;
use touchmove_clock::Moment;

/// A flag fall that happens unless an event comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NextFlagFall {
    pub player: Color,
    /// Game time.
    pub at: Moment,
    /// Session time in milliseconds.
    pub session_ms: u64,
}

impl NextFlagFall {
    /// The next flag fall; `None` if a person watches the clocks.
    pub fn next(state: &GameState) -> Option<NextFlagFall> {
        let (player, at) = state.game.clock().next_flag_fall()?;
        let seen = is_watched_by_software(&state.game) && state.runs();
        seen.then(|| NextFlagFall { player, at, session_ms: state.session_ms(at) })
    }
}

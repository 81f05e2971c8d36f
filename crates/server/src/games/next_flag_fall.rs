//! Next flag fall that the software will observe.

use crate::games::projection::GameState;
use touchmove_answers::setup::is_watched_by_software;
use touchmove_board::Color;
use touchmove_clock::Moment;
use touchmove_laws::Arbiter;

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
    /// The next flag fall; `None` if a person has to notice it.
    pub fn next(state: &GameState) -> Option<NextFlagFall> {
        let (player, at) = state.game.clock().next_flag_fall()?;
        let seen = is_watched_by_software(&state.game) || claimant(state) == Some(player.other());
        let seen = seen && state.runs();
        seen.then(|| NextFlagFall { player, at, session_ms: state.session_ms(at) })
    }
}

/// The engine that claims the flag of its opponent, in a game without an arbiter.
pub(crate) fn claimant(state: &GameState) -> Option<Color> {
    let absent = state.game.regulations().arbiter == Arbiter::Absent;
    state.new.engine.as_ref().filter(|_| absent).map(|engine| engine.plays.color())
}

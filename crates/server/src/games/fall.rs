//! The next fall of a flag, where the software watches the clocks.

use crate::games::fold::Folded;
use crate::games::setup::is_watched_by_software;
use touchmove_board::Color;
use touchmove_clock::Moment;

/// A flag that will fall if nothing happens before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fall {
    pub player: Color,
    /// On the game's axis.
    pub at: Moment,
    /// Milliseconds on the server's.
    pub on_axis: u64,
}

impl Fall {
    /// The next one that the software would see; none where a person watches.
    pub fn next(folded: &Folded) -> Option<Fall> {
        let (player, at) = folded.game.clock().next_flag_fall()?;
        let seen = is_watched_by_software(&folded.game) && folded.runs();
        seen.then(|| Fall { player, at, on_axis: folded.on_axis(at) })
    }
}

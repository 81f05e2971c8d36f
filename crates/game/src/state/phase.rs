//! Whether and how the game goes on.

use super::adjourned::Adjourned;
use super::status::{Halt, Status};
use touchmove_laws::Provision;

/// Whether and how the game goes on.
#[derive(Debug, Clone)]
pub(crate) struct Phase {
    pub status: Status,
    /// How the clocks came to stand, if they stand while the game is played.
    pub halt: Option<Halt>,
    /// What the game has ended under, once it has.
    pub ended_under: Provision,
    /// Whether nobody records moves and times: what happens at the board is
    /// reported.
    pub unrecorded: bool,
    /// Sealing, the envelope, resuming.
    pub adjourned: Adjourned,
}

impl Default for Phase {
    fn default() -> Phase {
        Phase {
            status: Status::NotStarted,
            halt: None,
            ended_under: Provision::Checkmate,
            unrecorded: false,
            adjourned: Adjourned::default(),
        }
    }
}

impl Phase {
    /// Of a game that nobody records: it is being played whenever it is reported on.
    pub(crate) fn unrecorded() -> Phase {
        Phase { status: Status::Playing, unrecorded: true, ..Phase::default() }
    }

    /// Whether nothing can be played any more.
    pub(crate) const fn is_over(&self) -> bool {
        matches!(self.status, Status::Over(..) | Status::Cancelled)
    }
}

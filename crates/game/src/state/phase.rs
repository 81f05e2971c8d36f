//! Phase of the game: in progress, stopped, adjourned, over.

use super::adjournment::AdjournmentState;
use super::status::{Halt, Status};
use touchmove_laws::Provision;

/// Phase of the game.
#[derive(Debug, Clone)]
pub(crate) struct Phase {
    pub status: Status,
    /// State of the clocks while they are stopped during play.
    pub halt: Option<Halt>,
    /// Provision that ended the game.
    pub ended_under: Provision,
    /// True if moves and times are not recorded and incidents are reported.
    pub unrecorded: bool,
    /// State of the adjournment.
    pub adjourned: AdjournmentState,
}

impl Default for Phase {
    fn default() -> Phase {
        Phase {
            status: Status::NotStarted,
            halt: None,
            ended_under: Provision::Checkmate,
            unrecorded: false,
            adjourned: AdjournmentState::default(),
        }
    }
}

impl Phase {
    /// Creates the phase of an unrecorded game, which is always in progress when a report is made.
    pub(crate) fn unrecorded() -> Phase {
        Phase { status: Status::Playing, unrecorded: true, ..Phase::default() }
    }

    /// True if play has ended.
    pub(crate) const fn is_over(&self) -> bool {
        matches!(self.status, Status::Over(..) | Status::Cancelled)
    }
}

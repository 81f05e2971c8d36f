//! What a player claims, asks for or points out; the arbiter *finds* the same matters.

use super::{Ground, Matter, MoveText};
use alloc::string::String;
use touchmove_board::Square;
use touchmove_laws::Help;
use touchmove_laws::rules::claimed_end::End;

/// What a player claims, asks for or points out; the arbiter *finds* the same matters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// Claims a draw.
    Draw {
        /// On what ground.
        ground: Ground,
        /// The move written down and declared with it, if it needs one.
        text: Option<MoveText>,
    },
    /// Claims that the game is over already.
    Ended {
        /// By what.
        end: End,
    },
    /// Claims that the opponent's flag has fallen.
    Flag,
    /// Claims that the opponent has made an illegal move.
    IllegalMove,
    /// Claims that the opponent has touched a piece.
    Touched {
        /// Which.
        square: Square,
    },
    /// Quickplay finish: claims that the opponent cannot win by normal means.
    CannotWin,
    /// Quickplay finish: claims that the opponent makes no effort.
    NoEffort,
    /// Quickplay finish: asks for added time for both players.
    RequestsIncrement,
    /// Without an arbiter: confirms what the claimant has written down.
    ConfirmsPosition,
    /// Claims a draw only because a screen shows it.
    FromTheScreen {
        /// On what ground.
        ground: Ground,
    },
    /// Points out an irregularity; of the arbiter: finds it.
    PointsOut {
        /// Which.
        matter: Matter,
    },
    /// Appeals against a decision.
    Appeals,
    /// Asks for an assistant.
    AsksForAnAssistant {
        /// For what.
        help: Help,
    },
    /// Asks for a point of the Laws to be explained.
    AsksForAnExplanation {
        /// Of what, where it is said.
        about: Option<String>,
    },
    /// Asks to see the arbiter's scoresheet.
    AsksForTheScoresheet,
}

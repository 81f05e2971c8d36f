//! Claims and requests of the players, and irregularities that they point out. The arbiter uses the
//! same acts to *find* irregularities.

use super::{Ground, Matter, MoveText};
use alloc::string::String;
use touchmove_board::{Role, Square};
use touchmove_laws::Help;
use touchmove_laws::rules::claimed_end::End;

/// Claim or request of a player, or an irregularity that a player points out or the arbiter
/// *finds*.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// Claims a draw.
    Draw {
        /// Ground of the claim.
        ground: Ground,
        /// Move written down and declared with the claim, if the claim needs one.
        text: Option<MoveText>,
    },
    /// Claims that the game has already ended.
    Ended {
        /// Claimed end.
        end: End,
    },
    /// Claims that the opponent's flag has fallen.
    Flag,
    /// Claims that the opponent has not arrived within the default time.
    Absence,
    /// Claims that the opponent has made an illegal move.
    IllegalMove,
    /// Claims that the opponent has touched a piece.
    Touched {
        /// Square of the piece.
        square: Square,
    },
    /// Quickplay finish: claims that the opponent cannot win by normal means.
    CannotWin,
    /// Quickplay finish: claims that the opponent makes no effort to win by normal means.
    NoEffort,
    /// Quickplay finish: asks for added time for both players.
    RequestsIncrement,
    /// Without an arbiter: confirms the position written down by the claimant.
    ConfirmsPosition,
    /// Claims a draw only because a screen displays the ground of the claim.
    FromTheScreen {
        /// Ground of the claim.
        ground: Ground,
    },
    /// Points out an irregularity. The arbiter uses the same act to find an irregularity.
    PointsOut {
        /// The irregularity.
        matter: Matter,
    },
    /// Appeals against a decision.
    Appeals,
    /// Asks for an assistant.
    AsksForAnAssistant {
        /// Task of the assistant.
        help: Help,
    },
    /// Asks for an explanation of a point of the Laws.
    AsksForAnExplanation {
        /// Subject of the explanation, if stated.
        about: Option<String>,
    },
    /// Asks for a piece that is not at the board, usually for a promotion.
    AsksForAPiece {
        /// The piece.
        piece: Role,
    },
    /// Asks to see the arbiter's scoresheet.
    AsksForTheScoresheet,
}

//! Acts in adjourned games (guidelines I).

use super::MoveText;

/// Act in an adjourned game (guidelines I).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Adjournment {
    /// Seals a move.
    Seals {
        /// Text in the envelope.
        text: MoveText,
    },
    /// A player asks to adjourn.
    AsksToAdjourn,
    /// The arbiter adjourns the game.
    Adjourns,
    /// The arbiter opens the envelope.
    OpensTheEnvelope,
    /// The arbiter reports the envelope lost.
    ReportsTheEnvelopeLost,
    /// The arbiter reports that the adjourned position cannot be established.
    ReportsThePositionLost,
    /// The arbiter resumes an adjourned game.
    ResumesTheGame,
}

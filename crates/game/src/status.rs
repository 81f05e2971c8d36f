//! Whether and how a game goes on.

use std::fmt;
use touchmove_board::Color;
use touchmove_laws::{Outcome, Termination};

/// Whether and how the game goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// The clocks have not been started.
    NotStarted,
    /// Being played.
    Playing,
    /// The clocks stand: somebody has stopped them or a question is open.
    Stopped,
    /// Adjourned: a move is sealed, and nobody plays.
    Adjourned,
    /// Over.
    Over(Outcome, Termination),
    /// It does not count; a new one is played.
    Cancelled,
}

impl Status {
    /// The word that the protocol uses.
    ///
    /// ```
    /// assert_eq!(touchmove_game::Status::NotStarted.word(), "not_started");
    /// ```
    pub const fn word(self) -> &'static str {
        match self {
            Status::NotStarted => "not_started",
            Status::Playing => "playing",
            Status::Stopped => "stopped",
            Status::Adjourned => "adjourned",
            Status::Over(..) => "over",
            Status::Cancelled => "cancelled",
        }
    }
}

/// Something that cannot have happened at this board: moving a piece that is
/// not there, say. An illegal move is not of this kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Impossible(pub String);

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Impossible {}

/// How the clocks came to stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Halt {
    /// Whose clock ran.
    pub resume: Color,
    /// Whether only the arbiter sets them going again.
    pub by_hand: bool,
}

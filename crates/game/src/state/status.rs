//! Status of a game, and impossible events.

use alloc::string::{String, ToString};
use core::fmt;
use touchmove_board::{Color, Square};
use touchmove_laws::{Outcome, Termination};

/// Status of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// The clocks have not been started.
    NotStarted,
    /// In progress.
    Playing,
    /// The clocks are stopped, by a person or because of an open question.
    Stopped,
    /// Adjourned: a move is sealed, and play is suspended.
    Adjourned,
    /// Over.
    Over(Outcome, Termination),
    /// Cancelled; a new game is played.
    Cancelled,
}

impl Status {
    /// Returns the protocol word.
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

/// An event that cannot have happened at this board, such as moving a missing piece. Illegal moves
/// are possible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Impossible {
    /// The square is empty.
    NoPiece(Square),
    /// The player has no king to castle with.
    NoKing,
    /// The game is adjourned, so no moves are made.
    Adjourned,
    /// The moves are recorded, so the arbiter observes acts instead of reporting them.
    Recorded,
    /// The moves are not recorded, so the arbiter reports incidents.
    Unrecorded,
    /// The text is not a move.
    NoMove {
        /// The text.
        text: String,
        /// Cause, for developers.
        why: String,
    },
    /// The notation fits several moves.
    Ambiguous {
        /// The text.
        text: String,
    },
    /// It is unclear which piece the text means.
    Unclear {
        /// The text.
        text: String,
    },
}

impl Impossible {
    /// Returns the stable name, from which localised sentences are chosen.
    ///
    /// ```
    /// assert_eq!(touchmove_game::Impossible::Adjourned.name(), "adjourned");
    /// ```
    pub const fn name(&self) -> &'static str {
        match self {
            Impossible::NoPiece(_) => "no-piece",
            Impossible::NoKing => "no-king",
            Impossible::Adjourned => "adjourned",
            Impossible::Recorded => "recorded",
            Impossible::Unrecorded => "unrecorded",
            Impossible::NoMove { .. } => "no-move",
            Impossible::Ambiguous { .. } => "ambiguous",
            Impossible::Unclear { .. } => "unclear",
        }
    }

    /// Returns the square or text that the message contains.
    ///
    /// ```
    /// use touchmove_game::Impossible;
    /// let no_piece = Impossible::NoPiece("e3".parse().unwrap());
    /// assert_eq!(no_piece.about(), "e3");
    /// ```
    pub fn about(&self) -> String {
        match self {
            Impossible::NoPiece(square) => square.to_string(),
            Impossible::NoKing
            | Impossible::Adjourned
            | Impossible::Recorded
            | Impossible::Unrecorded => String::new(),
            Impossible::NoMove { text, .. }
            | Impossible::Ambiguous { text }
            | Impossible::Unclear { text } => text.clone(),
        }
    }
}

/// Formats a message for developers. Pages show a localised sentence.
impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Impossible::NoPiece(square) => write!(f, "there is no piece on {square}"),
            Impossible::NoKing => f.write_str("there is no king to castle with"),
            Impossible::Adjourned => f.write_str("the game is adjourned"),
            Impossible::Recorded => f.write_str(
                "this game is recorded: write down what was seen, as `Arbiter observes`",
            ),
            Impossible::Unrecorded => f.write_str(
                "this game is not recorded: let the arbiter report it, as `Arbiter reports`",
            ),
            Impossible::NoMove { text, why } => write!(f, "{text}: {why}"),
            Impossible::Ambiguous { text } => write!(f, "{text}: the notation fits several moves"),
            Impossible::Unclear { text } => {
                write!(f, "{text}: unclear which piece is meant, write from-to")
            }
        }
    }
}

impl core::error::Error for Impossible {}

/// State of stopped clocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Halt {
    /// Player whose clock runs after the restart.
    pub resume: Color,
    /// True if only the arbiter can restart the clocks.
    pub by_hand: bool,
}

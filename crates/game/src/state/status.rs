//! Whether and how a game goes on.

use alloc::string::{String, ToString};
use core::fmt;
use touchmove_board::{Color, Square};
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
pub enum Impossible {
    /// No piece stands there.
    NoPiece(Square),
    /// There is no king to castle with.
    NoKing,
    /// Nobody plays while the game is adjourned.
    Adjourned,
    /// Moves are recorded here, so what happens is seen and not reported.
    Recorded,
    /// Nobody records this game: what happens at the board is reported.
    Unrecorded,
    /// The text is no move.
    NoMove {
        /// The text.
        text: String,
        /// What is wrong with it, for programmers.
        why: String,
    },
    /// Several moves are written like that.
    Ambiguous {
        /// The text.
        text: String,
    },
    /// Nobody can tell which piece is meant.
    Unclear {
        /// The text.
        text: String,
    },
}

impl Impossible {
    /// Its name, for sentences in any language.
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

    /// The square or the text that it is about.
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

/// For programmers: sentences for people are made of the name.
impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Impossible::NoPiece(square) => write!(f, "no piece stands on {square}"),
            Impossible::NoKing => f.write_str("there is no king to castle with"),
            Impossible::Adjourned => f.write_str("the game is adjourned"),
            Impossible::Recorded => f.write_str(
                "this game is recorded: write down what was seen, as `Arbiter observes`",
            ),
            Impossible::Unrecorded => f.write_str(
                "nobody records this game: let the arbiter report it, as `Arbiter reports`",
            ),
            Impossible::NoMove { text, why } => write!(f, "{text}: {why}"),
            Impossible::Ambiguous { text } => write!(f, "{text}: several moves are written so"),
            Impossible::Unclear { text } => {
                write!(f, "{text}: write from-to, nobody can tell which piece is meant")
            }
        }
    }
}

impl core::error::Error for Impossible {}

/// How the clocks came to stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Halt {
    /// Whose clock ran.
    pub resume: Color,
    /// Whether only the arbiter sets them going again.
    pub by_hand: bool,
}

//! Moves in standard algebraic notation (Appendix C).
//!
//! A move is read in two steps. [`SanMove::parse`] parses the text alone and accepts the forms that
//! players and programs write. [`SanMove::resolve`] finds the matching legal move in a position,
//! without guessing. Several matches are [`SanError::Ambiguous`]; none is [`SanError::Illegal`]
//! with the pieces that may be meant. [`SanMove::mark_errors`] reports errors in a text that was
//! understood.
//!
//! Moves are written in a strict form by [`san`], [`long`], or any [`SanStyle`].

mod cursor;
mod error;
mod fast_parse;
mod fast_resolve;
mod illegal_move;
mod illegality;
mod mark_errors;
mod marks;
mod parse;
mod pawn;
mod reach;
mod resolve;
mod signal;
mod text;
mod write;

use crate::Letters;
use crate::pgn::decode;
use alloc::vec::Vec;
use core::str::FromStr;
use touchmove_board::{Bitboard, IllegalReason, Move, Position, Role, Square, Wing};

pub use error::{Expected, SanError};
pub use illegal_move::{IllegalMove, can_be_followed};
pub(crate) use illegal_move::{ReplayStep, can_follow, illegal_or_lost};
pub use mark_errors::SanMarkError;
pub use signal::king_signal;
pub use write::{SanStyle, long, san, write_san};

/// Move as written, before it is resolved in a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SanMove {
    /// The move itself.
    pub shape: SanShape,
    /// Marks added to the move.
    pub marks: SanMarks,
}

/// Move without its marks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SanShape {
    /// `O-O`, `0-0`, `O-O-O` and similar forms.
    Castling(Wing),
    /// A piece moves to a square.
    Step(SanStep),
}

/// Move of a piece as written. Files and ranks are counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SanStep {
    /// Piece, or `None` if the text has only two squares (`g1f3`). The piece may then be of any
    /// kind.
    pub role: Option<Role>,
    /// File of departure, if written.
    pub from_file: Option<u8>,
    /// Rank of departure, if written.
    pub from_rank: Option<u8>,
    /// True if the text has a capture sign.
    pub capture: bool,
    /// File of arrival.
    pub to_file: u8,
    /// Rank of arrival, or `None` in short pawn captures (`ed`).
    pub to_rank: Option<u8>,
    /// Promotion piece, if written.
    pub promotion: Option<Role>,
}

/// Marks added to a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SanMarks {
    /// `+`, `++` or `#`.
    pub check: Option<CheckMark>,
    /// True for `e.p.`.
    pub en_passant: bool,
    /// True for `(=)`, which means that a draw was offered (C.12 in 2023).
    pub draw_offer: bool,
    /// `!`, `?`, `!!`, `??`, `!?` or `?!`, as PGN's glyphs 1 to 6.
    pub glyph: Option<u8>,
}

/// Mark for check or mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CheckMark {
    /// `+`
    Check,
    /// `++`, which means mate by the Laws and double check by older custom.
    DoubleCross,
    /// `#` or `X`
    Mate,
}

impl SanMove {
    /// Parses a move in the given language.
    ///
    /// A capture may be written with or without `x` (`X`, `:`). Pawn captures may be short (`ed4`,
    /// `ed`). The square of departure may be present, with or without a hyphen. The squares alone
    /// are accepted too, as engines write them (`e7e8q`). Castling may be `0-0` or `O-O`. A
    /// promotion may be `e8Q`, `e8=Q`, `e8(Q)` or `e8/Q`. Pawns may have a letter. Pieces may have
    /// lower-case letters that cannot be files. The marks `+`, `++`, `#`, `e.p.`, `(=)`, `!` and
    /// `?` may follow the move.
    ///
    /// # Errors
    /// Returns [`SanError::Unreadable`] with the first column that does not fit.
    ///
    /// ```
    /// use touchmove_notation::{Letters, SanMove};
    /// assert!(SanMove::parse("Bb2-e5", &Letters::ENGLISH).is_ok());
    /// let error = SanMove::parse("Nf9", &Letters::ENGLISH).unwrap_err();
    /// assert_eq!(error.to_string(), "column 3: a rank 1 to 8 expected");
    /// ```
    pub fn parse(text: &str, letters: &Letters) -> Result<SanMove, SanError> {
        parse::parse(text, letters)
    }

    /// Parses the other reading of an ambiguous first letter, if there is one. In `bb5` the
    /// lower-case letter is read as a bishop. In `و4` the letter is read as a file instead of a
    /// piece. Call this function if the result of [`parse`](SanMove::parse) matches no legal move.
    ///
    /// ```
    /// use touchmove_board::Role;
    /// use touchmove_notation::{Letters, SanMove, SanShape};
    /// let role = |text: &str, letters: &Letters| {
    ///     match SanMove::parse_alternative(text, letters)?.shape {
    ///         SanShape::Step(step) => step.role,
    ///         SanShape::Castling(_) => None,
    ///     }
    /// };
    /// assert_eq!(role("bb5", &Letters::ENGLISH), Some(Role::Bishop));
    /// assert_eq!(role("αβ5", &Letters::GREEK), Some(Role::Bishop));
    /// assert_eq!(role("و4", &Letters::ARABIC_FILES), Some(Role::Pawn));
    /// assert_eq!(role("Nf3", &Letters::ENGLISH), None);
    /// ```
    pub fn parse_alternative(text: &str, letters: &Letters) -> Option<SanMove> {
        parse::parse_alternative(text, letters)
    }

    /// Returns the only legal move that matches the text.
    ///
    /// # Errors
    /// Returns [`SanError::Ambiguous`] if several legal moves match, for example if a promotion
    /// lacks its piece. Returns [`SanError::Illegal`] if none matches.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_notation::{SanError, SanMove};
    /// let start = Position::default();
    /// let read = |text: &str| text.parse::<SanMove>().unwrap().resolve(&start);
    /// assert_eq!(read("Nf3").unwrap().to_string(), "g1f3");
    /// let Err(SanError::Illegal { pieces, reaching }) = read("Bf4") else { panic!() };
    /// assert_eq!((pieces.len(), reaching.len()), (2, 0));
    /// ```
    pub fn resolve(&self, position: &Position) -> Result<Move, SanError> {
        resolve::resolve(self, position)
    }

    /// Returns the errors in the marks of the text, given the position and the resolved move.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_notation::{SanMove, SanMarkError};
    /// let start = Position::default();
    /// let written: SanMove = "e4+".parse().unwrap();
    /// let mv = written.resolve(&start).unwrap();
    /// assert_eq!(written.mark_errors(&start, mv), [SanMarkError::NoCheck]);
    /// ```
    pub fn mark_errors(&self, position: &Position, mv: Move) -> Vec<SanMarkError> {
        mark_errors::mark_errors(self, position, mv)
    }

    /// Returns every reason why the move is illegal, for each square of departure that the text most
    /// likely means.
    ///
    /// The list is empty exactly when the move is legal, ambiguous or unreadable. If the player has
    /// no such piece, the only reason is [`IllegalReason::NoSuchPiece`] with the square of arrival.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_notation::SanMove;
    /// let position: Position = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1".parse().unwrap();
    /// let why = "Nc3".parse::<SanMove>().unwrap().why_illegal(&position);
    /// assert_eq!(why[0].0.to_string(), "e2");
    /// assert_eq!(why[0].1.name(), "king-exposed");
    /// assert_eq!("Kd1".parse::<SanMove>().unwrap().why_illegal(&position), []);
    /// ```
    pub fn why_illegal(&self, position: &Position) -> Vec<(Square, IllegalReason)> {
        match self.resolve(position) {
            Err(SanError::Illegal { pieces, reaching }) => {
                illegality::reasons(self, position, pieces, reaching)
            }
            _ => Vec::new(),
        }
    }

    /// Returns the reasons for the given squares only, for example those of the
    /// [`likely_pieces`](Self::likely_pieces). The move must be illegal.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_notation::SanMove;
    /// let (start, written) = (Position::default(), "dxd4".parse::<SanMove>().unwrap());
    /// let why = written.why_illegal_from(&start, written.likely_pieces(&start));
    /// assert_eq!(why[0].1.name(), "not-its-way");
    /// ```
    pub fn why_illegal_from(
        &self,
        position: &Position,
        pieces: Bitboard,
    ) -> Vec<(Square, IllegalReason)> {
        illegality::reasons_against(self, position, pieces)
    }
}

/// Parses a move in English letters.
impl FromStr for SanMove {
    type Err = SanError;

    fn from_str(text: &str) -> Result<SanMove, SanError> {
        match fast_parse::parse(text.as_bytes()) {
            Some(plain) => Ok(plain),
            None => SanMove::parse(text, &Letters::ENGLISH),
        }
    }
}

/// Parses a move in English letters and resolves it in a position.
///
/// # Errors
/// The errors are those of [`SanMove::parse`] and [`SanMove::resolve`].
///
/// ```
/// use touchmove_board::Position;
/// let mv = touchmove_notation::read_san(&Position::default(), "e4").unwrap();
/// assert_eq!(mv.to_string(), "e2e4");
/// ```
pub fn read_san(position: &Position, text: &str) -> Result<Move, SanError> {
    read_san_bytes(position, text.as_bytes())
}

/// Parses and resolves a move given as bytes, as [`pgn::Visitor`](crate::pgn::Visitor) receives
/// them.
///
/// # Errors
/// The errors are those of [`read_san`]. Invalid UTF-8 is decoded as by
/// [`pgn::decode`](crate::pgn::decode).
///
/// ```
/// use touchmove_board::Position;
/// let mv = touchmove_notation::read_san_bytes(&Position::default(), b"Nf3").unwrap();
/// assert_eq!(mv.to_string(), "g1f3");
/// ```
#[inline]
pub fn read_san_bytes(position: &Position, text: &[u8]) -> Result<Move, SanError> {
    match fast_resolve::read(position, text) {
        Some(mv) => Ok(mv),
        None => read_any(position, text),
    }
}

#[cold]
fn read_any(position: &Position, text: &[u8]) -> Result<Move, SanError> {
    decode(text).parse::<SanMove>()?.resolve(position)
}

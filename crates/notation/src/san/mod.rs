//! Moves in algebraic notation (Appendix C).
//!
//! Reading goes in two steps. [`SanMove::parse`] looks at the text alone and
//! takes what players and programs write; [`SanMove::resolve`] finds the one
//! legal move of a position that is meant, and guesses nothing: two such moves
//! are [`SanError::Ambiguous`], none is [`SanError::Illegal`] with the pieces
//! that could be meant. [`SanMove::remarks`] tells what is not as it should be
//! in a text that was understood.
//!
//! Writing is strict: [`san`], [`long`], or any [`SanStyle`].

mod cursor;
mod error;
mod hand;
mod parse;
mod pawn;
mod plain;
mod quick;
mod reach;
mod remark;
mod resolve;
mod signal;
mod suffix;
mod text;
mod why;
mod write;

use crate::Letters;
use crate::pgn::decode;
use alloc::vec::Vec;
use core::str::FromStr;
use touchmove_board::{Bitboard, IllegalReason, Move, Position, Role, Square, Wing};

pub use error::{Expected, SanError};
pub use hand::{ByHand, can_be_followed};
pub(crate) use hand::{Followed, by_hand_or_lost, follows};
pub use remark::SanRemark;
pub use signal::king_signal;
pub use write::{SanStyle, long, san, write_san};

/// A move as it is written, before any position is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SanMove {
    /// The move itself.
    pub shape: SanShape,
    /// What is added to it.
    pub marks: SanMarks,
}

/// What a text says of the move itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SanShape {
    /// `O-O`, `0-0`, `O-O-O` and the like.
    Castling(Wing),
    /// A piece goes to a square.
    Step(SanStep),
}

/// What a text says of a piece that goes to a square. Files and ranks are
/// counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SanStep {
    /// The piece; `None` where only two squares are given (`g1f3`), which may
    /// be meant for whatever stands there.
    pub role: Option<Role>,
    /// The file of departure, if written.
    pub from_file: Option<u8>,
    /// The rank of departure, if written.
    pub from_rank: Option<u8>,
    /// Whether a capture is written.
    pub capture: bool,
    /// The file of arrival.
    pub to_file: u8,
    /// The rank of arrival; `None` in short pawn captures (`ed`).
    pub to_rank: Option<u8>,
    /// The piece a pawn becomes, if written.
    pub promotion: Option<Role>,
}

/// What a text adds to a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SanMarks {
    /// `+`, `++` or `#`.
    pub check: Option<CheckMark>,
    /// `e.p.`
    pub en_passant: bool,
    /// `(=)`: a draw was offered (C.12 in 2023).
    pub draw_offer: bool,
    /// `!`, `?`, `!!`, `??`, `!?`, `?!` as PGN's glyphs 1 to 6.
    pub glyph: Option<u8>,
}

/// A mark for check or mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CheckMark {
    /// `+`
    Check,
    /// `++`: mate by the Laws, double check by older custom.
    DoubleCross,
    /// `#` or `X`
    Mate,
}

impl SanMove {
    /// Reads a move in that language.
    ///
    /// Taken are captures with and without `x` (`X`, `:`), short pawn captures
    /// (`ed4`, `ed`), the square of departure with and without hyphen, from-to
    /// text as engines write it (`e7e8q`), `0-0` and `O-O`, promotion as
    /// `e8Q`, `e8=Q`, `e8(Q)`, `e8/Q`, pawns with a letter, small letters for
    /// pieces where they cannot be files, and `+`, `++`, `#`, `e.p.`, `(=)`,
    /// `!`, `?` after the move.
    ///
    /// # Errors
    /// [`SanError::Unreadable`] with the first column that makes no sense.
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

    /// The other move that a hand may have meant, if there is one: `bb5` where
    /// the small letter is a bishop's, `و4` where the letter is no piece's but
    /// the file's. To be asked for where [`parse`](SanMove::parse) has found no
    /// legal move.
    ///
    /// ```
    /// use touchmove_board::Role;
    /// use touchmove_notation::{Letters, SanMove, SanShape};
    /// let role = |text: &str, letters: &Letters| {
    ///     match SanMove::parse_otherwise(text, letters)?.shape {
    ///         SanShape::Step(step) => step.role,
    ///         SanShape::Castling(_) => None,
    ///     }
    /// };
    /// assert_eq!(role("bb5", &Letters::ENGLISH), Some(Role::Bishop));
    /// assert_eq!(role("αβ5", &Letters::GREEK), Some(Role::Bishop));
    /// assert_eq!(role("و4", &Letters::ARABIC_FILES), Some(Role::Pawn));
    /// assert_eq!(role("Nf3", &Letters::ENGLISH), None);
    /// ```
    pub fn parse_otherwise(text: &str, letters: &Letters) -> Option<SanMove> {
        parse::parse_otherwise(text, letters)
    }

    /// The one legal move that is meant.
    ///
    /// # Errors
    /// [`SanError::Ambiguous`] where several legal moves fit (a promotion
    /// without its piece among them), [`SanError::Illegal`] where none does.
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

    /// What the text says beyond the move and says wrongly, given the position
    /// and the move that was meant.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_notation::{SanMove, SanRemark};
    /// let start = Position::default();
    /// let written: SanMove = "e4+".parse().unwrap();
    /// let mv = written.resolve(&start).unwrap();
    /// assert_eq!(written.remarks(&start, mv), [SanRemark::NoCheck]);
    /// ```
    pub fn remarks(&self, position: &Position, mv: Move) -> Vec<SanRemark> {
        remark::remarks(self, position, mv)
    }

    /// Why it is illegal: from each square that may be meant, every reason; nothing where a legal
    /// move is written so, or where the player has no such piece.
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
            Err(SanError::Illegal { pieces, .. }) => self.why_illegal_from(position, pieces),
            _ => Vec::new(),
        }
    }

    /// The same from these squares only, such as [`likely`](Self::likely) ones, of a move that is
    /// known to be illegal.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_notation::SanMove;
    /// let (start, written) = (Position::default(), "dxd4".parse::<SanMove>().unwrap());
    /// let why = written.why_illegal_from(&start, written.likely(&start));
    /// assert_eq!(why[0].1.name(), "not-its-way");
    /// ```
    pub fn why_illegal_from(
        &self,
        position: &Position,
        pieces: Bitboard,
    ) -> Vec<(Square, IllegalReason)> {
        why::against(self, position, pieces)
    }
}

/// English letters.
impl FromStr for SanMove {
    type Err = SanError;

    fn from_str(text: &str) -> Result<SanMove, SanError> {
        match plain::parse(text.as_bytes()) {
            Some(plain) => Ok(plain),
            None => SanMove::parse(text, &Letters::ENGLISH),
        }
    }
}

/// Reads a move written in English letters in a position.
///
/// # Errors
/// As [`SanMove::parse`] and [`SanMove::resolve`].
///
/// ```
/// use touchmove_board::Position;
/// let mv = touchmove_notation::read_san(&Position::default(), "e4").unwrap();
/// assert_eq!(mv.to_string(), "e2e4");
/// ```
pub fn read_san(position: &Position, text: &str) -> Result<Move, SanError> {
    read_san_bytes(position, text.as_bytes())
}

/// The same from bytes, as [`pgn::Visitor`](crate::pgn::Visitor) gets them.
///
/// # Errors
/// As [`read_san`]; bytes that are no UTF-8 are read as
/// [`pgn::decode`](crate::pgn::decode) does.
///
/// ```
/// use touchmove_board::Position;
/// let mv = touchmove_notation::read_san_bytes(&Position::default(), b"Nf3").unwrap();
/// assert_eq!(mv.to_string(), "g1f3");
/// ```
#[inline]
pub fn read_san_bytes(position: &Position, text: &[u8]) -> Result<Move, SanError> {
    match quick::read(position, text) {
        Some(mv) => Ok(mv),
        None => read_any(position, text),
    }
}

#[cold]
fn read_any(position: &Position, text: &[u8]) -> Result<Move, SanError> {
    decode(text).parse::<SanMove>()?.resolve(position)
}

//! Parser and writer for FEN, X-FEN and Shredder-FEN.
//!
//! The parser has three degrees of strictness:
//!
//! - [`Fen::parse`] accepts any placement of pieces, and the deviations from the standard that real
//!   programs write. [`Position::problems`] reports the problems of the position.
//! - `text.parse::<Position>()` accepts the same texts, except positions in which play has no
//!   meaning ([`PositionProblem::prevents_play`]).
//! - [`Fen::parse_strict`] accepts only text in canonical form.
//!
//! The castling field may hold `KQkq`, file letters (`HAha`) or both. In X-FEN, `K` is the
//! outermost rook on the king's h-file side. If rooks are in the corners and kings on the e-file,
//! X-FEN is ordinary FEN.
//!
//! A right is unfounded if the rook does not exist or the king is not on its first rank. It is also
//! unfounded if the king is in a corner, where no game starts. `parse` drops such a right,
//! [`Fen::read`] returns it as a problem, and `parse_strict` reports the letter. If two letters
//! name rooks on the same side of a king, it is unclear which rook castles. Every parser reports
//! that as an error.

mod castling;
mod counters;
mod en_passant;
mod error;
mod fields;
mod placement;
mod reading;
mod writer;

use crate::{Color, Position, PositionProblem};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;
use fields::Fields;

pub(crate) use castling::outermost;
pub use error::{FenError, FenFault, FenField};
pub use reading::FenReading;
pub use writer::{CastlingLetters, EnPassantSquare, FenStyle};

/// FEN parser; see the [module's description](self).
#[derive(Debug, Clone, Copy)]
pub struct Fen;

/// Strictness of the parser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mode {
    Lenient,
    Strict,
}

impl Fen {
    /// Reads a position as real programs write it, with any placement of pieces.
    ///
    /// Any number of blanks separates the fields. Fields after the turn may be missing from the
    /// end. They default to no castling, no en passant, 0 and 1. Castling letters may be in any
    /// order. Letters without king and rook in place are dropped. An en passant square that no pawn
    /// has just passed is also dropped. Numbers may have leading zeros. Move number 0 is read as 1.
    ///
    /// # Errors
    /// Returns the first fault with its field and column.
    ///
    /// ```
    /// use touchmove_board::Fen;
    /// let position = Fen::parse("4k3/8/8/8/8/8/8/4K2R w KQ -").unwrap();
    /// assert_eq!(position.fen(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    ///
    /// let error = Fen::parse("4k3/8/8/8/9/8/8/4K2R w K - 0 1").unwrap_err();
    /// assert_eq!((error.column, error.found.as_str()), (11, "9"));
    /// ```
    pub fn parse(text: &str) -> Result<Position, FenError> {
        Fen::read(text).map(|reading| reading.position)
    }

    /// Reads a text as [`Fen::parse`] does and keeps the claims that `parse` drops.
    ///
    /// Dropped claims are castling rights without king and rook in place, and an en passant square
    /// that no pawn can have passed.
    ///
    /// # Errors
    /// The errors are those of [`Fen::parse`].
    ///
    /// ```
    /// use touchmove_board::Fen;
    /// let reading = Fen::read("4k3/3r4/8/3pP3/8/8/8/4K3 w - d6").unwrap();
    /// assert!(reading.position.problems().is_empty());
    /// assert_eq!(reading.problems()[0].name(), "impossible-en-passant");
    /// ```
    pub fn read(text: &str) -> Result<FenReading, FenError> {
        read(text, Mode::Lenient)
    }

    /// Reads a position in canonical form, with any placement of pieces.
    ///
    /// One blank separates each of the six fields from the next. Castling letters are in the order
    /// of `KQkq`, each only once, with king and rook in place. An en passant square must be behind a
    /// pawn that can just have passed it. No pawn needs to be able to capture there, because FEN and
    /// X-FEN disagree on that condition.
    /// Numbers have no leading zeros, and the move number starts at 1.
    ///
    /// # Errors
    /// Returns the first fault with its field and column, including faults that [`Fen::parse`]
    /// tolerates.
    ///
    /// ```
    /// use touchmove_board::{Fen, FenField};
    /// let error = Fen::parse_strict("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1").unwrap_err();
    /// assert_eq!((error.field, error.column), (FenField::Castling, 25));
    /// ```
    pub fn parse_strict(text: &str) -> Result<Position, FenError> {
        read(text, Mode::Strict).map(|reading| reading.position)
    }
}

fn read(text: &str, mode: Mode) -> Result<FenReading, FenError> {
    let fields = Fields::split(text, mode)?;
    let mut position = Position::empty(Color::White);
    placement::read(&mut position, fields.placement)?;
    position.state = position.state.with_turn(turn(fields.turn)?);
    let mut dropped = castling::read(&mut position, fields.castling, mode)?;
    dropped.extend(en_passant::read(&mut position, fields.en_passant, mode)?);
    let halfmoves = counters::halfmoves(fields.halfmoves, mode)?;
    let fullmoves = counters::fullmoves(fields.fullmoves, mode)?;
    position.state = position.state.with_halfmoves(halfmoves).with_fullmoves(fullmoves);
    Ok(FenReading { position, dropped })
}

fn turn(field: fields::Field) -> Result<Color, FenError> {
    match field.text {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        _ => Err(field.fault(FenFault::NotAColor)),
    }
}

/// Reason why a text is not a playable position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PositionError {
    /// The text is not FEN.
    Fen(FenError),
    /// Play has no meaning in the position, for these reasons.
    Problems(Vec<PositionProblem>),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Fen(error) => fmt::Display::fmt(error, f),
            PositionError::Problems(problems) => {
                f.write_str("FEN: not a position to play on")?;
                let mut separator = ": ";
                for problem in problems {
                    write!(f, "{separator}{problem}")?;
                    separator = "; ";
                }
                Ok(())
            }
        }
    }
}

impl core::error::Error for PositionError {}

/// Reads a text as [`Fen::parse`] does and rejects positions that [prevent
/// play](PositionProblem::prevents_play). Examples are a missing or additional king, a king that
/// can be captured, and pawns on the first or last rank.
///
/// Positions that no game can reach are accepted.
impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        let position = Fen::parse(text).map_err(PositionError::Fen)?;
        let mut problems = position.problems();
        problems.retain(PositionProblem::prevents_play);
        if problems.is_empty() { Ok(position) } else { Err(PositionError::Problems(problems)) }
    }
}

//! FEN, X-FEN and Shredder-FEN, in and out.
//!
//! Reading has three degrees:
//!
//! - [`Fen::parse`] takes what real programs write, and any placement of
//!   pieces: a hand can set up anything. [`Position::problems`] tells what is
//!   wrong with it.
//! - `text.parse::<Position>()` reads the same text and refuses positions in
//!   which play has no meaning ([`PositionProblem::prevents_play`]).
//! - [`Fen::parse_strict`] takes what is written to the letter only.
//!
//! The castling field may hold `KQkq`, file letters (`HAha`) or both. `K` is
//! the outermost rook on the king's h-file side, as X-FEN says: with rooks in
//! the corners and kings on the e-file that is ordinary FEN. A right that the
//! pieces cannot have (no such rook there, the king not on its first rank or
//! in a corner, where no game starts) is no right: `parse` leaves it out,
//! [`Fen::read`] returns it as a problem, and
//! `parse_strict` says which letter it is. Two rooks on one side of a king
//! would leave open which one castles, so that is always an error.

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

pub(crate) use castling::outermost_rook;
pub use error::{FenError, FenFault, FenField};
pub use reading::FenReading;
pub use writer::{CastlingLetters, EnPassantSquare, FenStyle};

/// Readers of FEN; see the [module's description](self).
#[derive(Debug, Clone, Copy)]
pub struct Fen;

/// How closely a text must keep to the letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mode {
    Lenient,
    Strict,
}

impl Fen {
    /// Reads a position as real programs write them, whatever stands on the
    /// board.
    ///
    /// Fields are separated by blanks, however many. Those after the turn may
    /// be missing from the end on: no castling, no en passant, 0 and 1.
    /// Castling letters come in any order; those without king and rook in
    /// place are left out, and so is an en passant square that no pawn has
    /// just passed. Numbers may have leading zeros; move number 0 is read as 1.
    ///
    /// # Errors
    /// What makes no sense, with its field and column.
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

    /// Reads as [`Fen::parse`] does and keeps the claims that `parse` drops: castling rights
    /// without king and rook in place, and a passed square that no pawn can have passed.
    ///
    /// # Errors
    /// As [`Fen::parse`].
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

    /// Reads a position written to the letter, whatever stands on the board.
    ///
    /// Six fields with one blank between them; numbers of empty squares as
    /// large as possible; castling letters White first and each only once,
    /// with king and rook in place; an en passant square only behind a pawn
    /// that can just have passed it (a pawn that can capture there is not
    /// needed: FEN, X-FEN and later custom differ); no leading zeros; a move
    /// number from 1.
    ///
    /// # Errors
    /// What is not as it should be, with its field and column. What
    /// [`Fen::parse`] overlooks, this names.
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
    placement::read(&mut position, fields.placement, mode)?;
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

/// Why a text is no position to play on.
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
                f.write_str("not a position to play on")?;
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

/// Reads as [`Fen::parse`] does and refuses what
/// [prevents play](PositionProblem::prevents_play): a king too few or too
/// many, a king that could be captured, pawns on the first or last rank.
/// Positions that no game can reach are taken.
impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        let position = Fen::parse(text).map_err(PositionError::Fen)?;
        let mut problems = position.problems();
        problems.retain(PositionProblem::prevents_play);
        if problems.is_empty() { Ok(position) } else { Err(PositionError::Problems(problems)) }
    }
}

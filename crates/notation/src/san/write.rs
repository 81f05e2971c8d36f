//! Writer for moves in algebraic notation.

use super::mark_errors::is_capture;
use super::reach::legally_reaching;
use crate::Letters;
use alloc::string::String;
use core::fmt::{self, Write};
use touchmove_board::{Bitboard, Move, Position, Role, Square, Wing};

/// Style of written moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SanStyle {
    /// Letters of the language.
    pub letters: Letters,
    /// True if the square of departure is always written (C.8 in 2023).
    pub departure: bool,
    /// True if captures have an `x`. It was mandatory in 2009 and has been optional since 2014.
    pub captures: bool,
    /// True if `+` and `#` are added.
    pub checks: bool,
    /// True if captures en passant are marked.
    pub en_passant: bool,
    /// True if promotions have a `=`. PGN requires it, but the Laws do not use it.
    pub promotion_sign: bool,
    /// True if castling is written with zeros, as the Laws do.
    pub zeros: bool,
}

impl SanStyle {
    /// Style of PGN's export format, as most programs write it: `exd8=Q+`, `O-O`.
    pub const PGN: SanStyle = SanStyle {
        letters: Letters::ENGLISH,
        departure: false,
        captures: true,
        checks: true,
        en_passant: false,
        promotion_sign: true,
        zeros: false,
    };

    /// Style of the examples in the Laws: `exd6 e.p.`, `d8Q`, `0-0`.
    pub const LAWS: SanStyle =
        SanStyle { promotion_sign: false, zeros: true, en_passant: true, ..SanStyle::PGN };

    /// Long style with the square of departure: `Bb2xe5`, `e7e5`.
    pub const LONG: SanStyle = SanStyle { departure: true, ..SanStyle::PGN };
}

/// Formats a move in the style of PGN, as most programs write it.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_notation::{read_san, san};
/// let position: Position = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1".parse().unwrap();
/// let castling = read_san(&position, "0-0-0").unwrap();
/// assert_eq!(san(&position, castling), "O-O-O");
/// ```
pub fn san(position: &Position, mv: Move) -> String {
    written(position, mv, &SanStyle::PGN)
}

/// Formats a move with its square of departure, as C.8 (2023) allows.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_notation::{long, read_san};
/// let start = Position::default();
/// assert_eq!(long(&start, read_san(&start, "Nf3").unwrap()), "Ng1f3");
/// ```
pub fn long(position: &Position, mv: Move) -> String {
    written(position, mv, &SanStyle::LONG)
}

fn written(position: &Position, mv: Move, style: &SanStyle) -> String {
    let mut text = String::with_capacity(8);
    // Writing to a string cannot fail.
    let _ = write_san(&mut text, position, mv, style);
    text
}

/// Writes a move of a position in the given style.
///
/// # Errors
/// Returns only the errors of `out`.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_notation::{read_san, write_san, SanStyle};
/// let position: Position = "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
/// let mv = read_san(&position, "exd8=N").unwrap();
/// let mut text = String::new();
/// write_san(&mut text, &position, mv, &SanStyle::LAWS).unwrap();
/// assert_eq!(text, "exd8N");
/// ```
pub fn write_san(
    out: &mut impl Write,
    position: &Position,
    mv: Move,
    style: &SanStyle,
) -> fmt::Result {
    match mv.wing() {
        Some(wing) => out.write_str(castling(wing, style.zeros))?,
        None => step(out, position, mv, style)?,
    }
    if !style.checks {
        return Ok(());
    }
    let after = position.after(mv);
    match (after.is_check(), after.is_checkmate()) {
        (_, true) => out.write_char('#'),
        (true, _) => out.write_char('+'),
        _ => Ok(()),
    }
}

const fn castling(wing: Wing, zeros: bool) -> &'static str {
    match (wing, zeros) {
        (Wing::Kingside, false) => "O-O",
        (Wing::Queenside, false) => "O-O-O",
        (Wing::Kingside, true) => "0-0",
        (Wing::Queenside, true) => "0-0-0",
    }
}

fn step(out: &mut impl Write, position: &Position, mv: Move, style: &SanStyle) -> fmt::Result {
    let letters = &style.letters;
    let captures = is_capture(position, mv);
    if mv.role != Role::Pawn {
        out.write_str(letters.piece(mv.role))?;
    }
    let (file, rank) = departure(position, mv, captures, style);
    if file {
        out.write_str(letters.file(mv.from.file()))?;
    }
    if rank {
        out.write_char(digit(mv.from.rank()))?;
    }
    if captures && style.captures {
        out.write_char('x')?;
    }
    square(out, mv.to, letters)?;
    if let Some(role) = mv.promotion() {
        out.write_str(if style.promotion_sign { "=" } else { "" })?;
        out.write_str(letters.piece(role))?;
    }
    if style.en_passant && mv.kind == touchmove_board::MoveKind::EnPassant {
        write!(out, " {}", letters.en_passant())?;
    }
    Ok(())
}

fn square(out: &mut impl Write, square: Square, letters: &Letters) -> fmt::Result {
    out.write_str(letters.file(square.file()))?;
    out.write_char(digit(square.rank()))
}

const fn digit(rank: u8) -> char {
    (b'1' + rank) as char
}

/// Returns whether the file and the rank of departure must be written (C.10). The file suffices if
/// it identifies the piece. Otherwise the rank suffices if it identifies the piece. Otherwise both
/// are needed.
fn departure(position: &Position, mv: Move, captures: bool, style: &SanStyle) -> (bool, bool) {
    if style.departure {
        return (true, true);
    }
    if mv.role == Role::Pawn {
        return (captures, false);
    }
    let others = legally_reaching(position, mv.role, mv.to, Bitboard::FULL).without(mv.from.into());
    let (mut same_file, mut same_rank) = (false, false);
    for other in others {
        same_file |= other.file() == mv.from.file();
        same_rank |= other.rank() == mv.from.rank();
    }
    match (others.is_empty(), same_file, same_rank) {
        (true, ..) => (false, false),
        (_, false, _) => (true, false),
        (_, true, false) => (false, true),
        (_, true, true) => (true, true),
    }
}

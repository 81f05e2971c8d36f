//! Positions as text.

use super::castling::outermost_rook;
use crate::{Color, Position, Square, Wing};
use alloc::string::String;
use core::fmt::{self, Write};

/// How castling rights are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum CastlingLetters {
    /// X-FEN: `KQkq`, and the file's letter where another rook stands further
    /// out. For ordinary chess that is ordinary FEN.
    #[default]
    XFen,
    /// Shredder-FEN: the rooks' files, `HAha`.
    Files,
}

/// When the en passant square is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum EnPassantSquare {
    /// Where a legal move captures en passant: then two positions that are
    /// the same in the sense of Article 9.2 have the same text, counters aside.
    #[default]
    IfLegal,
    /// Always where an opponent's pawn stands ready to capture, even if its
    /// king could not allow it (as X-FEN says).
    Always,
}

/// How to write a position; the default is what [`Position::fen`] does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct FenStyle {
    /// The letters of the castling field.
    pub castling: CastlingLetters,
    /// The en passant field.
    pub en_passant: EnPassantSquare,
}

impl Position {
    /// The position as X-FEN, which for ordinary chess is FEN. The en passant
    /// square is written where a legal move captures there.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    /// assert_eq!(Position::default().fen(), start);
    /// ```
    pub fn fen(&self) -> String {
        self.fen_with(FenStyle::default())
    }

    /// The position as Shredder-FEN.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// assert!(Position::default().shredder_fen().ends_with(" w HAha - 0 1"));
    /// ```
    pub fn shredder_fen(&self) -> String {
        self.fen_with(FenStyle { castling: CastlingLetters::Files, ..FenStyle::default() })
    }

    /// The position in that style.
    ///
    /// ```
    /// use touchmove_board::{EnPassantSquare, FenStyle, Position};
    /// let pinned: Position = "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1".parse().unwrap();
    /// assert_eq!(pinned.fen(), "8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1");
    /// let style = FenStyle { en_passant: EnPassantSquare::Always, ..FenStyle::default() };
    /// assert_eq!(pinned.fen_with(style), "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1");
    /// ```
    pub fn fen_with(&self, style: FenStyle) -> String {
        let mut text = String::new();
        // A `String` takes whatever is written to it.
        let _ = self.write_fen(&mut text, style);
        text
    }

    fn write_fen(&self, out: &mut impl Write, style: FenStyle) -> fmt::Result {
        self.write_placement(out)?;
        write!(out, " {} ", self.turn().letter())?;
        self.write_castling(out, style.castling)?;
        let en_passant = match style.en_passant {
            EnPassantSquare::IfLegal => self.en_passant(),
            EnPassantSquare::Always => self.passed_square(),
        };
        match en_passant {
            Some(square) => write!(out, " {square}")?,
            None => out.write_str(" -")?,
        }
        write!(out, " {} {}", self.halfmoves(), self.fullmoves())
    }

    fn write_placement(&self, out: &mut impl Write) -> fmt::Result {
        for rank in (0..8).rev() {
            let mut empty = 0;
            for square in (0..8).filter_map(|file| Square::at(file, rank)) {
                let Some(piece) = self.piece_at(square) else {
                    empty += 1;
                    continue;
                };
                write_number(out, empty)?;
                empty = 0;
                out.write_char(piece.letter())?;
            }
            write_number(out, empty)?;
            if rank > 0 {
                out.write_char('/')?;
            }
        }
        Ok(())
    }

    fn write_castling(&self, out: &mut impl Write, style: CastlingLetters) -> fmt::Result {
        let sides = Color::ALL.into_iter().flat_map(|color| Wing::ALL.map(|wing| (color, wing)));
        let mut none = true;
        for (color, wing) in sides {
            let Some(rook) = self.castling_rook(color, wing) else { continue };
            none = false;
            let letter = self.castling_letter(rook, color, wing, style);
            out.write_char(match color {
                Color::White => letter,
                Color::Black => letter.to_ascii_lowercase(),
            })?;
        }
        if none { out.write_char('-') } else { Ok(()) }
    }

    fn castling_letter(
        &self,
        rook: Square,
        color: Color,
        wing: Wing,
        style: CastlingLetters,
    ) -> char {
        let outermost = outermost_rook(self, color, wing) == Some(rook);
        match (style, wing) {
            (CastlingLetters::XFen, Wing::Kingside) if outermost => 'K',
            (CastlingLetters::XFen, Wing::Queenside) if outermost => 'Q',
            _ => (b'A' + rook.file()) as char,
        }
    }
}

fn write_number(out: &mut impl Write, squares: u8) -> fmt::Result {
    if squares == 0 { Ok(()) } else { write!(out, "{squares}") }
}

/// As [`Position::fen`].
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_fen(f, FenStyle::default())
    }
}

//! Writer of FEN.

use super::castling::outermost_rook;
use crate::{Color, Position, Square, Wing};
use alloc::string::String;
use core::fmt::{self, Write};

/// Notation of castling rights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum CastlingLetters {
    /// X-FEN: `KQkq`, or the file letter if another rook is further out. Ordinary chess positions
    /// become ordinary FEN.
    #[default]
    XFen,
    /// Shredder-FEN: the files of the rooks, such as `HAha`.
    Files,
}

/// Rule for writing the en passant square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum EnPassantSquare {
    /// The square is written only if a legal move captures en passant. Positions that are the same
    /// by Article 9.2 then differ at most in their counters.
    #[default]
    IfLegal,
    /// The square is written whenever an opposing pawn attacks it, even if the capture would expose
    /// the king (as in X-FEN).
    Always,
}

/// Style of a FEN; the default is that of [`Position::fen`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct FenStyle {
    /// Letters of the castling field.
    pub castling: CastlingLetters,
    /// Rule for the en passant field.
    pub en_passant: EnPassantSquare,
}

impl Position {
    /// Returns the position as X-FEN, which is FEN for ordinary chess.
    ///
    /// The en passant square is written if a legal move captures there.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    /// assert_eq!(Position::default().fen(), start);
    /// ```
    pub fn fen(&self) -> String {
        self.fen_with(FenStyle::default())
    }

    /// Returns the position as Shredder-FEN.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// assert!(Position::default().shredder_fen().ends_with(" w HAha - 0 1"));
    /// ```
    pub fn shredder_fen(&self) -> String {
        self.fen_with(FenStyle { castling: CastlingLetters::Files, ..FenStyle::default() })
    }

    /// Returns the position in the given style.
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
        // Writing to a `String` cannot fail.
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

/// Writes the text of [`Position::fen`].
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_fen(f, FenStyle::default())
    }
}

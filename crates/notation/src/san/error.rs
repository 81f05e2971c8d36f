//! Errors from reading moves.

use alloc::vec::Vec;
use core::fmt;
use touchmove_board::{Bitboard, Move};

/// Text expected in a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Expected {
    /// A piece's letter or a file.
    PieceOrFile,
    /// A file, a to h.
    File,
    /// A rank, 1 to 8.
    Rank,
    /// A piece to which a pawn can promote.
    Promotion,
    /// `O-O` or `O-O-O`.
    Castling,
    /// The end of the move, or a mark such as `+`.
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::PieceOrFile => "a piece's letter or a file a to h",
            Expected::File => "a file a to h",
            Expected::Rank => "a rank 1 to 8",
            Expected::Promotion => "a queen, rook, bishop or knight",
            Expected::Castling => "O-O or O-O-O",
            Expected::End => "the end of the move, or a mark such as +",
        })
    }
}

/// Reason why a text is not a legal move of a position.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum SanError {
    /// The text is not a move in any position.
    Unreadable {
        /// First column that does not fit, counted in characters from 1.
        column: usize,
        /// Text expected in that column.
        expected: Expected,
    },
    /// Several legal moves match the text.
    Ambiguous(Vec<Move>),
    /// No legal move matches the text. [`SanMove::why_illegal`](crate::SanMove::why_illegal) gives the
    /// reasons.
    Illegal {
        /// The player's pieces of the written kind on the written file or rank. If the text has
        /// only squares, the piece on the square of departure.
        pieces: Bitboard,
        /// The squares among `pieces` whose pieces reach the square of arrival, if checks, pins and
        /// attacked squares are ignored.
        reaching: Bitboard,
    },
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SanError::Unreadable { column, expected } => {
                write!(f, "column {column}: {expected} expected")
            }
            SanError::Ambiguous(moves) => write!(f, "ambiguous: one of {moves:?}"),
            SanError::Illegal { pieces, .. } if *pieces == Bitboard::EMPTY => {
                f.write_str("illegal: there is no such piece")
            }
            SanError::Illegal { pieces, .. } => {
                write!(f, "illegal: not a legal move of a piece on {pieces}")
            }
        }
    }
}

impl core::error::Error for SanError {}

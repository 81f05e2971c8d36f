//! Why a text is no move.

use alloc::vec::Vec;
use core::fmt;
use touchmove_board::{Bitboard, Move};

/// What a text should have gone on with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Expected {
    /// A piece's letter or a file.
    PieceOrFile,
    /// A file, a to h.
    File,
    /// A rank, 1 to 8.
    Rank,
    /// A piece a pawn may become.
    Promotion,
    /// `O-O` or `O-O-O`.
    Castling,
    /// Nothing more, or a mark such as `+`.
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

/// Why a text is no move of a position.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum SanError {
    /// The text is no move at all.
    Unreadable {
        /// Where it stops making sense, in characters from 1.
        column: usize,
        /// What would make sense there.
        expected: Expected,
    },
    /// Several legal moves are written like that.
    Ambiguous(Vec<Move>),
    /// No legal move is written like that. Ask `Position::why_illegal` about
    /// each square of departure.
    Illegal {
        /// The player's pieces of that kind, as far as the text says which;
        /// the square of departure where only squares are written.
        pieces: Bitboard,
        /// Those of them that go to that square but for what a check, a pin or
        /// an attacked square forbids.
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
                write!(f, "illegal: not a legal move of a piece on {pieces:?}")
            }
        }
    }
}

impl core::error::Error for SanError {}

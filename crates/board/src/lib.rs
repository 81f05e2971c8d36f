//! Chess board: squares, pieces, positions and legal moves (Articles 1 to 3 of the Laws of Chess,
//! and Chess960).
//!
//! ```
//! use touchmove_board::Position;
//!
//! let start = Position::default();
//! assert_eq!(start.count_legal_moves(), 20);
//! let e4 = start.find_move("e2".parse().unwrap(), "e4".parse().unwrap(), None).unwrap();
//! assert!(!start.after(e4).is_check());
//! ```
//!
//! A [`Position`] is a small value that is copied on every move. It need not be legal, since
//! players can put any position on a real board.
//!
//! Without the feature `std` (on by default) the crate needs only `core` and `alloc`. It then does
//! not use BMI instructions.
#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

pub mod attacks;
mod bitboard;
mod by_color;
mod castling;
pub mod chess960;
mod color;
mod cpu;
pub mod fen;
mod history;
mod movegen;
mod moves;
mod names;
mod perft;
mod piece;
mod planes;
mod position;
mod problems;
mod repetition;
mod safety;
#[cfg(feature = "serde")]
mod serde_text;
mod square;
mod state;
mod successors;
mod uci;
mod why_illegal;

pub use bitboard::Bitboard;
pub use by_color::ByColor;
pub use color::Color;
pub use fen::{
    CastlingLetters, EnPassantSquare, Fen, FenError, FenFault, FenField, FenReading, FenStyle,
    PositionError,
};
pub use history::{Claimable, Ending, History};
pub use movegen::{MoveList, PawnStep, Visitor};
pub use moves::{Move, MoveKind, Wing};
pub use names::ParseNameError;
pub use perft::{perft, perft_divide};
pub use piece::{Piece, Role};
pub use position::Position;
pub use problems::PositionProblem;
pub use repetition::RepetitionKey;
pub use square::{ParseSquareError, Square};
pub use uci::{IllegalMove, ParseUciMoveError, UciError, UciMove};
pub use why_illegal::IllegalReason;

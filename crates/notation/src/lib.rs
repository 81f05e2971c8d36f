//! Algebraic notation, PGN files (Appendix C), and moves as announced to blind players (Appendix D
//! in 2023).
//!
//! ```
//! use touchmove_board::Position;
//! use touchmove_notation::{read_san, san};
//!
//! let start = Position::default();
//! let mv = read_san(&start, "e2-e4").unwrap();
//! assert_eq!(san(&start, mv), "e4");
//! ```
//!
//! [`pgn`] reads game files, even malformed ones, replays the games and writes them:
//!
//! ```
//! use touchmove_notation::pgn::{games, play};
//!
//! let text = b"[White \"Anderssen\"]\n\n1. e4 e5 2. f4 exf4 3. Kxf4 *";
//! for game in games(text) {
//!     let played = play(&game).unwrap();
//!     assert_eq!(played.moves.len(), 4);
//!     assert_eq!(played.stop.unwrap().place.to_string(), "3:24");
//! }
//! ```
//!
//! [`sheet`] reads scoresheets that players have typed, in any supported language, and writes them
//! in any other language.
//!
//! Without the `std` feature (on by default) the crate needs only `core` and `alloc`.
#![cfg_attr(not(test), no_std)]

extern crate alloc;

pub mod diagnosis;
mod languages;
mod letters;
mod notation;
pub mod pgn;
mod san;
pub mod sheet;
mod spoken;
pub mod unchecked_moves;

pub use letters::Letters;
pub use notation::Notation;
pub use san::{
    CheckMark, Expected, IllegalMove, SanError, SanMarkError, SanMarks, SanMove, SanShape, SanStep,
    SanStyle, can_be_followed, king_signal, long, read_san, read_san_bytes, san, write_san,
};
pub(crate) use san::{ReplayStep, can_follow, illegal_or_lost};
pub use spoken::{ExpectedWord, SpokenError, SpokenLanguage, read_spoken, spoken, spoken_in};

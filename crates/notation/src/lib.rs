//! Algebraic notation, PGN reading and writing (Appendix C), and moves as they
//! are announced to blind players (Appendix D in 2023).
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
//! [`pgn`] reads files of games, however malformed, plays them through and
//! writes them:
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
//! [`sheet`] reads scoresheets as players type them, in any language, and
//! writes them in any other.
//!
//! Without the feature `std` (on by default) it needs `core` and `alloc` only.
#![cfg_attr(not(test), no_std)]

extern crate alloc;

pub mod hand;
mod kinds;
mod languages;
mod letters;
pub mod pgn;
mod san;
pub mod sheet;
mod spoken;

pub use kinds::Notation;
pub use letters::Letters;
pub use san::{
    ByHand, CheckMark, Expected, SanError, SanMarks, SanMove, SanRemark, SanShape, SanStep,
    SanStyle, can_be_followed, king_signal, long, read_san, read_san_bytes, san, write_san,
};
pub(crate) use san::{Followed, by_hand_or_lost, follows};
pub use spoken::{ExpectedWord, SpokenError, Tongue, read_spoken, spoken, spoken_in};

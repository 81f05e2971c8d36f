//! Executable FIDE Laws of Chess: one crate that re-exports the others.
//!
//! ```
//! use touchmove::Position;
//!
//! let start = Position::default();
//! let (a1, a3) = ("a1".parse()?, "a3".parse()?);
//! assert_eq!(start.find_move(a1, a3, None), None);
//! assert_eq!(start.why_illegal(a1, a3, None)[0].name(), "path-blocked");
//! # Ok::<(), touchmove::board::ParseSquareError>(())
//! ```
//!
//! # Features
//!
//! | feature | module | contents |
//! | --- | --- | --- |
//! | always | `board`, and at the root | positions, legal moves, reasons for illegality, FEN, Chess960 |
//! | `mate` (default) | `mate` | mate feasibility, dead positions, reachability of positions |
//! | `notation` (default) | `notation` | SAN, PGN, scoresheets in nine languages |
//! | `clock` | `clock` | the chess clock and time controls |
//! | `laws` | `laws` | editions, articles, rules |
//! | `game` | `game` | games as events, protocols and their rulings |
//! | `explain` | `explain` | rulings as sentences: English, Finnish, Greek, Arabic |
//! | `audit` | `audit` | findings about recorded games |
//! | `book` | `book` | the book of the Laws with its cases |
//! | `serde` | | values as strings in other formats |
//! | `full` | | all of the above |
//!
//! Each crate can also be used by itself, for example `touchmove-board`. The program is in
//! `touchmove-cli`.

#[doc(no_inline)]
pub use touchmove_board as board;
pub use touchmove_board::{
    Bitboard, ByColor, Claimable, Color, Ending, Fen, FenError, History, IllegalMove,
    IllegalReason, Move, MoveKind, MoveList, Piece, Position, PositionProblem, RepetitionKey, Role,
    Square, UciError, UciMove, Wing,
};

#[cfg(feature = "audit")]
#[doc(no_inline)]
pub use touchmove_audit as audit;
#[cfg(feature = "book")]
#[doc(no_inline)]
pub use touchmove_book as book;
#[cfg(feature = "clock")]
#[doc(no_inline)]
pub use touchmove_clock as clock;
#[cfg(feature = "explain")]
#[doc(no_inline)]
pub use touchmove_explain as explain;
#[cfg(feature = "game")]
#[doc(no_inline)]
pub use touchmove_game as game;
#[cfg(feature = "laws")]
#[doc(no_inline)]
pub use touchmove_laws as laws;
#[cfg(feature = "mate")]
#[doc(no_inline)]
pub use touchmove_mate as mate;
#[cfg(feature = "notation")]
#[doc(no_inline)]
pub use touchmove_notation as notation;

#[cfg(all(doctest, feature = "mate", feature = "notation"))]
#[doc = include_str!("../README.md")]
struct Readme;

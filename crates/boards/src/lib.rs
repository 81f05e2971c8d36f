//! Electronic chess boards without I/O.
//!
//! Codecs turn the bytes of a board into [`Sensed`] events and back: [`Dgt`], [`Chessnut`],
//! [`Millennium`], [`Certabo`], [`SquareOff`] and [`livechess`].
//!
//! The caller does the I/O and passes the time. No real board has been tried.
//!
//! Without the feature `std` (on by default) the crate needs only `core` and `alloc`.
#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

mod certabo;
mod chessnut;
mod codec;
pub mod dgt;
pub mod livechess;
mod millennium;
mod placement;
mod sensed;
mod square_off;

pub use certabo::{Certabo, Tag};
pub use chessnut::Chessnut;
pub use codec::{Codec, Command};
pub use dgt::Dgt;
pub use livechess::LiveChess;
pub use millennium::Millennium;
pub use placement::Placement;
pub use sensed::{
    Button, Charge, ClockAnswer, ClockReading, IdentityKind, Link, LogEntry, LogMark, ResultSign,
    Sensed, Side,
};
pub use square_off::SquareOff;
pub use touchmove_board::{ByColor, Color, Piece, Square};

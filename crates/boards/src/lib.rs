//! Electronic chess boards without I/O.
//!
//! The crate has two parts. Codecs turn the bytes of a board into [`Sensed`] events and back:
//! [`Dgt`], [`Chessnut`], [`Millennium`], [`Certabo`], [`SquareOff`] and
//! [`livechess`]. A [`Session`] turns these events into acts of hands and has them ruled by a
//! [`Game`](touchmove_game::Game). Things that a sensor cannot know become a [`Doubt`], never a
//! ruling.
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
mod doubt;
mod entry;
mod explanation;
mod input;
mod interpreter;
pub mod livechess;
mod millennium;
mod placement;
mod scanner;
mod sensed;
mod session;
mod square_off;

pub use certabo::{Certabo, Tag};
pub use chessnut::Chessnut;
pub use codec::{Codec, Command};
pub use dgt::Dgt;
pub use doubt::{Answer, Doubt, DoubtKind};
pub use entry::{Difference, Entry, Inference};
pub use livechess::LiveChess;
pub use millennium::Millennium;
pub use placement::Placement;
pub use sensed::{
    Button, Charge, ClockAnswer, ClockReading, IdentityKind, Link, LogEntry, LogMark, ResultSign,
    Sensed, Side,
};
pub use session::Session;
pub use square_off::SquareOff;
pub use touchmove_board::{ByColor, Color, Piece, Square};

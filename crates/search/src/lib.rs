//! A small computer opponent: it chooses a move of a given strength, and can err against the Laws
//! on purpose.
//!
//! ```
//! use touchmove_board::Position;
//! use touchmove_search::{Strength, choose};
//!
//! let start = Position::default();
//! let choice = choose(&start, &[], Strength::Elo800, 42).unwrap();
//! assert!(start.is_legal(choice.mv));
//! assert_eq!(choose(&start, &[], Strength::Elo800, 42), Some(choice));
//! ```
//!
//! # Overview
//!
//! - [`choose`] searches a position and returns a move. A weak strength sees fewer moves ahead,
//!   misjudges positions and overlooks replies, as a person of that strength does.
//! - [`irregularity`] returns an act against the Laws that a person could commit in a position. A
//!   player can practise claims against it.
//!
//! The crate does no I/O, reads no time and starts no threads. The limit of a search is a number of
//! positions, so the answer depends only on the arguments.
//!
//! # Search
//!
//! Iterative deepening, alpha-beta with a transposition table, a quiescence search of captures, null
//! moves, and reductions of late moves. The evaluation counts pieces, their squares and passed
//! pawns. Repetitions, 50 moves without progress and dead material count as draws.
#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod choice;
mod evaluation;
mod irregularity;
mod ordering;
mod overlooking;
mod random;
mod search;
mod strength;
mod tables;
mod transpositions;

pub use choice::{Choice, choose, choose_among};
pub use irregularity::{Irregularity, IrregularityKind, irregularity};
pub use strength::Strength;

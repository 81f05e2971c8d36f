//! Mate tables for every placement of a few pieces. The mate crate and the program chasolver are
//! compared with the tables.
//!
//! The tables share only move generation (`board`) with the mate crate.

mod bits;
mod class;
mod compare;
mod dice;
mod mutate;
pub mod peer;
mod playout;
mod rights;
mod score;
mod solve;
mod threads;

pub use bits::Bits;
pub use class::{Class, Placement};
pub use compare::{Asked, compare};
pub use dice::Dice;
pub use mutate::mutated;
pub use playout::{Walked, mates_at_random, walked};
pub use score::Score;
pub use solve::{Solved, Tables};
pub use threads::threads;

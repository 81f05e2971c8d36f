//! Integration tests of `engine`, built as one program to save link time.

mod by_hand;
mod programs;
mod sparring;
mod stockfish;

//! Integration tests of `board`, as one program that is linked once.

mod common;
mod fen;
mod fen_suites;
mod oracles;
mod perft;
mod repetition;
mod why_illegal;

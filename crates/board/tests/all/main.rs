//! Integration tests of `board`, built as one program to save link time.

mod chess960;
mod common;
mod fen;
mod fen_suites;
mod oracles;
mod perft;
mod repetition;
mod why_illegal;

//! Integration tests of `board`, in one program to link only once.

mod common;
mod fen;
mod fen_suites;
mod oracles;
mod perft;
mod repetition;
mod why_illegal;

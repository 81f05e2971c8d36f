//! All tests of `board` that stand outside it, as one program: it is linked once.

mod common;
mod fen;
mod fen_suites;
mod oracles;
mod perft;
mod repetition;
mod why_illegal;

//! All integration tests of `engine` in one program, which is linked once.

mod by_hand;
mod programs;
mod stockfish;

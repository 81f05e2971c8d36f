//! All tests of `engine` that stand outside it, as one program: it is linked once.

mod by_hand;
mod programs;
mod stockfish;

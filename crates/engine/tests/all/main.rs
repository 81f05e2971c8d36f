//! Integration tests of `engine`, in one program to link only once.

mod by_hand;
mod programs;
mod stockfish;

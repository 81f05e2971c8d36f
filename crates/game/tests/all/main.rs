//! All tests of `game` that stand outside it, as one program: it is linked once.

mod acts;
mod common;
mod conduct;
mod contract;
mod forfeits;
mod keys;
mod limited;
mod random;
mod random_sessions;
mod scoresheets;
mod sequences;
mod unanswered;
mod undecided;
mod untrue;
mod written;

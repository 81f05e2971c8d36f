//! Integration tests of `game`, built as one program so that it is linked once.

mod acts;
mod arbiters_sentences;
mod common;
mod conduct;
mod contract;
mod fallback_notes;
mod false_notes;
mod forfeits;
mod invariants;
mod keys;
mod limited_supervision;
mod protocol_round_trip;
mod random;
mod random_sessions;
mod scoresheets;
mod sequences;
mod spellings;
mod undecided_mates;

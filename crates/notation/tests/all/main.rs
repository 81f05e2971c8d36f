//! Integration tests of `notation`, built as one program to save link time.

mod common;
mod continued_games;
mod files;
mod laws;
mod ledger;
mod nothing_lost;
mod pgn;
mod pgn_random;
mod san;
mod sheet;
mod sheet_files;
mod sheet_mistakes;
mod spoken;
mod suite_conformance;
mod suite_inline;
mod suite_kokopu;
mod suite_pgn_extract;
mod suite_san;
mod why_illegal;

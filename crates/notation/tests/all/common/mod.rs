//! Helpers shared by the tests of this crate.
#![allow(dead_code)]

pub mod plain_reader;

use proptest::prelude::*;
use std::path::PathBuf;
use touchmove_board::{Color, Piece, Position, Role, Square, chess960};

/// Returns the path of a file or folder of the shared data. If it is absent, prints a message and
/// returns `None`.
pub fn shared(path: &str) -> Option<PathBuf> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data");
    let full = PathBuf::from(root).join(path);
    if full.exists() {
        return Some(full);
    }
    println!("skipped: {} is absent", full.display());
    None
}

pub fn shared_text(path: &str) -> Option<String> {
    Some(String::from_utf8_lossy(&std::fs::read(shared(path)?).unwrap()).into_owned())
}

/// Generates positions after random moves from a start position of Chess960.
pub fn played() -> impl Strategy<Value = Position> {
    let start = prop_oneof![Just(518u16), 0..960u16];
    (start, prop::collection::vec(any::<prop::sample::Index>(), 0..120)).prop_map(
        |(start, picks)| {
            let mut position = chess960::start_position(start).unwrap();
            for pick in picks {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position = position.after(moves[pick.index(moves.len())]);
            }
            position
        },
    )
}

/// Generates random positions with any pieces on any squares.
pub fn scattered() -> impl Strategy<Value = Position> {
    let role = prop::sample::select(Role::ALL.to_vec());
    let piece = (0..64u8, role, any::<bool>());
    (any::<bool>(), prop::collection::vec(piece, 0..24)).prop_map(|(white, pieces)| {
        let turn = if white { Color::White } else { Color::Black };
        let mut position = Position::empty(turn);
        for (square, role, white) in pieces {
            let color = if white { Color::White } else { Color::Black };
            let square = Square::new(square).unwrap();
            position = position.with_piece(square, Some(Piece { color, role }));
        }
        position
    })
}

/// Compares the differences found in a suite with a table of explained differences. Fails if an
/// entry of one is missing in the other.
pub fn settle(found: &[(String, String)], table: &[(&str, &str)]) {
    let known = |key: &str| table.iter().any(|(known, _)| *known == key);
    let new: Vec<_> = found.iter().filter(|(key, _)| !known(key)).collect();
    assert!(new.is_empty(), "not in the table: {new:#?}");
    let stale: Vec<_> =
        table.iter().filter(|(known, _)| !found.iter().any(|(key, _)| key == known)).collect();
    assert!(stale.is_empty(), "in the table, but no longer a difference: {stale:#?}");
}

/// Returns the rows of a tab-separated table, without its header.
pub fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().skip(1).filter(|line| !line.is_empty()).map(|line| line.split('\t').collect())
}

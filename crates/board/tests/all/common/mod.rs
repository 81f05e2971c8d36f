//! Shared positions and strategies of the tests.
#![allow(dead_code)]

use proptest::prelude::*;
use proptest::sample::{Index, select};
use std::path::PathBuf;
use touchmove_board::{Color, Fen, Piece, Position, PositionProblem, Role, Square, chess960};

/// Standard positions for tests of move generators: positions 1 to 6 of
/// <https://www.chessprogramming.org/Perft_Results>.
pub const STANDARD: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
];

/// Our own edge cases: castling, en passant, pins, promotion, kings next to each other.
pub const EDGES: [&str; 18] = [
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/4q3/8/8/8/R3K2R w KQkq - 0 1",
    "rb1k1r1r/8/8/8/8/8/8/1R1K1RRb w BFaf - 0 1",
    "1rkr4/8/8/8/8/8/8/5RKR w FHbd - 0 1",
    "4k3/8/8/8/8/5r2/8/5K1R w K - 0 1",
    "4k3/8/8/8/8/8/8/R1bK4 w Q - 0 1",
    "2rk4/8/8/8/8/8/8/rRK4R w BHc - 0 1",
    "6kr/8/8/8/8/8/5PPP/q4RKR w Hh - 0 1",
    "8/8/8/KPp4r/8/8/8/7k w - c6 0 1",
    "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1",
    "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
    "3k4/8/8/q2pP2K/8/8/8/8 w - d6 0 1",
    "8/PPPk4/8/8/8/8/4Kppp/8 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "4k3/8/8/8/4r3/8/4R3/4K3 w - - 0 1",
    "8/8/8/3kK3/8/8/R6q/8 w - - 0 1",
    "4k3/8/8/8/8/8/8/R2KK2R w - - 0 1",
    "8/8/8/pP6/8/8/PPPPPPPP/8 w - a6 0 1",
];

/// Returns the path of a folder of the shared test data, if the folder exists.
pub fn shared(folder: &str) -> Option<PathBuf> {
    let path =
        PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data")).join(folder);
    if path.exists() {
        return Some(path);
    }
    println!("skipped: {} is not here", path.display());
    None
}

/// Returns a configuration with the given number of cases. `PROPTEST_CASES` overrides the number.
/// The tests write no files.
pub fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// Generates start positions for games of the property tests.
pub fn origin() -> impl Strategy<Value = Position> {
    let fens = STANDARD.into_iter().chain(EDGES).map(|fen| Fen::parse(fen).unwrap());
    prop_oneof![
        Just(Position::default()),
        (0..960u16).prop_map(|n| chess960::start_position(n).unwrap()),
        select(fens.collect::<Vec<_>>()),
    ]
}

/// Generates positions after random moves from a start position.
pub fn played_from_start() -> impl Strategy<Value = Position> {
    played_from((0..960u16).prop_map(|n| chess960::start_position(n).unwrap()))
}

/// Generates positions after random moves.
pub fn played() -> impl Strategy<Value = Position> {
    played_from(origin())
}

fn played_from(origin: impl Strategy<Value = Position>) -> impl Strategy<Value = Position> {
    (origin, prop::collection::vec(any::<Index>(), 0..80)).prop_map(|(origin, choices)| {
        choices.iter().fold(origin, |position, choice| {
            let moves = position.legal_moves();
            if moves.is_empty() { position } else { position.after(*choice.get(&moves)) }
        })
    })
}

pub fn square() -> impl Strategy<Value = Square> {
    (0..64u8).prop_map(|index| Square::new(index).unwrap())
}

pub fn piece() -> impl Strategy<Value = Piece> {
    (select(&Color::ALL[..]), select(&Role::ALL[..]))
        .prop_map(|(color, role)| Piece { color, role })
}

/// Generates positions in which pieces were added or removed by hand.
pub fn handled() -> impl Strategy<Value = Position> {
    let acts = prop::collection::vec((square(), prop::option::of(piece())), 0..6);
    (played(), acts).prop_map(|(position, acts)| {
        acts.into_iter()
            .fold(position, |position, (square, piece)| position.with_piece(square, piece))
    })
}

/// Generates any pieces on any squares, with any castling rights and en passant square that the
/// pieces allow.
pub fn scattered() -> impl Strategy<Value = Position> {
    let pieces = prop::collection::vec((square(), piece()), 0..40);
    let rest = "(w|b) [KQkqA-Ha-h]{1,6} [a-h][36] 0 1";
    (pieces, rest).prop_map(|(pieces, rest)| {
        let position =
            pieces.into_iter().fold(Position::empty(Color::White), |p, (square, piece)| {
                p.with_piece(square, Some(piece))
            });
        let fen = position.fen();
        let placement = fen.split(' ').next().unwrap();
        Fen::parse(&format!("{placement} {rest}")).unwrap_or(position)
    })
}

/// Generates scattered pieces with one king each. Play has a meaning in these positions.
pub fn playable() -> impl Strategy<Value = Position> {
    let piece = (square(), select(&Color::ALL[..]), select(&Role::ALL[..5]));
    let home = |color: Color| {
        let rank = 7 * color.index() as u8;
        prop_oneof![square(), (0..8u8).prop_map(move |file| Square::at(file, rank).unwrap())]
    };
    let kings = (home(Color::White), home(Color::Black));
    let pieces = prop::collection::vec(piece, 0..24);
    let turn = select(&Color::ALL[..]);
    let rest = (pieces, kings, turn, any::<Index>());
    rest.prop_filter_map("play has no meaning", |(pieces, kings, turn, index)| {
        let mut position = Position::empty(Color::White);
        for (square, color, role) in pieces {
            let role = if matches!(square.rank(), 0 | 7) && role == Role::Pawn {
                Role::Rook
            } else {
                role
            };
            position = position.with_piece(square, Some(Piece { color, role }));
        }
        for (square, color) in [(kings.0, Color::White), (kings.1, Color::Black)] {
            position = position.with_piece(square, Some(Piece { color, role: Role::King }));
        }
        let fen = position.fen();
        let placement = fen.split(' ').next()?;
        let with_en_passant = |file: char| {
            let rank = if turn == Color::White { 6 } else { 3 };
            Fen::parse(&format!("{placement} {} KQkq {file}{rank}", turn.letter())).ok()
        };
        let positions: Vec<_> = ('a'..='h').filter_map(with_en_passant).collect();
        let capturing: Vec<_> = positions.iter().filter(|p| p.passed_square().is_some()).collect();
        let position = if capturing.is_empty() { positions[0] } else { **index.get(&capturing) };
        Some(position).filter(|p| !p.problems().iter().any(PositionProblem::prevents_play))
    })
}

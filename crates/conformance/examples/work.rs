//! Workload for counting instructions (`tests/instructions.rs`). Each kind of work is a separate
//! function, so that setup is not counted. Prints the number of units done.
//!
//! ```sh
//! cargo run -p touchmove-conformance --example work -- events
//! ```

use std::hint::black_box;
use std::path::Path;
use std::process::ExitCode;
use touchmove_audit::{Kind, audit};
use touchmove_board::{Color, Position, perft};
use touchmove_conformance::{ROOT, cases};
use touchmove_game::Protocol;
use touchmove_mate::{Budget, can_mate};
use touchmove_notation::pgn::games;

const PERFT: [(&str, u32); 3] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4),
];

/// Endgames: much material, a pawn, a lone piece, walls.
const ENDS: [&str; 6] = [
    "r1bq1rk1/ppp2ppp/2n2n2/3pp3/1b2P3/2NP1N2/PPP1BPPP/R1BQ1RK1 w - - 0 8",
    "8/5k2/8/4p3/4K3/8/4P3/8 w - - 0 60",
    "8/8/8/8/4k3/8/8/KN5r w - - 0 1",
    "8/8/8/8/8/1k6/8/KN5q w - - 0 1",
    "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1",
    "6k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 40",
];

fn main() -> ExitCode {
    let done = match std::env::args().nth(1).as_deref() {
        Some("nodes") => nodes(&PERFT.map(|(fen, depth)| (position(fen), depth))),
        Some("moves") => moves(&pgn(false)),
        Some("repairs") => repairs(&pgn(true)),
        Some("events") => events(&protocols()),
        Some("questions") => questions(&ENDS.map(position)),
        _ => {
            eprintln!("usage: work nodes|moves|repairs|events|questions");
            return ExitCode::from(2);
        }
    };
    println!("{done}");
    ExitCode::SUCCESS
}

/// Returns the games of the example file with an illegal move, or those without, repeated.
fn pgn(illegal: bool) -> String {
    let file = Path::new(ROOT).join("examples/club-evening.pgn");
    let file = std::fs::read_to_string(file).expect("the example file");
    let all = file.split("[Event ").skip(1).map(|game| format!("[Event {game}"));
    let is_illegal = |game: &String| {
        let mut reports = games(game.as_bytes()).map(|game| audit(&game, None));
        reports.any(|report| {
            report.findings.iter().any(|finding| matches!(finding.kind, Kind::IllegalMove(..)))
        })
    };
    all.filter(|game| is_illegal(game) == illegal).collect::<String>().repeat(20)
}

fn protocols() -> Vec<Protocol> {
    let cases = cases::all(Path::new(ROOT)).expect("readable cases");
    cases.into_iter().flat_map(|case| case.blocks).map(|block| block.protocol).collect()
}

fn position(fen: &str) -> Position {
    fen.parse().expect("a position")
}

/// Counts legal moves.
#[inline(never)]
fn nodes(positions: &[(Position, u32)]) -> u64 {
    positions.iter().map(|(position, depth)| perft(black_box(position), *depth)).sum()
}

/// Reads, checks and audits the moves of games.
#[inline(never)]
fn moves(pgn: &str) -> u64 {
    games(black_box(pgn).as_bytes()).map(|game| audit(&game, None).plies as u64).sum()
}

/// Reads and audits games with an illegal move, whose records are searched for the smallest repair.
#[inline(never)]
fn repairs(pgn: &str) -> u64 {
    games(black_box(pgn).as_bytes())
        .map(|game| u64::from(!black_box(audit(&game, None)).findings.is_empty()))
        .sum()
}

/// Judges the events of the cases, under the first edition of each.
#[inline(never)]
fn events(protocols: &[Protocol]) -> u64 {
    for protocol in protocols {
        black_box(protocol.judge(protocol.setup.editions[0]).expect("possible"));
    }
    protocols.iter().map(|protocol| protocol.entries.len() as u64).sum()
}

/// Decides whether each player can still checkmate.
#[inline(never)]
fn questions(positions: &[Position]) -> u64 {
    for position in positions {
        for player in Color::ALL {
            black_box(can_mate(black_box(position), player, Budget::default()));
        }
    }
    2 * positions.len() as u64
}

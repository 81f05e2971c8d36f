//! Prints the nodes and the time of a move for each strength.
//!
//! `cargo run --release -p touchmove-search --example speed`

use std::time::Instant;
use touchmove_board::Position;
use touchmove_search::{Strength, choose};

const POSITIONS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 9",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
];

fn main() {
    println!("strength | nodes (most) | milliseconds (most)");
    for strength in Strength::ALL {
        let (mut nodes, mut slowest) = (0, 0.0_f64);
        for fen in POSITIONS {
            let position: Position = fen.parse().expect("a position");
            let start = Instant::now();
            let choice = choose(&position, &[], strength, 1).expect("a legal move");
            slowest = slowest.max(start.elapsed().as_secs_f64() * 1e3);
            nodes = nodes.max(choice.nodes);
        }
        println!("{:8} | {nodes:12} | {slowest:8.1}", strength.elo());
    }
}

//! `touchmove perft`: counts move sequences.

use crate::args::PerftArgs;
use crate::messages::{say, words};
use crate::output::{errln, outln};
use crate::{FINE, UNREADABLE};
use std::time::Instant;
use touchmove_board::{Fen, FenReading, Move, Position, perft, perft_divide};

pub fn run(args: &PerftArgs) -> u8 {
    let position = match args.fen.as_deref().map(Fen::read).transpose() {
        Ok(reading) => reading.map_or_else(Position::default, |reading| counted(&reading)),
        Err(error) => {
            errln!("touchmove: {error}");
            return UNREADABLE;
        }
    };
    let start = Instant::now();
    let nodes = if args.divide { divide(&position, args) } else { perft(&position, args.depth) };
    let seconds = start.elapsed().as_secs_f64();
    outln!("{nodes}");
    errln!("{}", speed(nodes, seconds));
    FINE
}

/// Returns the position to count, after messages about the fields of the FEN that it leaves out.
fn counted(reading: &FenReading) -> Position {
    for problem in &reading.dropped {
        errln!("touchmove: {}", words().problem(problem, &reading.position));
    }
    reading.position
}

fn speed(nodes: u64, seconds: f64) -> String {
    let millions = nodes as f64 / seconds.max(1e-9) / 1e6;
    let args = [
        ("seconds", format!("{seconds:.3}").into()),
        ("millions", format!("{millions:.0}").into()),
    ];
    say(&words(), "perft-speed", &args)
}

fn divide(position: &Position, args: &PerftArgs) -> u64 {
    let mut counts = perft_divide(position, args.depth);
    counts.sort_by_key(|(mv, _)| mv.to_string());
    for (mv, nodes) in &counts {
        outln!("{}: {nodes}", written(position, *mv, args.chess960));
    }
    outln!();
    counts.iter().map(|(_, nodes)| nodes).sum()
}

fn written(position: &Position, mv: Move, chess960: bool) -> String {
    let rook = mv.wing().and_then(|wing| position.castling_rook(position.turn(), wing));
    match rook.filter(|_| chess960) {
        Some(rook) => format!("{}{rook}", mv.from),
        None => mv.to_string(),
    }
}

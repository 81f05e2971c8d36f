//! Benchmarks. `perft` compares the board with other Rust libraries. `judge` measures events judged
//! per second. `mate` compares mate questions with chasolver. `read` and `audit` compare the
//! reading and auditing of games with pgn-reader and shakmaty.
//!
//! Every answer is asserted, because the time of a wrong result has no meaning.

mod audit;
mod judge;
mod mate;
mod perft;
mod read;
mod stopwatch;

use std::process::ExitCode;

const USAGE: &str = "\
usage: touchmove-bench perft [--every-move] [--rounds N]
       touchmove-bench judge [--rounds N]
       touchmove-bench mate [--rounds N]
       touchmove-bench read [--rounds N]
       touchmove-bench audit [--rounds N]

perft prints a Markdown table: legal moves counted, with bulk counting at the
leaves; --every-move measures making each move of the last level too.
Several rounds (5 unless said), libraries interleaved, the median counts.";

/// Command-line options.
struct Options {
    every_move: bool,
    rounds: usize,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match (words.first(), options(words.get(1..).unwrap_or_default())) {
        (Some(&"perft"), Some(options)) => perft::run(&options),
        (Some(&"judge"), Some(options)) => judge::run(&options),
        (Some(&"mate"), Some(options)) => mate::run(&options),
        (Some(&"read"), Some(options)) => read::run(&options),
        (Some(&"audit"), Some(options)) => audit::run(&options),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

fn options(words: &[&str]) -> Option<Options> {
    let mut options = Options { every_move: false, rounds: 5 };
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        match word {
            "--every-move" => options.every_move = true,
            "--rounds" => options.rounds = words.next()?.parse().ok().filter(|&n| n > 0)?,
            _ => return None,
        }
    }
    Some(options)
}

//! Slowest mate questions: those that take the most time and memory, have the longest lines, or
//! stay undecided.
//!
//! `cargo run --release -p touchmove-mate --example slowest -- FILE [BUDGET] [--no-check]`
//!
//! Each line of the file has the letters of the players who can checkmate (`W`, `B`, `WB`, `--`)
//! and a FEN. Processor time and memory are read from Linux; on other systems they are 0.

use std::fs::{read_to_string, write};
use std::time::Duration;
use touchmove_board::{Color, Position};
use touchmove_mate::{Budget, MateAnswer, can_mate, check};

struct Asked {
    time: Duration,
    /// Peak memory above the level at the start, in kB.
    memory: u64,
    half_moves: usize,
    said: String,
    decided: bool,
}

fn main() {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let checks = !args.iter().any(|arg| arg == "--no-check");
    args.retain(|arg| arg != "--no-check");
    let mut args = args.into_iter();
    let Some(text) = args.next().and_then(|file| read_to_string(file).ok()) else {
        eprintln!("Which file?");
        std::process::exit(2);
    };
    let budget =
        args.next().and_then(|text| text.parse().ok()).map_or_else(Budget::default, Budget);
    let lines = text.lines().filter_map(|line| line.split_once(' '));
    let questions =
        lines.flat_map(|(letters, fen)| Color::ALL.map(|player| (letters, fen, player)));
    let ask = |(letters, fen, player)| ask(letters, fen, player, (budget, checks));
    let mut all: Vec<Asked> = questions.filter_map(ask).collect();
    all.sort_by_key(|asked| std::cmp::Reverse((!asked.decided, asked.time)));
    let undecided = all.iter().filter(|asked| !asked.decided).count();
    for asked in all.iter().take(undecided + 20) {
        println!("{:?} {} MB {}", asked.time, asked.memory / 1024, asked.said);
    }
    let sum: Duration = all.iter().map(|asked| asked.time).sum();
    let longest = all.iter().map(|asked| asked.time).max().unwrap_or_default();
    let memory = all.iter().map(|asked| asked.memory).max().unwrap_or_default();
    let half_moves = all.iter().map(|asked| asked.half_moves).max().unwrap_or_default();
    println!("{} asked, {undecided} undecided, {sum:?} in all", all.len());
    println!("at most {longest:?}, {} MB, {half_moves} half-moves", memory / 1024);
}

fn ask(letters: &str, fen: &str, player: Color, (budget, checks): (Budget, bool)) -> Option<Asked> {
    let position: Position = fen.parse().ok()?;
    // Writing 5 resets the peak memory to the current size.
    let _ = write("/proc/self/clear_refs", "5");
    let before = memory("VmRSS:");
    let start = processor();
    let answer = can_mate(&position, player, budget);
    let time = processor().saturating_sub(start);
    let memory = memory("VmHWM:").saturating_sub(before);
    let letter = if player == Color::White { 'W' } else { 'B' };
    let known = letters.contains(letter);
    let wrong = answer.decided().is_some_and(|can| can != known);
    let rejected =
        checks && answer.decided().is_some() && check(&position, player, &answer).is_err();
    let mut said = format!("{player} {} {fen}", answer.name());
    let half_moves = if let MateAnswer::Yes(line) = &answer { line.len() } else { 0 };
    if half_moves > 0 {
        said += &format!(" ({half_moves} half moves)");
    }
    if answer.decided().is_none() {
        said += if known { " known: yes" } else { " known: no" };
    }
    if wrong || rejected {
        println!("WRONG: {said}");
    }
    Some(Asked { time, memory, half_moves, said, decided: answer.decided().is_some() })
}

/// Returns the processor time of this thread.
fn processor() -> Duration {
    let text = read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = text.split(' ').next().and_then(|first| first.parse().ok());
    Duration::from_nanos(nanoseconds.unwrap_or(0))
}

/// Returns the value of one line of `/proc/self/status`, in kB.
fn memory(name: &str) -> u64 {
    let text = read_to_string("/proc/self/status").unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
    line.trim().split(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}

//! Which questions about mate take longest, and which stay undecided.
//!
//! `cargo run --release -p touchmove-mate --example slowest -- FILE [BUDGET]`
//!
//! Lines of the file: letters of those who can checkmate (`W`, `B`, `WB`, `--`), a FEN.

use std::time::{Duration, Instant};
use touchmove_board::{Color, Position};
use touchmove_mate::{Answer, Budget, can_mate, check};

struct Asked {
    time: Duration,
    said: String,
    decided: bool,
}

fn main() {
    let mut args = std::env::args().skip(1);
    let Some(text) = args.next().and_then(|file| std::fs::read_to_string(file).ok()) else {
        eprintln!("Which file?");
        std::process::exit(2);
    };
    let budget =
        args.next().and_then(|text| text.parse().ok()).map_or_else(Budget::default, Budget);
    let lines = text.lines().filter_map(|line| line.split_once(' '));
    let questions =
        lines.flat_map(|(letters, fen)| Color::ALL.map(|player| (letters, fen, player)));
    let mut all: Vec<Asked> = questions.filter_map(|(l, f, p)| ask(l, f, p, budget)).collect();
    all.sort_by_key(|asked| std::cmp::Reverse((!asked.decided, asked.time)));
    let undecided = all.iter().filter(|asked| !asked.decided).count();
    for asked in all.iter().take(undecided + 20) {
        println!("{:?} {}", asked.time, asked.said);
    }
    let sum: Duration = all.iter().map(|asked| asked.time).sum();
    println!("{} asked, {undecided} undecided, {sum:?} in all", all.len());
}

fn ask(letters: &str, fen: &str, player: Color, budget: Budget) -> Option<Asked> {
    let position: Position = fen.parse().ok()?;
    let start = Instant::now();
    let answer = can_mate(&position, player, budget);
    let time = start.elapsed();
    let letter = if player == Color::White { 'W' } else { 'B' };
    let known = letters.contains(letter);
    let wrong = answer.decided().is_some_and(|can| can != known);
    let rejected = check(&position, player, &answer).is_err_and(|_| answer.decided().is_some());
    let mut said = format!("{player} {} {fen}", answer.id());
    if let Answer::Yes(line) = &answer {
        said += &format!(" ({} half moves)", line.len());
    }
    if answer.decided().is_none() {
        said += if known { " known: yes" } else { " known: no" };
    }
    if wrong || rejected {
        println!("WRONG: {said}");
    }
    Some(Asked { time, said, decided: answer.decided().is_some() })
}

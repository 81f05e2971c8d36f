//! Measures how many positions of real games get a proof game, and how fast.
//!
//! `cargo run --release -p touchmove-conformance --example proof_games -- FULLMOVES EVERY FILE...`
//! takes one game in EVERY, and searches for a game that leads to its position after FULLMOVES
//! moves. Prints every position for which no game was found.

use std::time::{Duration, Instant};
use touchmove_board::Position;
use touchmove_mate::{Budget, Legality, legality};
use touchmove_notation::pgn::{Rules, games, play};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [moves, every, files @ ..] = args.as_slice() else {
        eprintln!("How many moves by each player, one game in how many, which files?");
        std::process::exit(2);
    };
    if moves == "fen" {
        let mut shares = Shares::default();
        let text = std::fs::read_to_string(every).unwrap_or_default();
        text.lines()
            .filter_map(|line| line.parse().ok())
            .for_each(|position| shares.ask(&position));
        return shares.print();
    }
    let number = |text: &String| text.parse::<usize>().unwrap_or(1);
    let mut shares = Shares::default();
    for (i, position) in positions(files, 2 * number(moves)).enumerate() {
        if i % number(every) == 0 {
            shares.ask(&position);
        }
    }
    shares.print();
}

/// Returns the position after this many half-moves, for every game that is long enough.
fn positions(files: &[String], halfmoves: usize) -> impl Iterator<Item = Position> {
    let bytes = files.iter().filter_map(|file| std::fs::read(file).ok());
    bytes.flat_map(move |bytes| {
        let played: Vec<_> = games(&bytes).filter_map(|game| play(&game).ok()).collect();
        let usual = |rules, start| rules == Rules::Chess && start == Position::default();
        let played = played.into_iter().filter(move |game| usual(game.rules, game.start));
        played.filter_map(move |game| game.positions().nth(halfmoves)).collect::<Vec<_>>()
    })
}

#[derive(Default)]
struct Shares {
    asked: u32,
    legal: u32,
    in_a_second: u32,
    moves: usize,
    times: Vec<Duration>,
}

impl Shares {
    fn ask(&mut self, position: &Position) {
        let start = Instant::now();
        let answer = legality(position, Budget::default());
        let time = start.elapsed();
        self.asked += 1;
        self.times.push(time);
        match answer {
            Legality::Legal(game) => {
                self.legal += 1;
                self.in_a_second += u32::from(time.as_secs() == 0);
                self.moves += game.len();
            }
            Legality::Undecided => println!("undecided after {time:?}: {}", position.fen()),
            Legality::Illegal(reason) => println!("WRONG, {}: {}", reason.name(), position.fen()),
        }
    }

    fn print(&mut self) {
        self.times.sort();
        let at = |share: usize| self.times.get(self.times.len() * share / 100).copied();
        println!(
            "{} asked, {} legal, {} of them within a second, {} half moves on the average",
            self.asked,
            self.legal,
            self.in_a_second,
            self.moves / self.legal.max(1) as usize
        );
        println!("median {:?}, 95 in 100 {:?}, longest {:?}", at(50), at(95), self.times.last());
    }
}

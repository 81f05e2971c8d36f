//! Asks about positions like the hard ones: each man of those may be moved or gone,
//! others may have joined, files may be mirrored. Every answer goes through the checker, and
//! chasolver is asked about every no.

use clap::Parser;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use touchmove_board::{Color, Position};
use touchmove_ground_truth::{Dice, mutated, peer};
use touchmove_mate::{Answer, Budget, can_mate, check};

/// Positions like the hard ones, with the answers checked
#[derive(Parser)]
struct Args {
    /// Known positions: letters and a FEN a line
    file: PathBuf,
    /// How many positions to make
    #[arg(long, default_value_t = 10_000)]
    positions: u32,
    /// Where the dice start
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    seed: u64,
    /// Positions that an answer may look at
    #[arg(long, default_value_t = Budget::default().0)]
    budget: u32,
    /// Ask chasolver about every no
    #[arg(long)]
    peer: bool,
}

#[derive(Default)]
struct Score {
    asked: u32,
    yes: u32,
    no: u32,
    undecided: u32,
    rejected: u32,
    /// What chasolver says to our no: the same, that there is a mate, nothing.
    peer: [u32; 3],
    longest: Duration,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let Ok(text) = std::fs::read_to_string(&args.file) else {
        eprintln!("{} cannot be read.", args.file.display());
        return ExitCode::from(2);
    };
    let fens = text.lines().filter_map(|line| line.split_once(' '));
    let known: Vec<Position> = fens.filter_map(|(_, fen)| fen.parse().ok()).collect();
    if known.is_empty() {
        eprintln!("{} has no position: letters, a space, a FEN a line.", args.file.display());
        return ExitCode::from(2);
    }
    let (mut dice, mut score, mut made) = (Dice::new(args.seed), Score::default(), 0);
    while made < args.positions {
        let Some(position) = mutated(&dice.pick(&known), &mut dice) else { continue };
        made += 1;
        Color::ALL.into_iter().for_each(|player| score.ask(&position, player, &args));
    }
    let Score { asked, yes, no, undecided, rejected, peer: [same, other, nothing], longest } =
        score;
    println!("{asked} asked: {yes} yes, {no} no, {undecided} undecided, {rejected} rejected");
    println!("the longest took {longest:?}");
    if args.peer {
        println!("chasolver about the no: {same} no, {other} yes, {nothing} not decided");
    }
    if rejected + other == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

impl Score {
    fn ask(&mut self, position: &Position, player: Color, args: &Args) {
        let start = Instant::now();
        let answer = can_mate(position, player, Budget(args.budget));
        let time = start.elapsed();
        self.longest = self.longest.max(time);
        self.asked += 1;
        let said = || format!("{player} {} ({time:?})", position.fen());
        match &answer {
            Answer::Yes(_) => self.yes += 1,
            Answer::No(_) => self.no += 1,
            Answer::Undecided { .. } => {
                self.undecided += 1;
                return println!("undecided: {}", said());
            }
        }
        if let Err(why) = check(position, player, &answer) {
            self.rejected += 1;
            println!("rejected, {why:?}: {}", said());
        }
        if args.peer && matches!(answer, Answer::No(_)) {
            let says = peer::board(position).and_then(|board| peer::can(&board, player));
            let place = match says {
                Some(false) => 0,
                Some(true) => 1,
                None => 2,
            };
            self.peer[place] += 1;
            if place == 1 {
                println!("chasolver says yes: {}", said());
            }
        }
    }
}

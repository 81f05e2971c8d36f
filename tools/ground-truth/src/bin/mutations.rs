//! Tests mate answers on mutations of hard positions. A mutation moves, removes or adds pieces, or
//! mirrors the files. The checker verifies every answer. An answer "no" is also verified by
//! chasolver, by enumeration of all reachable positions, or by random games.

use clap::Parser;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use touchmove_board::{Color, Position};
use touchmove_ground_truth::{Dice, Walked, mates_at_random, mutated, peer, walked};
use touchmove_mate::{Budget, MateAnswer, can_mate, check};

/// Tests mate answers on mutations of hard positions
#[derive(Parser)]
struct Args {
    /// File of known positions; each line has letters and a FEN
    file: PathBuf,
    /// Number of positions to generate
    #[arg(long, default_value_t = 10_000)]
    positions: u32,
    /// Random seed
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    seed: u64,
    /// Search budget for each question, in positions
    #[arg(long, default_value_t = Budget::default().0)]
    budget: u32,
    /// Ask chasolver about every answer "no"
    #[arg(long)]
    peer: bool,
    /// Enumerate the positions reachable after an answer "no", up to this number
    #[arg(long, default_value_t = 0)]
    walk: usize,
    /// Number of random games after every answer "no"
    #[arg(long, default_value_t = 0)]
    playouts: u32,
}

#[derive(Default)]
struct Score {
    asked: u32,
    yes: u32,
    no: u32,
    undecided: u32,
    rejected: u32,
    /// Number of chasolver's answers to our "no": agreement, a mate, undecided.
    peer: [u32; 3],
    /// Number of enumerations by their result.
    walked: [u32; 3],
    /// Answers "no" that neither chasolver nor an enumeration has confirmed.
    open: Vec<String>,
    /// Number of random games that end in checkmate although the answer was "no".
    mated: u32,
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
    // The games have a generator of their own, so that the positions do not depend on the games.
    let mut other_dice = Dice::new(args.seed.wrapping_add(1));
    let (mut dice, mut score, mut made) = (Dice::new(args.seed), Score::default(), 0);
    while made < args.positions {
        let Some(position) = mutated(&dice.pick(&known), &mut dice) else { continue };
        made += 1;
        for player in Color::ALL {
            score.ask(&position, player, &args, &mut other_dice);
        }
    }
    score.report(&args);
    if score.wrong() == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

impl Score {
    fn wrong(&self) -> u32 {
        self.rejected + self.peer[1] + self.walked[1] + self.mated
    }

    fn report(&self, args: &Args) {
        let Score { asked, yes, no, undecided, rejected, longest, .. } = self;
        println!("{asked} asked: {yes} yes, {no} no, {undecided} undecided, {rejected} rejected");
        println!("the longest took {longest:?}");
        if args.peer {
            let [same, other, nothing] = self.peer;
            println!("chasolver about the no: {same} no, {other} yes, {nothing} not decided");
        }
        if args.walk > 0 {
            let [never, mates, more] = self.walked;
            println!(
                "all positions after the no: {never} without mate, {mates} with, {more} too many"
            );
        }
        if args.playouts > 0 {
            println!("{} times {no} games at random: {} mates", args.playouts, self.mated);
        }
        self.open.iter().for_each(|said| println!("not confirmed: {said}"));
    }

    fn ask(&mut self, position: &Position, player: Color, args: &Args, dice: &mut Dice) {
        let start = Instant::now();
        let answer = can_mate(position, player, Budget(args.budget));
        let time = start.elapsed();
        self.longest = self.longest.max(time);
        self.asked += 1;
        let said = || format!("{player} {} ({time:?})", position.fen());
        match &answer {
            MateAnswer::Yes(_) => self.yes += 1,
            MateAnswer::No(_) => self.no += 1,
            MateAnswer::Undecided { .. } => {
                self.undecided += 1;
                return println!("undecided: {}", said());
            }
        }
        if let Err(why) = check(position, player, &answer) {
            self.rejected += 1;
            println!("rejected, {why:?}: {}", said());
        }
        if matches!(answer, MateAnswer::No(_)) {
            self.look_again(position, player, args, dice, said());
        }
    }

    /// Verifies an answer "no" with chasolver, by enumeration and by random games.
    fn look_again(
        &mut self,
        position: &Position,
        player: Color,
        args: &Args,
        dice: &mut Dice,
        said: String,
    ) {
        let says = match args.peer {
            true => peer::board(position).and_then(|board| peer::can(&board, player)),
            false => None,
        };
        let place = says.map_or(2, usize::from);
        self.peer[place] += 1;
        let all = walked(position, player, args.walk);
        self.walked[all as usize] += 1;
        let at_random = mates_at_random(position, player, args.playouts, dice);
        self.mated += u32::from(at_random);
        if place == 1 || all == Walked::Mates || at_random {
            println!("wrong, chasolver {says:?}, walked {all:?}, at random {at_random}: {said}");
        } else if place == 2 && all == Walked::TooMany && args.peer {
            self.open.push(said);
        }
    }
}

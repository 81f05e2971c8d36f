//! Works out, for every placement of a few men, who can still mate, and asks
//! the mate crate, and if wanted chasolver, about all of them.

use clap::Parser;
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::time::Instant;
use touchmove_ground_truth::{Asked, Class, Score, Tables, compare, threads};
use touchmove_mate::Budget;

/// Who can still mate, for every placement of a few men, and what the mate
/// crate answers
#[derive(Parser)]
struct Args {
    /// How many men, the kings among them
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    men: u8,
    /// Ask about every n-th position only
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    step: u32,
    /// Positions that an answer may look at
    #[arg(long, default_value_t = Budget::default().0)]
    budget: u32,
    /// Ask chasolver too: its fast check about those positions, its full search
    /// about every n-th of them
    #[arg(long, default_value_t = 0)]
    peer: u32,
    /// Solve without asking
    #[arg(long)]
    solve_only: bool,
    /// Look only at the glances that say whether to ask
    #[arg(long)]
    glances: bool,
    /// Ask about these classes only (KQKR,KRKN)
    #[arg(long, value_delimiter = ',')]
    class: Vec<String>,
    /// Processors to work on; all of them if not stated
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let named = |class: &Class| args.class.iter().any(|name| class.is_named(name));
    let wanted = |class: &Class| args.class.is_empty() || named(class);
    let classes: Vec<Class> = (0..=usize::from(args.men) - 2).flat_map(Class::all).collect();
    let asked: Vec<&Class> = classes.iter().filter(|class| wanted(class)).collect();
    if asked.is_empty() {
        eprintln!("No class of up to {} men is named so; write KQKR, White's men first.", args.men);
        return ExitCode::from(2);
    }
    let mut tables = Tables::default();
    let mut total = Score::default();
    for class in &classes {
        if asked.iter().any(|asked| asked.may_become(class)) {
            tables.solve(class.clone(), threads(args.threads));
        }
        if wanted(class) {
            report(&tables, &args, &mut total);
        }
    }
    println!("in all: {total}");
    if total.wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn report(tables: &Tables, args: &Args, total: &mut Score) {
    let Some(solved) = tables.solved().last() else { return };
    let legal = solved.legal.len();
    let can = solved.can.each_ref().map(|can| can.len());
    println!(
        "{}: {legal} positions, White can mate in {}, Black in {}",
        solved.class, can[0], can[1]
    );
    if !args.solve_only {
        let asked = Asked {
            step: args.step as usize,
            budget: Budget(args.budget),
            peer: args.peer as usize,
            glances: args.glances,
            threads: threads(args.threads),
        };
        let start = Instant::now();
        let score = compare(tables, solved, asked);
        println!("  {score}");
        println!("  {:.0} s", start.elapsed().as_secs_f64());
        total.add(score);
    }
}

//! Works out, for every placement of a few men, who can still mate, and asks
//! the mate crate about all of them.
//!
//! Nothing here is shared with that crate but the legal moves of `board`.

mod bits;
mod class;
mod compare;
mod solve;

use clap::Parser;
use class::Class;
use compare::Score;
use solve::Tables;
use std::process::ExitCode;
use touchmove_mate::Budget;

/// Who can still mate, for every placement of a few men, and what the mate
/// crate answers
#[derive(Parser)]
struct Args {
    /// How many men, the kings among them
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    men: u8,
    /// Ask about every n-th position only
    #[arg(long, default_value_t = 1)]
    step: usize,
    /// Positions that an answer may look at
    #[arg(long, default_value_t = Budget::default().0)]
    budget: u32,
    /// Solve without asking
    #[arg(long)]
    solve_only: bool,
    /// Of the classes with the most men only this one (KQKR)
    #[arg(long)]
    class: Option<String>,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let most = usize::from(args.men) - 2;
    let mut tables = Tables::default();
    let mut total = Score::default();
    for men in 0..=most {
        for class in Class::all(men) {
            let wanted = args.class.as_ref().is_none_or(|name| is_named(&class, name));
            if men == most && !wanted {
                continue;
            }
            tables.solve(class);
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
        let score = Score::of(solved, args.step, Budget(args.budget));
        println!("  {score}");
        total.add(&score);
    }
}

fn is_named(class: &Class, name: &str) -> bool {
    [class.to_string(), class.mirrored().to_string()].contains(&name.to_owned())
}

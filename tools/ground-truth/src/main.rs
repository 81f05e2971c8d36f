//! Computes mate tables for every placement of a few pieces, and compares the mate crate with them.
//! An option adds chasolver to the comparison.

use clap::Parser;
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::time::Instant;
use touchmove_ground_truth::{Asked, Class, Score, Tables, compare, threads};
use touchmove_mate::Budget;

/// Computes for every placement of a few pieces who can still mate, and tests the mate crate
#[derive(Parser)]
struct Args {
    /// Number of pieces, including the kings
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    men: u8,
    /// Test only every n-th position
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    step: u32,
    /// Search budget for each answer, in positions
    #[arg(long, default_value_t = Budget::default().0)]
    budget: u32,
    /// Test chasolver too: its fast check on the same positions, its full search on every n-th of
    /// these positions
    #[arg(long, default_value_t = 0)]
    peer: u32,
    /// Solve the classes without testing
    #[arg(long)]
    solve_only: bool,
    /// Test only the quick filters, which decide whether a search is worthwhile
    #[arg(long)]
    glances: bool,
    /// Test only these classes (KQKR,KRKN)
    #[arg(long, value_delimiter = ',')]
    class: Vec<String>,
    /// Number of threads; the default is the number of processors
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

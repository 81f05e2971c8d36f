//! `torture --seed 1 --minutes 60 --faults 200 --store postgres`: see docs/bench/torture.md.

use clap::Parser;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use touchmove_torture::mutants::missed;
use touchmove_torture::plan::{Fault, Kept, Outcome, Plan};
use touchmove_torture::torture;

/// Plays games on real servers under seeded faults, and checks the guarantees
///
/// Exit status: 0 all guarantees held, 1 one was violated, 2 this machine lacks a tool.
#[derive(Parser)]
struct Args {
    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Duration in minutes; faults are spread over it
    #[arg(long, default_value_t = 1.0)]
    minutes: f64,
    /// Number of faults
    #[arg(long, default_value_t = 20)]
    faults: usize,
    /// Use one server on SQLite, or three on a private PostgreSQL
    #[arg(long, value_enum, default_value_t = Kept::Sqlite)]
    store: Kept,
    /// Number of games at the same time
    #[arg(long, default_value_t = 5)]
    boards: usize,
    /// Maximum duration of a fault, in milliseconds
    #[arg(long, default_value_t = 6_000)]
    longest: u64,
    /// Use only these faults
    #[arg(long, value_enum, value_delimiter = ',')]
    only: Vec<Fault>,
    /// Use all faults except these
    #[arg(long, value_enum, value_delimiter = ',')]
    without: Vec<Fault>,
    /// The server program
    #[arg(long, default_value = "target/quick/touchmove")]
    program: PathBuf,
    /// Print each line of the trace at once
    #[arg(long)]
    loud: bool,
    /// File to which a row for docs/bench/torture.md is appended
    #[arg(long)]
    record: Option<PathBuf>,
}

/// Number of violations shown in full, because a single fault can violate many guarantees.
const SHOWN: usize = 12;

#[tokio::main(worker_threads = 2)]
async fn main() -> ExitCode {
    let args = Args::parse();
    let plan = Plan {
        program: args.program.clone(),
        kept: args.store,
        seed: args.seed,
        seconds: (args.minutes * 60.0) as u64,
        faults: args.faults,
        boards: args.boards,
        longest: args.longest,
        only: args.only.clone(),
        without: args.without.clone(),
        loud: args.loud,
    };
    let Some((outcome, trace, histories)) = torture(plan).await else { return ExitCode::from(2) };
    println!("{}", row(&args, &outcome));
    if let Some(path) = &args.record {
        let file = File::options().append(true).create(true).open(path);
        let written = file.and_then(|mut file| writeln!(file, "{}", row(&args, &outcome)));
        if let Err(error) = written {
            eprintln!("{}: {error}", path.display());
        }
    }
    if !outcome.violations.is_empty() {
        trace.iter().for_each(|line| println!("{line}"));
        outcome.violations.iter().take(SHOWN).for_each(|wrong| println!("{wrong}"));
        println!("seed {}: {} promises were not kept", args.seed, outcome.violations.len());
        return ExitCode::from(1);
    }
    println!("mutants of these histories that the model misses: {:?}", missed(&histories));
    ExitCode::SUCCESS
}

fn row(args: &Args, outcome: &Outcome) -> String {
    let store = match args.store {
        Kept::Sqlite => "SQLite, 1 server",
        Kept::Postgres => "PostgreSQL, 3 servers",
    };
    let minutes = outcome.seconds as f64 / 60.0;
    let total: usize = outcome.faults.values().sum();
    let (done, skipped) = (kinds(&outcome.faults), kinds(&outcome.skipped));
    let skipped = if skipped.is_empty() { String::new() } else { format!("; skipped: {skipped}") };
    format!(
        "| {store} | {} | {minutes:.1} | {total}: {done}{skipped} | {} | {} | {} | {} | {} |",
        args.seed,
        outcome.games,
        outcome.acknowledged,
        outcome.again,
        outcome.checks,
        outcome.violations.len()
    )
}

fn kinds(counts: &BTreeMap<Fault, usize>) -> String {
    let one = |(kind, count): (&Fault, &usize)| format!("{kind:?} {count}");
    counts.iter().map(one).collect::<Vec<_>>().join(", ")
}

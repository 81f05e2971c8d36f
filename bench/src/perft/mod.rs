//! Compares perft with other libraries. The measurements alternate within one run.

mod peers;
mod positions;

use crate::Options;
use crate::stopwatch::Stopwatch;
use peers::{MEASURE, PEERS, Peer};
use positions::{TASKS, Task};

/// Nodes per second, for each library and each position.
type Rates = [[f64; TASKS.len()]; PEERS.len()];

pub fn run(options: &Options) {
    println!("Build: {}. Rounds: {}.\n", build(), options.rounds);
    table("bulk counting at the leaves", &measure(options.rounds, |peer| peer.bulk));
    if options.every_move {
        println!();
        table("every move made", &measure(options.rounds, |peer| peer.every_move));
    }
}

/// Returns a description of the compiler's target options.
fn build() -> String {
    let features = [
        ("popcnt", cfg!(target_feature = "popcnt")),
        ("bmi1", cfg!(target_feature = "bmi1")),
        ("bmi2", cfg!(target_feature = "bmi2")),
        ("avx2", cfg!(target_feature = "avx2")),
        ("avx512f", cfg!(target_feature = "avx512f")),
    ];
    let used: Vec<&str> = features.iter().filter(|(_, on)| *on).map(|(name, _)| *name).collect();
    let pext = if cfg!(feature = "pext") { "with" } else { "without" };
    match used.is_empty() {
        true => "default target".to_owned(),
        false => format!("native ({}; cozy-chess {pext} pext)", used.join(", ")),
    }
}

fn measure(rounds: usize, count: impl Fn(&Peer) -> fn(&str, u32, u32) -> u64) -> Rates {
    let mut rates: [[Vec<f64>; TASKS.len()]; PEERS.len()] = Default::default();
    for round in 0..rounds {
        eprintln!("round {} of {rounds}", round + 1);
        for (t, task) in TASKS.iter().enumerate() {
            for (p, peer) in PEERS.iter().enumerate() {
                rates[p][t].push(rate(peer.name, count(peer), task));
            }
        }
    }
    rates.map(|of_peer| of_peer.map(median))
}

fn rate(name: &str, count: fn(&str, u32, u32) -> u64, task: &Task) -> f64 {
    let expected = task.nodes * u64::from(task.times);
    let start = Stopwatch::start();
    let nodes = count(task.fen, task.depth, task.times);
    let seconds = start.seconds();
    assert_eq!(nodes, expected, "{name} on {}", task.name);
    nodes as f64 / seconds
}

fn median(mut of: Vec<f64>) -> f64 {
    of.sort_by(f64::total_cmp);
    of[of.len() / 2]
}

fn geometric_mean(of: &[f64]) -> f64 {
    (of.iter().map(|rate| rate.ln()).sum::<f64>() / of.len() as f64).exp()
}

/// Formats a table in millions of nodes per second.
fn table(title: &str, rates: &Rates) {
    let names: Vec<String> = TASKS.iter().map(|t| format!("{} d{}", t.name, t.depth)).collect();
    println!("Perft, {title}; million a second\n");
    println!("| library | {} | geometric mean | ratio | licence |", names.join(" | "));
    println!("| --- |{} --: | --: | --- |", " --: |".repeat(TASKS.len()));
    let measure = geometric_mean(&rates[MEASURE]);
    for (peer, rates) in PEERS.iter().zip(rates) {
        let columns: Vec<String> = rates.iter().map(|r| format!("{:.0}", r / 1e6)).collect();
        let mean = geometric_mean(rates);
        println!(
            "| {} | {} | {:.0} | {:.2} | {} |",
            peer.name,
            columns.join(" | "),
            mean / 1e6,
            mean / measure,
            peer.licence
        );
    }
}

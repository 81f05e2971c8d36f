//! How many events a second are judged, over all conformance cases repeated.

use crate::Options;
use crate::stopwatch::Stopwatch;
use std::path::Path;
use touchmove_conformance::{ROOT, cases, run};
use touchmove_game::Protocol;

/// How long one round lasts at least, in seconds.
const ROUND: f64 = 0.5;

pub fn run(options: &Options) {
    let protocols = protocols();
    let mut rates: Vec<f64> = (0..options.rounds).map(|_| rate(&protocols)).collect();
    rates.sort_by(f64::total_cmp);
    let all: usize = protocols.iter().map(events).sum();
    println!(
        "{} protocols of `cases/`, {all} events (under each edition named); {:.0} events a second, \
         the median of {} rounds.",
        protocols.len(),
        rates[rates.len() / 2],
        options.rounds
    );
}

/// The protocols of all cases. Cases that are ruled otherwise than they expect
/// are not worth measuring.
fn protocols() -> Vec<Protocol> {
    let cases = cases::all(Path::new(ROOT)).expect("readable cases");
    let failures = run::failures(&cases, &run::Selection::default());
    assert!(
        failures.is_empty(),
        "{} cases are ruled otherwise, first {}",
        failures.len(),
        failures[0]
    );
    cases.into_iter().flat_map(|case| case.blocks).map(|block| block.protocol).collect()
}

/// An event counts once for each edition that it is judged under.
fn events(protocol: &Protocol) -> usize {
    protocol.entries.len() * protocol.setup.editions.len()
}

fn rate(protocols: &[Protocol]) -> f64 {
    let (start, mut judged) = (Stopwatch::start(), 0);
    while start.seconds() < ROUND {
        for protocol in protocols {
            for &edition in &protocol.setup.editions {
                protocol.judge(edition).expect("possible");
            }
            judged += events(protocol);
        }
    }
    judged as f64 / start.seconds()
}

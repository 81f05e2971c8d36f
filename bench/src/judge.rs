//! Measures events judged per second. One measurement uses all conformance cases, which are short,
//! so that starting games takes much of the time. The other uses whole games with a clock.

use crate::Options;
use crate::stopwatch::Stopwatch;
use std::path::Path;
use touchmove_board::{Color, Position};
use touchmove_conformance::{ROOT, cases, run};
use touchmove_game::Protocol;
use touchmove_notation::san;

/// Minimum duration of a round in seconds.
const ROUND: f64 = 0.5;

pub fn run(options: &Options) {
    measure("protocols of `cases/`", &protocols(), options.rounds);
    println!();
    measure("games of eighty moves with a clock", &long_games(), options.rounds);
}

fn measure(what: &str, protocols: &[Protocol], rounds: usize) {
    let mut rates: Vec<f64> = (0..rounds).map(|_| rate(protocols)).collect();
    rates.sort_by(f64::total_cmp);
    let all: usize = protocols.iter().map(events).sum();
    println!(
        "{} {what}, {all} events (under each edition named); {:.0} events a second, the median of \
         {rounds} rounds.",
        protocols.len(),
        rates[rates.len() / 2],
    );
}

/// Returns the protocols of all cases. Fails if the rulings of a case are not the expected ones.
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

/// Returns games in which a fixed pseudo-random rule chooses legal moves. A press follows each
/// move.
fn long_games() -> Vec<Protocol> {
    (0..16).map(long_game).collect()
}

fn long_game(seed: u64) -> Protocol {
    let (mut position, mut random) = (Position::default(), seed);
    let mut text = "[Laws \"FIDE 2014, FIDE 2023\"]\n[TimeControl \"40/5400+30:1800+30\"]\n\n\
                    0:00:00 Arbiter starts\n"
        .to_owned();
    for ply in 0..160 {
        random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        let moves = position.legal_moves();
        let Some(&mv) = moves.get((random >> 33) as usize % moves.len().max(1)) else { break };
        let (player, at) = (position.turn(), ply * 20);
        let time = format!("{}:{:02}:{:02}", at / 3600, at / 60 % 60, at % 60);
        let name = if player == Color::White { "White" } else { "Black" };
        let san = san(&position, mv);
        text += &format!("{time} {name} plays {san}\n{time} {name} presses\n");
        position = position.after(mv);
    }
    Protocol::parse(&text).expect("a protocol")
}

/// Counts each event once for every edition under which it is judged.
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

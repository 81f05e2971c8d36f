//! Plays games between neighbouring strengths and prints the points of the stronger one.
//!
//! `cargo run --release -p touchmove-search --example tournament -- [GAMES] [ELO]`

#[allow(dead_code)]
#[path = "../tests/all/matches.rs"]
mod matches;

use std::time::Instant;
use touchmove_search::Strength;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|one| one.parse::<u32>().expect("a number"));
    let games = arguments.next().unwrap_or(20);
    let only = arguments.next();
    println!("stronger | weaker | points | games | seconds");
    for pair in Strength::ALL.windows(2) {
        let [weaker, stronger] = [pair[0], pair[1]];
        if only.is_some_and(|elo| elo != stronger.elo()) {
            continue;
        }
        let start = Instant::now();
        let half_points = matches::compete(stronger, weaker, games.into());
        let points = f64::from(half_points) / 2.0;
        let seconds = start.elapsed().as_secs_f64();
        let (above, below) = (stronger.elo(), weaker.elo());
        println!("{above:8} | {below:6} | {points:6.1} | {games:5} | {seconds:7.1}");
    }
}

//! Tests on the ends of real games.
//!
//! `TOUCHMOVE_MATE_EVERY` sets the distance between the positions that are tested; 1 tests all of
//! them.

use std::time::Instant;
use touchmove_board::{Color, Position};
use touchmove_mate::{
    Budget, Deadness, MateAnswer, can_mate, is_dead, mates, may_have_died, proved_unable, quick,
};

const FILE: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/mate/lichess-30k-unlabelled.txt");

fn sample() -> Option<Vec<Position>> {
    let text = std::fs::read_to_string(FILE).ok()?;
    let every = std::env::var("TOUCHMOVE_MATE_EVERY").ok().and_then(|n| n.parse().ok());
    let fen = |line: &str| line.rsplit_once(' ').map(|(fen, _game)| fen.to_owned());
    let fens = text.lines().step_by(every.unwrap_or(20)).filter_map(fen);
    Some(fens.map(|fen| fen.parse().unwrap_or_else(|e| panic!("{fen}: {e}"))).collect())
}

/// Every answer is verified. A line is replayed. After a "no", no position that follows may have
/// the answer "yes".
#[test]
fn ends_of_real_games_are_decided() {
    let Some(positions) = sample() else { return println!("skipped: {FILE} is not there") };
    let (start, mut by_look, mut no) = (Instant::now(), 0, 0);
    for (position, winner) in positions.iter().flat_map(|p| Color::ALL.map(|c| (p, c))) {
        by_look += u32::from(quick(position, winner).is_some());
        match can_mate(position, winner, Budget::default()) {
            MateAnswer::Yes(line) => assert!(mates(position, winner, &line)),
            MateAnswer::No(_) => {
                no += 1;
                assert!(
                    proved_unable(position, winner, Budget(500)).is_some(),
                    "{winner}: {}",
                    position.fen()
                );
                let after = position.legal_moves().into_iter().map(|m| position.after(m));
                after.for_each(|p| assert!(!yes(&p, winner), "{winner}: {}", position.fen()));
            }
            MateAnswer::Undecided { .. } => panic!("{winner}: {} undecided", position.fen()),
        }
    }
    let asked = 2 * positions.len();
    println!("{asked} asked, {no} no, {by_look} by one look, {:?}", start.elapsed());
}

fn yes(position: &Position, winner: Color) -> bool {
    matches!(can_mate(position, winner, Budget(2_000)), MateAnswer::Yes(_))
}

#[test]
fn deadness_agrees_with_the_two_questions() {
    let Some(positions) = sample() else { return println!("skipped: {FILE} is not there") };
    let start = Instant::now();
    for position in &positions {
        match is_dead(position, Budget::default()) {
            Deadness::Alive(winner, line) => assert!(mates(position, winner, &line)),
            Deadness::Dead(..) => {
                assert!(Color::ALL.iter().all(|&c| !yes(position, c)), "{}", position.fen());
                assert!(may_have_died(position), "{}", position.fen());
            }
            Deadness::Undecided { .. } => panic!("{} undecided", position.fen()),
        }
    }
    println!("{} asked, {:?}", positions.len(), start.elapsed());
}

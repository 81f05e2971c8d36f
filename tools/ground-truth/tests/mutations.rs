//! Test on mutations of hard positions. The test is a small sample of `cargo run --release -p
//! touchmove-ground-truth --bin mutations`.

use touchmove_board::{Color, Position};
use touchmove_ground_truth::{Dice, Walked, mates_at_random, mutated, walked};
use touchmove_mate::{Budget, can_mate, check};

const VECTORS: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/mate/test-vectors.txt");

#[test]
fn answers_on_mutations_pass_the_checker() {
    let Ok(text) = std::fs::read_to_string(VECTORS) else {
        return println!("skipped: {VECTORS} is not there");
    };
    let fens = text.lines().filter_map(|line| line.split_once(' '));
    let known: Vec<Position> = fens.filter_map(|(_, fen)| fen.parse().ok()).collect();
    let (mut dice, mut asked, mut undecided) = (Dice::new(7), 0, 0);
    while asked < 1_000 {
        let Some(position) = mutated(&dice.pick(&known), &mut dice) else { continue };
        for player in Color::ALL {
            asked += 1;
            let answer = can_mate(&position, player, Budget(10_000));
            match answer.decided() {
                Some(_) => {
                    assert_eq!(check(&position, player, &answer), Ok(()), "{}", position.fen())
                }
                None => undecided += 1,
            }
        }
    }
    println!("{asked} asked, {undecided} undecided");
    assert!(undecided * 100 <= asked, "{undecided} of {asked} undecided");
}

/// Enumeration and random games find a mate if there is one, and do not find one otherwise.
#[test]
fn wrong_no_is_detected() {
    let wall: Position = "8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1".parse().unwrap();
    let rook: Position = "7k/8/6K1/8/8/8/8/R7 w - - 0 1".parse().unwrap();
    let mut dice = Dice::new(1);
    for player in Color::ALL {
        assert_eq!(walked(&wall, player, 100_000), Walked::Never);
        assert_eq!(walked(&wall, player, 10), Walked::TooMany);
        assert!(!mates_at_random(&wall, player, 1_000, &mut dice));
    }
    assert_eq!(walked(&rook, Color::White, 100_000), Walked::Mates);
    assert!(mates_at_random(&rook, Color::White, 1_000, &mut dice));
}

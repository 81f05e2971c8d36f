//! A sample of what `cargo run --release -p touchmove-ground-truth --bin mutations` does in
//! full: positions like the hard ones.

use touchmove_board::{Color, Position};
use touchmove_ground_truth::{Dice, mutated};
use touchmove_mate::{Budget, can_mate, check};

const VECTORS: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/mate/test-vectors.txt");

#[test]
fn what_is_said_of_mutations_passes_the_check() {
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

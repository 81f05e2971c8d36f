//! Plays a random legal game to its end: `cargo run --example random_game`.

use std::hash::{BuildHasher, RandomState};
use touchmove::{Ending, History};

pub(crate) fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut game = History::default();
    while game.ending().is_none() {
        let moves = game.position().legal_moves();
        // A real program would use a library for random numbers. This code avoids the dependency.
        let number = RandomState::new().hash_one(game.moves().len());
        let mv = moves[usize::try_from(number % moves.len() as u64)?];
        game.push(mv)?;
    }
    println!("{} half moves: {:?}", game.moves().len(), game.ending());
    if let Some(Ending::Checkmate { winner }) = game.ending() {
        println!("{winner} wins");
    }
    println!("{}", game.position());
    Ok(())
}

//! Reads moves as squares and in notation, makes them, and writes them.

use touchmove::notation::{read_san, san};
use touchmove::{Position, UciMove};

pub(crate) fn main() -> Result<(), Box<dyn std::error::Error>> {
    let start = Position::default();
    let e4 = start.read_uci("e2e4")?;
    println!("{} is {}", UciMove::of(e4), san(&start, e4));

    let position = start.play(e4)?;
    let e5 = read_san(&position, "e5")?;
    println!("{}", position.play(e5)?.fen());

    let all: Vec<String> = start.legal_moves().iter().map(|&mv| san(&start, mv)).collect();
    println!("{} moves: {}", all.len(), all.join(" "));
    Ok(())
}

//! Decides after a flag-fall whether the opponent can still checkmate by any series of legal moves.

use touchmove::mate::{Budget, MateAnswer, can_mate, check, is_dead};
use touchmove::{Color, Position};

pub(crate) fn main() -> Result<(), Box<dyn std::error::Error>> {
    let budget = Budget::default();
    for fen in ["8/8/8/8/4k3/8/8/KN5r w - - 0 1", "8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1"] {
        let position: Position = fen.parse()?;
        let answer = can_mate(&position, Color::White, budget);
        match &answer {
            MateAnswer::Yes(line) => println!("{fen}: yes, {line:?}"),
            MateAnswer::No(proof) => println!("{fen}: no, {}", proof.name()),
            MateAnswer::Undecided { nodes } => println!("{fen}: undecided after {nodes} positions"),
        }
        // An independent checker verifies the answer.
        assert!(check(&position, Color::White, &answer).is_ok());
        println!("dead: {}", is_dead(&position, budget).is_dead());
    }
    Ok(())
}

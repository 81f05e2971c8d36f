//! Parses FENs with located errors, Chess960 positions, and positions with problems.

use touchmove::mate::{Budget, legality};
use touchmove::{Fen, Position, board::chess960};

pub(crate) fn main() -> Result<(), Box<dyn std::error::Error>> {
    let error = Fen::parse("rnbqkbnr/ppppppppp/8/8/8/8/8/RNBQKBNR w KQkq - 0 1").unwrap_err();
    println!("{error}");

    let start = chess960::start_position(518).ok_or("0 to 959")?;
    assert_eq!(start, Position::default());
    println!("{}", start.shredder_fen());

    let crowded = Fen::parse("k7/8/8/8/8/8/PPPPPPPP/QQK5 w - - 0 1")?;
    println!("{:?}", crowded.problems());
    println!("{:?}", legality(&crowded, Budget::default()));
    Ok(())
}

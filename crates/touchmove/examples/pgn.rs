//! Reads PGN, even malformed PGN, prints the places of unplayable moves, and writes the games.

use touchmove::notation::pgn::{games, play, write};

const TEXT: &[u8] = b"[White \"Anderssen\"]\n\n1. e4 e5 2. f4 exf4 3. Kxf4 1-0\n\n1. d4 d5 *";

pub(crate) fn main() -> Result<(), Box<dyn std::error::Error>> {
    // For files of any size, `Reader` does the same incrementally.
    for mut game in games(TEXT) {
        let played = play(&game)?;
        println!("{} of {} moves", played.moves.len(), game.line.moves.len());
        if let Some(stop) = played.stop {
            println!("  {stop}");
            game.line.moves.truncate(stop.index);
        }
        game.set_tag("Event", "Club evening");
        print!("{}", write(&game));
    }
    Ok(())
}

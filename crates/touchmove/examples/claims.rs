//! Finds draws that a player can claim, and draws that end the game automatically.

use touchmove::{Claimable, History};

pub(crate) fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut game = History::default();
    for text in ["g1f3", "g8f6", "f3g1", "f6g8"].into_iter().cycle().take(8) {
        let mv = game.position().read_uci(text)?;
        game.push(mv)?;
    }
    println!("there {} times, claimable: {:?}", game.repetitions(), game.claimable());
    assert_eq!(game.claimable(), [Claimable::ThreefoldRepetition]);
    assert_eq!(game.ending(), None);
    game.pop();
    assert!(game.claimable().is_empty());
    Ok(())
}

//! Games in the middle of a protocol, and further acts in them.

use touchmove_clock::Millis;
use touchmove_game::{Event, Game, Protocol};
use touchmove_laws::Edition;

/// Returns the game after the first entries of a protocol. `None` if they cannot have happened.
pub fn game_after(protocol: &Protocol, edition: Edition, entries: usize) -> Option<Game> {
    let mut part = protocol.clone();
    part.entries.truncate(entries);
    part.expectations.clear();
    Some(part.judge(edition).ok()?.game)
}

/// Parses a line as the next event of a game, two seconds after its last one.
pub fn next_event(line: &str, game: &Game) -> Option<Event> {
    let text = format!("[Laws \"{}\"]\n\n{line}\n", game.regulations().edition);
    let entry = Protocol::parse(&text).ok()?.entries.into_iter().next()?;
    Some(Event { at: game.now() + Millis::seconds(2), ..entry.event })
}

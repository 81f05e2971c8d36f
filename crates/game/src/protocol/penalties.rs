//! What the arbiter gives, takes and allows, in words.

use super::acts::{Read, duration, player};
use super::words::Words;
use crate::event::{Act, Decision};
use touchmove_board::Color;

/// `gives White 0:02:00`, `... for a disturbance`, `gives White 1/2 point`.
pub(super) fn gives(words: &mut Words<'_>) -> Read<Act> {
    words.take();
    let player = player(words)?;
    if let Some(halves) = points(words) {
        return Ok(Act::Decision(Decision::GivesPoints { player, halves }));
    }
    let ms = duration(words)?;
    if words.accept("for a disturbance") {
        return Ok(Act::Decision(Decision::GivesForDisturbance { player, ms }));
    }
    Ok(Act::Decision(Decision::GivesTime { player, ms }))
}

/// `takes 0:02:00 from White`, `takes 1/2 point from White`.
pub(super) fn takes(words: &mut Words<'_>) -> Read<Act> {
    words.take();
    if let Some(halves) = points(words) {
        return Ok(Act::Decision(Decision::TakesPoints { player: from(words)?, halves }));
    }
    let ms = duration(words)?;
    Ok(Act::Decision(Decision::TakesTime { player: from(words)?, ms }))
}

fn from(words: &mut Words<'_>) -> Read<Color> {
    if !words.accept("from") {
        return Err(words.expected("`from`"));
    }
    player(words)
}

/// Half points, where points are what comes next.
fn points(words: &mut Words<'_>) -> Option<u32> {
    let known = [("1/2 point", 1), ("1 point", 2)];
    known.iter().find(|(phrase, _)| words.accept(phrase)).map(|&(_, halves)| halves)
}

/// `permits White to leave`, `allows White to be late`.
pub(super) fn allows(words: &mut Words<'_>, what: &str, act: fn(Color) -> Act) -> Read<Act> {
    words.take();
    let player = player(words)?;
    if !words.accept(what) {
        return Err(words.expected(&format!("`{what}`")));
    }
    Ok(act(player))
}

/// A number of moves.
pub(super) fn count(words: &mut Words<'_>) -> Read<u32> {
    let number = words.peek().and_then(|word| word.parse().ok());
    let number = number.ok_or_else(|| words.expected("a number of moves"))?;
    words.take();
    Ok(number)
}

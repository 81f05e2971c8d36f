//! Writing games in PGN's export format.

use super::setup::is_other_start;
use super::writer::{Manner, MoveWriter};
use super::{Game, Outcome, is_tag_name};
use alloc::string::String;

/// The tags every game has, in their order, and what stands for unknown.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The game as PGN that other programs open: the seven tags that every game
/// has, the others in their order, the moves in lines of less than 80
/// characters, an empty line behind each part.
///
/// Moves that can be played are written as [`san`](crate::san) does, others as
/// they stand. Times and opinions that no comment has are added as commands
/// (`[%clk 0:05:00]`); a draw offer becomes the comment `{(=)}`; where a
/// comment holds a closing brace, round brackets take the place of its braces.
///
/// ```
/// use touchmove_notation::pgn::{games, write};
/// let game = games(b"[White \"Reti\"] 1. g1-f3 {A quiet move.} d5 1/2-1/2").next().unwrap();
/// let text = write(&game);
/// assert!(text.ends_with("\n\n1. Nf3 {A quiet move.} 1... d5 1/2-1/2\n\n"));
/// assert!(text.contains("[White \"Reti\"]\n[Black \"?\"]\n[Result \"1/2-1/2\"]\n"));
/// ```
pub fn write(game: &Game) -> String {
    write_in(game, &Manner::PGN)
}

/// The same in that manner.
pub(crate) fn write_in(game: &Game, manner: &Manner<'_>) -> String {
    let result = result(game);
    let mut out = String::new();
    if !manner.bare {
        write_tags(&mut out, game, result);
    }
    out.push_str(&MoveWriter::write(game, after_moves(game, result, manner), manner));
    out.push('\n');
    out
}

fn write_tags(out: &mut String, game: &Game, result: Outcome) {
    for (name, unknown) in ROSTER {
        let unknown = if name == "Result" { result.text() } else { unknown };
        write_tag(out, name, game.tag(name).unwrap_or(unknown));
    }
    if is_other_start(game) && game.tag("SetUp").is_none() {
        write_tag(out, "SetUp", "1");
    }
    for (index, tag) in game.tags.iter().enumerate() {
        let first = game.tags.iter().take(index).all(|other| other.name != tag.name);
        if first && is_tag_name(&tag.name) && ROSTER.iter().all(|(name, _)| *name != tag.name) {
            write_tag(out, &tag.name, &tag.value);
        }
    }
    out.push('\n');
}

/// The sign after the moves. Other programs take `0-0` for castling and `0-1/2` for `0-1`, so
/// `*` stands there where the tag says the result.
fn after_moves(game: &Game, result: Outcome, manner: &Manner<'_>) -> &'static str {
    let tag = game.tag("Result").and_then(Outcome::from_text);
    if manner.bare {
        return game.result.map_or("", Outcome::text);
    }
    match result.is_standard() || tag.is_some_and(|tag| tag != result) {
        true => result.text(),
        false => Outcome::Open.text(),
    }
}

/// What stands at the end of the moves.
fn result(game: &Game) -> Outcome {
    let tag = game.tag("Result").and_then(Outcome::from_text);
    game.result.or(tag).unwrap_or(Outcome::Open)
}

fn write_tag(out: &mut String, name: &str, value: &str) {
    out.push('[');
    out.push_str(name);
    out.push_str(" \"");
    for c in value.chars() {
        if matches!(c, '"' | '\\') {
            out.push('\\');
        }
        out.push(if c.is_control() { ' ' } else { c });
    }
    out.push_str("\"]\n");
}

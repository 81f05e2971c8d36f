//! Writer for PGN's export format.

use super::move_writer::{MoveWriter, WriteStyle};
use super::setup::is_other_start;
use super::{Game, Outcome, is_tag_name};
use alloc::string::String;

/// The seven mandatory tags in order, each with the value that means unknown.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Formats a game as PGN that other programs accept. The seven mandatory tags are first, followed
/// by the other tags in order. Lines of moves are shorter than 80 characters. An empty line follows
/// the tags and the moves.
///
/// [`san`](crate::san) formats legal moves. Other moves stay unchanged. Clock times and evaluations
/// missing from the comments are added as commands (`[%clk 0:05:00]`). A draw offer becomes the
/// comment `{(=)}`. If a comment contains a closing brace, round brackets replace its braces.
///
/// ```
/// use touchmove_notation::pgn::{games, write};
/// let game = games(b"[White \"Reti\"] 1. g1-f3 {A quiet move.} d5 1/2-1/2").next().unwrap();
/// let text = write(&game);
/// assert!(text.ends_with("\n\n1. Nf3 {A quiet move.} 1... d5 1/2-1/2\n\n"));
/// assert!(text.contains("[White \"Reti\"]\n[Black \"?\"]\n[Result \"1/2-1/2\"]\n"));
/// ```
pub fn write(game: &Game) -> String {
    write_in(game, &WriteStyle::PGN)
}

/// Formats a game in the given style.
pub(crate) fn write_in(game: &Game, style: &WriteStyle<'_>) -> String {
    let result = result(game);
    let mut out = String::new();
    if !style.bare {
        write_tags(&mut out, game, result);
    }
    out.push_str(&MoveWriter::write(game, after_moves(game, result, style), style));
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

/// Returns the sign to write after the moves. Other programs read `0-0` as castling and `0-1/2` as
/// `0-1`. For such results the sign is `*`, and only the `Result` tag has the result.
fn after_moves(game: &Game, result: Outcome, style: &WriteStyle<'_>) -> &'static str {
    let tag = game.tag("Result").and_then(Outcome::from_text);
    if style.bare {
        return game.result.map_or("", Outcome::text);
    }
    match result.is_standard() || tag.is_some_and(|tag| tag != result) {
        true => result.text(),
        false => Outcome::Open.text(),
    }
}

/// Returns the result after the moves, or else the result of the tag.
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

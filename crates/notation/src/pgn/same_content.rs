//! Comparison of the contents of two games.

use super::move_writer::plain;
use super::{Game, MoveLine, MoveNode};
use alloc::string::String;
use alloc::vec::Vec;

/// Returns true if two games have the same tags, moves, comments, glyphs and variations. The mandatory
/// tags may be missing in the first one. Places, move numbers and the form of blanks do not matter.
///
/// ```
/// use touchmove_notation::pgn::{games, same_content, write};
/// let game = games(b"1. e4 {a  b} e5 (1... c5 $1) *").next().unwrap();
/// let again = games(write(&game).as_bytes()).next().unwrap();
/// assert!(same_content(&game, &again));
/// assert!(!same_content(&game, &games(b"1. e4 *").next().unwrap()));
/// ```
pub fn same_content(one: &Game, other: &Game) -> bool {
    let kept = |tag: &super::TagPair| {
        other.tag(&tag.name).is_some_and(|value| words(value) == words(&tag.value))
    };
    one.tags.iter().all(kept) && same_line(&one.line, &other.line)
}

fn same_line(one: &MoveLine, other: &MoveLine) -> bool {
    comments(&one.comments) == comments(&other.comments)
        && one.nags == other.nags
        && one.moves.len() == other.moves.len()
        && one.moves.iter().zip(&other.moves).all(|(one, other)| same_move(one, other))
}

fn same_move(one: &MoveNode, other: &MoveNode) -> bool {
    let (ones, others) = (lines(one), lines(other));
    let same = one.is_null == other.is_null && (one.is_null || one.text == other.text);
    // The writer adds commands for clock times that the comments lack.
    let said = comments(&other.comments);
    same && one.nags == other.nags
        && one.draw_offer == other.draw_offer
        && said.ends_with(&comments(&one.comments))
        && ones.len() == others.len()
        && ones.iter().zip(&others).all(|(one, other)| same_line(one, other))
}

fn lines(node: &MoveNode) -> Vec<&MoveLine> {
    node.variations.iter().filter(|line| !line.is_empty()).collect()
}

fn comments(comments: &[String]) -> Vec<String> {
    comments.iter().map(|comment| words(&plain(comment))).filter(|text| !text.is_empty()).collect()
}

/// Returns the words of a text with one blank between them.
fn words(text: &str) -> String {
    let words: Vec<&str> = text
        .split(|c: char| c.is_whitespace() || c.is_control())
        .filter(|w| !w.is_empty())
        .collect();
    words.join(" ")
}

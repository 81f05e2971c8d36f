//! Comments in variations that lack their closing brace, so that the brace of another comment ends
//! them.

use crate::GameRecord;
use crate::claims::number;
use crate::fault::Damage;
use crate::finding::{Finding, Kind};
use touchmove_board::Position;
use touchmove_notation::diagnosis::{Cause, Confidence};
use touchmove_notation::pgn::{MoveLine, Place, ProblemKind};
use touchmove_notation::read_san_bytes;

/// Returns a finding for each comment in a variation that has half-moves before its second opening
/// brace. Nested braces leave a closing brace over, so they are not meant.
pub(crate) fn hidden_in_variations(game: &impl GameRecord, start: &Position) -> Vec<Finding> {
    let mut found = Vec::new();
    let stray = ProblemKind::UnexpectedCharacter('}');
    if game.has_brace_in_variation() && !game.problems().iter().any(|it| it.kind == stray) {
        search(&game.tree().line, *start, false, &mut found);
    }
    found
}

/// Searches a line and its variations as far as its moves are legal.
fn search(line: &MoveLine, start: Position, is_variation: bool, found: &mut Vec<Finding>) {
    let mut position = start;
    let first = line.moves.first().map(|node| node.place);
    if let (Some(place), true) = (first, is_variation) {
        found.extend(in_comments(&line.comments, place, &position));
    }
    for node in &line.moves {
        for variation in &node.variations {
            search(variation, position, true, found);
        }
        position = match read_san_bytes(&position, node.text.as_bytes()) {
            _ if node.is_null => position.passed_on(position.turn(), false),
            Ok(mv) => position.after(mv),
            Err(_) => return,
        };
        if is_variation {
            found.extend(in_comments(&node.comments, node.place, &position));
        }
    }
}

fn in_comments(comments: &[String], place: Place, position: &Position) -> Vec<Finding> {
    let hidden = comments.iter().filter_map(|comment| hidden(comment, position));
    hidden.map(|moves| finding(moves, place, position)).collect()
}

fn finding(moves: String, place: Place, position: &Position) -> Finding {
    let kind = Kind::Damage(Box::new(Damage {
        cause: Cause::Hidden,
        text: moves.clone(),
        repair: moves,
        confidence: Confidence::Likely,
        examined: false,
    }));
    Finding { place, number: Some(number(position)), kind }
}

/// Returns the half-moves directly before the second opening brace of a comment, if they are legal in
/// the position.
fn hidden(comment: &str, position: &Position) -> Option<String> {
    let (text, _) = comment.split_once('{')?;
    let text = without_brackets(text)?;
    let words: Vec<&str> = text.split_whitespace().collect();
    (0..words.len()).find_map(|from| legal(words.get(from..)?, position))
}

/// Returns a text without the parts in round brackets, or `None` if a bracket lacks its partner.
fn without_brackets(text: &str) -> Option<String> {
    let (mut depth, mut rest) = (0_usize, String::new());
    for c in text.chars() {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.checked_sub(1)?,
            _ if depth == 0 => rest.push(c),
            _ => {}
        }
    }
    (depth == 0).then_some(rest)
}

/// Returns the half-moves among the words, if every word is a legal half-move, a number or a glyph.
fn legal(words: &[&str], position: &Position) -> Option<String> {
    let (mut position, mut moves) = (*position, Vec::new());
    for word in words.iter().filter(|word| !word.starts_with('$')) {
        let text = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
        let text = if text.starts_with('-') { word } else { text };
        let text = text.trim_end_matches(['!', '?']);
        if text.is_empty() {
            continue;
        }
        let mv = read_san_bytes(&position, text.as_bytes()).ok()?;
        position = position.after(mv);
        moves.push(text);
    }
    (!moves.is_empty()).then(|| moves.join(" "))
}

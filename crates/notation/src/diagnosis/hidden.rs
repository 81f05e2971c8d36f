//! Half-moves that a comment without its closing brace hides.

use super::edit::Edit;
use super::item::Item;
use super::tokens::numbered;
use super::trial::Game;
use super::{Confidence, Evidence, Found};
use crate::pgn::is_result_text;
use crate::read_san_bytes;
use alloc::vec::Vec;

/// Longest comment that is searched, in words.
const WORDS: usize = 4_000;

/// Returns the ways to end a comment before half-moves that continue the game at `at`.
pub(super) fn ends(game: &Game, evidence: &Evidence<'_>, at: usize) -> Vec<Edit> {
    let source = game.items.get(at).map(|item| item.source);
    let source = source.unwrap_or(evidence.moves.len());
    let comments = evidence.comments.iter().enumerate();
    let here = comments.filter(|(_, (before, _))| *before == source);
    let mut edits = Vec::new();
    for (index, (_, text)) in here {
        let words: Vec<&str> = text.split_whitespace().take(WORDS).collect();
        for from in 0..words.len() {
            let rest = words.get(from..).unwrap_or_default();
            let items = moves_of(game, at, source, rest);
            if !items.is_empty() {
                edits.push(Edit::hidden(at, items, (index, from)));
                break;
            }
        }
    }
    edits
}

/// Returns the fault of a comment at the end of the half-moves that is not closed and hides the rest
/// of the record.
pub(super) fn at_end(game: &Game, evidence: &Evidence<'_>) -> Option<Found> {
    let at = game.items.len();
    let hides = !game.is_extended && evidence.unclosed.contains(&evidence.moves.len());
    let edit = ends(game, evidence, at).pop().filter(|_| hides)?;
    let first = edit.insert.first()?;
    let numbered = game.counts.get(at).is_some_and(|count| !count.is_wrong(first));
    let certain = numbered && first.number.is_some();
    let confidence = if certain { Confidence::Certain } else { Confidence::Likely };
    let fault = edit.fault(&game.items, confidence);
    Some(Found::Fault(edit, fault))
}

/// Returns the half-moves at the start of the words, which must be legal up to the result, the next
/// comment or the end.
fn moves_of(game: &Game, at: usize, source: usize, words: &[&str]) -> Vec<Item> {
    let Some(mut position) = game.positions.get(at).copied() else { return Vec::new() };
    let (mut items, mut number): (Vec<Item>, _) = (Vec::new(), None);
    for word in words {
        if word.starts_with(['{', '(', ';']) {
            return items;
        }
        let (found, text) = numbered(word);
        number = found.or(number);
        let text = text.trim_end_matches(['!', '?']);
        if text.is_empty() || text.starts_with('$') {
            continue;
        }
        if is_result_text(text) {
            return items;
        }
        let Ok(mv) = read_san_bytes(&position, text.as_bytes()) else { return Vec::new() };
        position = position.after(mv);
        items.push(Item { number: number.take(), ..Item::new(text, source) });
    }
    items
}

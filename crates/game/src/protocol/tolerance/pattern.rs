//! Patterns of sentences: `stop|pause [both] clock`. A word matches each of its inflections, `|`
//! separates alternatives, brackets mark an optional word, and a word in capitals is a
//! slot.
//!
//! Matching never goes back, so it takes linear time.

use super::token::{Token, is_same};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// Slot names with the protocol's words for their contents.
pub(super) type Captures = Vec<(&'static str, String)>;

/// Parses the slot with this name. Returns the number of its tokens, and the protocol's words.
pub(super) type SlotParser = fn(&'static str, &[Token<'_>]) -> Option<(usize, String)>;

/// Matches a whole sentence.
pub(super) fn whole(
    pattern: &'static str,
    tokens: &[Token<'_>],
    slot: SlotParser,
) -> Option<Captures> {
    let mut captures = Captures::new();
    let end = beginning(pattern, tokens, slot, &mut captures)?;
    let rest = tokens.get(end..).unwrap_or_default();
    rest.iter().all(|token| token.is_filler).then_some(captures)
}

/// Matches the beginning of a sentence. Returns the number of matched tokens.
pub(super) fn beginning(
    pattern: &'static str,
    tokens: &[Token<'_>],
    slot: SlotParser,
    captures: &mut Captures,
) -> Option<usize> {
    let mut at = 0;
    for part in pattern.split(' ') {
        let optional = part.strip_prefix('[').and_then(|part| part.strip_suffix(']'));
        match next(optional.unwrap_or(part), tokens, at, slot) {
            Some((end, captured)) => {
                at = end;
                captures.extend(captured);
            }
            None if optional.is_some() || ARTICLES.contains(&part) => {}
            None => return None,
        }
    }
    Some(at)
}

const ARTICLES: [&str; 3] = ["the", "a", "an"];

/// Matches one part of a pattern, after any fillers. Returns the next token, and a slot's value.
fn next(
    part: &'static str,
    tokens: &[Token<'_>],
    mut at: usize,
    slot: SlotParser,
) -> Option<(usize, Option<(&'static str, String)>)> {
    loop {
        let token = tokens.get(at)?;
        for word in part.split('|') {
            if !word.starts_with(|c: char| c.is_ascii_uppercase()) {
                if is_same(&token.low, word) {
                    return Some((at.saturating_add(1), None));
                }
            } else if let Some((taken, value)) = slot(word, tokens.get(at..).unwrap_or_default()) {
                return Some((at.saturating_add(taken), Some((word, value))));
            }
        }
        if !token.is_filler {
            return None;
        }
        at = at.saturating_add(1);
    }
}

/// Fills a canonical line: `{MOVE}` takes the next captured move.
pub(super) fn filled(line: &str, captures: &Captures) -> Option<String> {
    let mut text = String::new();
    let mut used = vec![false; captures.len()];
    let mut rest = line;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}')?;
        let mut free = captures.iter().zip(used.iter_mut());
        let ((_, value), is_used) = free.find(|((kind, _), used)| *kind == name && !**used)?;
        *is_used = true;
        text.push_str(before);
        text.push_str(value);
        rest = after;
    }
    text.push_str(rest);
    Some(text)
}

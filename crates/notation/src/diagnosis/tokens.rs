//! Half-moves that are written without a blank between them.

use super::item::Item;
use crate::SanMove;
use crate::pgn::is_result_text;
use alloc::vec;
use alloc::vec::Vec;

/// Longest word that is split, in bytes.
const LONGEST: usize = 40;

/// Returns the ways to split a word into two half-moves, or a half-move and the result. A move
/// number may be between them.
pub(super) fn split(item: &Item) -> impl Iterator<Item = Vec<Item>> {
    let text = if item.text.len() <= LONGEST { item.text.as_str() } else { "" };
    text.char_indices().skip(2).filter_map(move |(at, _)| {
        let (one, rest) = text.split_at_checked(at)?;
        one.parse::<SanMove>().ok()?;
        let (number, two) = numbered(rest);
        let result = number.is_none() && is_result_text(two);
        if !result {
            two.parse::<SanMove>().ok()?;
        }
        let first = Item { number: item.number, ..Item::new(one, item.source) };
        Some(vec![first, Item { number, ..Item::new(two, item.source) }])
    })
}

/// Splits the number off a word such as `3.Bb5`. The rest is empty if the word is only a number.
pub(super) fn numbered(text: &str) -> (Option<(u32, bool)>, &str) {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = text.get(..text.len().saturating_sub(rest.len())).unwrap_or_default();
    let word = rest.trim_start_matches('.');
    match digits.parse() {
        Ok(number) if word.len() < rest.len() => (Some((number, rest.starts_with(".."))), word),
        _ => (None, text),
    }
}

//! Lists of changes that turn one edition's table into another's at compile time.
//!
//! The articles keep the order of the older table; each new article names its predecessor. A change
//! refers to existing articles by their numbers in the older table. A change to an article that
//! does not exist is a compile error.

use super::number::{Number, is_of, same};
use super::{has, left_out, text};
use crate::Entry;
use core::slice::from_ref;

/// One entry in an edition's list of changes.
#[derive(Clone, Copy)]
pub(super) enum Change {
    /// Inserts articles before all others.
    First(&'static [Entry]),
    /// Inserts articles after an existing one.
    Added(&'static str, &'static [Entry]),
    /// Changes the content of an article and keeps its number.
    Changed(Entry),
    /// Replaces an article and keeps its parts.
    Replaced(&'static str, &'static [Entry]),
    /// Renumbers an article and its parts. The longest matching number applies.
    Renumbered(&'static str, &'static str),
    /// Omits an article and its parts. The second string names the rules that replace it.
    LeftOut(&'static str, &'static str),
    /// Numbers the parts of all articles instead of lettering them: 7.5.a becomes 7.5.1.
    InFigures,
}

/// Inserts articles before all others.
pub(super) const fn first(articles: &'static [Entry]) -> Change {
    Change::First(articles)
}

/// Inserts articles after an article of the older table.
pub(super) const fn added(after: &'static str, articles: &'static [Entry]) -> Change {
    Change::Added(after, articles)
}

/// Changes the content of an article and keeps its number.
pub(super) const fn changed(article: Entry) -> Change {
    Change::Changed(article)
}

/// Replaces an article that was reworded or split.
pub(super) const fn replaced(number: &'static str, by: &'static [Entry]) -> Change {
    Change::Replaced(number, by)
}

/// Deletes an article; its parts need entries of their own.
pub(super) const fn deleted(number: &'static str) -> Change {
    Change::Replaced(number, &[])
}

/// Renumbers an article and its parts.
pub(super) const fn renumbered(from: &'static str, to: &'static str) -> Change {
    Change::Renumbered(from, to)
}

/// Builds a table from an older one and a list of changes.
macro_rules! built_on {
    ($older:expr, $changes:expr) => {{
        use $crate::editions::change::{length, numbers, renumbered_articles, table};
        const LENGTH: usize = length($older, $changes);
        const RENUMBERED: usize = renumbered_articles($older, $changes);
        const NUMBERS: &[$crate::editions::number::Number] =
            &numbers::<RENUMBERED>($older, $changes);
        &table::<LENGTH>($older, $changes, NUMBERS)
    }};
}
pub(super) use built_on;

/// Returns the length of the changed table.
pub(super) const fn length(older: &[Entry], changes: &[Change]) -> usize {
    let mut length = older.len();
    let mut at = 0;
    while at < changes.len() {
        match changes[at] {
            Change::First(new) | Change::Added(_, new) => length += new.len(),
            // Add before subtracting: a deletion has an empty `by`, so `by.len() - 1` would
            // underflow.
            Change::Replaced(_, by) => length = length + by.len() - 1,
            Change::Changed(_)
            | Change::Renumbered(..)
            | Change::LeftOut(..)
            | Change::InFigures => {}
        }
        at += 1;
    }
    length
}

/// Counts the articles of which only the number changes.
pub(super) const fn renumbered_articles(older: &[Entry], changes: &[Change]) -> usize {
    let (mut count, mut at) = (0, 0);
    while at < older.len() {
        if new_number(older[at].number, changes).is_some() {
            count += 1;
        }
        at += 1;
    }
    count
}

/// Returns the new numbers of the renumbered articles, in the older table's order.
pub(super) const fn numbers<const N: usize>(older: &[Entry], changes: &[Change]) -> [Number; N] {
    let mut numbers = [Number::EMPTY; N];
    let (mut at, mut count) = (0, 0);
    while at < older.len() {
        if let Some(number) = new_number(older[at].number, changes) {
            numbers[count] = number;
            count += 1;
        }
        at += 1;
    }
    numbers
}

/// Applies all changes to the older table. `numbers` holds the new article numbers, because a
/// `const fn` cannot allocate the strings.
pub(super) const fn table<const N: usize>(
    older: &[Entry],
    changes: &[Change],
    numbers: &'static [Number],
) -> [Entry; N] {
    every_change_has_its_article(older, changes);
    let mut table = [text("", ""); N];
    let mut end = put_new(&mut table, 0, "", changes);
    let (mut at, mut made) = (0, 0);
    while at < older.len() {
        let article = older[at];
        if let Some(by) = in_place_of(article.number, changes) {
            end = put(&mut table, end, by);
        } else if new_number(article.number, changes).is_some() {
            // `numbers` was filled in the same order, so the next one belongs to this article.
            table[end] = Entry { number: numbers[made].as_str(), ..article };
            (made, end) = (made + 1, end + 1);
        } else {
            table[end] = or_left_out(article, changes);
            end += 1;
        }
        end = put_new(&mut table, end, article.number, changes);
        at += 1;
    }
    table
}

/// Writes articles into the table at an index and returns the index after them.
const fn put(table: &mut [Entry], from: usize, articles: &[Entry]) -> usize {
    let mut at = 0;
    while at < articles.len() {
        table[from + at] = articles[at];
        at += 1;
    }
    from + at
}

/// Writes the articles that are inserted after the article `after`, or before all others if `after`
/// is empty.
const fn put_new(table: &mut [Entry], from: usize, after: &str, changes: &[Change]) -> usize {
    let (mut end, mut at) = (from, 0);
    while at < changes.len() {
        end = match changes[at] {
            Change::First(new) if after.is_empty() => put(table, end, new),
            Change::Added(number, new) if same(number, after) => put(table, end, new),
            _ => end,
        };
        at += 1;
    }
    end
}

const fn in_place_of<'a>(number: &str, changes: &'a [Change]) -> Option<&'a [Entry]> {
    let mut at = 0;
    while at < changes.len() {
        match &changes[at] {
            Change::Replaced(replaced, by) if same(number, replaced) => return Some(by),
            Change::Changed(article) if same(number, article.number) => {
                return Some(from_ref(article));
            }
            _ => {}
        }
        at += 1;
    }
    None
}

/// Returns the new number of an article of which only the number changes.
const fn new_number(number: &str, changes: &[Change]) -> Option<Number> {
    if in_place_of(number, changes).is_some() {
        return None;
    }
    let (mut from, mut to, mut in_figures) = ("", "", false);
    let mut at = 0;
    while at < changes.len() {
        match changes[at] {
            Change::Renumbered(older, newer)
                if older.len() > from.len() && is_of(number, older) =>
            {
                (from, to) = (older, newer);
            }
            Change::InFigures => in_figures = true,
            _ => {}
        }
        at += 1;
    }
    if from.is_empty() && !in_figures {
        return None;
    }
    let made = Number::renumbered(number, from, to);
    let made = if in_figures { made.in_figures() } else { made };
    if same(made.as_str(), number) { None } else { Some(made) }
}

/// Returns the article, or its replacement if the changes omit it.
const fn or_left_out(article: Entry, changes: &[Change]) -> Entry {
    let mut at = 0;
    while at < changes.len() {
        if let Change::LeftOut(whole, why) = changes[at]
            && is_of(article.number, whole)
        {
            return left_out(article.number, why);
        }
        at += 1;
    }
    article
}

/// Fails compilation if the older table lacks a changed article. The error contains its number.
const fn every_change_has_its_article(older: &[Entry], changes: &[Change]) {
    let mut at = 0;
    while at < changes.len() {
        let (number, found) = match changes[at] {
            Change::First(_) | Change::InFigures => ("", true),
            Change::Changed(Entry { number, .. })
            | Change::Added(number, _)
            | Change::Replaced(number, _) => (number, has(older, number)),
            Change::Renumbered(number, _) | Change::LeftOut(number, _) => {
                (number, has_any_of(older, number))
            }
        };
        assert!(found, "{}", number);
        at += 1;
    }
}

const fn has_any_of(table: &[Entry], whole: &str) -> bool {
    let mut at = 0;
    while at < table.len() {
        if is_of(table[at].number, whole) {
            return true;
        }
        at += 1;
    }
    false
}

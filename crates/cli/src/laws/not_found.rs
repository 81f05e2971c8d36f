//! Lookup of editions and articles. Unknown ones cause errors with suggestions.

use super::edition_arg;
use crate::messages::{no_such_edition, say};
use touchmove_book::Book;
use touchmove_explain::Words;
use touchmove_laws::Edition;

/// Returns the edition of that name, or the first whose name contains it.
pub fn edition(words: &Words, name: &str) -> Result<Edition, String> {
    Book::edition(name).ok_or_else(|| no_such_edition(words, name))
}

/// Returns the error for an article that the edition does not have.
pub fn no_such_article(words: &Words, edition: Edition, number: &str) -> String {
    let elsewhere = Edition::ALL.into_iter().filter(|e| e.article(number).is_some());
    let elsewhere: Vec<&str> = elsewhere.map(Edition::name).collect();
    let near = Book::new(words, edition).near(number);
    let args = [
        edition_arg(edition),
        ("number", number.into()),
        ("similar", near.len().into()),
        ("near", near.join(", ").into()),
        ("command", "touchmove laws".into()),
        ("others", elsewhere.len().into()),
        ("elsewhere", elsewhere.join(", ").into()),
    ];
    let missing = say(words, "laws-no-article", &args);
    let Some(here) = edition.numbered_here(number) else { return missing };
    let args = [("here", here.into()), ("there", number.into())];
    format!("{missing} {}", say(words, "laws-printed-here", &args))
}

/// Returns true for text in the form of an article number, such as 7.5.b or 99, which is not a
/// search word.
pub fn is_number(text: &str) -> bool {
    let written = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '(' | ')');
    let digits = text.chars().any(|c| c.is_ascii_digit());
    let alone = text.len() < 2 || text.chars().all(|c| c.is_ascii_digit());
    text.chars().all(written) && (alone || digits && text.contains('.'))
}

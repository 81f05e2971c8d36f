//! The cases that the book was made with.

use crate::cases::{Case, parse};
use std::sync::OnceLock;

/// Every case file and every translation: its path from the root of the
/// repository, and its text.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The files below a folder.
pub(crate) fn files(folder: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let below = move |path: &str| path.strip_prefix(folder).is_some_and(|p| p.starts_with('/'));
    FILES.iter().copied().filter(move |(path, _)| below(path))
}

/// Every case, in the order of the files.
///
/// ```
/// assert!(touchmove_book::all().len() > 600);
/// ```
pub fn all() -> &'static [Case] {
    static CASES: OnceLock<Vec<Case>> = OnceLock::new();
    // What cannot be read is found by the tests of the repository.
    CASES.get_or_init(|| {
        files("cases").flat_map(|(path, text)| parse(path, text).unwrap_or_default()).collect()
    })
}

/// The case of that name, as addresses write it: see [`slug`].
///
/// ```
/// let case = touchmove_book::case("white-makes-the-first-move").unwrap();
/// assert_eq!(case.name, "White makes the first move");
/// assert!(touchmove_book::case("nobody-moves").is_none());
/// ```
pub fn case(name: &str) -> Option<&'static Case> {
    all().iter().find(|case| slug(&case.name) == name)
}

/// A name as addresses write it: small letters, digits and hyphens.
///
/// ```
/// assert_eq!(touchmove_book::slug("The opponent's king"), "the-opponents-king");
/// ```
pub fn slug(name: &str) -> String {
    let plain = name.to_lowercase().replace(['\'', '’'], "");
    let parts = plain.split(|letter: char| !letter.is_ascii_alphanumeric());
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}

/// A case as lists name it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    /// Its name in addresses.
    pub name: String,
    /// Its title, in the reader's language.
    pub title: String,
    /// Its file, from the root of the repository.
    pub file: &'static str,
}

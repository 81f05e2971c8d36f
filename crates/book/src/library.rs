//! The bundled cases.

use crate::cases::{Case, parse};
use crate::embedded::{files, text};
use crate::translations::case_text;
use std::sync::OnceLock;
use touchmove_explain::Language;

/// Returns every case in file order.
///
/// ```
/// assert!(touchmove_book::all().len() > 600);
/// ```
pub fn all() -> &'static [Case] {
    static CASES: OnceLock<Vec<Case>> = OnceLock::new();
    // Files with syntax errors are skipped; a test of the repository reports them.
    CASES.get_or_init(|| {
        files("cases").flat_map(|(path, text)| parse(path, text).unwrap_or_default()).collect()
    })
}

/// Finds a case by its URL name, see [`slug`].
///
/// ```
/// let case = touchmove_book::case("white-makes-the-first-move").unwrap();
/// assert_eq!(case.name, "White makes the first move");
/// assert!(touchmove_book::case("nobody-moves").is_none());
/// ```
pub fn case(name: &str) -> Option<&'static Case> {
    all().iter().find(|case| slug(&case.name) == name)
}

/// Converts a name to its URL form: lowercase letters, digits and hyphens.
///
/// ```
/// assert_eq!(touchmove_book::slug("The opponent's king"), "the-opponents-king");
/// ```
pub fn slug(name: &str) -> String {
    let plain = name.to_lowercase().replace(['\'', '’'], "");
    let parts = plain.split(|letter: char| !letter.is_ascii_alphanumeric());
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}

/// A case in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaseSummary {
    /// The name used in URLs.
    pub name: String,
    /// The title in the reader's language.
    pub title: String,
    /// The path from the root of the repository.
    pub file: &'static str,
    /// The title of the file in the reader's language.
    pub group: &'static str,
}

impl CaseSummary {
    /// Summarises a case in a language.
    pub(crate) fn of(case: &'static Case, language: Language) -> CaseSummary {
        CaseSummary {
            name: slug(&case.name),
            title: case_text(case, language).title,
            file: &case.file,
            group: file_title(&case.file, language),
        }
    }
}

/// Returns the title of a case file in a language.
///
/// ```
/// use touchmove_explain::Language;
/// let title = touchmove_book::file_title("cases/07-irregularities/two-hands.md", Language::English);
/// assert_eq!(title, "Two hands for one move");
/// ```
pub fn file_title(file: &str, language: Language) -> &'static str {
    let path = match language {
        Language::English => file.to_owned(),
        other => format!("locales/{}/{file}", other.code()),
    };
    let text = text(&path);
    text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or_default()
}
